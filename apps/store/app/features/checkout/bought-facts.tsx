import { formatMoney } from '@dvaput/domain/money/format-money'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Approximate } from '../../ui/products/approximate.tsx'
import type { Bought } from './checkout-page.ts'

export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="ml-auto text-right font-semibold">{children}</dd>
  </div>
)

type BoughtFactsProps = { readonly bought: Bought; readonly isPickup: boolean }

/** What was ordered, and what it costs altogether. */
export const BoughtFacts = ({ bought, isPickup }: BoughtFactsProps) => {
  const text = useText('checkout-success')
  const { language } = usePageContext()
  return (
    <>
      <Fact label={text('success.products')}>
        <ul className="grid justify-items-end gap-1 text-right">
          {bought.lines.map(({ title, quantity, price }) => (
            // Pieces of one product may be two lines.
            <li key={`${title} ${price.minor}`} className="wrap-anywhere">
              {text('success.line', { quantity, title })}: {formatMoney(price, language)}
              <Approximate money={price} />
            </li>
          ))}
        </ul>
      </Fact>
      {bought.discount.minor > 0 && (
        <Fact label={text('success.discount')}>
          −{formatMoney(bought.discount, language)}
          <Approximate money={{ ...bought.discount, minor: -bought.discount.minor }} />
        </Fact>
      )}
      {bought.shipping.minor > 0 && (
        <Fact label={text('success.shipping')}>
          {formatMoney(bought.shipping, language)}
          <Approximate money={bought.shipping} />
        </Fact>
      )}
      <Fact label={text(isPickup ? 'success.totalPickup' : 'success.total')}>
        {formatMoney(bought.total, language)}
        <Approximate money={bought.total} />
      </Fact>
    </>
  )
}
