import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { createMoney } from '@dvaput/domain/money/money'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { GalleryFrame } from '../../ui/gallery/gallery-frame.tsx'
import { Price } from '../../ui/products/price.tsx'
import { ProductCardFrame } from '../../ui/products/product-card-frame.tsx'
import { KitSection, Specimen } from './kit-section.tsx'
import { SamplePicture, sampleDevices } from './sample-picture.tsx'

const SampleGallery = () => {
  const text = useText('kit')
  const [current, setCurrent] = useState(0)
  const pictures = sampleDevices.map((device, index) => {
    const label = text('product.picture', { number: index + 1 })
    return {
      id: device,
      label,
      thumbnail: <SamplePicture device={device} />,
      // Focusable as in the shop: a scrollable strip must be reachable by keyboard.
      slide: (
        <button type="button" aria-label={label} className="flex size-full items-center justify-center">
          <SamplePicture device={device} />
        </button>
      ),
    }
  })
  return <GalleryFrame label={text('product.gallery')} pictures={pictures} current={current} onChange={setCurrent} />
}

const ProductSummary = () => {
  const text = useText('kit')
  const { market, language } = usePageContext()
  const [quantity, setQuantity] = useState(1)
  return (
    <Card className="flex flex-col items-start gap-5">
      <div className="flex flex-wrap gap-1.5">
        <Badge tone="accent" icon="shield">
          {text('badge.refurbished')}
        </Badge>
        <Badge>{text('product.conditionA')}</Badge>
      </div>
      <p className="font-display text-2xl font-bold tracking-tight">{text('product.laptop')}</p>
      <Price
        size="lg"
        money={createMoney(104900, 'BAM')}
        sale={{ originalLabel: text('price.was'), nowLabel: text('price.now'), original: createMoney(123450, 'BAM') }}
      />
      <div className="flex w-full flex-wrap gap-3">
        <Stepper label={text('field.quantity')} value={quantity} max={5} onChange={setQuantity} />
        <Button icon="cart" className="grow">
          {text('button.primary')}
        </Button>
      </div>
      <ul className="flex w-full flex-col gap-2 border-t border-line pt-5 text-sm text-ink-soft">
        <li className="flex gap-3">
          <Icon name="shield" className="text-accent" />
          <span data-figure="warrantyRefurbished">
            {text('product.warranty', { term: formatSpan(market.figures.warrantyRefurbished, language) })}
          </span>
        </li>
        <li className="flex gap-3">
          <Icon name="truck" className="text-accent" />
          {text('product.delivery')}
        </li>
        <li className="flex gap-3">
          <Icon name="refresh" className="text-accent" />
          {text('product.returns')}
        </li>
      </ul>
    </Card>
  )
}

export const ProductSection = () => {
  const text = useText('kit')
  const labels = { originalLabel: text('price.was'), nowLabel: text('price.now') }
  return (
    <KitSection id="products" title={text('section.products')}>
      <Specimen title={text('product.cards')} wide>
        <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-4 md:grid-cols-3">
          <ProductCardFrame
            to="/kit#products"
            title={text('product.laptop')}
            image={<SamplePicture device="laptop" />}
            badges={
              <div className="flex flex-wrap gap-1">
                <Badge tone="sale">{text('badge.sale')}</Badge>
                <Badge tone="accent">{text('badge.refurbished')}</Badge>
              </div>
            }
            facts={[text('product.conditionA'), text('badge.refurbished')]}
            price={
              <Price money={createMoney(104900, 'BAM')} sale={{ ...labels, original: createMoney(123450, 'BAM') }} />
            }
            action={<Button wide>{text('button.primary')}</Button>}
          />
          <ProductCardFrame
            to="/kit#products"
            title={text('product.screen')}
            image={<SamplePicture device="screen" />}
            facts={[text('product.conditionB'), text('badge.used')]}
            price={<Price money={createMoney(149990, 'CLP')} />}
            action={
              <Button wide loading>
                {text('button.primary')}
              </Button>
            }
          />
          <ProductCardFrame
            to="/kit#products"
            title={text('product.phone')}
            image={<SamplePicture device="phone" />}
            badges={
              <div>
                <Badge tone="danger">{text('badge.soldOut')}</Badge>
              </div>
            }
            facts={[text('product.conditionA'), text('badge.imported')]}
            price={<Price money={createMoney(78900, 'BAM')} />}
            action={
              <Button wide disabled>
                {text('badge.soldOut')}
              </Button>
            }
          />
        </div>
      </Specimen>
      <Specimen title={text('product.gallery')}>
        <SampleGallery />
      </Specimen>
      <Specimen title={text('product.card')}>
        <ProductSummary />
      </Specimen>
    </KitSection>
  )
}
