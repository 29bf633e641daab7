import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { formatTypedAmount } from '@dvaput/domain/money/format-typed-amount'
import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { Notice } from '@dvaput/ui/notice.tsx'
import { Link, useActionData, useLoaderData } from 'react-router'
import { readListQuery, toListSearch } from '../../features/products/list-query.ts'
import { NewProduct } from '../../features/products/new-product.tsx'
import { ProductFilters } from '../../features/products/product-filters.tsx'
import { ProductList, type ProductRow } from '../../features/products/product-list.tsx'
import { productRowActions } from '../../features/products/product-row-actions.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { basePath } from '../../lib/urls/screen-path.ts'
import { numberOf } from '../../lib/urls/shop-gid.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['products'] }

export const loader = screenLoader(async ({ language }, { administrator, services, url }) => {
  const { productWriting, productSchedules } = services
  const text = await loadText(language, 'products')
  const query = readListQuery(url.searchParams)
  const { shop, status } = query
  const isReadOnly = productWriting.isReadOnly(shop)
  // The replica has active products alone; others are asked of the Admin API.
  const isOutOfReach = isReadOnly && status !== 'active'
  const [kinds, page] = await Promise.all([
    productWriting.listKinds(shop),
    isOutOfReach ? { products: [], next: null } : productWriting.list({ ...query, language }),
  ])
  const schedules = await productSchedules.list(
    shop,
    page.products.map(({ gid }) => gid),
  )
  const market = marketOfShop(shop)
  const scheduleOf = (gid: string) => {
    const { publishAt, hideAt } = schedules.get(gid) ?? {}
    const say = (name: 'schedule.publishAt' | 'schedule.hideAt', at: Date | null | undefined) =>
      at ? [`${text(name)} ${formatMarketTime(at, market, language)}`] : []
    return [...say('schedule.publishAt', publishAt), ...say('schedule.hideAt', hideAt)]
  }
  const mayWrite = ['products.write', 'stock.write'].every((each) =>
    administrator.permissions.some((own) => own === each),
  )
  const { after, ...filters } = query
  return {
    title: text('products.title'),
    ...{ isReadOnly, kinds, mayWrite },
    query: { ...filters, q: query.q ?? '', kind: query.kind ?? '', stock: query.stock ?? '' },
    pages: {
      first: after === undefined ? null : toListSearch(filters),
      next: page.next && toListSearch({ ...filters, after: page.next }),
    },
    rows: page.products.map(({ gid, title, productType, vendor, pictureUrl, price, compareAt, ...row }): ProductRow => {
      const variant = row.onlyVariantGid && numberOf(row.onlyVariantGid)
      return {
        ...{ id: numberOf(gid), shop, title, status: row.status, picture: pictureUrl, stock: row.stock },
        schedule: scheduleOf(gid),
        about: [vendor, productType].filter(Boolean).join(' · '),
        price: price ? formatMoney(price, language) : '–',
        compareAt: compareAt ? formatMoney(compareAt, language) : '',
        editable:
          mayWrite && !isReadOnly && variant && price
            ? { variant, price: formatTypedAmount(price, language), currency: price.currency }
            : null,
      }
    }),
  }
})

export const action = productRowActions.action

const linkLook = buttonClasses({ variant: 'secondary', size: 'sm' })

export default function Products() {
  const { title, query, kinds, rows, pages, isReadOnly, mayWrite } = useLoaderData<typeof loader>()
  const text = useText('products')
  const refused = getRefusal(useActionData<typeof action>())
  return (
    <ScreenFrame
      title={title}
      lead={mayWrite && !isReadOnly && text('products.lead')}
      beside={
        <>
          {/* A download is no screen. */}
          <a href={`${basePath}/products/export/${query.shop}.csv`} download className={linkLook}>
            {text('products.export')}
          </a>
          {mayWrite && (
            <Link to="/products/imports" className={linkLook}>
              {text('products.import')}
            </Link>
          )}
        </>
      }
    >
      {isReadOnly && <Notice tone="neutral">{text('products.readOnly')}</Notice>}
      <ProductFilters query={query} kinds={kinds} />
      {mayWrite && !isReadOnly && (
        <div className="max-w-dialog">
          <NewProduct kinds={kinds} answer={refused?.act === 'create' ? refused : undefined} />
        </div>
      )}
      <ProductList rows={rows} />
      <PageLinks pages={pages} first={text('products.first')} next={text('products.next')} />
    </ScreenFrame>
  )
}
