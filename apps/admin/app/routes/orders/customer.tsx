import { Notice } from '@dvaput/ui/notice.tsx'
import { useActionData, useLoaderData } from 'react-router'

import { customerActions } from '../../features/customers/customer-actions.ts'
import { CustomerFacts } from '../../features/customers/customer-facts.tsx'
import { CustomerForms } from '../../features/customers/customer-forms.tsx'
import { createCustomerView } from '../../features/customers/customer-view.server.ts'
import { RecordSection } from '../../features/customers/record-section.tsx'
import { StatusBadge as OfferBadge } from '../../features/offers/offer-badges.tsx'
import { StatusBadge as OrderBadge } from '../../features/orders/status-badge.tsx'
import { StateBadge as ReservationBadge } from '../../features/reservations/state-badge.tsx'
import { StateBadge as ReturnBadge } from '../../features/returns/state-badge.tsx'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { useCurrentAdministrator } from '../../lib/screens/use-current-administrator.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { Notes } from '../../ui/notes.tsx'
import { RecordFrame } from '../../ui/record-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['customers', 'orders', 'offers', 'reservations', 'returns'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language, market }, { services, params: { id = '' }, url }) => {
  const found = await services.customerAdmin.find(id)
  if (!found) throw new Response(null, { status: 404 })
  const view = createCustomerView(found, language, market.id)
  const { erasedAfterDays } = services.account.limits
  return { title: view.name, isNoted: chosen(url, 'done', ['note']) !== undefined, erasedAfterDays, ...view }
})

export const action = customerActions.action

export default function Customer() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const permissions = useCurrentAdministrator()?.permissions ?? []
  const [text, orderText, refusalText] = [useText('customers'), useText('orders'), useRefusalText('customers')]
  const refused = getRefusal(answer)
  const { email } = view
  const q = new URLSearchParams({ q: email })
  return (
    <RecordFrame
      {...{ back: { to: '/customers', label: text('customer.back') }, title: view.title, beside: null }}
      revision={String(view.notes.length)}
      problem={refused && refusalText(refused)}
      done={view.isNoted && !answer ? text('note.done') : null}
    >
      {!view.isAvailable && <Notice tone="danger">{text('customers.unavailable')}</Notice>}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <RecordSection
            title={text('section.orders')}
            all={`/orders?${q}`}
            rows={view.orders.map(({ statuses, shop, ...row }) => ({
              ...row,
              shop: orderText(`orders.shop.${shop}`),
              to: `/orders/${row.id}`,
              badge: statuses.map((status) => <OrderBadge key={status} status={status} />),
            }))}
          />
          {!view.isVerified && <p className="text-sm text-ink-soft">{text('customer.guestOrders')}</p>}
          <RecordSection
            title={text('section.offers')}
            all={`/offers?queue=all&${q}`}
            rows={view.offers.map(({ status, isApproving, ...row }) => ({
              ...row,
              to: `/offers/${row.id}`,
              badge: <OfferBadge {...{ status, isApproving }} />,
            }))}
          />
          <RecordSection
            title={text('section.reservations')}
            all={`/reservations?${new URLSearchParams({ code: email })}`}
            rows={view.reservations.map(({ state, ...row }) => ({
              ...row,
              to: `/reservations/${row.id}`,
              badge: <ReservationBadge state={state} />,
            }))}
          />
          <RecordSection
            title={text('section.returns')}
            all={`/returns?${q}`}
            rows={view.returns.map(({ state, shop, ...row }) => ({
              ...row,
              shop: orderText(`orders.shop.${shop}`),
              to: `/returns/${row.id}`,
              badge: <ReturnBadge state={state} />,
            }))}
          />
        </div>
        <div className="grid gap-4">
          <CustomerFacts email={email} isVerified={view.isVerified} profile={view.profile} />
          <Notes
            {...{ title: text('note.title'), label: text('note.text'), add: text('note.add') }}
            notes={view.notes}
            mayWrite={permissions.includes('customers.write')}
          />
          {permissions.includes('customers.delete') && (
            <CustomerForms {...{ email, erasedAfterDays: view.erasedAfterDays, answer }} />
          )}
        </div>
      </div>
    </RecordFrame>
  )
}
