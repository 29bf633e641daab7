import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { gonePage } from '../checkout/checkout-access.ts'
import { inLanguage, orderPage } from '../checkout/pages/order-page.ts'
import type { DoorEnv } from '../door-env.ts'
import type { PlatformNeeds } from '../platform-needs.ts'
import { pageLanguage } from '../shops/page-language.ts'
import { shopHome } from '../shops/shop-home.ts'
import { orderStatusUrl } from './order-address.ts'
import { readOrder } from './read-orders.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** The order's own page behind the link in every letter; without the key there is no such order. */
export const orderStatusRoutes = ({ database }: Pick<PlatformNeeds, 'database'>) => {
  const routes = new Hono<DoorEnv>()
  routes.get('/orders/:id{[1-9][0-9]{0,14}}/status', async (c) => {
    const { door } = c.env
    const found = await readOrder(database.db, { shopId: door.shop.id, orderId: Number(c.req.param('id')) })
    if (!found || !isSame(c.req.query('key') ?? '', found.order.statusKey)) return gonePage(door, c.req.raw)
    const statusUrl = orderStatusUrl({ doorUrl: door.origin }, found.order)
    return orderPage({
      door,
      ...found,
      language: c.req.query('locale') === undefined ? found.order.language : pageLanguage(c.req.raw, door.shop),
      isNew: false,
      backTo: shopHome(door),
      addressIn: inLanguage(statusUrl),
      statusUrl,
    })
  })
  return routes
}
