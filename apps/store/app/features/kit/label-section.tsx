import { createMoney } from '@dvaput/domain/money/money'
import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Price } from '../../ui/products/price.tsx'
import { KitSection, Specimen } from './kit-section.tsx'

export const LabelSection = () => {
  const text = useText('kit')
  const words = { originalLabel: text('price.was'), nowLabel: text('price.now') }
  return (
    <KitSection id="labels" title={text('section.labels')}>
      <Specimen title={text('badge.label')}>
        <div className="flex flex-wrap gap-2">
          <Badge>{text('badge.used')}</Badge>
          <Badge tone="accent" icon="shield">
            {text('badge.refurbished')}
          </Badge>
          <Badge tone="sale">{text('badge.sale')}</Badge>
          <Badge tone="warning" icon="clock">
            {text('badge.lastOne')}
          </Badge>
          <Badge tone="danger">{text('badge.soldOut')}</Badge>
          <Badge tone="info" icon="globe">
            {text('badge.imported')}
          </Badge>
        </div>
      </Specimen>
      <Specimen title={text('price.label')}>
        <div className="flex flex-col items-start gap-3">
          <Price size="lg" money={createMoney(123450, 'BAM')} />
          <Price
            size="lg"
            money={createMoney(329990, 'CLP')}
            sale={{ ...words, original: createMoney(389990, 'CLP') }}
          />
          <Price money={createMoney(104900, 'BAM')} sale={{ ...words, original: createMoney(123450, 'BAM') }} />
          <Price size="sm" money={createMoney(51900, 'USD')} />
        </div>
      </Specimen>
    </KitSection>
  )
}
