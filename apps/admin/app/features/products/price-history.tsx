import { useText } from '../../i18n/use-text.ts'
import { FormSection } from './form-section.tsx'
import type { ProductView } from './product-view.server.ts'

/** What it has cost since when, the newest first. */
export const PriceHistory = ({ prices }: Pick<ProductView, 'prices'>) => {
  const text = useText('products')
  return (
    <FormSection title={text('section.priceHistory')}>
      {prices.length === 0 ? (
        <p className="text-sm text-ink-soft">{text('history.empty')}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {prices.map(({ key, variant, price, compareAt, who, when }) => (
            <li key={key}>
              <span className="font-semibold tabular-nums">{price}</span>{' '}
              {compareAt && <s className="text-ink-soft">{compareAt}</s>} {variant}
              <span className="block text-xs text-ink-soft">
                {who ?? text('history.shop')}, {when}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}
