import { BrowserCart } from '../features/cart/browser-cart.tsx'
import { checkOut } from '../features/cart/check-out.server.ts'
import { UnreadCart } from '../features/cart/unread-cart.tsx'
import { loadText } from '../i18n/create-text.ts'
import { pageLoader } from '../lib/page-loader.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

export const meta = pageMeta

export const handle = { messages: ['cart'] }

export const loader = pageLoader(async ({ language }) => {
  const text = await loadText(language, 'cart')
  return {
    head: { title: text('cart.title'), description: text('cartPage.description'), path: '/cart', hidden: true },
  }
})

export const action = pageLoader(async (page, { request, services, person, clientIp }) => {
  const form = await request.formData().catch(() => new FormData())
  return checkOut(form, {
    page,
    request,
    person: person(),
    clientIp: clientIp(),
    checkout: services().checkout,
  })
})

export default function Cart() {
  return useHydrated() ? <BrowserCart /> : <UnreadCart />
}
