import { Notice } from '@dvaput/ui/notice.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { PictureSection } from '../../features/products/picture-section.tsx'
import { PriceHistory } from '../../features/products/price-history.tsx'
import { findProductPlace, productActions } from '../../features/products/product-actions.ts'
import { chosenStatuses } from '../../features/products/product-choices.ts'
import { ProductForm } from '../../features/products/product-form.tsx'
import { ProductForms, StatusForm } from '../../features/products/product-forms.tsx'
import { ProductStatusBadge } from '../../features/products/product-status.tsx'
import { createProductView } from '../../features/products/product-view.server.ts'
import { ScheduleSection } from '../../features/products/schedule-section.tsx'
import { StockSection } from '../../features/products/stock-section.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { listAllCollections } from '../../lib/list-all-collections.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { useCurrentAdministrator } from '../../lib/screens/use-current-administrator.ts'
import { usePageContext } from '../../lib/screens/use-page-context.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { RecordFrame } from '../../ui/record-frame.tsx'
import { useTimesAnswered } from '../../ui/use-times-answered.ts'

export const meta = screenMeta

export const handle = { messages: ['products'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

type Act = (typeof productActions.names)[number]

/** A status is said by its name, so that the one before can be put back. */
const notices = [
  ...productActions.names.filter((act): act is Exclude<Act, 'status'> => act !== 'status'),
  ...chosenStatuses.map((status) => `status.${status}` as const),
]

export const loader = screenLoader(async ({ language }, { services, params, url }) => {
  const { productWriting, productSchedules, administrators, audit } = services
  const place = findProductPlace(params)
  if (!place) throw new Response(null, { status: 404 })
  const { shop, gid } = place
  const text = await loadText(language, 'products')
  if (productWriting.isReadOnly(shop)) return { title: text('products.title'), view: null, done: null, was: null }
  const product = await productWriting.read(shop, gid)
  if (!product) throw new Response(null, { status: 404 })
  const [collections, specifications, prices, schedule, moves, people, skuTwins] = await Promise.all([
    listAllCollections(services.shopContent, shop),
    productWriting.listSpecificationNames(shop, product.productType),
    productWriting.listPrices(shop, gid),
    productSchedules.read(shop, gid),
    audit.list({ action: 'stock.move', subject: { kind: 'product', id: gid } }),
    administrators.list(),
    productWriting.findSkuTwins(shop, product, language),
  ])
  const found = {
    ...{ shop, product, skuTwins, collections, specifications, prices, schedule, moves: moves.entries },
    people: new Map(people.map(({ id, name }) => [id, name])),
  }
  return {
    title: product.title,
    view: createProductView(found, language),
    done: chosen(url, 'done', notices) ?? null,
    was: chosenStatuses.find((each) => each === url.searchParams.get('was')) ?? null,
  }
})

export const action = productActions.action

export default function Product() {
  const { title, view, done, was } = useLoaderData<typeof loader>()
  const answer = getRefusal(useActionData<typeof action>())
  const permissions = useCurrentAdministrator()?.permissions ?? []
  const { origins } = usePageContext()
  const text = useText('products')
  const mayWrite = permissions.includes('products.write')
  const times = useTimesAnswered(view?.revision ?? '', ({ act }) => act === 'save')
  const back = { to: view ? `/products?shop=${view.shop}` : '/products', label: text('product.back') }
  if (!view)
    return (
      <RecordFrame {...{ back, title }}>
        <Notice tone="neutral">{text('products.readOnly')}</Notice>
      </RecordFrame>
    )
  const { revision } = view
  const formKey = `${view.shop} ${view.id} ${times}`
  const isStatus = done?.startsWith('status.')
  return (
    <RecordFrame
      {...{ back, title, revision }}
      beside={
        <>
          <ProductStatusBadge status={view.status} />
          {view.path && (
            <a href={`${origins[view.market]}${view.path}`} className="text-sm text-accent underline">
              {text('product.open')}
            </a>
          )}
        </>
      }
      problem={
        answer && (
          <>
            {text(`problem.${answer.code}`)} {answer.message}
            {answer.missing.length > 0 && (
              <ul className="mt-1 list-disc pl-5">
                {answer.missing.map((each) => (
                  <li key={each}>{text(`missing.${each}`)}</li>
                ))}
              </ul>
            )}
          </>
        )
      }
      done={
        done &&
        !answer && (
          <div className="flex flex-wrap items-center gap-3">
            {text(`done.${done}`)}
            {isStatus && was && was !== view.status && mayWrite && (
              <StatusForm status={view.status} revision={revision} to={was} label={text('product.undo')} isUndo />
            )}
          </div>
        )
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <PictureSection {...{ revision, answer, mayWrite }} pictures={view.pictures} languages={view.languages} />
          <ProductForm key={formKey} {...{ view, revision, answer, mayWrite }} />
        </div>
        <div className="grid gap-4">
          {mayWrite && (
            <ProductForms
              {...{ revision, answer, status: view.status, fields: view.fields, languages: view.languages }}
            />
          )}
          <ScheduleSection schedule={view.schedule} {...{ answer, mayWrite }} />
          <StockSection
            {...{ answer, variants: view.variants, moves: view.moves }}
            mayMove={permissions.includes('stock.write')}
          />
          <PriceHistory prices={view.prices} />
        </div>
      </div>
    </RecordFrame>
  )
}
