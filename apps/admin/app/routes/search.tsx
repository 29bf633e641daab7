import type { OrderSource } from '@dvaput/domain/orders/order-source'
import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form, Link, useLoaderData } from 'react-router'
import { findRecords } from '../features/search/find-records.server.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenLoader } from '../lib/screens/screen-loader.ts'
import { screenMeta } from '../lib/screens/screen-meta.ts'
import { isLongEnough, readTyped } from '../lib/urls/record-search.ts'
import { ItemList } from '../ui/item-list.tsx'
import { ScreenFrame } from '../ui/screen-frame.tsx'
import { useRowKeys } from '../ui/use-row-keys.ts'

export const meta = screenMeta

/** Also what the search dialog asks while somebody types. */
export const loader = screenLoader(async ({ language }, { administrator: { permissions }, services, url }) => {
  const [text, orderText] = await Promise.all([loadText(language, 'layout'), loadText(language, 'orders')])
  const q = readTyped(url.searchParams.get('q') ?? '')
  const shopName = (source: OrderSource) => orderText(`orders.shop.${source}`)
  const records = isLongEnough(q) ? await findRecords(services, { q, language, permissions, shopName }) : []
  return { title: text('search.title'), q, records }
})

/** The same without the dialog: for browsers without scripts, and where its code does not arrive. */
export default function Search() {
  const { title, q, records } = useLoaderData<typeof loader>()
  const text = useText('layout')
  const list = useRowKeys<HTMLUListElement>()
  return (
    <ScreenFrame title={title}>
      <Form role="search" className="flex flex-wrap items-end gap-2" key={q}>
        <div className="min-w-56 grow">
          <TextField label={text('search.label')} name="q" type="search" defaultValue={q} maxLength={200} />
        </div>
        <Button type="submit">{title}</Button>
      </Form>
      {isLongEnough(q) && records.length === 0 && <p className="text-ink-soft">{text('search.none')}</p>}
      {records.length > 0 && (
        <ItemList isSmall list={list}>
          {records.map(({ kind, to, title: name, about }) => (
            <li key={to} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2.5">
              <Link to={to} data-row className="py-1 font-semibold wrap-anywhere text-accent underline">
                {name}
              </Link>
              <span className="wrap-anywhere text-ink-soft">{about}</span>
              <span className="ml-auto text-ink-soft">{text(`search.${kind}`)}</span>
            </li>
          ))}
        </ItemList>
      )}
    </ScreenFrame>
  )
}
