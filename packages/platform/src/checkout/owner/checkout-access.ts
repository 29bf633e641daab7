import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import { gonePage } from '../../hosted-pages/gone-page.ts'
import { pageLanguage } from '../../hosted-pages/page-language.ts'
import type { Form } from '../../hosted-pages/read-form.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { type Checkout, checkouts } from '../../tables/checkouts.table.ts'
import { type CheckoutStep, type CheckoutView, nextStep, readCheckoutView } from '../checkout-view.ts'
import { saveCheckout } from '../lock-checkout.ts'
import { emptyPage } from '../pages/empty-page.ts'
import { otherBrowserPage } from '../pages/other-browser-page.ts'
import { readSoldOut } from '../stock/read-sold-out.ts'
import { ownershipOf, withoutDetails } from './checkout-owner.ts'

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })

export const pathOf = (token: string, page: CheckoutStep | 'thank-you' | 'processing' | 'pay') =>
  `/checkouts/${token}/${page}`

const tokenShape = /^[0-9a-f]{40}$/

export const findCheckout = async (
  { db }: Pick<Database, 'db'>,
  { shop }: ShopEndpoint,
  token: string,
): Promise<Checkout | undefined> => {
  if (!tokenShape.test(token)) return undefined
  const [checkout] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.token, token), eq(checkouts.shopId, shop.id)))
  return checkout
}

/** A storefront may name the buyer's language on the link it got: it reaches the first page that keeps it. */
export const withLocale = (request: Request, path: string): string => {
  const locale = new URL(request.url).searchParams.get('locale')
  return locale === null ? path : `${path}?${new URLSearchParams({ locale })}`
}

/** `?locale=` on any page of the checkout is a choice that stays. */
const inRequestedLanguage = async (
  database: Pick<Database, 'db'>,
  endpoint: ShopEndpoint,
  request: Request,
  checkout: Checkout,
): Promise<Checkout> => {
  if (!new URL(request.url).searchParams.has('locale')) return checkout
  const language = pageLanguage(request, endpoint.shop)
  if (language !== checkout.language) await saveCheckout(database, checkout.token, { language })
  return { ...checkout, language }
}

type Visit = {
  readonly token: string
  /** What this browser sent from the first step just now. */
  readonly typed?: Form | undefined
}

/** The checkout if this browser may see it, else the page to show instead. */
export const openCheckout = async (
  database: Pick<Database, 'db'>,
  endpoint: ShopEndpoint,
  request: Request,
  { token, typed }: Visit,
): Promise<Checkout | Response> => {
  const found = await findCheckout(database, endpoint, token)
  if (!found) return gonePage(endpoint, request)
  const ownership = ownershipOf(found, request)
  if (ownership === 'set-aside' || ownership === 'foreign')
    return otherBrowserPage({ endpoint, request, checkout: found, ownership, typed })
  const checkout = await inRequestedLanguage(database, endpoint, request, found)
  return ownership === 'own' ? checkout : withoutDetails(checkout)
}

/** The checkout if it stands where this step can be taken, else the page to show instead. */
export const openStep = async (
  database: Pick<Database, 'db'>,
  endpoint: ShopEndpoint,
  request: Request,
  { step, ...visit }: Visit & { readonly step: CheckoutStep },
): Promise<CheckoutView | Response> => {
  const { token } = visit
  const checkout = await openCheckout(database, endpoint, request, visit)
  if (checkout instanceof Response) return checkout
  if (checkout.state === 'completed') return seeOther(pathOf(token, 'thank-you'))
  if (checkout.state === 'paying') return seeOther(pathOf(token, 'processing'))
  const view = await readCheckoutView(database.db, endpoint.shop, checkout)
  if (!view) return gonePage(endpoint, request, checkout.draftOrderId === null ? 'checkout' : 'invoice')
  if (view.contents.lines.length === 0) return emptyPage(endpoint, checkout, await readSoldOut(database.db, checkout))
  const next = nextStep(view)
  const order: readonly CheckoutStep[] = ['information', 'delivery', 'payment']
  return order.indexOf(step) > order.indexOf(next) ? seeOther(pathOf(token, next)) : view
}
