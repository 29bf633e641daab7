import { deliver, type GatewayShops, type PaymentPage, type Purchase } from './gateway-proof.ts'

const minute = 60_000

/** What has to be there at the end; the books of the gateway say the rest. */
type End = { readonly orders: 0 | 1; readonly isCancelled?: boolean }
type History = (proof: GatewayShops, bought: Purchase) => Promise<End>

const announce = async (proof: GatewayShops, { shop }: Purchase, page: PaymentPage, count: number) => {
  let waiting = await page.notices(count)
  for (let attempts = 5; waiting.length > 0 && attempts > 0; attempts -= 1) {
    const statuses = await deliver(proof, shop, waiting)
    const refused = statuses.filter((status) => status !== 200 && status !== 503)
    if (refused.length > 0) throw new Error(`a genuine notice was answered ${refused.join(', ')}`)
    // A busy database asks for it again, and every gateway tells it again.
    waiting = waiting.filter((_, nth) => statuses[nth] === 503)
  }
  if (waiting.length > 0) throw new Error(`${waiting.length} notices were never taken`)
}

const abandon = ({ token, walk, otherWalk }: Purchase, nth = 0) =>
  (nth % 2 === 0 ? walk : otherWalk).post(`/checkouts/${token}/pay-otherwise`, {})

const comeBack = async ({ token, walk }: Purchase, search = '') => {
  const { location } = await walk.get(`/checkouts/${token}/return${search}`)
  return walk.get(location ?? `/checkouts/${token}`)
}

const payInCash = async ({ token, walk }: Purchase) => {
  const { text } = await walk.get(`/checkouts/${token}/payment`)
  const method = text.includes('cash-on-delivery') ? 'cash-on-delivery' : 'bank-transfer'
  return walk.place(token, walk.hidden(text, 'shown'), { method })
}

const adminToken = ({ platform }: GatewayShops, { shop }: Purchase) => platform.shopOf(shop).tokens.admin

/** Ten presses on Cancel at once, at both processes. */
const cancelOrder = async (proof: GatewayShops, bought: Purchase) => {
  const { rows } = await proof.database.pool.query<{ id: number }>(
    'SELECT id FROM platform.orders WHERE checkout_token = $1',
    [bought.token],
  )
  const query = `mutation ($id: ID!) { orderCancel(orderId: $id, reason: CUSTOMER, refund: true, restock: true) {
    job { id } orderCancelUserErrors { message } } }`
  const notice = {
    path: '/admin/api/2025-04/graphql.json',
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': adminToken(proof, bought) },
      body: JSON.stringify({ query, variables: { id: `gid://shopify/Order/${rows[0]?.id}` } }),
    },
  }
  const statuses = await deliver(proof, bought.shop, Array(10).fill(notice))
  const failed = statuses.filter((status) => status >= 500)
  if (failed.length > 0) throw new Error(`a cancellation was answered ${failed.join(', ')}`)
}

/** Only the provider that is asked finds a payment of which nobody told. */
const isAsked = ({ shop }: Purchase) => shop === 'retail'

