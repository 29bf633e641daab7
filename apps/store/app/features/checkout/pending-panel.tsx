import { formatDateTime } from '@dvaput/domain/text/format-date'
import { Button } from '@dvaput/ui/button.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { RateNote } from '../../ui/products/rate-note.tsx'
import { BoughtFacts, Fact } from './bought-facts.tsx'
import type { Waiting, OrderWay as Way } from './checkout-page.ts'
import { OrderWay } from './order-way.tsx'

const Moment = ({ at }: { readonly at: string }) => {
  const { market, language } = usePageContext()
  return <time dateTime={at}>{formatDateTime({ at, timeZone: market.timeZone }, language)}</time>
}

type PendingPanelProps = {
  readonly order: Way & { readonly name: string; readonly checkout: string }
  readonly waiting: Waiting
  readonly askAgain: () => void
}

/** An order whose payment is not confirmed: what was ordered, what it costs, until when it is kept, and what to do. */
export const PendingPanel = ({ order, waiting: { placedAt, heldUntil, bought }, askAgain }: PendingPanelProps) => {
  const { name } = order
  const text = useText('checkout-success')
  return (
    <div className="grid gap-8">
      <div role="status" className="flex items-start gap-4">
        <Icon name="clock" className="mt-1 size-9 shrink-0 text-accent" />
        <div>
          <h1 className="text-3xl">{text('pending.title')}</h1>
          <p className="mt-1 text-lg text-ink-soft">{text('pending.text', { name })}</p>
        </div>
      </div>
      <dl>
        <Fact label={text('success.number')}>{name}</Fact>
        <Fact label={text('success.date')}>
          <Moment at={placedAt} />
        </Fact>
        {heldUntil !== null && (
          <Fact label={text('pending.heldUntil')}>
            <Moment at={heldUntil} />
          </Fact>
        )}
        {bought && <BoughtFacts bought={bought} isPickup={false} />}
      </dl>
      {bought && <RateNote />}
      <section>
        <h2 className="text-xl">{text('next.title')}</h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-5">
          <li>{text('pending.slip')}</li>
          <li>{text('pending.email')}</li>
          <li>{text('pending.late')}</li>
        </ol>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button onClick={askAgain}>{text('unknown.again')}</Button>
        <OrderWay order={order} variant="secondary" />
      </div>
    </div>
  )
}
