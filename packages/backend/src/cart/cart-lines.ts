import { type AgreedPrice, applyAgreedPrice, findAgreedPrice } from '@dvaput/domain/cart/agreed-price'
import type { CheckedLine, RequestedLine } from '@dvaput/domain/cart/checked-line'
import { fewUnits } from '@dvaput/domain/catalogue/stock'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { LocalLine } from '../catalogue/replica/replica-lines.ts'
import type { ImportedLine, ImportedProducts } from '../international/imported-products.ts'
import type { Buyer, FindHolds } from './find-holds.ts'

type Needs = {
  readonly catalogue: Pick<Catalogue, 'lines'>
  readonly imported: Pick<ImportedProducts, 'checkLines'>
  readonly listAgreed?: ListAgreedPrices
  readonly findHolds?: FindHolds
}

/** Those that a customer can pay now. */
export type ListAgreedPrices = (customerId: string, market: MarketId) => Promise<readonly AgreedPrice[]>

export type CartLines = ReturnType<typeof createCartLines>

const isLocal = (line: RequestedLine): line is LocalLine => line.identity.kind === 'local'
const isImported = (line: RequestedLine): line is ImportedLine => line.identity.kind === 'international'

const isScarce = ({ state, current }: CheckedLine): boolean =>
  state === 'for-sale' && current?.isStockKnown === true && current.stock <= fewUnits

const toSoldOut = (line: CheckedLine): CheckedLine => ({
  ...line,
  state: 'sold-out',
  current: line.current && { ...line.current, stock: 0, isStockKnown: true, limit: 0 },
})

/**
 * Queries the module of each kind of product for its lines; results come in the order of the cart. With a customer, at
 * the prices that were agreed with them.
 */
export const createCartLines = ({ catalogue, imported, listAgreed, findHolds }: Needs) => {
  /**
   * What is sold out because somebody is paying for it says so. Our copy of the stock is some seconds old, so the shop is
   * asked about the last pieces as well. // decision 0175
   */
  const withHolds = async (
    shop: ShopHandle,
    checked: readonly CheckedLine[],
    buyer: Buyer,
  ): Promise<readonly CheckedLine[]> => {
    const last = checked.flatMap((line) =>
      line.identity.kind === 'local' && (line.state === 'sold-out' || isScarce(line)) ? [line.identity] : [],
    )
    const holds = await findHolds?.(shop, last, buyer)
    return checked.map((line) => {
      const hold = holds?.get(formatProductIdentity(line.identity))
      return hold ? { ...toSoldOut(line), ...hold } : line
    })
  }

  return async (
    locale: Locale,
    lines: readonly RequestedLine[],
    customerId?: string,
    browser?: string,
  ): Promise<readonly CheckedLine[]> => {
    const [locals, internationals] = [lines.filter(isLocal), lines.filter(isImported)]
    const [agreed = [], checkedLocals, checkedInternationals] = await Promise.all([
      customerId === undefined ? [] : listAgreed?.(customerId, locale.market.id),
      locals.length > 0 ? catalogue.lines(locale, locals) : [],
      internationals.length > 0 ? imported.checkLines(locale, internationals) : [],
    ])
    const results = new Map<RequestedLine, CheckedLine | undefined>([
      ...locals.map((line, index) => [line, checkedLocals[index]] as const),
      ...internationals.map((line, index) => [line, checkedInternationals[index]] as const),
    ])
    const checkedLines = lines.map((line) => {
      const checked = results.get(line) ?? { identity: line.identity, state: 'unknown', changes: [], current: null }
      return applyAgreedPrice(line, checked, findAgreedPrice(agreed, line), locale.market)
    })
    return withHolds(locale.market.shop, checkedLines, { customerId, browser })
  }
}
