import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { ProductDetailView } from './product-detail-view.ts'

/** All badges that apply. */
export const ProductBadges = ({ product }: { readonly product: ProductDetailView }) => {
  const text = useText('products')
  const { inStock, onSale, isNew, isFeatured } = product
  if (inStock && !onSale && !isNew && !isFeatured) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {!inStock && <Badge tone="danger">{text('badge.soldOut')}</Badge>}
      {onSale && <Badge tone="sale">{text('badge.sale')}</Badge>}
      {isNew && <Badge tone="info">{text('badge.new')}</Badge>}
      {isFeatured && <Badge tone="accent">{text('badge.featured')}</Badge>}
    </div>
  )
}
