import { formatMoney } from '@dvaput/domain/money/format-money'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CheckoutPage } from './checkout-page.ts'
import { NextSteps } from './next-steps.tsx'

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
  const { name, processedAt, counts, bought, isPaid, method, statusUrl, orderPath } = order
  const isToTransfer = !isPaid && method !== 'cash-on-delivery'
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
        {counts.local > 0 && <Fact label={text('success.local')}>{counts.local}</Fact>}
        {counts.international > 0 && <Fact label={text('success.international')}>{counts.international}</Fact>}
        {bought && (
          <>
            <Fact label={text('success.products')}>
              <ul className="grid justify-items-end gap-1 text-right">
                {bought.lines.map(({ title, quantity }) => (
                  <li key={title} className="wrap-anywhere">
                    {text('success.line', { quantity, title })}
                  </li>
                ))}
              </ul>
            </Fact>
            <Fact label={text('success.total')}>{formatMoney(bought.total, language)}</Fact>
          </>
        )}
      </dl>
      {counts.international > 0 && <p>{text('success.internationalNote')}</p>}
      <NextSteps order={order} />
      <div className="flex flex-wrap gap-3">
        {statusUrl !== null && (
          <a href={statusUrl} className={buttonClasses({})}>
            <span>{text(isToTransfer ? 'success.instructions' : 'success.status')}</span>
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
