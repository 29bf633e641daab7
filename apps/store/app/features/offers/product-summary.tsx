import { Picture } from '@dvaput/ui/picture.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Price } from '../../ui/products/price.tsx'
import { ProductWarnings } from '../../ui/products/product-warnings.tsx'
import { RateNote } from '../../ui/products/rate-note.tsx'
import type { OfferedProduct } from './offered-product.ts'

/** What the offer is made for. // OFFER-02, OFFER-03 */
export const ProductSummary = ({ product }: { readonly product: OfferedProduct }) => {
  const text = useText('offers')
  const { name, sku, price, picture } = product
  return (
    <div className="flex gap-4 rounded-lg bg-sunken p-3">
      {picture && (
        <span className="flex size-20 shrink-0 overflow-hidden rounded-md bg-plate">
          <Picture url={picture} alt="" sizes="5rem" widest={200} className="size-full" />
        </span>
      )}
      <div className="flex min-w-0 flex-col justify-center gap-0.5">
        <p className="leading-tight font-semibold wrap-anywhere">{name}</p>
        <ProductWarnings warnings={product.warnings} />
        {sku && <p className="text-xs text-ink-soft wrap-anywhere">{text('offer.sku', { sku })}</p>}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="text-sm text-ink-soft">{text('offer.current')}</span>
          <Price money={price} size="sm" />
        </p>
        {price.currency === 'CLP' && <RateNote />}
      </div>
    </div>
  )
}
