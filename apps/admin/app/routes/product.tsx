import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useState } from 'react'
import { data, Link, redirect, useActionData, useLoaderData } from 'react-router'
import { actOnProduct, chosenStatuses, productActs, statusOfProblem } from '../features/products/act-on-product.ts'
import { PictureSection } from '../features/products/picture-section.tsx'
import { PriceHistory } from '../features/products/price-history.tsx'
import { ProductActs, StatusForm } from '../features/products/product-acts.tsx'
import { ProductForm } from '../features/products/product-form.tsx'
import { ProductStatusBadge } from '../features/products/product-status.tsx'
import { createProductView } from '../features/products/product-view.server.ts'
import { ScheduleSection } from '../features/products/schedule-section.tsx'
import { StockSection } from '../features/products/stock-section.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { listAllCollections } from '../lib/list-all-collections.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { toGid } from '../lib/shop-gid.ts'
import { useCurrentAdministrator } from '../lib/use-current-administrator.ts'
import { usePageContext } from '../lib/use-page-context.ts'

export const meta = screenMeta

export const handle = { messages: ['products'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

const dones = ['save', 'schedule', 'duplicate', 'stock', 'picture', 'move', 'describe', 'crop', 'remove'] as const

type Params = Readonly<Partial<Record<string, string>>>

const placeOf = ({ shop: named, id }: Params) => {
  const shop = shopHandles.find((each) => each === named)
  const gid = toGid('Product', id)
  if (!shop || !gid) throw new Response(null, { status: 404 })
  return { shop, gid }
}

export const loader = screenLoader(async ({ language }, { services, params, url }) => {
  const { productWriting, productSchedules, administrators, audit } = services
  const { shop, gid } = placeOf(params)
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
  const done = url.searchParams.get('done')
  return {
    title: product.title,
    view: createProductView(found, language),
    done: dones.find((each) => each === done) ?? chosenStatuses.find((each) => `status.${each}` === done) ?? null,
    was: chosenStatuses.find((each) => each === url.searchParams.get('was')) ?? null,
  }
})

export const action = screenAction(
  'products.write',
  async (_, { administrator: by, services, params, form, url }) => {
    const act = productActs.find((each) => each === url.searchParams.get('act'))
    if (!act) throw new Response(null, { status: 400 })
    const { shop, gid } = placeOf(params)
    if (services.productWriting.isReadOnly(shop)) throw new Response(null, { status: 404 })
    const result = await actOnProduct(services, act, { shop, gid, by }, form)
    if (result === 'not-found') throw new Response(null, { status: 404 })
    if ('copy' in result) throw redirect(`/products/${shop}/${result.copy}?done=duplicate`)
    if ('done' in result) throw redirect(`/products/${shop}/${params.id}?${result.done}`)
    return data(result, { status: statusOfProblem[result.problem] })
  },
  { permissionOf: { stock: 'stock.write' } },
)

export default function Product() {
  const { title, view, done, was } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const permissions = useCurrentAdministrator()?.permissions ?? []
  const { origins } = usePageContext()
  const text = useText('products')
  const answer = result && 'problem' in result ? result : undefined
  const mayWrite = permissions.includes('products.write')
  const isSaved = done === 'save' || (done === 'active' && was !== null)
  // The form begins anew after it was saved or refused; whatever else changes the product, what is typed in it stays.
  const [savedRevision, setSavedRevision] = useState(view?.revision)
  if (view && view.revision !== savedRevision && (answer ? answer.act === 'save' : isSaved))
    setSavedRevision(view.revision)
  const back = (
    <Link to={view ? `/products?shop=${view.shop}` : '/products'} className="text-sm text-accent underline">
      {text('product.back')}
    </Link>
  )
  if (!view)
    return (
      <div className="grid gap-5">
        {back}
        <h1 className="text-2xl">{title}</h1>
        <Notice tone="neutral">{text('products.readOnly')}</Notice>
      </div>
    )
  const { revision } = view
  const formKey = `${view.shop} ${view.id} ${savedRevision}`
  const isStatus = chosenStatuses.some((each) => each === done)
  return (
    <div className="grid max-w-page gap-5">
      <div>
        {back}
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <ProductStatusBadge status={view.status} />
          {view.path && (
            <a href={`${origins[view.market]}${view.path}`} className="text-sm text-accent underline">
              {text('product.open')}
            </a>
          )}
        </div>
      </div>
      {answer && (
        <Notice key={`${answer.problem}${revision}`} tone="danger" focused>
          {text(`problem.${answer.problem}`)} {answer.message}
          {answer.missing.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {answer.missing.map((each) => (
                <li key={each}>{text(`missing.${each}`)}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {done && !answer && (
        <Notice key={`${done}${revision}`} focused>
          <div className="flex flex-wrap items-center gap-3">
            {text(`done.${done}`)}
            {isStatus && was && was !== view.status && mayWrite && (
              <StatusForm status={view.status} revision={revision} to={was} label={text('product.undo')} isUndo />
            )}
          </div>
        </Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <PictureSection {...{ revision, answer, mayWrite }} pictures={view.pictures} languages={view.languages} />
          <ProductForm key={formKey} {...{ view, revision, answer, mayWrite }} />
        </div>
        <div className="grid gap-4">
          {mayWrite && (
            <ProductActs
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
    </div>
  )
}
