import type { StoreProof } from '../store-processes/store-proof.ts'
import { fault, type Scene } from './crash-scenes.ts'

const hour = 3_600_000

type Held = { readonly status: string; readonly codes: number; readonly holds: number }

/** The offer, and what the platform has for it: codes that count, and drafts that hold its unit. */
const readOffer = async ({ pool }: StoreProof, id: string): Promise<Held | undefined> => {
  const { rows } = await pool.query<Held>(
    `SELECT status,
       (SELECT count(*)::int FROM platform.discounts
        WHERE discounts.code = offers.code AND coalesce(ends_at > app_now(), true)) AS codes,
       (SELECT count(*)::int FROM platform.draft_orders JOIN platform.stock_holds ON holder = 'draft:' || draft_orders.id
        WHERE 'offer-' || offers.id = ANY(tags)) AS holds
     FROM backend.offers WHERE id = $1`,
    [id],
  )
  return rows[0]
}

const describe = ({ status, codes, holds }: Held) => `${status}, ${codes} codes, ${holds} units held`

/** The price is agreed once, with one code and one unit, and both are gone when its time is over. */
export const approvingOffer: Scene = async (proof, doomed) => {
  const { commands } = proof
  const [buyer, variantId] = [proof.newBuyer(), await proof.addProduct('main', 2)]
  const { rows } = await proof.pool.query('SELECT product_id FROM platform.product_variants WHERE id = $1', [
    variantId.split('/').at(-1),
  ])
  const submitted = await commands.offerLocal({ buyer, productId: String(rows[0]?.product_id), amount: 80 })
  if (!submitted.ok) return [`refused: ${submitted.refusal.code}`]
  const { id } = submitted.offer
  await doomed.run('approveOffer', { id })
  await proof.drain()
  const agreed = await readOffer(proof, id)
  const told = (await proof.mailsTo(buyer.email)).length
  await proof.passTime(25 * hour)
  await commands.sweepOffers()
  await proof.drain()
  const over = await readOffer(proof, id)
  return [
    ...fault(
      !agreed || describe(agreed) !== 'approved, 1 codes, 1 units held',
      `agreed: ${agreed && describe(agreed)}`,
    ),
    // That it arrived, and that it was approved.
    ...fault(told !== 2, `${told} mails`),
    ...fault(!over || describe(over) !== 'expired, 0 codes, 0 units held', `a day later: ${over && describe(over)}`),
  ]
}

/** The warehouse has it once, whoever dies on the way. */
export const sendingOffer: Scene = async (proof, doomed) => {
  const { commands } = proof
  const [buyer, eraId] = [proof.newBuyer(), await proof.addImport(1)]
  const submitted = await commands.offerImport({ buyer, eraId, amount: 150_000 })
  if (!submitted.ok) return [`refused: ${submitted.refusal.code}`]
  const { id } = submitted.offer
  await doomed.run('drain', { alsoLater: false })
  await proof.drain()
  await commands.withdrawOffer({ buyer, id })
  await proof.drain()
  const taken = (await proof.takenMoves()).get(id)
  const { rows } = await proof.pool.query('SELECT era_status FROM backend.offers WHERE id = $1', [id])
  return [
    ...fault(taken?.join() !== '1,2', `moves at the warehouse: ${taken}`),
    ...fault(rows[0]?.era_status !== 'sent', `the offer is ${rows[0]?.era_status}`),
  ]
}
