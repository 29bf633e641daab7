import { subcategoryPath } from '@dvaput/domain/catalogue/menus/collection-menus'
import { productTypesOf, type SubcategorySlug } from '@dvaput/domain/catalogue/menus/subcategories'
import { toTypeSlug } from '@dvaput/domain/catalogue/menus/type-slug'
import { type Context, Hono } from 'hono'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'

/** The pages that the storefront has too. */
const sharedPages: ReadonlySet<string> = new Set(['contact', 'faq'])

const listingPath = (handle: string, productType: string | undefined) => {
  const slug = toTypeSlug(productType ?? '')
  if (productTypesOf(slug)) return subcategoryPath(slug as SubcategorySlug)
  return handle === 'all' ? '/products' : `/products/${encodeURIComponent(handle)}`
}

type Path = (c: Context<ShopEndpointEnv>, handle: string) => string

/** By the hosted platform's own paths, which the addresses it gives out have. */
const storefrontPaths: Readonly<Record<string, Path>> = {
  '/products/:handle': (_c, handle) => `/product/${encodeURIComponent(handle)}`,
  '/collections': () => '/products',
  '/collections/:handle': (c, handle) => listingPath(handle, c.req.query('filter.p.product_type')),
  '/collections/:collection/products/:handle': (_c, handle) => `/product/${encodeURIComponent(handle)}`,
  '/pages/:handle': (_c, handle) => (sharedPages.has(handle) ? `/${handle}` : '/'),
  '/search': (c) => `/search?${new URLSearchParams({ query: c.req.query('q') ?? '' })}`,
  '/cart': () => '/',
  '/account': () => '/',
}

/** Products are shown by the storefront; who came to the endpoint itself is shown the way there. */
export const storefrontPathsRoutes = () => {
  const routes = new Hono<ShopEndpointEnv>()
  routes.get('/', ({ env, redirect, notFound }) => {
    const { homeUrl } = env.endpoint.shop
    return homeUrl === null ? notFound() : redirect(homeUrl)
  })
  for (const [path, pathOf] of Object.entries(storefrontPaths))
    routes.get(path, (c) => {
      const { homeUrl } = c.env.endpoint.shop
      return homeUrl === null ? c.notFound() : c.redirect(new URL(pathOf(c, c.req.param('handle') ?? ''), homeUrl).href)
    })
  return routes
}
