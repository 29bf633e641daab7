import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CheckoutPage } from './checkout-page.ts'

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

/** The order as the shop has it. // spec §2 Checkout success */
export const SuccessPanel = ({ order }: { readonly order: Extract<CheckoutPage, { kind: 'ordered' }> }) => {
  const text = useText('checkout-success')
  const { market, language } = usePageContext()
  const { name, processedAt, counts, isPaid, statusUrl, orderPath } = order
  const dispatch = formatSpan(market.figures.dispatch, language)
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
        <Fact label={text('success.local')}>{counts.local}</Fact>
        <Fact label={text('success.international')}>{counts.international}</Fact>
      </dl>
      <section>
        <h2 className="text-xl">{text('next.title')}</h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-5">
          <li>{text('next.email')}</li>
          <li>{isPaid ? text('next.paid') : text('next.unpaid')}</li>
          <li>{text('next.dispatch', { dispatch })}</li>
        </ol>
      </section>
      <div className="flex flex-wrap gap-3">
        {statusUrl !== null && (
          <a href={statusUrl} className={buttonClasses({})}>
            <span>{isPaid ? text('success.status') : text('success.instructions')}</span>
          </a>
        )}
        {orderPath !== null && (
          <ButtonLink to={orderPath} variant="secondary">
            {text('success.order')}
          </ButtonLink>
        )}
        <ButtonLink to="/products" variant="quiet">
          {text('success.browse')}
        </ButtonLink>
      </div>
    </div>
  )
}
