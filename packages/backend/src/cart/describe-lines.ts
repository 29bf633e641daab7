import type { Locale } from '@dvaput/domain/markets/locale'
import { formatProductIdentity, type ProductIdentity } from '@dvaput/domain/products/product-identity'
import { type Catalogue, maxHandles } from '../catalogue/catalogue.ts'
import type { CartLines } from './cart-lines.ts'
import type { LineSnapshot } from './server-carts.table.ts'

type Needs = { readonly catalogue: Pick<Catalogue, 'details'>; readonly cartLines: CartLines }

export type DescribedLine = { readonly snapshot: LineSnapshot; readonly limit: number }

/** By identity, at the price and stock of this moment; what is not sold here is left out. */
export const createDescribeLines =
  ({ catalogue, cartLines }: Needs) =>
  async (locale: Locale, identities: readonly ProductIdentity[]): Promise<ReadonlyMap<string, DescribedLine>> => {
    if (identities.length === 0) return new Map()
    const anyPrice = { minor: 0, currency: locale.market.currency }
    const checked = await cartLines(
      locale,
      identities.map((identity) => ({ identity, quantity: 1, price: anyPrice })),
    )
    const handles = [...new Set(checked.flatMap(({ current }) => (current ? [current.handle] : [])))]
    const pages = Array.from({ length: Math.ceil(handles.length / maxHandles) }, (_, page) =>
      catalogue.details(locale, handles.slice(page * maxHandles, (page + 1) * maxHandles)),
    )
    const products = (await Promise.all(pages)).flat()
    return new Map(
      checked.flatMap(({ identity, current }): [string, DescribedLine][] => {
        if (!current) return []
        const { limit, ...facts } = current
        const product = products.find(({ handle }) => handle === current.handle)
        const variantId = identity.kind === 'local' ? identity.variantId : undefined
        const variant = product?.variants.find(({ id }) => id === variantId)
        return [
          [
            formatProductIdentity(identity),
            {
              limit,
              snapshot: {
                ...facts,
                image: variant?.imageUrl ?? product?.picture?.url ?? null,
                category: product?.category ?? '',
                sku: variant?.sku ?? product?.sku ?? null,
                tags: product?.tags ?? [],
              },
            },
          ],
        ]
      }),
    )
  }
