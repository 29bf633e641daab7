import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'

export type SqlmapTarget = {
  /** Where it has a `*`, sqlmap puts its texts there and nowhere else. */
  readonly path: string
  /** Of sqlmap. */
  readonly options?: readonly string[]
  readonly isPage?: boolean
  /** By the customer who is an administrator too; the cookies are tried as well. */
  readonly isLoggedIn?: boolean
}

/** What is read of a page is compared, not its markup: a tenth of the text, and no digests of files in it. */
export const pageOptions: readonly string[] = ['--text-only']

/** With another email address each time: a limit counts the attempts for one. */
const form = (body: string) => [
  ...['--data', `${body}&email=nobody@example.com`, '--randomize=email', '--skip=email'],
  ...['-H', 'Sec-Fetch-Site: same-origin'],
]
const found = { query: 'query ($q: String!) { search(query: $q, first: 2) { totalCount } }', variables: { q: 'dell' } }

/** Where what a visitor writes comes nearest to a statement: 20 of them. */
export const sqlmapTargets: readonly SqlmapTarget[] = [
  { path: '/api/search/suggestions?query=dell&lang=en' },
  { path: '/api/products?limit=2&lang=en' },
  { path: '/api/products/search?query=dell&limit=2&lang=en' },
  { path: '/api/products/cards?handles=lenovo-thinkpad-t480&lang=en' },
  { path: '/api/products/details?handles=lenovo-thinkpad-t480&lang=en' },
  { path: '/api/products/lenovo-thinkpad-t480*?lang=en*' },
  { path: '/api/hybrid/hybrid-products?limit=2&handle=lenovo-thinkpad-t480&lang=en' },
  { path: '/api/shopify-era/productsERA?product_type=Laptop&limit=2&exchange_rate=900&lang=en' },
  { path: '/api/era-products/cached?limit=2&offset=0&category=laptops&handles=a&lang=en' },
  {
    path: '/api/offers/my-offers?page=1&limit=2&status=pending&era_status=pending&is_international=true',
    isLoggedIn: true,
  },
  { path: '/api/offers/standing?product=local:main:1', isLoggedIn: true },
  { path: '/orders/1*', isLoggedIn: true, isPage: true },
  { path: '/orders/find', options: form('number=1001'), isPage: true },
  { path: '/login', options: form('password=proljetna'), isPage: true },
  {
    path: '/api/2025-04/graphql.json',
    options: [
      ...['--data', JSON.stringify(found), '-H', 'Content-Type: application/json', '-H', 'Host: main.localhost'],
      ...['-H', `X-Shopify-Storefront-Access-Token: ${demoPublicToken}`],
    ],
  },
  { path: '/search?query=t480&q=t480&min=100&max=900&sort=price-asc&page=1', isPage: true },
  {
    path: '/products?type=Laptop&condition=used&grade=A&brand=Dell&processor=i5&memory=8&storage=256&screen=14&battery=80',
    isPage: true,
  },
  { path: '/products/*', isPage: true },
  { path: '/product/lenovo-thinkpad-t480*?variant=1*', isPage: true },
  { path: '/compare?handles=lenovo-thinkpad-t480', isPage: true },
]
