import { formatMoney } from '@dvaput/domain/money/format-money'
import { totalOf } from '@dvaput/domain/reservations/reservation'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { useActionData, useLoaderData } from 'react-router'
import { reservationActions } from '../../features/reservations/reservation-actions.ts'
import { ReservationFacts } from '../../features/reservations/reservation-facts.tsx'
import { ReservationForms } from '../../features/reservations/reservation-forms.tsx'
import { StateBadge } from '../../features/reservations/state-badge.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { numberOf } from '../../lib/urls/shop-gid.ts'
import { RecordFrame } from '../../ui/record-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['reservations'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(
  async ({ language }, { administrator, services: { reservationAdmin }, params, url }) => {
    const { id = '' } = params
    const found = isUuid(id) ? await reservationAdmin.find(id) : null
    if (!found) throw new Response(null, { status: 404 })
    const [text, orderText] = await Promise.all([loadText(language, 'reservations'), loadText(language, 'orders')])
    const when = (at: Date) => formatMarketTime(at, found.market, language)
    const { state, lines, payment, endedAt } = found
    return {
      title: text('reservation.title', { code: found.pickupCode }),
      done: chosen(url, 'done', reservationActions.names) ?? null,
      acts: found.state === 'held' ? reservationActions.allowed(administrator.permissions) : [],
      ...{ id, state, payment, email: found.email, revision: found.revision },
      name: await reservationAdmin.nameOf(found),
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
  },
)

export const action = reservationActions.action

export default function Reservation() {
  const { title, done, state, revision, total, acts, ...facts } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [text, refusalText] = [useText('reservations'), useRefusalText('reservations')]
  const refused = getRefusal(answer)
  return (
    <RecordFrame
      {...{ back: { to: '/reservations', label: text('reservation.back') }, title, revision }}
      beside={<StateBadge state={state} />}
      problem={refused && refusalText(refused)}
      done={done && !refused ? text(`done.${done}`) : null}
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ReservationFacts {...facts} total={total} />
        {acts.length > 0 && <ReservationForms key={revision} revision={revision} total={total} refused={refused} />}
      </div>
    </RecordFrame>
  )
}
