import { useText } from '../../i18n/use-text.ts'
import { FactTable } from '../../ui/products/fact-table.tsx'
import { Description } from './description.tsx'
import type { ProductDetailView } from './product-detail-view.ts'

/** Description and specifications. */
export const ProductFacts = ({ product }: { readonly product: ProductDetailView }) => {
  const text = useText('product-details')
  const { specifications, description } = product
  return (
    <div className="mt-5 flex flex-col gap-10">
      {description.length > 0 && (
        <section aria-labelledby="description-title" className="flex flex-col gap-4">
          <h2 id="description-title" className="text-2xl">
            {text('description.title')}
          </h2>
          <div className="lg:columns-2 lg:gap-12">
            <Description nodes={description} />
          </div>
        </section>
      )}
      {specifications.length > 0 && (
        <section aria-labelledby="specifications-title" className="flex flex-col gap-4">
          <h2 id="specifications-title" className="text-2xl">
            {text('specifications.title')}
          </h2>
          <div className="overflow-hidden rounded-lg border border-line bg-surface">
            <FactTable caption={text('specifications.title')} facts={specifications} />
          </div>
        </section>
      )}
    </div>
  )
}
