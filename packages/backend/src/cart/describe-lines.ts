import type { Locale } from '@dvaput/domain/markets/locale'
import { formatProductIdentity, type ProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ImportedProducts } from '../international/imported-products.ts'
import type { CartLines } from './cart-lines.ts'
import { createProductFacts, unknownFacts } from './product-facts.ts'
import type { LineSnapshot } from './server-carts.table.ts'

type Needs = {
  readonly catalogue: Pick<Catalogue, 'details'>
  readonly imported: Pick<ImportedProducts, 'findByIds'>
  readonly cartLines: CartLines
}

export type DescribedLine = { readonly snapshot: LineSnapshot; readonly limit: number }

/** By identity, at the price and stock of this moment; what is not sold here is left out. */
export const createDescribeLines = ({ cartLines, ...needs }: Needs) => {
  const readFacts = createProductFacts(needs)
  return async (
    locale: Locale,
    identities: readonly ProductIdentity[],
    customerId?: string,
  ): Promise<ReadonlyMap<string, DescribedLine>> => {
    if (identities.length === 0) return new Map()
    const anyPrice = { minor: 0, currency: locale.market.currency }
    const checked = await cartLines(
      locale,
      identities.map((identity) => ({ identity, quantity: 1, price: anyPrice })),
      customerId,
    )
    const sold = checked.flatMap(({ identity, current }) => (current ? [{ identity, ...current }] : []))
    const factsOf = await readFacts(locale, sold)
    return new Map(
      sold.map(({ identity, limit, agreed: _agreed, ...facts }): [string, DescribedLine] => {
        const key = formatProductIdentity(identity)
        const { vendor: _vendor, ...shown } = factsOf.get(key) ?? unknownFacts
        return [key, { limit, snapshot: { ...facts, ...shown } }]
      }),
    )
  }
}
