import { createHash, timingSafeEqual } from 'node:crypto'
import type { Language } from '@dvaput/domain/text/language'
import { type Context, Hono } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { foldEmail, parseEmail } from '../../customers/parse-email.ts'
import { handleFailure } from '../../hosted-pages/failure-page.ts'
import { gonePage } from '../../hosted-pages/gone-page.ts'
import { limitForm } from '../../hosted-pages/limit-form.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { inLanguage, pageLanguage } from '../../hosted-pages/page-language.ts'
import { isOwnForm, readForm } from '../../hosted-pages/read-form.ts'
import { shopHome } from '../../hosted-pages/shop-home.ts'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { ShopEndpointEnv } from '../../shops/shop-endpoint.ts'
import { endpointForBuyer, marketOfBuyer } from '../../shops/shop-for-buyer.ts'
import { createTimedProofs } from '../../shops/timed-proofs.ts'
import type { Order } from '../../tables/orders.table.ts'
import { orderLinkMessages } from '../emails/order-link-messages.ts'
import { createOrderLinks } from '../emails/send-order-link.ts'
import { hasLivingLink } from '../order-link.ts'
import { orderStatusUrl } from '../order-name.ts'
import { type FullOrder, readOrder } from '../read-orders.ts'
import { type EmailRefusal, linkSentPage, oldLinkPage } from './order-link-pages.ts'
import { orderPage } from './order-page.ts'

type Visit = Context<ShopEndpointEnv>

const path = '/orders/:id{[1-9][0-9]{0,14}}/status'

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

const buyerCookie = 'order-buyer'

const claimOf = ({ id, statusKey, email }: Order) => `${id}:${statusKey}:${foldEmail(email)}`

/** The order's own page behind the link in every email; without the key there is no such order. */
export const orderStatusRoutes = (needs: Pick<PlatformNeeds, 'database' | 'sealing' | 'log' | 'mail' | 'limiter'>) => {
  const { database } = needs
  const links = createOrderLinks(needs)
  const proofs = createTimedProofs(needs, 'orders:buyer-proof')
  const routes = new Hono<ShopEndpointEnv>()
  routes.onError(handleFailure(needs.log, 'order status page'))

  const find = async (c: Visit): Promise<FullOrder | undefined> => {
    const { shop } = c.env.endpoint
    const found = await readOrder(database.db, { shopId: shop.id, orderId: Number(c.req.param('id')) })
    return found && isSame(c.req.query('key') ?? '', found.order.statusKey) ? found : undefined
  }

  const pageOf = async (c: Visit, { order }: FullOrder) => ({
    endpoint: await endpointForBuyer(database.db, c.env.endpoint, order),
    isAbroad: marketOfBuyer(c.env.endpoint.shop, order) !== c.env.endpoint.shop.market,
    language: c.req.query('locale') === undefined ? order.language : pageLanguage(c.req.raw, c.env.endpoint.shop),
    statusUrl: orderStatusUrl({ endpointUrl: c.env.endpoint.origin }, order),
  })

  /** The email was entered a while ago in this browser: a reload or another language is no new attempt. */
  const isKnownBuyer = async (c: Visit, { order }: FullOrder): Promise<boolean> => {
    const proof = getCookie(c, buyerCookie)
    return proof !== undefined && proofs.isProved(claimOf(order), proof)
  }

  const rememberBuyer = async (c: Visit, { order }: FullOrder): Promise<string> =>
    generateCookie(buyerCookie, await proofs.make(claimOf(order)), {
      path: `/orders/${order.id}/status`,
      httpOnly: true,
      sameSite: 'Lax',
      secure: c.env.endpoint.origin.startsWith('https:'),
    })

  /** Who has the link knows what was ordered; where it goes is shown to who knows the buyer's address as well. */
  const show = async (
    c: Visit,
    found: FullOrder,
    rest: Pick<Parameters<typeof orderPage>[0], 'buyer' | 'status' | 'headers'>,
  ) => {
    const page = await pageOf(c, found)
    const urlIn = (language: Language) => inLanguage(page.statusUrl, language)
    return orderPage({ ...page, ...found, isNew: false, backTo: shopHome(page.endpoint), urlIn, ...rest })
  }

  routes.get(path, async (c) => {
    const found = await find(c)
    if (!found) return gonePage(c.env.endpoint, c.req.raw, 'order')
    if (!(await hasLivingLink(database, found.order.id))) return oldLinkPage(await pageOf(c, found))
    return show(c, found, { buyer: { isConfirmed: await isKnownBuyer(c, found) } })
  })

  routes.post(path, limitForm, async (c) => {
    const { endpoint } = c.env
    const found = await find(c)
    const form = isOwnForm(c.req.raw, endpoint.origin) ? await readForm(c.req.raw) : undefined
    if (!found || !form) return gonePage(endpoint, c.req.raw, 'order')
    const { order } = found
    const page = await pageOf(c, found)
    const messages = orderLinkMessages[page.language]
    const isAlive = await hasLivingLink(database, order.id)
    const email = form.text('email')
    const refuse = (problem: string, status: EmailRefusal['status']) =>
      isAlive
        ? show(c, found, { buyer: { isConfirmed: false, problem, email }, status })
        : oldLinkPage(page, { problem, email, status })

    const parsed = parseEmail(email, [])
    if (!parsed.ok) return refuse(checkoutMessages[page.language].errors.email, 422)
    const isBuyer = order.email !== '' && isSame(parsed.email, foldEmail(order.email))
    const isNoTry = isAlive && isBuyer && (await isKnownBuyer(c, found))
    // Counted before it is compared, so that concurrent guesses are counted too.
    if (!isNoTry && !(await links.mayTry(endpoint, order.id))) return refuse(messages.tooMany, 429)
    if (!isAlive) {
      await links.send(endpoint.shop, order.id, parsed.email)
      return linkSentPage(page)
    }
    if (!isBuyer) return refuse(messages.refused, 422)
    return show(c, found, { buyer: { isConfirmed: true }, headers: { 'Set-Cookie': await rememberBuyer(c, found) } })
  })

  return routes
}
