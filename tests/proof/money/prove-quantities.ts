import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import fc from 'fast-check'
import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import type { Proof } from '../two-processes/two-processes.ts'

const oddQuantities = [0, -1, 1.5, 1e9, '1e3', 2 ** 53, '1', true, [], {}, -(2 ** 31), 1_000_001]

const cart = 'cart { id lines(first: 5) { nodes { id quantity } } } userErrors { code }'
const queries = {
  create: `mutation ($lines: [CartLineInput!]) { result: cartCreate(input: { lines: $lines }) { ${cart} } }`,
  add: `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { result: cartLinesAdd(cartId: $cartId, lines: $lines) { ${cart} } }`,
  update: `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { result: cartLinesUpdate(cartId: $cartId, lines: $lines) { ${cart} } }`,
} as const

type Cart = { readonly id: string; readonly lines: { readonly nodes: readonly { id: string; quantity: number }[] } }
type Result = {
  readonly data?: { readonly result: { readonly cart: Cart | null; readonly userErrors: readonly unknown[] } | null }
  readonly errors?: unknown
}

/** T3: quantities that are none are refused wherever a cart takes one, and leave the cart as it was. */
export const proveOddQuantities = async (proof: Proof): Promise<string[]> => {
  const query = async (request: number, name: keyof typeof queries, variables: object): Promise<Result> => {
    const response = await proof.reachOf(request)('/api/2025-04/graphql.json', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': demoPublicToken },
      body: JSON.stringify({ query: queries[name], variables }),
    })
    if (response.status >= 500) throw new Error(`${name} responded ${response.status}`)
    return (await response.json()) as Result
  }
  const merchandiseId = `gid://shopify/ProductVariant/${await proof.addVariant({ stock: 5 })}`
  const created = (await query(0, 'create', { lines: [{ merchandiseId, quantity: 2 }] })).data?.result?.cart
  const lineId = created?.lines.nodes[0]?.id
  const faults: string[] = []
  for (const [index, quantity] of oddQuantities.entries())
    for (const name of ['create', 'add', 'update'] as const) {
      // Zero units of a line that exists is how it is removed.
      if (name === 'update' && quantity === 0) continue
      const line = name === 'update' ? { id: lineId, quantity } : { merchandiseId, quantity }
      const { data, errors } = await query(index, name, { cartId: created?.id, lines: [line] })
      const isRefused = errors !== undefined || (data?.result?.userErrors.length ?? 0) > 0
      if (!isRefused) faults.push(`${name} took ${JSON.stringify(quantity)}`)
    }
  const { rows } = await proof.database.pool.query<{ quantity: number }>(
    'SELECT quantity FROM platform.cart_lines WHERE id = $1',
    [/CartLine\/([\w-]+)/.exec(lineId ?? '')?.[1]],
  )
  return [...faults, ...(rows[0]?.quantity === 2 ? [] : [`the cart has ${rows[0]?.quantity} by now`])]
}

const anyLines = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 4 })

/** T3: one variant on several lines of a cart, wanted by several buyers at once: never more than there are. */
export const proveSharedVariant = async (
  proof: Proof,
  { runs, seed }: Record<'runs' | 'seed', number>,
): Promise<string[]> => {
  const faults: string[] = []
  for (const [run, quantities] of fc.sample(anyLines, { seed, numRuns: runs }).entries()) {
    const stock = 1 + (run % 7)
    const variantId = await proof.addVariant({ stock })
    const lines = quantities.map((quantity, line) => ({ variantId, quantity, engraving: `${line}` }))
    const waiting = [await proof.readyWith(lines), await proof.readyWith(lines), await proof.readyWith(lines)]
    await Promise.all(waiting.map(({ token, shown }, buyer) => proof.walkOf(run * 3 + buyer).place(token, shown)))
    const { rows } = await proof.database.pool.query<{ sold: number }>(
      'SELECT coalesce(sum(quantity), 0)::int AS sold FROM platform.order_lines WHERE variant_id = $1',
      [variantId],
    )
    if ((rows[0]?.sold ?? 0) > stock) faults.push(`sold ${rows[0]?.sold} of ${stock}`)
  }
  return [...faults, ...(await checkInvariants(proof.database))]
}
