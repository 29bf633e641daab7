import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { gonePage } from '../checkout/checkout-access.ts'
import { limitForm } from '../checkout/limit-form.ts'
import { inLanguage, orderPage } from '../checkout/pages/order-page.ts'
import { isOwnForm, readForm } from '../checkout/read-form.ts'
import { foldEmail } from '../customers/parse-email.ts'
import type { DoorEnv } from '../door-env.ts'
import type { PlatformNeeds } from '../platform-needs.ts'
import { pageLanguage } from '../shops/page-language.ts'
import { shopHome } from '../shops/shop-home.ts'
import { orderStatusUrl } from './order-address.ts'
import { hasLivingLink } from './order-link.ts'
import { linkSentPage, oldLinkPage } from './order-link-pages.ts'
import { orderLinkWords } from './order-link-words.ts'
import { type FullOrder, readOrder } from './read-orders.ts'
import { createOrderLinks } from './send-order-link.ts'

type Visit = Context<DoorEnv>

const path = '/orders/:id{[1-9][0-9]{0,14}}/status'

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** The order's own page behind the link in every letter; without the key there is no such order. */
export const orderStatusRoutes = (needs: Pick<PlatformNeeds, 'database' | 'mail' | 'limiter'>) => {
  const { database } = needs
  const links = createOrderLinks(needs)
  const routes = new Hono<DoorEnv>()

  const find = async (c: Visit): Promise<FullOrder | undefined> => {
    const { shop } = c.env.door
    const found = await readOrder(database.db, { shopId: shop.id, orderId: Number(c.req.param('id')) })
    return found && isSame(c.req.query('key') ?? '', found.order.statusKey) ? found : undefined
  }

  const pageOf = (c: Visit, { order }: FullOrder) => ({
    door: c.env.door,
    language: c.req.query('locale') === undefined ? order.language : pageLanguage(c.req.raw, c.env.door.shop),
    statusUrl: orderStatusUrl({ doorUrl: c.env.door.origin }, order),
  })

  /** Who has the link knows what was ordered; where it goes is shown to who knows the buyer's address as well. */
  const show = (c: Visit, found: FullOrder, buyer: { isConfirmed: boolean; problem?: string }) => {
    const page = pageOf(c, found)
    const rest = { isNew: false, backTo: shopHome(c.env.door), addressIn: inLanguage(page.statusUrl) }
    return orderPage({ ...page, ...found, ...rest, buyer })
  }

  routes.get(path, async (c) => {
    const found = await find(c)
    if (!found) return gonePage(c.env.door, c.req.raw)
    if (!(await hasLivingLink(database, found.order.id))) return oldLinkPage(pageOf(c, found))
    return show(c, found, { isConfirmed: false })
  })

  routes.post(path, limitForm, async (c) => {
    const { door } = c.env
    const found = await find(c)
    const form = isOwnForm(c.req.raw, door.origin) ? await readForm(c.req.raw) : undefined
    if (!found || !form) return gonePage(door, c.req.raw)
    const { order } = found
    const email = foldEmail(form.text('email'))
    const mayTry = await links.mayTry(door, order.id)
    if (!(await hasLivingLink(database, order.id))) {
      if (!mayTry) return oldLinkPage(pageOf(c, found), true)
      await links.send(door.shop, order.id, email)
      return linkSentPage(pageOf(c, found))
    }
    const words = orderLinkWords[pageOf(c, found).language]
    if (!mayTry) return show(c, found, { isConfirmed: false, problem: words.tooMany })
    const isConfirmed = order.email !== '' && isSame(email, foldEmail(order.email))
    return show(c, found, isConfirmed ? { isConfirmed } : { isConfirmed, problem: words.notShown })
  })

  return routes
}
