import { temporaryTag } from '@dvaput/domain/international/temporary-product'
import { buyerMarket } from '@dvaput/domain/markets/buyer-market'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Product } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'

type Line = { readonly product: Pick<Product, 'tags'> }

/** Imported products alone: they come from abroad wherever they are bought. */
export const isImported = (lines: readonly Line[]): boolean =>
  lines.length > 0 && lines.every(({ product }) => product.tags.includes(temporaryTag))

/** The market whose addresses are delivered to: the shop's own, for imported products the buyer's. */
export const destinationOf = (
  { market }: Pick<Shop, 'market'>,
  lines: readonly Line[],
  country: string | null | undefined,
): MarketId => (isImported(lines) ? buyerMarket(market, country) : market)
