import { emptyImportedQuery } from '@dvaput/domain/international/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import type { Garbage } from './garbage.ts'
import type { GarbageProof } from './garbage-proof.ts'
import { inventoryGarbage, rowGarbage } from './inventory-garbage.ts'

const chile = { market: markets.cl, language: 'es' } as const
const { refusedRows, harmlessRows, refusedBodies, endlessBodies, takenBodies } = inventoryGarbage
const fault = (isFault: boolean, text: string) => (isFault ? [text] : [])

/** What no product may be that is shown, whatever the warehouse said of it. */
const insane = `
  SELECT product.id FROM backend.international_products AS product LEFT JOIN backend.international_entries AS entry USING (id)
  WHERE listed <> (entry.id IS NOT NULL) OR stock NOT BETWEEN 0 AND 100000 OR pesos > 1000000000 OR title !~ '\\S'
    OR length(title) > 500 OR handle !~ '^[A-Za-z0-9][A-Za-z0-9._-]*$' OR product.created_at > app_now() + interval '1 day'
    OR EXISTS (SELECT FROM unnest(pictures) AS picture WHERE picture !~ '^https?://')
    OR description_html ~* '<(?!/?(p|strong|b|em|i|ul|ol|li|br|span)>)'
    OR entry.price_minor NOT BETWEEN 1 AND 1000000000`

type Stored = { readonly id: string; readonly digest: string; readonly isMarked: boolean }

const readProducts = async ({ pool }: GarbageProof, mark: string): Promise<Stored[]> =>
  (
    await pool.query<Stored>(
      `SELECT id, digest, description_html LIKE $1 AS "isMarked" FROM backend.international_products
       WHERE removed_at IS NULL ORDER BY id`,
      [`%${mark}%`],
    )
  ).rows

const sync = async ({ commands }: GarbageProof): Promise<string> =>
  commands.syncImports().catch((error: unknown) => `threw ${error}`)

/** The circuit is closed again, and everything is as the warehouse has it. */
const recover = async (proof: GarbageProof, mark: string) => {
  proof.proxy.choose(undefined)
  proof.proxy.setMark(mark)
  proof.letCircuitClose()
  return fault((await sync(proof)) !== 'finished', 'the good warehouse is not believed')
}

const looksWell = async ({ pool, store }: GarbageProof): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(insane)
  const listing = await store.backend.international.list({ ...emptyImportedQuery, withWarnings: true }, chile)
  return [
    ...fault(rows.length > 0, `published: ${rows.map(({ id }) => id).join(', ')}`),
    ...fault(listing.products.length === 0, 'nothing is listed'),
  ]
}

let marks = 0
const newMark = () => {
  marks += 1
  return `mark${marks}x`
}

const within = async (proof: GarbageProof, garbage: Garbage) => {
  const faults = await recover(proof, newMark())
  const mark = newMark()
  proof.proxy.setMark(mark)
  const before = await readProducts(proof, mark)
  proof.proxy.choose(garbage)
  const outcome = await sync(proof)
  const isHit = proof.proxy.hits() > 0
  const after = await readProducts(proof, mark)
  return { faults: [...faults, ...fault(!isHit, 'nothing was spoilt')], before, outcome, after }
}

/** Bad rows are refused, good ones are taken. `isRefused`: nothing of the bad ones may be taken either. */
const proveRows = async (proof: GarbageProof, garbage: Garbage, isRefused: boolean): Promise<string[]> => {
  const { faults, before, outcome, after } = await within(proof, garbage)
  const { rowsListed, rowsSpoilt } = proof.proxy
  const taken = after.filter(({ isMarked }) => isMarked).length
  const good = rowsListed - rowsSpoilt
  const lost = before.filter(({ id }) => !after.some((each) => each.id === id)).length
  const changed = after.filter(
    ({ id, digest, isMarked }) => !isMarked && digest !== before.find((each) => each.id === id)?.digest,
  ).length
  const { rows } = await proof.pool.query('SELECT FROM backend.international_rejections')
  return [
    ...faults,
    ...fault(outcome !== 'finished', `the sync ${outcome}`),
    ...fault(isRefused ? taken !== good : taken < good, `${taken} rows were taken, ${good} are good`),
    ...fault(isRefused && rows.length === 0, 'no row is listed as refused'),
    ...fault(lost > 0 || (isRefused && changed > 0), `${lost} products are gone, ${changed} changed by a refused row`),
    ...(await looksWell(proof)),
  ]
}

/** Nothing is believed, and everything stays. */
const proveBody = async (proof: GarbageProof, garbage: Garbage): Promise<string[]> => {
  const { faults, before, outcome, after } = await within(proof, garbage)
  const { rows } = await proof.pool.query("SELECT problem FROM backend.international_syncs WHERE kind = 'full'")
  return [
    ...faults,
    ...fault(outcome !== 'failed', `the sync ${outcome}`),
    ...fault(JSON.stringify(before) !== JSON.stringify(after), 'the catalogue is not what it was'),
    ...fault(!rows[0]?.problem, 'the shop is not told why'),
    ...(await looksWell(proof)),
  ]
}

const proveEndless = async (proof: GarbageProof, garbage: Garbage): Promise<string[]> => {
  const { faults, before, outcome, after } = await within(proof, garbage)
  const lost = before.filter(({ id }) => !after.some((each) => each.id === id)).length
  return [
    ...faults,
    ...fault(outcome !== 'failed', `the sync ${outcome}`),
    ...fault(lost > 0, `${lost} products are gone`),
    ...fault(proof.proxy.hits() > 5, `${proof.proxy.hits()} pages were read`),
    ...(await looksWell(proof)),
  ]
}

const proveTaken = async (proof: GarbageProof, garbage: Garbage): Promise<string[]> => {
  const { faults, outcome, after } = await within(proof, garbage)
  const taken = after.filter(({ isMarked }) => isMarked).length
  return [
    ...faults,
    ...fault(outcome !== 'finished', `the sync ${outcome}`),
    ...fault(taken !== proof.proxy.rowsListed, `${taken} rows were taken`),
  ]
}

const all = <Kind>(
  kinds: Readonly<Record<string, Kind>>,
  prove: (proof: GarbageProof, kind: Kind) => Promise<string[]>,
) => Object.entries(kinds).map(([name, kind]) => ({ name, prove: (proof: GarbageProof) => prove(proof, kind) }))

/** T20 for the inventory: each kind alone, with a closed circuit. */
export const inventoryKinds = [
  ...all(refusedRows, (proof, row) => proveRows(proof, rowGarbage(row), true)),
  ...all(harmlessRows, (proof, row) => proveRows(proof, rowGarbage(row), false)),
  ...all(refusedBodies, proveBody),
  ...all(endlessBodies, proveEndless),
  ...all(takenBodies, proveTaken),
]
