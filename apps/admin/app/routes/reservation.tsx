import { formatMoney } from '@dvaput/domain/money/format-money'
import { isCounterPayment, totalOf } from '@dvaput/domain/reservations/reservation'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { Notice } from '@dvaput/ui/notice.tsx'
import { data, Link, redirect, useActionData, useLoaderData } from 'react-router'
import { CounterActs } from '../features/reservations/counter-acts.tsx'
import { ReservationFacts } from '../features/reservations/reservation-facts.tsx'
import { StateBadge } from '../features/reservations/state-badge.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { numberOf } from '../lib/shop-gid.ts'
import { useCurrentAdministrator } from '../lib/use-current-administrator.ts'

export const meta = screenMeta

export const handle = { messages: ['reservations'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

const acts = ['complete', 'extend', 'release'] as const
const mostHours = 72

export const loader = screenLoader(async ({ language }, { services: { counter }, params: { id = '' }, url }) => {
  const found = isUuid(id) ? await counter.find(id) : null
  if (!found) throw new Response(null, { status: 404 })
  const [text, orderText] = await Promise.all([loadText(language, 'reservations'), loadText(language, 'orders')])
  const when = (at: Date) => formatMarketTime(at, found.market, language)
  const { state, lines, payment, endedAt } = found
  return {
    title: text('reservation.title', { code: found.pickupCode }),
    done: acts.find((act) => act === url.searchParams.get('done')) ?? null,
    ...{ id, state, payment, email: found.email, revision: found.revision },
    name: await counter.nameOf(found),
    customer: numberOf(found.customerId) || null,
    total: formatMoney(totalOf(lines), language),
    lines: lines.map(({ variantId, name, image, quantity, price }) => ({
      ...{ variantId, name, image, quantity, price: formatMoney(price, language) },
    })),
    made: when(found.createdAt),
    until: when(found.expiresAt),
    ended: endedAt && when(endedAt),
    order: found.order && { ...found.order, shop: orderText(`orders.shop.${found.shop}`) },
  }
})

const statusOf = { 'not-found': 404, 'changed-meanwhile': 409, 'not-held': 409, 'refused-by-shop': 409 } as const

export const action = screenAction(
  'reservations.write',
  async (_, { administrator: by, services: { counter }, params: { id = '' }, form }) => {
    if (!isUuid(id)) throw new Response(null, { status: 404 })
    const act = acts.find((each) => each === form.get('act'))
    const payment = form.get('payment')
    const hours = Number(form.get('hours'))
    const edit = { id, by, revision: String(form.get('revision') ?? '') }
    const typed = { act: act ?? '', payment: isCounterPayment(payment) ? payment : null, hours: String(hours || '') }
    const run = () => {
      if (act === 'release') return counter.release(edit)
      if (act === 'extend' && Number.isInteger(hours) && hours > 0 && hours <= mostHours)
        return counter.extend(edit, hours)
      if (act === 'complete')
        return isCounterPayment(payment) ? counter.complete(edit, payment) : ('no-payment' as const)
      throw new Response(null, { status: 400 })
    }
    const result = await run()
    if (result === 'ok') throw redirect(`/reservations/${id}?done=${act}`)
    if (result === 'not-found') throw new Response(null, { status: 404 })
    return data({ problem: result, typed }, { status: result === 'no-payment' ? 422 : statusOf[result] })
  },
)

const doneTexts = {
  complete: 'complete.done',
  extend: 'extend.done',
  release: 'release.done',
} as const satisfies Record<(typeof acts)[number], string>

const problemTexts = {
  'no-payment': 'complete.choose',
  'changed-meanwhile': 'problem.changed-meanwhile',
  'not-held': 'problem.not-held',
  'refused-by-shop': 'problem.refused-by-shop',
} as const

export default function Reservation() {
  const { title, done, state, revision, total, ...facts } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const mayWrite = useCurrentAdministrator()?.permissions.includes('reservations.write')
  const text = useText('reservations')
  const refused = answer && 'problem' in answer ? answer : null
  return (
    <div className="grid max-w-page gap-5">
      <div>
        <Link to="/reservations" className="text-sm text-accent underline print:hidden">
          {text('reservation.back')}
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{title}</h1>
          <StateBadge state={state} />
        </div>
      </div>
      {refused && (
        <Notice key={revision} tone="danger" focused>
          {text(problemTexts[refused.problem])}
        </Notice>
      )}
      {done && !refused && (
        <Notice key={`${done}${revision}`} focused>
          {text(doneTexts[done])}
        </Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ReservationFacts {...facts} total={total} />
        {state === 'held' && mayWrite && (
          <CounterActs key={revision} revision={revision} total={total} refused={refused?.typed ?? null} />
        )}
      </div>
    </div>
  )
}
