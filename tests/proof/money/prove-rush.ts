import fc from 'fast-check'
import { copyCheckout } from '../../support/platform/checkout-walk.ts'
import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import type { Proof } from '../two-processes/two-processes.ts'

type Waiting = { readonly token: string; readonly shown: string }

const countBy = (all: readonly string[]): Partial<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(all, (value) => value)].map(([value, same]) => [value, same.length]))

export const inOrderOf = <Item>(seed: number, items: readonly Item[], length = items.length): Item[] =>
  fc.sample(fc.shuffledSubarray([...items], { minLength: length, maxLength: length }), { seed, numRuns: 1 })[0] ?? []

/** Who is copied holds products, as everybody at the payment step does; the copies must start with a full shelf. */
const releaseAll = async ({ database }: Proof) => {
  await database.pool.query('DELETE FROM platform.stock_holds')
  await database.pool.query('UPDATE platform.stock SET reserved = 0')
}

/** All press at once, or so many hands one buyer after another. */
const press = async ({ walkOf }: Proof, waiting: readonly Waiting[], hands = waiting.length) => {
  const buyers = waiting.entries()
  const results: string[] = []
  const from = performance.now()
  let slowestMs = 0
  const work = async () => {
    for (const [buyer, { token, shown }] of buyers) {
      const pressedAt = performance.now()
      results.push(await walkOf(buyer).press(token, shown))
      slowestMs = Math.max(slowestMs, performance.now() - pressedAt)
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  return { counts: countBy(results), seconds: (performance.now() - from) / 1_000, slowestMs }
}

/** T1: buyers with carts of their own press "order" at once for fewer units. A seed decides who presses before whom, and where. */
export const proveRush = async (proof: Proof, { buyers, units, seed }: Record<'buyers' | 'units' | 'seed', number>) => {
  const { token: first } = await proof.ready(units)
  await releaseAll(proof)
  const pressed = await press(proof, inOrderOf(seed, await copyCheckout(proof.database, first, buyers)))
  return { ...pressed, broken: await checkInvariants(proof.database) }
}

type MixedRush = { readonly carts: number; readonly copies: number; readonly hands: number; readonly seed: number }

/** T2: carts of three of twenty variants, in any order, with 25 units of each: nobody sells what is gone, or waits in a circle. */
export const proveMixedRush = async (proof: Proof, { carts, copies, hands, seed }: MixedRush) => {
  const variants = await Promise.all(Array.from({ length: 20 }, () => proof.addVariant({ stock: 25 })))
  const waiting: Waiting[] = []
  for (let cart = 0; cart < carts; cart += 1) {
    const lines = inOrderOf(seed * 1_000 + cart, variants, 3).map((variantId) => ({ variantId, quantity: 1 }))
    const { token } = await proof.readyWith(lines)
    waiting.push(...(await copyCheckout(proof.database, token, copies)))
    await releaseAll(proof)
  }
  const pressed = await press(proof, inOrderOf(seed, waiting), hands)
  const { rows } = await proof.database.pool.query<{ sold: number }>(
    `SELECT sum(25 - on_hand)::int AS sold FROM platform.stock WHERE variant_id = ANY($1)`,
    [variants],
  )
  return { ...pressed, sold: rows[0]?.sold ?? 0, broken: await checkInvariants(proof.database) }
}
