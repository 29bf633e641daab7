import type { Cart as CartLines } from '@dvaput/domain/cart/cart'
import { applyCheckedLines } from '@dvaput/domain/cart/checked-line'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { Suspense, useState } from 'react'
import { data, redirect } from 'react-router'
import { BrowserCart } from '../../features/cart/browser-cart.tsx'
import { toCartArrival } from '../../features/cart/cart-arrival.ts'
import { changeCartByForm } from '../../features/cart/change-cart-by-form.server.ts'
import { checkOut } from '../../features/cart/check-out.server.ts'
import { EarlierLocalOrder } from '../../features/cart/earlier-local-order.tsx'
import { FormCart } from '../../features/cart/form-cart.tsx'
import { createLineNotes } from '../../features/cart/line-note.ts'
import { UnreadCart } from '../../features/cart/unread-cart.tsx'
import { EarlierOrderNotice } from '../../features/international-checkout/earlier-orders.tsx'
import { listWaitingImports } from '../../features/international-checkout/list-waiting-imports.server.ts'
import { ReserveButton } from '../../features/reservations/reserve-button.tsx'
import type { ReservationResult } from '../../features/reservations/send-reservation.ts'
import { loadText } from '../../i18n/load-text.ts'
import { checkoutCookie, readCheckoutCookie } from '../../lib/cookies/checkout-cookie.server.ts'
import { readOrderLinkCookie } from '../../lib/loading/open-order.server.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { pageBefore } from '../../lib/paths/page-before.ts'
import { useCart } from '../../state/cart.ts'
import { useCartSettled } from '../../state/cart-sync-state.ts'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'
import { findEarlierOrder } from '../../ui/products/earlier-order.tsx'
import type { Route } from './+types/cart'

export const meta = pageMeta

export const handle = { messages: ['cart', 'products', 'reservations', 'earlier-orders'] }

const ReservedDialog = lazyComponent(
  async () => (await import('../../features/reservations/reserved-dialog.tsx')).ReservedDialog,
)

export const loader = pageLoader(async (page, { request, services, person }) => {
  const { market, language } = page
  const text = await loadText(language, 'cart')
  const head = {
    ...{ title: text('cart.title'), description: text('cartPage.description'), path: '/cart' },
    hidden: true,
  }
  const { serverCart, checkout } = services()
  // Known before the first press, so that two presses at once are those of one browser.
  const browser = await readCheckoutCookie(page, request)
  const isKnown = browser !== undefined
  const init = isKnown ? {} : { headers: { 'Set-Cookie': await checkoutCookie(page, checkout.newBrowser()) } }
  const customer = await person().customer()
  const buyer = { browser, orderLink: readOrderLinkCookie(page, { request }), customer }
  const earlier = {
    local: await checkout.listWaiting({ ...buyer, market }),
    imported: await listWaitingImports({ ...buyer, market, services: services() }),
  }
  const arrival = toCartArrival(page)
  if (!customer) return data({ head, earlier, arrival, stored: null }, init)
  const { cart, checked } = await serverCart.check(customer.id, { market, language })
  const stored = { cart: applyCheckedLines(cart, checked), notes: createLineNotes(cart, checked) }
  return data({ head, earlier, arrival, stored }, init)
})

export const action = pageLoader(async (page, { request, services, person, clientIp }) => {
  const form = await request.formData().catch(() => new FormData())
  const { checkout, serverCart } = services()
  if (form.get('intent') === 'checkout')
    return checkOut(form, { page, request, person: person(), clientIp: clientIp(), checkout })
  const customer = await person().customer()
  if (!customer) throw redirect(`/login?returnTo=${encodeURIComponent(pageBefore(request, '/cart'))}`)
  const { market, language } = page
  return changeCartByForm(serverCart, form, { customerId: customer.id, locale: { market, language } })
})

/** A customer sees the server's cart until the browser has its own, so that nothing moves. */
export default function Cart({ loaderData: { stored, earlier, arrival }, actionData }: Route.ComponentProps) {
  const isHydrated = useHydrated()
  const isSettled = useCartSettled()
  const cart = useCart()
  // Kept here, because the button goes with the last line of the cart.
  const [reserved, setReserved] = useState<ReservationResult | null>(null)
  const reservationOf = (lines: CartLines) => <ReserveButton cart={lines} onReserved={setReserved} />
  const noticeOf = (lines: CartLines) => {
    const local = findEarlierOrder(earlier.local, lines)
    const imported = findEarlierOrder(earlier.imported, lines)
    return (
      <>
        {local && <EarlierLocalOrder key={local.id} order={local} cart={lines} code={actionData?.code?.typed} />}
        {imported && <EarlierOrderNotice order={imported} />}
      </>
    )
  }
  if (!isHydrated || (!isSettled && stored))
    return stored ? (
      <FormCart
        {...stored}
        arrival={arrival}
        result={actionData}
        notice={noticeOf(stored.cart)}
        reservation={reservationOf(stored.cart)}
      />
    ) : (
      <UnreadCart result={actionData} />
    )
  return (
    <>
      <BrowserCart arrival={arrival} result={actionData} notice={noticeOf(cart)} reservation={reservationOf(cart)} />
      {reserved && (
        <Suspense>
          <ReservedDialog result={reserved} onClose={() => setReserved(null)} />
        </Suspense>
      )}
    </>
  )
}
