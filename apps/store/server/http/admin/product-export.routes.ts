import type { ProductImports } from '@dvaput/backend/product-imports/product-imports'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { Hono } from 'hono'
import { basePath } from '../../../../admin/app/lib/urls/screen-path.ts'
import { toTextStream } from '../pages/to-text-stream.ts'
import type { OpenVisit } from './open-visit.ts'

type Needs = {
  readonly openVisit: OpenVisit
  readonly productImports: Pick<ProductImports, 'exportFile' | 'formatTemplate'>
}

/** The products of a shop as a file, sent while it is read: a page would have to be made whole first. */
export const productExportRoutes = ({ openVisit, productImports }: Needs) => {
  const routes = new Hono()
  routes.get(`${basePath}/products/export/:file{[a-z]+\\.csv}`, async (c) => {
    const administrator = await openVisit(c).visit.administrator()
    if (!administrator) return c.redirect(`${basePath}/login`)
    if (!administrator.permissions.includes('products.read')) return c.text('Forbidden', 403)
    const file = c.req.param('file')
    const shop = shopHandles.find((each) => file === `${each}.csv`)
    if (!shop) return c.notFound()
    return c.body(toTextStream(productImports.exportFile(shop)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="products-${shop}.csv"`,
      'X-Robots-Tag': 'noindex, nofollow',
    })
  })
  routes.get(`${basePath}/products/export/template`, async (c) => {
    const administrator = await openVisit(c).visit.administrator()
    if (!administrator) return c.redirect(`${basePath}/login`)
    if (!administrator.permissions.includes('products.read')) return c.text('Forbidden', 403)
    const shop = shopHandles.find((each) => each === c.req.query('shop'))
    if (!shop) return c.notFound()
    const kind = (c.req.query('kind') ?? '').slice(0, 100)
    return c.body(await productImports.formatTemplate(shop, kind), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="new-products.csv"',
      'X-Robots-Tag': 'noindex, nofollow',
    })
  })
  return routes
}
