import type { ListedProducts } from '@dvaput/backend/catalogue/listed-products'
import { catalogueTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { Market } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { productPath } from '@dvaput/domain/products/product-path'
import { type Context, Hono } from 'hono'
import { publicPaths } from '../../../app/lib/paths/public-paths.ts'
import type { MarketsByHost } from '../../markets-by-host.ts'
import type { PageCache } from '../load/page-cache.ts'
import type { PageMatch } from '../pages/find-page.ts'
import { createPages } from '../pages/pages.ts'
import { closedPolicy } from '../request/security-headers.ts'
import { listedPaths } from './listed-paths.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'
import { xmlType } from './xml.ts'

type Options = {
  readonly listed: Pick<ListedProducts, 'files' | 'urls' | 'names'>
  readonly markets: MarketsByHost
  /** Of its own: a robot that reads them all must not push the visitors' pages out. */
  readonly cache: PageCache
}

/** With three languages three thousand URLs, where the format allows fifty thousand. */
const productsInFile = 1_000

/** Robots keep it so long; here it is dropped as soon as the catalogue changes. */
const cacheControl = 'public, max-age=600'

const documentOf = (path: string): PageMatch => ({
  path,
  isData: false,
  pattern: '/sitemaps',
  access: { kind: 'shared', query: [], lists: [] },
  routeIds: [],
})

const productFile = /^\/sitemaps\/products-([1-9]\d{0,4})\.xml$/

/** What search engines should read: an index, and behind it the pages, the listings and the products of the market. */
export const sitemapRoutes = ({ listed, markets: byHost, cache }: Options) => {
  const { origins } = byHost

  const index = async ({ id, shop }: Market) => {
    const fileOf = (name: string) => `${origins[id]}/sitemaps/${name}.xml`
    const files = await listed.files(shop, productsInFile)
    return writeSitemapIndex([
      { url: fileOf('pages') },
      { url: fileOf('categories') },
      ...files.map((updatedAt, number) => ({ url: fileOf(`products-${number + 1}`), updatedAt })),
    ])
  }

  const products = async (market: Market, number: number) => {
    const urls = await listed.urls(market.shop, {
      from: (number - 1) * productsInFile,
      count: productsInFile,
    })
    if (urls.length === 0) return undefined
    const pages = urls.map(({ handle, updatedAt, pictures }) => ({
      path: productPath('local', handle),
      ownMarketOnly: true,
      updatedAt,
      pictures,
    }))
    return writeSitemap(pages, { market, origins })
  }

  const write = async (path: string, market: Market): Promise<string | undefined> => {
    if (path === '/sitemap.xml') return index(market)
    if (path === '/sitemaps/pages.xml')
      return writeSitemap(
        publicPaths.map((each) => ({ path: each })),
        { market, origins },
      )
    if (path === '/sitemaps/categories.xml')
      return writeSitemap(listedPaths(market, await listed.names(market.shop)), { market, origins })
    const [, number] = productFile.exec(path) ?? []
    return number === undefined ? undefined : products(market, Number(number))
  }

  const render = async (request: Request, { market }: PageContext) => {
    const xml = await write(new URL(request.url).pathname, market)
    if (xml === undefined) return new Response('Not found', { status: 404 })
    return new Response(xml, {
      headers: {
        'Content-Type': xmlType,
        'Cache-Control': cacheControl,
        'X-Cache-Tags': catalogueTag(market.shop),
      },
    })
  }

  const documents = createPages({
    render,
    cache,
    findPage: documentOf,
    preloads: () => undefined,
    policy: () => closedPolicy,
  })

  /** The same for everybody: neither a cookie nor a parameter makes another one. */
  const respond = async (c: Context): Promise<Response> => {
    const { hostname, pathname, search } = new URL(c.req.url)
    if (search !== '') return c.redirect(pathname, 308)
    const market = markets[byHost.resolve(hostname, undefined)]
    return documents(c, {
      market,
      language: market.languages[0],
      theme: 'system',
      origins,
      demo: false,
      requestId: c.get('requestId'),
    })
  }

  return new Hono().get('/sitemap.xml', respond).get('/sitemaps/:name', respond)
}
