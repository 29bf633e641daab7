import { formatDateTime } from '@dvaput/domain/text/format-date'
import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { RateNote } from '../../ui/products/rate-note.tsx'
import { BoughtFacts, Fact } from './bought-facts.tsx'
import type { CheckoutPage } from './checkout-page.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderWay } from './order-way.tsx'

/** One way to the order: to the payment instructions first, where it waits for a transfer. */
const OneWay = ({ order }: SuccessPanelProps) => {
  const text = useText('checkout-success')
  const { isPaid, method, statusUrl } = order
  const isToTransfer = !isPaid && method !== 'cash-on-delivery'
  const isHere = order.opensByPress || (order.orderPath !== null && !(isToTransfer && statusUrl !== null))
  if (isHere) return <OrderWay order={order} />
  return (
    statusUrl !== null && (
      <a href={statusUrl} className={buttonClasses({})}>
        <span>{text(isToTransfer ? 'success.instructions' : 'success.order')}</span>
      </a>
    )
  )
}

type SuccessPanelProps = { readonly order: Extract<CheckoutPage, { kind: 'ordered' }> }

/** The order as the shop has it. // OK-02, OK-03 */
export const SuccessPanel = ({ order }: SuccessPanelProps) => {
  const text = useText('checkout-success')
  const { market, language } = usePageContext()
  const { name, processedAt, counts, bought, expected } = order
  return (
    <div className="grid gap-8">
      <div role="status" className="flex items-start gap-4">
        <Icon name="success" className="mt-1 size-9 shrink-0 text-accent" />
        <div>
          <h1 className="text-3xl">{text('success.title')}</h1>
          <p className="mt-1 text-lg text-ink-soft">{text('success.text')}</p>
        </div>
      </div>
      <dl>
        <Fact label={text('success.number')}>{name}</Fact>
        <Fact label={text('success.date')}>
          <time dateTime={processedAt}>{formatDateTime({ at: processedAt, timeZone: market.timeZone }, language)}</time>
        </Fact>
        {expected && <Fact label={expected.label}>{expected.value}</Fact>}
        {counts.local > 0 && <Fact label={text('success.local')}>{counts.local}</Fact>}
        {counts.international > 0 && <Fact label={text('success.international')}>{counts.international}</Fact>}
        {bought && <BoughtFacts bought={bought} isPickup={order.isPickup} />}
      </dl>
      {counts.international > 0 && (
        <div className="grid gap-2">
          {!order.needsAddress && <p>{text('success.internationalNote')}</p>}
          <RateNote />
        </div>
      )}
      {order.needsAddress && <Notice tone="danger">{text('success.needsAddress')}</Notice>}
      <NextSteps order={order} />
      <div className="flex flex-wrap gap-3">
        <OneWay order={order} />
        <ButtonLink to="/products" variant="quiet">
          {text('success.browse')}
        </ButtonLink>
      </div>
    </div>
  )
}
