import { setTimeout as sleep } from 'node:timers/promises'

type Found = { readonly products?: readonly { readonly handle: string }[] }

/** A page of each kind, once the shop has its goods. */
export const pagesOf = async (origin: string): Promise<Readonly<Record<string, string>>> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`${origin}/api/products?limit=1`)
    const { products = [] } = answer.ok ? ((await answer.json()) as Found) : {}
    const [product] = products
    if (product)
      return {
        home: '/',
        listing: '/products/racunari-i-laptopi/laptop',
        product: `/product/${product.handle}`,
        help: '/faq',
      }
    await sleep(500)
  }
  throw new Error('the shop got no goods')
}
