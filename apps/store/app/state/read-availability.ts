import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { Market } from '@dvaput/domain/markets/market'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'
import { formatTime } from '@dvaput/domain/text/format-date'
import type { Text } from '../i18n/catalogue.ts'
import { api } from '../lib/api.ts'
import type { AskedProduct, Unavailable } from './use-hold.ts'

type Reader = { readonly market: Pick<Market, 'timeZone'>; readonly text: Text<'products'> }
type Waiting = { readonly product: AskedProduct; readonly resolve: (response: Promise<unknown>) => void }

let waiting: Waiting[] = []

const send = () => {
  const asked = waiting
  waiting = []
  const lines = [...new Map(asked.map(({ product: { id, price } }) => [id, { id, price, quantity: 1 }])).values()]
  const response = api.post('/cart/lines', { lines }, { signal: AbortSignal.timeout(waitMs) })
  for (const { resolve } of asked) resolve(response)
}

/** Whoever presses has waited long enough then: the cart and the checkout ask again. */
const waitMs = 5000

/** All cards of a page in one request. */
const ask = (product: AskedProduct) =>
  new Promise<unknown>((resolve) => {
    if (waiting.length === 0) setTimeout(send)
    waiting.push({ product, resolve })
  })

type Line = {
  readonly id?: unknown
  readonly state?: unknown
  readonly heldUntil?: unknown
  readonly ownPayment?: unknown
}

const toAskedProduct = (product: CardProduct | AskedProduct): AskedProduct | undefined => {
  if (!('source' in product)) return product
  const identity = identityOf(product)
  return identity && { id: formatProductIdentity(identity), price: currentPrice(product) }
}

/** Why nothing is left of a product now; undefined where something is, or nobody knows. */
export const readUnavailable = async (
  product: CardProduct | AskedProduct,
  { market, text }: Reader,
): Promise<Unavailable | undefined> => {
  const asked = toAskedProduct(product)
  if (!asked) return undefined
  try {
    const { lines } = (await ask(asked)) as { readonly lines: readonly Line[] }
    const { state, heldUntil, ownPayment } = lines.find(({ id }) => id === asked.id) ?? {}
    if (state !== 'sold-out') return undefined
    if (typeof heldUntil !== 'string') return { isHeld: false, message: text('stock.out') }
    const until = formatTime({ at: heldUntil, timeZone: market.timeZone })
    const isOwn = typeof ownPayment === 'string' && /^https?:/.test(ownPayment)
    const held = { isHeld: true, short: text('stock.heldShort', { until }) } as const
    return isOwn
      ? { ...held, message: text('stock.heldOwn', { until }), payUrl: ownPayment }
      : { ...held, message: text('stock.held', { until }) }
  } catch {
    return undefined
  }
}