/** What buyer, gateway and shop do, in their order; each ends in one way. */
export const histories = {
  'paid and told once': async (proof, bought) => {
    const page = await bought.leave()
    await page.pay()
    await announce(proof, bought, page, 1)
    return { orders: 1 }
  },
  'paid and told five times at once, while the buyer comes back': async (proof, bought) => {
    const page = await bought.leave()
    await page.pay()
    await Promise.all([announce(proof, bought, page, 5), comeBack(bought), comeBack(bought)])
    return { orders: 1 }
  },
  'paid, the page closed, told late': async (proof, bought) => {
    const page = await bought.leave()
    await page.pay()
    await proof.settle()
    await announce(proof, bought, page, 1)
    return { orders: 1 }
  },
  'paid and never told': async (_, bought) => {
    const page = await bought.leave()
    await page.pay()
    return { orders: isAsked(bought) ? 1 : 0 }
  },
  'declined, tried again, paid': async (proof, bought) => {
    const page = await bought.leave()
    await page.decline()
    await page.decline()
    await page.pay()
    await announce(proof, bought, page, 2)
    return { orders: 1 }
  },
  'never paid, and the address bar says it was': async (_, bought) => {
    await bought.leave()
    const back = await comeBack(bought, '?status=approved&response_code=0000&payment_id=1')
    if (back.location?.endsWith('/thank-you')) throw new Error('the address bar was believed')
    return { orders: 0 }
  },
  'told by somebody else': async (proof, bought) => {
    const page = await bought.leave()
    await page.pay()
    const forged = (await page.notices(3)).map(({ path, init }, nth) => ({
      path,
      init: {
        ...init,
        headers: nth === 0 ? {} : { ...(init.headers as object), authorization: 'WP3-callback x', 'x-signature': 'x' },
      } as RequestInit,
    }))
    const statuses = await deliver(proof, bought.shop, forged)
    if (statuses.some((status) => status !== 401)) throw new Error(`forged notices were answered ${statuses}`)
    return { orders: isAsked(bought) ? 1 : 0 }
  },
  'called off before it is paid, and paid all the same': async (proof, bought) => {
    const page = await bought.leave()
    await abandon(bought)
    await page.pay()
    await announce(proof, bought, page, 5)
    return { orders: 0 }
  },
  'called off while it is being paid': async (proof, bought) => {
    const page = await bought.leave()
    const [, isPaid] = await Promise.all([abandon(bought), page.pay(), abandon(bought, 1)])
    if (isPaid) await Promise.all([announce(proof, bought, page, 3), abandon(bought), abandon(bought, 1)])
    return { orders: 1 }
  },
  'called off while the notice comes': async (proof, bought) => {
    const page = await bought.leave()
    await page.pay()
    await Promise.all([announce(proof, bought, page, 5), ...[0, 1, 2, 3].map((nth) => abandon(bought, nth))])
    return { orders: 1 }
  },
  'called off, bought in cash, and then paid by card': async (proof, bought) => {
    const page = await bought.leave()
    await abandon(bought)
    const placed = await payInCash(bought)
    await page.pay()
    await Promise.all([announce(proof, bought, page, 3), proof.settle()])
    return { orders: placed.status === 303 ? 1 : 0 }
  },
  'called off, the card again, and both pages paid': async (proof, bought) => {
    const first = await bought.leave()
    await abandon(bought)
    const second = await bought.leave()
    await Promise.all([first.pay(), second.pay()])
    await Promise.all([announce(proof, bought, first, 2), announce(proof, bought, second, 2)])
    return { orders: 1 }
  },
  'paid, and the order cancelled by ten presses while notices come': async (proof, bought) => {
    const page = await bought.leave()
    await page.pay()
    await announce(proof, bought, page, 1)
    await Promise.all([cancelOrder(proof, bought), announce(proof, bought, page, 3)])
    await announce(proof, bought, page, 2)
    return { orders: 1, isCancelled: true }
  },
  'paid after its time, while the product is there': async (proof, bought) => {
    const page = await bought.leave()
    await proof.setClockOffset(40 * minute)
    await proof.settle()
    await page.pay()
    await announce(proof, bought, page, 2)
    await proof.setClockOffset(0)
    return { orders: 1 }
  },
  'paid after its time, when somebody else has bought the product': async (proof, bought) => {
    const page = await bought.leave()
    await proof.setClockOffset(40 * minute)
    await proof.settle()
    await proof.platform.parts.checkouts.endExpiredHolds()
    await proof.database.pool.query(
      `WITH sold AS (UPDATE platform.stock SET on_hand = 0 WHERE variant_id = $1 RETURNING variant_id)
       INSERT INTO platform.stock_movements (variant_id, quantity, reason, reference)
       SELECT variant_id, -1, 'correction', 'sold elsewhere' FROM sold`,
      [bought.variantId],
    )
    await page.pay()
    await announce(proof, bought, page, 2)
    await proof.setClockOffset(0)
    return { orders: 0 }
  },
} satisfies Readonly<Record<string, History>>

export type HistoryName = keyof typeof histories
export const historyNames = Object.keys(histories) as HistoryName[]
