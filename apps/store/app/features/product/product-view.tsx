import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { DetailVariant } from '@dvaput/domain/catalogue/product-detail'
import { productPath } from '@dvaput/domain/products/product-path'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { createLazySection } from '../../ui/hydration/lazy-section.tsx'
import { WarningDetails } from '../../ui/products/warning-details.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductBadges } from './product-badges.tsx'
import { type ProductDetailView, toCartProduct } from './product-detail-view.ts'
import { ProductGallery } from './product-gallery.tsx'
import { QuestionLink } from './question-link.tsx'
import { useVariant } from './use-variant.ts'
import { findVariant, variantNumber } from './variant-options.ts'

type ProductViewProps = {
  readonly product: ProductDetailView
  /** As the server rendered it, for sections without price and stock. */
  readonly rendered: ProductDetailView
  readonly trail: readonly { readonly label: string; readonly to: string }[]
  /** Other actions; gets the path of what is shown, and the product in the chosen variant. */
  readonly actions: (path: string, chosen: CardProduct) => ReactNode
  readonly onAdded: (product: CardProduct, quantity: number) => void
}

/** The canonical path, with the variant if it is not the default one. */
const pathOf = ({ source, handle, variants, variantId }: ProductDetailView, variant: DetailVariant | undefined) => {
  const isChosen = variant && variant.id !== findVariant(variants, variantId, null)?.id
  return `${productPath(source, handle)}${isChosen ? `?variant=${variantNumber(variant.id)}` : ''}`
}

const loadSections = () => import('./lazy-sections.ts')
const messages = 'product-details'
const LazyTerms = createLazySection('terms', async () => (await loadSections()).TermsList, {
  messages,
  className: 'later [--later:49rem]',
})
const LazyCondition = createLazySection('condition', async () => (await loadSections()).ConditionSection, {
  messages,
  className: 'later [--later:48rem]',
})
const LazyFacts = createLazySection('facts', async () => (await loadSections()).ProductFacts, {
  messages,
  className: 'later [--later:56rem]',
})

export const ProductView = ({ product, rendered, trail, actions, onAdded }: ProductViewProps) => {
  const text = useText('product-page')
  const productText = useText('products')
  const [variant, choose] = useVariant(product)
  const pictureOf = (imageUrl: string | null | undefined) =>
    Math.max(
      0,
      product.pictures.findIndex(({ url }) => url === imageUrl),
    )
  const [picture, setPicture] = useState(() => pictureOf(variant?.imageUrl))
  const { title, condition, grade, pictures } = product
  const sku = variant?.sku ?? product.sku
  const path = pathOf(product, variant)
  const state = [condition && productText(`condition.${condition}.name`), grade && productText(`grade.${grade}.name`)]
  return (
    <article className="flex flex-col gap-5 py-5">
      <Breadcrumb trail={trail} current={title} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[minmax(0,1fr)_28rem]">
        <ProductGallery title={title} pictures={pictures} current={picture} onChange={setPicture} />
        <div className="stays-in-view flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <div className="flex flex-col gap-2.5">
            <ProductBadges product={variant ? { ...product, inStock: variant.inStock } : product} />
            <h1 className="text-3xl">{title}</h1>
            <p className="text-sm text-ink-soft">
              {[...state, sku && text('product.sku', { sku })].filter(Boolean).join(' · ')}
            </p>
          </div>
          <WarningDetails warnings={product.warningDetails} />
          <BuyBox
            product={product}
            variant={variant}
            onChoose={(next) => {
              choose(next)
              if (next.imageUrl) setPicture(pictureOf(next.imageUrl))
            }}
            onAdded={onAdded}
            actions={actions(path, toCartProduct(product, variant))}
          />
          <LazyTerms product={rendered} />
          <QuestionLink title={title} sku={sku} path={path} />
        </div>
        <LazyCondition product={rendered} />
        <LazyFacts product={rendered} />
      </div>
    </article>
  )
}
