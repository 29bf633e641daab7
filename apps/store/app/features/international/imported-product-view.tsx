import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FactTable } from '../../ui/products/fact-table.tsx'
import { WarningDetails } from '../../ui/products/warning-details.tsx'
import { ConfirmedStock } from './confirmed-stock.tsx'
import { ImportedBuyBox } from './imported-buy-box.tsx'
import { ImportedConditionSection } from './imported-condition.tsx'
import { ImportedFeatures } from './imported-features.tsx'
import type { FoundImportedPage, ImportedProductView as View } from './imported-product-page.ts'
import { LandedPrice } from './landed-price.tsx'

type ImportedProductViewProps = {
  readonly page: FoundImportedPage
  readonly gallery: ReactNode
  readonly stockLine: ReactNode
  readonly description: ReactNode
  readonly actions: ReactNode
  readonly onAdded: (product: CardProduct, quantity: number) => void
}

const Stock = ({ product, line }: { readonly product: View; readonly line: ReactNode }) => {
  const text = useText('international-product')
  const { card, confirmedAt, isConfirmedToday } = product
  return (
    <div className="flex flex-col gap-1">
      {line}
      {card.isStockKnown ? (
        <ConfirmedStock at={confirmedAt} isToday={isConfirmedToday} />
      ) : (
        <p className="text-sm text-ink-soft">{text('stock.unknown')}</p>
      )}
    </div>
  )
}

/** An imported product. // IPDP-03, IPDP-04, IPDP-05, IPDP-06 */
export const ImportedProductView = ({
  page: { product, trail },
  gallery,
  stockLine,
  description,
  actions,
  onAdded,
}: ImportedProductViewProps) => {
  const text = useText('international-product')
  const productText = useText('products')
  const pageText = useText('product-page')
  const { language } = usePageContext()
  const { card, facts, condition } = product
  const { title, grade, sku } = card
  const summary = [
    // The same word as in the section below; one that nobody has translated stands there alone.
    condition.meaning !== null && condition.name,
    grade && productText(`grade.${grade}.name`),
    sku && pageText('product.sku', { sku }),
  ].filter(Boolean)
  return (
    <article className="flex flex-col gap-5 py-5">
      <Breadcrumb trail={trail} current={title} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_28rem]">
        {gallery}
        <div className="stays-in-view flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="flex flex-col gap-2.5">
            <h1 className="text-3xl wrap-anywhere">{title}</h1>
            <p className="text-sm text-ink-soft wrap-anywhere">{summary.join(' · ')}</p>
          </div>
          <WarningDetails warnings={product.condition.warnings} />
          <ImportedBuyBox
            product={product}
            stock={<Stock product={product} line={stockLine} />}
            actions={actions}
            onAdded={onAdded}
          />
          <LandedPrice price={product.price} weight={product.weight} shipping={product.shipping} />
          <ImportedFeatures product={product} />
        </div>
        <div className="later flex min-w-0 flex-col gap-8 [--later:60rem]">
          <ImportedConditionSection product={product} />
          {product.description.length > 0 && (
            <section>
              <h2 className="mb-3 text-2xl">{text('description.title')}</h2>
              {language !== 'en' && <p className="mb-2 text-sm text-ink-soft">{text('description.english')}</p>}
              <div lang="en">{description}</div>
            </section>
          )}
          {facts.length > 0 && (
            <section>
              <h2 className="mb-3 text-2xl">{text('facts.title')}</h2>
              <FactTable caption={text('facts.title')} facts={facts} />
            </section>
          )}
        </div>
      </div>
    </article>
  )
}
