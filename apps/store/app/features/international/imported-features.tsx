import { warrantySentence } from '@dvaput/domain/markets/figure-sentences'
import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { Icon, type IconName } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { ImportedProductView } from './imported-product-page.ts'

type Feature = {
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  readonly figures: string
  readonly more?: string | undefined
}

type Props = { readonly product: Pick<ImportedProductView, 'arrivalDay'> }

// Shipping, quality and returns. // IPDP-07
export const ImportedFeatures = ({ product: { arrivalDay } }: Props) => {
  const text = useText('international-product')
  const { market, language } = usePageContext()
  const spanOf = (name: 'deliveryImported' | 'returnWindow') => ({ time: formatSpan(market.figures[name], language) })
  const features: readonly Feature[] = [
    {
      icon: 'truck',
      title: text('features.shipping', { country: market.name[language] }),
      detail: text('features.shippingText', spanOf('deliveryImported')),
      figures: 'deliveryImported',
      more: arrivalDay === null ? undefined : text('features.arrival', { day: arrivalDay }),
    },
    {
      icon: 'shield',
      title: text('features.quality'),
      detail: warrantySentence[language]((name) => formatSpan(market.figures[name], language)),
      figures: 'warrantyMinimum warrantyRefurbished',
    },
    {
      icon: 'refresh',
      title: text('features.return'),
      detail: text('features.returnText', spanOf('returnWindow')),
      figures: 'returnWindow',
    },
  ]
  return (
    <ul aria-label={text('features.title')} className="flex flex-col gap-4 border-t border-line pt-5">
      {features.map(({ icon, title, detail, figures, more }) => (
        <li key={icon} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 shrink-0 text-accent" />
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p data-figure={figures} className="text-sm text-ink-soft">
              {detail}
            </p>
            {more && <p className="text-sm text-ink-soft">{more}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
