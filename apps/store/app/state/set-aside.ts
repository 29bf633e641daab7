import { type Cart, maxCartLines } from '@dvaput/domain/cart/cart'
import { ofKind, type ProductKind } from '@dvaput/domain/cart/cart-kinds'
import { type CartLine, lineKey } from '@dvaput/domain/cart/cart-line'
import { parseStoredCart, toStoredCart } from '@dvaput/domain/cart/stored-cart'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { usePageContext } from '../lib/use-page-context.ts'
import { changeCart, readCart } from './cart.ts'
import { createStoredState } from './stored-state.ts'

const none: Cart = []

const createMarketList = (market: Market) =>
  createStoredState<Cart>({
    key: `dvaput-cart-aside-${market.id}`,
    version: 1,
    empty: none,
    parse: (stored) => parseStoredCart(stored, market),
    toStored: toStoredCart,
  })

const lists = { ba: createMarketList(markets.ba), cl: createMarketList(markets.cl) } as const satisfies Record<
  MarketId,
  unknown
>

/** The larger quantity of what both have; what does not fit any more is left out. */
const join = (into: Cart, lines: Cart): Cart => {
  const joined = new Map(into.map((line) => [lineKey(line), line]))
  for (const line of lines) {
    const before = joined.get(lineKey(line))
    if (before) joined.set(lineKey(line), { ...before, quantity: Math.max(before.quantity, line.quantity) })
    else if (joined.size < maxCartLines) joined.set(lineKey(line), line)
  }
  return [...joined.values()]
}

const without = (cart: Cart, lines: Cart): Cart => {
  const keys = new Set(lines.map(lineKey))
  return cart.filter((line) => !keys.has(lineKey(line)))
}

/** Lines that wait beside the cart while the other kind is checked out. // CART-19, CART-20 */
export const useSetAside = (): Cart => lists[usePageContext().market.id].use()

export const readSetAside = (market: Market): Cart => lists[market.id].get()

export const changeSetAside = (market: Market, change: (before: Cart) => Cart): void =>
  void lists[market.id].update(change)

export const setAside = (market: Market, kind: ProductKind): void => {
  const leaving = ofKind(readCart(market), kind)
  changeSetAside(market, (before) => join(before, leaving))
  changeCart(market, (before) => without(before, leaving))
}

export const putBack = (market: Market, lines: Cart): void => {
  changeCart(market, (before) => join(before, lines))
  const returned = new Set(readCart(market).map(lineKey))
  changeSetAside(market, (before) => before.filter((line) => !returned.has(lineKey(line))))
}

export const forgetSetAside = (market: Market, line: CartLine): void =>
  changeSetAside(market, (before) => without(before, [line]))
