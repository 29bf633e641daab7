import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { Badge } from '@dvaput/ui/badge.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useLoaderData } from 'react-router'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen, listPages, textFrom } from '../../lib/urls/list-url.ts'
import { numberOf } from '../../lib/urls/shop-gid.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { RecordTable } from '../../ui/record-table.tsx'

export const meta = screenMeta

export const handle = { messages: ['content', 'collections'] }

export const loader = screenLoader(async ({ language }, { services: { shopContent, productWriting }, url }) => {
  const text = await loadText(language, 'content')
  const shop = chosen(url, 'shop', shopHandles) ?? shopHandles[0]
  const q = textFrom(url, 'q') ?? ''
  const after = textFrom(url, 'after') || null
  const isReadOnly = productWriting.isReadOnly(shop)
  const { collections, next } = isReadOnly
    ? { collections: [], next: null }
    : await shopContent.listCollections(shop, after, q)
  return {
    title: text('screen.collections'),
    ...{ shop, q, isReadOnly, isRemoved: url.searchParams.get('done') === 'remove' },
    pages: listPages({ shop, q }, after, next),
    rows: collections.map(({ gid, ...row }) => ({ ...row, id: numberOf(gid) })),
  }
})

export default function ContentCollections() {
  const { title, shop, q, rows, pages, isReadOnly, isRemoved } = useLoaderData<typeof loader>()
  const text = useText('collections')
  return (
    <ContentFrame title={title} done={isRemoved && text('done.remove')}>
      <FilterForm
        search={{ label: text('list.search'), value: q }}
        filters={[
          {
            ...{ name: 'shop', label: text('list.shop'), value: shop },
            options: shopHandles.map((value) => ({ value, label: text(`shop.${value}`) })),
          },
        ]}
        show={text('list.show')}
      />
      {isReadOnly ? (
        <Notice tone="neutral">{text('list.readOnly')}</Notice>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={`/content/collections/${shop}/new`} variant="secondary" size="sm">
              {text('list.add')}
            </ButtonLink>
            <ButtonLink to={`/content/collections/${shop}/new?rules`} variant="secondary" size="sm">
              {text('list.addSmart')}
            </ButtonLink>
          </div>
          {rows.some(({ isPublished }) => isPublished === null) && (
            <Notice tone="neutral">{text('publish.noScope')}</Notice>
          )}
          <RecordTable
            caption={text('list.caption')}
            heads={[text('list.name'), text('list.path'), text('list.count'), text('list.kind')]}
            empty={text(q ? 'list.nothing' : 'list.empty')}
            rows={rows.map(({ id, title: name, handle: path, productCount, isSmart, isPublished }) => ({
              id,
              cells: [
                <TextLink key="name" to={`/content/collections/${shop}/${id}`}>
                  {name}
                </TextLink>,
                path,
                productCount,
                <span key="kind" className="flex flex-wrap gap-2">
                  <Badge tone={isSmart ? 'info' : 'neutral'}>{text(isSmart ? 'kind.smart' : 'kind.chosen')}</Badge>
                  {isPublished === false && <Badge tone="warning">{text('publish.hidden')}</Badge>}
                </span>,
              ],
            }))}
          />
          <PageLinks pages={pages} first={text('list.first')} next={text('list.next')} />
        </>
      )}
    </ContentFrame>
  )
}
