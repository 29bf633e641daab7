import { Button } from '@dvaput/ui/button.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { orderActions } from '../../features/orders/order-actions.ts'
import { OrderFacts } from '../../features/orders/order-facts.tsx'
import { OrderForms } from '../../features/orders/order-forms.tsx'
import { createOrderView } from '../../features/orders/order-view.server.ts'
import { StatusBadge } from '../../features/orders/status-badge.tsx'
import { loadText } from '../../i18n/load-text.ts'
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

export const handle = { messages: ['orders', 'returns'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(
  async ({ language }, { administrator, services: { orderAdmin, marketOf }, params: { id = '' }, url }) => {
    const found = await orderAdmin.find(id)
    if (!found) throw new Response(null, { status: 404 })
    const text = await loadText(language, 'orders')
    return {
      title: text('order.title', { number: found.order.name || id }),
      done: chosen(url, 'done', orderActions.names) ?? null,
      refundKey: crypto.randomUUID(),
      ...createOrderView(found, language, { permissions: administrator.permissions, marketOf }),
    }
  },
)

const addressTexts = {
  unpaid: 'order.addressUnpaid',
  held: 'order.addressHeld',
  sent: 'order.addressSent',
} as const

export const action = orderActions.action

export default function Order() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const permissions = useCurrentAdministrator()?.permissions ?? []
  const text = useText('orders')
  const refusalText = useRefusalText('orders')
  const refused = getRefusal(answer)
  const mayPack = permissions.includes('orders.fulfil')
  return (
    <RecordFrame
      {...{ back: { to: '/orders', label: text('order.back') }, title: view.title, revision: view.revision }}
      beside={
        <>
          <span className="text-ink-soft">{text(`orders.shop.${view.shop}`)}</span>
          <span className="contents print:hidden">
            {view.statuses.map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
          </span>
          <Button variant="secondary" size="sm" className="print:hidden" onClick={() => window.print()}>
            {text('order.print')}
          </Button>
        </>
      }
      problem={refused && refusalText(refused, { left: view.left })}
      done={view.done && !answer && !view.refund ? text(`done.${view.done}`) : null}
    >
      {view.refund && (
        <Notice tone={view.refund.isLate ? 'danger' : 'neutral'}>
          {text(view.refund.isLate ? 'refund.late' : 'refund.open', view.refund)}
        </Notice>
      )}
      {view.isCancelRequested && <Notice tone="neutral">{text('cancelled.waiting')}</Notice>}
      {view.isOwed && (
        <Notice tone="danger">{text('cancelled.owed', { amount: view.left, method: view.facts.payment })}</Notice>
      )}
      {view.needsAddress && <Notice tone="danger">{text(addressTexts[view.needsAddress])}</Notice>}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <OrderFacts {...view.facts} />
        <div className="grid gap-4">
          {view.needsCashier && (
            <Notice tone="neutral">{text('collect.needsCashier', { amount: view.toPay ?? '' })}</Notice>
          )}
          <OrderForms
            {...{ revision: view.revision, refundKey: view.refundKey, acts: view.acts, left: view.left }}
            {...{ currency: view.currency, units: view.units, parcels: view.parcels, toPay: view.toPay }}
            carriers={view.carriers}
            {...{ isPaidByHand: view.isPaidByHand, answer }}
            key={view.revision}
          />
          <Notes
            {...{ title: text('note.title'), label: text('note.text'), add: text('note.add') }}
            notes={view.notes}
            mayWrite={mayPack}
          />
        </div>
      </div>
    </RecordFrame>
  )
}
