import { importedProductTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { useEffect, useRef, useState } from 'react'
import { AddedPanel, type AddedPanelHandle } from '../../features/cart/added-panel.tsx'
import { ProductShelf } from '../../features/catalogue/product-shelf.tsx'
import { ImportedNotFound } from '../../features/international/imported-not-found.tsx'
import { toImportedPage, toUnknownImportedPage } from '../../features/international/imported-product-page.server.ts'
import {
  type FoundImportedPage,
  type ImportedProductPage,
  toFailedImportedPage,
} from '../../features/international/imported-product-page.ts'
import { ImportedProductView } from '../../features/international/imported-product-view.tsx'
import { keepImported, openImportedProduct } from '../../features/international/open-imported-product.ts'
import { OfferButton } from '../../features/offers/offer-button.tsx'
import { Description } from '../../features/product/description.tsx'
import { ProductFailure } from '../../features/product/product-failure.tsx'
import { ProductGallery } from '../../features/product/product-gallery.tsx'
import { StockLine } from '../../features/product/stock-line.tsx'
import { ShareButton } from '../../features/share/share-button.tsx'
import { WishProductButton } from '../../features/wishlist/wish-product-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { readSourceFailure } from '../../lib/failures/source-failure.ts'
import { cacheable, loaderHeaders, uncached } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import type { Route } from './+types/international-product'
import { ImportedCardControls } from './imported-card-controls.tsx'

export const meta = pageMeta

export const handle = { messages: ['conditions', 'international', 'international-product', 'product-page', 'products'] }

export const headers = loaderHeaders

export const loader = pageLoader(async ({ market, language }, { params, services }) => {
  const { handle: name = '' } = params
  const locale = { market, language }
  try {
    const { international } = services()
    const product = await international.detail(name)
    if (!product)
      return cacheable(await toUnknownImportedPage(name, locale), { tags: [importedProductTag(name)], status: 404 })
    const related = await international.related(product, locale)
    const page: ImportedProductPage = await toImportedPage(product, related, locale)
    const tags = [product, ...related].map((each) => importedProductTag(each.handle))
    return cacheable(page, { tags })
  } catch (error) {
    const failure = readSourceFailure(error)
    if (!failure) throw error
    return uncached(await toFailedImportedPage(failure, { handle: name, language }), 502)
  }
})

/** Used by loader and page alike, so that the route stays in one chunk: each more is named to every first visitor. */
const session = { open: openImportedProduct, keep: keepImported }

export const clientLoader = async ({ serverLoader, ...args }: Route.ClientLoaderArgs) =>
  session.open(args, () => serverLoader())

const Found = ({ page }: { readonly page: FoundImportedPage }) => {
  const text = useText('international-product')
  const pageText = useText('product-page')
  const { language } = usePageContext()
  const [picture, setPicture] = useState(0)
  const added = useRef<AddedPanelHandle>(null)
  const { card, pictures, description } = page.product
  // Keeps the first page too, which came with the HTML.
  useEffect(() => session.keep(page, language), [page, language])
  return (
    <>
      <ImportedProductView
        page={page}
        gallery={
          <ProductGallery
            standsForSeveral
            title={card.title}
            pictures={pictures}
            current={picture}
            onChange={setPicture}
          />
        }
        stockLine={<StockLine {...card} />}
        description={<Description nodes={description} />}
        onAdded={(product, quantity) => added.current?.show(product, quantity)}
        actions={
          <>
            <OfferButton product={card} />
            <WishProductButton product={card} />
            <ShareButton label={pageText('product.share')} title={card.title} path={page.head.path} />
          </>
        }
      />
      {page.related.length > 0 && (
        <div className="mt-10 print:hidden">
          <ProductShelf title={text('related.title')} products={page.related} CardCorner={ImportedCardControls} />
        </div>
      )}
      <AddedPanel ref={added} />
    </>
  )
}

export default function InternationalProduct({ loaderData: page }: Route.ComponentProps) {
  switch (page.kind) {
    case 'found':
      return <Found key={page.product.card.handle} page={page} />
    case 'unknown':
      return <ImportedNotFound />
    case 'failed':
      return <ProductFailure failure={page.failure} />
  }
}
