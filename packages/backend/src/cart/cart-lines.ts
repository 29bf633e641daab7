import { type AgreedPrice, applyAgreedPrice, findAgreedPrice } from '@dvaput/domain/cart/agreed-price'
import type { CheckedLine, RequestedLine } from '@dvaput/domain/cart/checked-line'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { LocalLine } from '../catalogue/replica-lines.ts'
import type { ImportedLine, ImportedProducts } from '../international/imported-products.ts'

type Needs = {
  readonly catalogue: Pick<Catalogue, 'lines'>
  readonly imported: Pick<ImportedProducts, 'checkLines'>
  readonly listAgreed?: ListAgreedPrices
  readonly readHeldUntil?: ReadHeldUntilAt
  readonly findOwnPayments?: FindOwnPayments
}

/** Those that a customer can pay now. */
export type ListAgreedPrices = (customerId: string, market: MarketId) => Promise<readonly AgreedPrice[]>

/** Of variants of one shop: until when somebody who is paying holds the last of them. */
type ReadHeldUntilAt = (shop: ShopHandle, variantIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

type HeldFor = {
  readonly customerId: string | undefined
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
}

/** The URLs where this buyer pays for some of these products now, by product. */
export type FindOwnPayments = (
  buyer: HeldFor & { readonly shop: ShopHandle; readonly products: readonly string[] },
) => Promise<ReadonlyMap<string, string>>

/** Shops that know what is held. */
export type ShopsWithHolds = Readonly<
  Record<
    ShopHandle,
    { readonly readHeldUntil: (variantIds: readonly string[]) => Promise<ReadonlyMap<string, string>> }
  >
>

export type CartLines = ReturnType<typeof createCartLines>

/** A shop that does not respond does not say who holds what. */
const orUnknown = (error: unknown): undefined => {
  if (!(error instanceof IntegrationError)) throw error
}

const isLocal = (line: RequestedLine): line is LocalLine => line.identity.kind === 'local'
const isImported = (line: RequestedLine): line is ImportedLine => line.identity.kind === 'international'

/**
 * Queries the module of each kind of product for its lines; results come in the order of the cart. With a customer, at
 * the prices that were agreed with them.
 */
export const createCartLines = ({ catalogue, imported, listAgreed, readHeldUntil, findOwnPayments }: Needs) => {
  const holdsAt = async (shop: ShopHandle, soldOut: readonly CheckedLine[], buyer: HeldFor) => {
    const idOf = ({ identity }: CheckedLine) => (identity.kind === 'local' ? identity.variantId : '')
    const until = (await readHeldUntil?.(shop, soldOut.map(idOf))) ?? new Map<string, string>()
    const held = soldOut.filter((line) => until.has(idOf(line)))
    const products = held.map(({ identity }) => formatProductIdentity(identity))
    const own = held.length > 0 ? await findOwnPayments?.({ ...buyer, shop, products }).catch(orUnknown) : undefined
    return new Map(
      held.map((line) => {
        const [heldUntil, ownPayment] = [until.get(idOf(line)), own?.get(formatProductIdentity(line.identity))]
        return [line, { ...(heldUntil && { heldUntil }), ...(ownPayment && { ownPayment }) }]
      }),
    )
  }

  /** What is sold out because somebody is paying for it says so. A shop that does not say is believed. */
  const withHolds = async (
    shop: ShopHandle,
    checked: readonly CheckedLine[],
    buyer: HeldFor,
  ): Promise<readonly CheckedLine[]> => {
    const soldOut = checked.filter(({ identity, state }) => state === 'sold-out' && identity.kind === 'local')
    if (soldOut.length === 0) return checked
    const holds = await holdsAt(shop, soldOut, buyer).catch(orUnknown)
    return checked.map((line) => ({ ...line, ...holds?.get(line) }))
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
