import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { formatOrderLinkCookie } from '@dvaput/domain/orders/order-link-cookie'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, type HeadersArgs, redirect } from 'react-router'
import { FindForm } from '../../features/order-find/find-form.tsx'
import { OpenLink } from '../../features/order-find/open-link.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { readCheckoutCookie } from '../../lib/cookies/checkout-cookie.server.ts'
import { actionHeaders } from '../../lib/loading/cacheable.ts'
import { readOrderLinkCookie } from '../../lib/loading/open-order.server.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { looksLikeEmail } from '../../lib/looks-like-email.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { readFields } from '../../lib/read-fields.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { Route } from './+types/order-find'

export const meta = pageMeta

export const handle = { messages: ['order-find'] }

/** The URL opens an order, so it reaches nobody as a referrer. */
export const headers = (args: HeadersArgs) => {
  const own = new Headers(actionHeaders(args))
  own.set('Referrer-Policy', 'no-referrer')
  return own
}

const statusOf = { alive: 200, expired: 410, unknown: 404 } as const

/** GET changes nothing: mail scanners open links. */
export const loader = pageLoader(async ({ language }, { url, services }) => {
  const text = await loadText(language, 'order-find')
  const token = url.searchParams.get('token')
  const link = token === null ? null : await services().orderLinks.ofToken(token)
  const title = link?.state === 'alive' ? text('open.title', { order: link.orderName }) : text('find.title')
  const head = { title, description: text('find.description'), path: '/orders/find', hidden: true }
  return data({ head, link, token }, { status: link ? statusOf[link.state] : 200 })
})

const fields = ['intent', 'token', 'order', 'number', 'email', 'code'] as const

export const action = pageLoader(async (page, args) => {
  const { orderLinks } = args.services()
  const { intent, token, order, number, email: typed, code } = await readFields(args.request, fields)
  const browser = readOrderLinkCookie(page, args)
  const lead = (opened: { readonly orderId: string; readonly browser: string }) => {
    const headers = { 'Set-Cookie': formatOrderLinkCookie(page.origins[page.market.id], opened.browser) }
    return redirect(`/orders/${opened.orderId}`, { status: 303, headers })
  }

  if (intent === 'open') {
    const opened = await orderLinks.open(token, browser)
    // The loader says what has become of the link.
    if (!opened) return null
    throw lead(opened)
  }
  // From the page after the payment: no mail is needed in the browser that placed the order.
  if (intent === 'own') {
    const placedBy = await readCheckoutCookie(page, args.request)
    const opened = await args.services().importedOrders.openOwn({ reference: order, placedBy, browser })
    throw opened ? lead(opened) : redirect('/orders/find', 303)
  }
  if (intent === 'code') {
    const sent = browser === undefined ? 'wrong' : await orderLinks.sendCode(browser, order, page.language)
    throw redirect(`/orders/${encodeURIComponent(order)}?code=${sent}`, 303)
  }
  if (intent === 'confirm') {
    const confirmed = browser === undefined ? 'wrong' : await orderLinks.confirm(browser, order, code)
    const step = confirmed === 'confirmed' ? '' : `?code=${confirmed}`
    throw redirect(`/orders/${encodeURIComponent(order)}${step}`, 303)
  }

  const email = typed.trim().toLowerCase()
  const problems = {
    ...(number.trim() === '' && { number: 'find.numberRequired' as const }),
    ...(!looksLikeEmail(email) && { email: 'find.emailInvalid' as const }),
  }
  const refused = (status: 422 | 429, headers: HeadersInit = {}) =>
    data({ sentTo: null, typed: { number, email: typed }, problems, isTooOften: status === 429 }, { status, headers })
  if (Object.keys(problems).length > 0) return refused(422)
  const { market, language } = page
  const requested = await orderLinks.request({ number, email, market, language, clientIp: args.clientIp() })
  if (!requested.ok) return refused(429, { 'Retry-After': String(requested.retryAfterSeconds) })
  // The same words for every number and e-mail: whether there is such an order is told to its mailbox only.
  return data({ sentTo: email, typed: { number: '', email: '' }, problems: {}, isTooOften: false }, { status: 200 })
})

export default function OrderFind({ loaderData: { head, link, token }, actionData }: Route.ComponentProps) {
  const text = useText('order-find')
  const { market, language } = usePageContext()
  const sentTo = actionData?.sentTo
  return (
    <div className="flex max-w-prose flex-col gap-5 py-12 sm:py-20">
      <h1 className="text-3xl">{head.title}</h1>
      {link?.state === 'alive' && token !== null ? (
        <OpenLink token={token} />
      ) : sentTo ? (
        <>
          <Notice focused>
            <p>{text('find.sent')}</p>
            <p data-figure="orderLink">
              {text('find.sentHint', { email: sentTo, time: formatSpan(market.figures.orderLink, language) })}
            </p>
          </Notice>
          <ButtonLink to="/orders/find" variant="secondary" reloadDocument className="self-start">
            {text('find.again')}
          </ButtonLink>
        </>
      ) : (
        <>
          {link && <Notice tone="danger">{text(link.state === 'expired' ? 'open.expired' : 'open.unknown')}</Notice>}
          <FindForm failure={actionData ?? undefined} />
        </>
      )}
    </div>
  )
}
