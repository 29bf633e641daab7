import { expectedDelivery } from '@dvaput/domain/delivery/expected-delivery'
import { markets } from '@dvaput/domain/markets/markets'
import { toOrderView } from '@dvaput/domain/orders/order-view'
import { formatReceipt } from '@dvaput/domain/receipts/format-receipt'
import { useSearchParams } from 'react-router'
import { FileLinks } from '../features/order-files/file-links.tsx'
import { ReceiptSheet } from '../features/order-files/receipt-sheet.tsx'
import { ConfirmEmail } from '../features/order-find/confirm-email.tsx'
import { ReturnHistory } from '../features/order-returns/return-history.tsx'
import { toOfferView, toReturnView } from '../features/order-returns/return-view.server.ts'
import { BuyAgain } from '../features/orders/buy-again.tsx'
import { CancelLink, CancelPanel } from '../features/orders/cancel-order.tsx'
import { changeOrder } from '../features/orders/change-order.server.ts'
import { GuestHint } from '../features/orders/guest-hint.tsx'
import { OrderDetail } from '../features/orders/order-detail.tsx'
import type { OrderResult } from '../features/orders/order-result.ts'
import { loadText } from '../i18n/create-text.ts'
import { useText } from '../i18n/use-text.ts'
import { requireCustomer } from '../lib/guard-page.ts'
import { openOrder } from '../lib/open-order.server.ts'
import { pageLoader } from '../lib/page-loader.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/order'

export const meta = pageMeta

export const handle = { messages: ['orders', 'order-find', 'order-returns'] }

/** For a customer whose order it is, or a guest with a link, who may see less. */
export const loader = pageLoader(async (page, args) => {
  const { language } = page
  const text = await loadText(language, 'orders')
  const { order: record, isGuest, showsAddresses } = await openOrder(page, args)
  const { returns } = args.services()
  const order = toOrderView(record, language)
  const locale = { market: markets[record.market], language }
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
    receipt: formatReceipt(record.snapshot, locale, { isMasked: !showsAddresses }),
    hasDay: expectedDelivery(record.snapshot, locale.market, new Date().toISOString()) !== undefined,
    offer: toOfferView(record, await returns.offerFor(record), language),
    returns: (await returns.ofOrder(record.id)).map((stored) => toReturnView(record, stored, language)),
  }
})

export const action = pageLoader(async (page, args) => {
  const opened = await openOrder(page, args)
  const form = await args.request.formData().catch(() => new FormData())
  const services = args.services()
  return changeOrder(form, { opened, requireCustomer: () => requireCustomer(args), page, services })
})

const CancelNotice = ({ result, isDone }: { readonly result: OrderResult | undefined; readonly isDone: boolean }) => {
  const text = useText('orders')
  if (result?.intent === 'cancel')
    return (
      <Notice tone="danger" focused>
        {text(result.problem === 'too-late' ? 'order.cancelTooLate' : 'order.cancelUnavailable')}
      </Notice>
    )
  return isDone && <Notice focused>{text('order.cancelDone')}</Notice>
}

const problems = ['wrong', 'too-often'] as const
const steps = ['sent', 'withdrawn'] as const

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isGuest, showsAddresses, receipt, hasDay, offer, returns } = loaderData
  const [search] = useSearchParams()
  const mayCancel = order.canCancel && showsAddresses
  const asksToCancel = mayCancel && search.get('cancel') === 'ask'
  const problem = problems.find((each) => search.get('email') === each) ?? null
  const done = steps.find((each) => search.get('return') === each) ?? null
  return (
    <>
      <OrderDetail
        order={order}
        isGuest={isGuest}
        notice={
          <CancelNotice result={actionData} isDone={order.cancelledAt !== null && search.get('cancel') === 'done'} />
        }
        actions={
          <>
            {!isGuest && <BuyAgain orderId={order.id} result={actionData} />}
            {mayCancel && !asksToCancel && <CancelLink />}
            {asksToCancel && <CancelPanel order={order} />}
            {isGuest && <GuestHint orderId={order.id} asksForEmail={order.canCancel && !showsAddresses} />}
            <FileLinks orderId={order.id} hasDay={hasDay} />
          </>
        }
        hidden={!showsAddresses && <ConfirmEmail orderId={order.id} problem={problem} />}
        returns={<ReturnHistory orderId={order.id} offer={offer} returns={returns} done={done} />}
      />
      <ReceiptSheet receipt={receipt} />
    </>
  )
}
