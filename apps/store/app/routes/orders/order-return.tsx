import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, redirect } from 'react-router'
import { readReturnForm } from '../../features/order-returns/read-return-form.server.ts'
import { readTypedFields } from '../../features/order-returns/read-typed-fields.server.ts'
import type { ReturnFailure } from '../../features/order-returns/return-failure.ts'
import { ReturnForm } from '../../features/order-returns/return-form.tsx'
import { toOfferView } from '../../features/order-returns/return-view.server.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { openOrderToChange } from '../../lib/loading/open-order.server.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/order-return'

export const meta = pageMeta

export const handle = { messages: ['order-returns'] }

export const loader = pageLoader(async (page, args) => {
  const { order } = await openOrderToChange(page, args)
  const text = await loadText(page.language, 'order-returns')
  const head = {
    title: text('return.title', { order: order.name }),
    description: text('return.description'),
    path: `/orders/${order.id}/return`,
    hidden: true,
  }
  const offer = toOfferView(order, await args.services().returns.offerFor(order), page.language)
  return { head, orderId: order.id, offer, formKey: crypto.randomUUID() }
})

export const action = pageLoader(async (page, args) => {
  const { order } = await openOrderToChange(page, args)
  const { returns } = args.services()
  const refused = (
    problems: ReturnFailure['problems'],
    { lines, reason, message }: ReturnFailure['typed'],
    status: 422 | 429 | 503,
  ) => data({ problems, typed: { lines, reason, message } } satisfies ReturnFailure, { status })
  // Before all of the body is read, which may hold many megabytes.
  if ((await returns.pauseSeconds(order.id, args.clientIp())) > 0)
    return refused(['too-many'], await readReturnForm(await readTypedFields(args.request)), 429)
  const body = await args.request.formData().catch(() => new FormData())

  if (body.get('intent') === 'withdraw') {
    const isWithdrawn = await returns.withdraw(order.id, String(body.get('return')))
    throw redirect(`/orders/${order.id}${isWithdrawn ? '?return=withdrawn' : ''}`, 303)
  }
  const { photos, ...form } = await readReturnForm(body)
  const requested = await returns.request(order, { ...form, photos, language: page.language })
  if (requested.ok) throw redirect(`/orders/${order.id}?return=sent`, 303)
  return refused(requested.problems, form, requested.problems.includes('busy') ? 503 : 422)
})

export default function OrderReturn({
  loaderData: { head, orderId, offer, formKey },
  actionData,
}: Route.ComponentProps) {
  const text = useText('order-returns')
  return (
    <div className="flex max-w-prose flex-col gap-6 py-10 sm:py-14">
      <TextLink to={`/orders/${orderId}`}>{text('return.back')}</TextLink>
      <h1 className="text-3xl">{head.title}</h1>
      {offer.lines.length === 0 ? (
        <p className="text-lg text-ink-soft">{text(offer.lastDay === null ? 'return.notSent' : 'return.closed')}</p>
      ) : (
        <>
          <p className="text-ink-soft">
            {text('return.lead', { day: offer.lastDay ?? '' })}{' '}
            <TextLink to="/devoluciones">{text('return.policy')}</TextLink>
          </p>
          <ReturnForm lines={offer.lines} formKey={formKey} failure={actionData} />
        </>
      )}
    </div>
  )
}
