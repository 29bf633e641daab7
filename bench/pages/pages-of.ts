import { setTimeout as sleep } from 'node:timers/promises'

type Found = { readonly products?: readonly { readonly handle: string }[] }

/** The shops are synced one after the other; until the last is done, cached pages are invalidated at once. */
const isCopied = async (origin: string): Promise<boolean> =>
  /catalogue_replica\{shop="retail",figure="age_seconds"\}/.test(await (await fetch(`${origin}/metrics`)).text())

/** A page of each kind, once the shop has its products. */
export const pagesOf = async (origin: string): Promise<Readonly<Record<string, string>>> => {
  for (let tries = 0; tries < 120; tries += 1) {
    if (!(await isCopied(origin))) {
      await sleep(500)
      continue
    }
    const response = await fetch(`${origin}/api/products?limit=1`)
    const { products = [] } = response.ok ? ((await response.json()) as Found) : {}
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
  throw new Error('the shop got no products')
}
