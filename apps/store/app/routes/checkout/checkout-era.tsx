import { formatPromise } from '@dvaput/domain/delivery/format-promise'
import { promiseDelivery } from '@dvaput/domain/delivery/promised-delivery'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { data } from 'react-router'
import { toCheckoutLines } from '../../features/international-checkout/checkout-line.ts'
import { InternationalCheckout } from '../../features/international-checkout/international-checkout.tsx'
import { listWaitingImports } from '../../features/international-checkout/list-waiting-imports.server.ts'
import { NothingToPay } from '../../features/international-checkout/nothing-to-pay.tsx'
import { pay } from '../../features/international-checkout/pay.server.ts'
import { readCheckoutCustomer } from '../../features/international-checkout/read-customer.server.ts'
import { readReturn } from '../../features/international-checkout/read-return.server.ts'
import { FailedPayment, PendingPayment, UnpaidOrder } from '../../features/international-checkout/return-alert.tsx'
import { UnreadCheckout } from '../../features/international-checkout/unread-checkout.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { checkoutCookie, readCheckoutCookie } from '../../lib/cookies/checkout-cookie.server.ts'
import { readOrderLinkCookie } from '../../lib/loading/open-order.server.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { useCart } from '../../state/cart.ts'
import { useCartSettled } from '../../state/cart-sync-state.ts'
import { findEarlierOrder } from '../../ui/products/earlier-order.tsx'
import type { Route } from './+types/checkout-era'

export const meta = pageMeta

export const handle = { messages: ['international-checkout', 'addresses', 'earlier-orders'] }

export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

/** A customer's cart is the server's; a guest's is in the browser, which asks for its price. */
export const loader = pageLoader(async (page, { request, services, person, clientIp, url }) => {
  const { market, language } = page
  const text = await loadText(language, 'international-checkout')
  const head = {
    ...{ title: text('page.title'), description: text('page.description'), path: '/checkout-era' },
    hidden: true,
  }
  const { serverCart, checkout, importedOrders } = services()
  // Known before the first press, so that two presses at once are those of one browser.
  const browser = await readCheckoutCookie(page, request)
  const isKnown = browser !== undefined
  const init = isKnown ? {} : { headers: { 'Set-Cookie': await checkoutCookie(page, checkout.newBrowser()) } }
  const form = await readCheckoutCustomer({ person: person(), clientIp: clientIp(), services: services() })
  const customer = await person().customer()
  const orderLink = readOrderLinkCookie(page, { request })
  const earlier = await listWaitingImports({ market, browser, orderLink, customer, services: services() })
  const returned = await readReturn({
    ...{ page, request, services: services(), search: url.searchParams, latest: earlier[0]?.id },
  })
  const promised = promiseDelivery(new Date().toISOString(), { isPickup: false, isImported: true, city: '' }, market)
  const expected = formatPromise({ ...promised, isPickup: false }, language)
  const shown = { head, form, returned, earlier, expected, provider: importedOrders.providerTitle }
  if (!customer) return data({ ...shown, stored: null }, init)
  const cart = await serverCart.read(customer.id, { market })
  const lines = toCheckoutLines(cart)
  const quote =
    lines.length > 0
      ? await importedOrders.quote(lines, { customerId: customer.id, market: market.id }, language)
      : null
  return data({ ...shown, stored: { cart, quote } }, init)
})

export const action = pageLoader(async (page, { request, services, person, clientIp }) => {
  const form = await request.formData().catch(() => new FormData())
  return pay(form, { page, request, person: person(), clientIp: clientIp(), services: services() })
})

export default function CheckoutEra({
  loaderData: { form, stored, returned, earlier, expected, provider },
  actionData,
}: Route.ComponentProps) {
  const text = useText('international-checkout')
  const isHydrated = useHydrated()
  const isSettled = useCartSettled()
  const browserCart = useCart()
  const isStored = stored !== null && (!isHydrated || !isSettled)
  const cart = isStored ? stored.cart : browserCart
  const checkout = () => {
    if (!isHydrated && !stored) return <UnreadCheckout />
    if (toCheckoutLines(cart).length === 0) return <NothingToPay />
    return (
      <InternationalCheckout
        cart={cart}
        given={stored?.quote ?? null}
        customer={form}
        expected={expected}
        provider={provider}
        earlier={findEarlierOrder(earlier, cart)}
        sent={actionData}
      />
    )
  }
  return (
    <div className="flex flex-col gap-6 py-8">
      <h1 className="text-3xl">{text('page.title')}</h1>
      {returned?.kind === 'failed' && <FailedPayment />}
      {returned?.kind === 'unpaid' && returned.order && <UnpaidOrder name={returned.order.name} />}
      {returned?.kind === 'pending' ? <PendingPayment order={returned.order} /> : checkout()}
    </div>
  )
}
