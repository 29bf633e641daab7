import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { discountPercent } from '@dvaput/domain/catalogue/prices'
import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'

type CardBadgesProps = {
  readonly product: CardProduct
  /** Every card around it is featured. */
  readonly withoutFeatured?: boolean | undefined
}

export const CardBadges = ({ product, withoutFeatured }: CardBadgesProps) => {
  const text = useText('products')
  const { inStock, onSale, isNew, isFeatured } = product
  const percent = discountPercent(product)
  const badges = [
    !inStock && { tone: 'danger' as const, label: text('badge.soldOut') },
    percent !== null && { tone: 'sale' as const, label: text('badge.discount', { percent }) },
    onSale && percent === null && { tone: 'sale' as const, label: text('badge.sale') },
    isNew && { tone: 'info' as const, label: text('badge.new') },
    isFeatured && !withoutFeatured && { tone: 'accent' as const, label: text('badge.featured') },
  ].filter((badge) => badge !== false)
  if (badges.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1">
      {badges.map(({ tone, label }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </div>
  )
}
