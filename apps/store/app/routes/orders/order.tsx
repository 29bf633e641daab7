import { expectedDelivery } from '@dvaput/domain/delivery/expected-delivery'
import { formatPromise } from '@dvaput/domain/delivery/format-promise'
import { type OrderView, toOrderView } from '@dvaput/domain/orders/order-view'
import { formatReceipt } from '@dvaput/domain/receipts/format-receipt'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useSearchParams } from 'react-router'
import { FileLinks } from '../../features/order-files/file-links.tsx'
import { ReceiptSheet } from '../../features/order-files/receipt-sheet.tsx'
import { ConfirmEmail, codeSteps } from '../../features/order-find/confirm-email.tsx'
import { ReturnHistory } from '../../features/order-returns/return-history.tsx'
import { toOfferView, toReturnView } from '../../features/order-returns/return-view.server.ts'
import { BuyAgain } from '../../features/orders/buy-again.tsx'
import { CancelLink, CancelPanel, refundTexts } from '../../features/orders/cancel-order.tsx'
import { changeOrder } from '../../features/orders/change-order.server.ts'
import { GiveAddress } from '../../features/orders/give-address.tsx'
import { GuestHint } from '../../features/orders/guest-hint.tsx'
import { OrderDetail } from '../../features/orders/order-detail.tsx'
import type { OrderResult } from '../../features/orders/order-result.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { requireCustomer } from '../../lib/loading/guard-page.ts'
import { openOrder } from '../../lib/loading/open-order.server.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/order'

export const meta = pageMeta

export const handle = { messages: ['orders', 'order-find', 'order-returns', 'addresses'] }

/** For a customer whose order it is, or a guest with a link, who may see less. */
export const loader = pageLoader(async (page, args) => {
  const { language } = page
  const text = await loadText(language, 'orders')
  const { order: record, isGuest, showsAddresses, mayChange } = await openOrder(page, args)
  const { returns, marketOf } = args.services()
  const order = toOrderView(record, language, marketOf)
  const locale = { market: marketOf(record.market), language }
  const expected = expectedDelivery(record.snapshot, locale.market, new Date().toISOString())
  const head = {
    title: text('orders.number', { number: order.name }),
    description: text('order.description', { number: order.name }),
    path: `/orders/${order.id}`,
    hidden: true,
  }
  return {
    head,
    // The platform's own page of the order shows where the buyer lives.
    order: showsAddresses ? order : { ...order, shippingAddress: null, billingAddress: null, statusUrl: null },
    isGuest,
    showsAddresses,
    mayChange,
    receipt: formatReceipt(record.snapshot, locale, { isMasked: !showsAddresses }),
    hasDay: expected !== undefined,
    expected: expected ? formatPromise(expected, language) : null,
    offer: toOfferView(record, await returns.offerFor(record), language),
    returns: (await returns.ofOrder(record.id))
      .map((stored) => toReturnView(record, stored, language))
      .map((view) => (showsAddresses ? view : { ...view, photos: [] })),
  }
})

export const action = pageLoader(async (page, args) => {
  const opened = await openOrder(page, args)
  const form = await args.request.formData().catch(() => new FormData())
  const services = args.services()
  return changeOrder(form, { opened, requireCustomer: () => requireCustomer(args), page, services })
})

type CancelNoticeProps = {
  readonly order: OrderView
  readonly result: OrderResult | undefined
  /** The press has just been taken; `requested` where the warehouse has not answered. */
  readonly pressed: 'done' | 'requested' | null
}

const CancelNotice = ({ order: { cancelledAt, cancelRequestedAt, refundWay }, result, pressed }: CancelNoticeProps) => {
  const text = useText('orders')
  const isDone = pressed !== null
  if (result?.intent === 'cancel')
    return (
      <Notice tone="danger" focused>
        {text(result.problem === 'too-late' ? 'order.cancelTooLate' : 'order.cancelUnavailable')}
      </Notice>
    )
  if (cancelledAt === null)
    return (
      (cancelRequestedAt || pressed === 'requested') && (
        <Notice focused={isDone}>{text('order.cancelRequested')}</Notice>
      )
    )
  // Until the money is back the page says how it goes back.
  if (!isDone && refundWay === 'nothing') return null
  return (
    <Notice focused={isDone}>
      {text('order.cancelDone')} {refundWay !== 'nothing' && text(refundTexts[refundWay])}
    </Notice>
  )
}

const AddressNotice = (props: { readonly order: OrderView; readonly isDone: boolean; readonly isAsked: boolean }) => {
  const text = useText('orders')
  const { needsAddress, financialStatus } = props.order
  const done = financialStatus === 'PENDING' ? 'order.addressDoneUnpaid' : 'order.addressDone'
  if (needsAddress === null) return props.isDone && <Notice focused>{text(done)}</Notice>
  // Whoever only has the link confirms the e-mail first.
  return !props.isAsked && <Notice tone="neutral">{text('order.addressMissing')}</Notice>
}

const presses = ['done', 'requested'] as const
const steps = ['sent', 'withdrawn'] as const

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isGuest, showsAddresses, mayChange, receipt, hasDay, expected, offer, returns } = loaderData
  const [search] = useSearchParams()
  const pressed = presses.find((each) => search.get('cancel') === each) ?? null
  const mayCancel = order.canCancel && mayChange
  const asksToCancel = mayCancel && search.get('cancel') === 'ask'
  const codeStep = codeSteps.find((each) => search.get('code') === each) ?? null
  const done = steps.find((each) => search.get('return') === each) ?? null
  return (
    <>
      <OrderDetail
        order={order}
        isGuest={isGuest}
        notice={
          <>
            <CancelNotice order={order} result={actionData} pressed={pressed} />
            {expected && (
              <p className="font-medium print:hidden">
                {expected.label}: {expected.value}
              </p>
            )}
            <AddressNotice order={order} isDone={search.get('address') === 'done'} isAsked={mayChange} />
          </>
        }
        actions={
          <>
            {!isGuest && <BuyAgain orderId={order.id} result={actionData} />}
            {mayCancel && !asksToCancel && <CancelLink />}
            {asksToCancel && <CancelPanel order={order} />}
            {order.needsAddress && mayChange && <GiveAddress order={order} result={actionData} />}
            {isGuest && <GuestHint orderId={order.id} asksForEmail={order.canCancel && !mayChange} />}
            <FileLinks orderId={order.id} hasDay={hasDay} />
          </>
        }
        confirmEmail={!mayChange && <ConfirmEmail orderId={order.id} step={codeStep} isMasked={!showsAddresses} />}
        returns={<ReturnHistory orderId={order.id} mayChange={mayChange} offer={offer} returns={returns} done={done} />}
      />
      <ReceiptSheet receipt={receipt} />
    </>
  )
}
