import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { staysOnScreen } from '../../lib/forms/stays-on-screen.ts'
import { ItemList } from '../../ui/item-list.tsx'
import { RecordForm } from '../../ui/record-form.tsx'

type Product = {
  readonly id: string
  readonly title: string
  readonly picture: string | null
  readonly isOnSale: boolean
}

type Props = {
  readonly shop: string
  readonly products: readonly Product[]
  readonly hasMore: boolean
  readonly revision: string
  /** Of a collection without rules. */
  readonly isChosen: boolean
  /** Whether they stand in an order of their own. */
  readonly isManual: boolean
  readonly search: string
  /** What the search has found and is not in it yet; null where nothing was searched for. */
  readonly found: readonly Product[] | null
}

/** The products of the collection; those of one without rules are chosen and ordered here. */
export const CollectionMembers = ({ shop, products, revision, isChosen, isManual, search, found, hasMore }: Props) => {
  const text = useText('collections')
  const row = ({ id, title, picture, isOnSale }: Product, acts: ReactNode) => (
    <li key={id} className="flex flex-wrap items-center gap-3 p-2">
      {picture ? (
        <Picture url={picture} alt="" widest={160} sizes="44px" className="size-11 shrink-0 rounded-md" />
      ) : (
        <span className="size-11 shrink-0 rounded-md bg-sunken" />
      )}
      <span className="min-w-40 grow basis-40 text-sm">
        <TextLink to={`/products/${shop}/${id}`}>{title}</TextLink>{' '}
        {!isOnSale && <Badge tone="warning">{text('members.notOnSale')}</Badge>}
      </span>
      {acts}
    </li>
  )
  const form = (act: 'add' | 'move' | 'drop', product: string, children: ReactNode) => (
    <RecordForm {...{ act, revision, record: { product }, query: { q: search } }} preventScrollReset>
      {children}
    </RecordForm>
  )
  const mover = ({ id, title }: Product, place: number, way: 'up' | 'down') =>
    form(
      'move',
      id,
      <>
        <input type="hidden" name="place" value={place} />
        <IconButton
          type="submit"
          icon="down"
          label={text(`members.${way}`, { title })}
          disabled={place < 0 || place >= products.length}
          {...(way === 'up' && { className: 'rotate-180' })}
        />
      </>,
    )
  return (
    <Card className="grid gap-4">
      <h2 className="font-semibold">{text('members.title')}</h2>
      {!isChosen && <p className="text-sm text-ink-soft">{text('members.byRules')}</p>}
      {products.length === 0 ? (
        <p className="text-sm text-ink-soft">{text('members.none')}</p>
      ) : (
        <ItemList isOrdered>
          {products.map((product, place) =>
            row(
              product,
              isChosen && (
                <span className="flex">
                  {isManual && mover(product, place - 1, 'up')}
                  {isManual && mover(product, place + 1, 'down')}
                  {form(
                    'drop',
                    product.id,
                    <IconButton type="submit" icon="close" label={text('members.drop', { title: product.title })} />,
                  )}
                </span>
              ),
            ),
          )}
        </ItemList>
      )}
      {hasMore && <p className="text-sm text-ink-soft">{text('members.more', { count: products.length })}</p>}
      {isChosen && (
        <div className="grid gap-3 border-t border-line pt-4">
          <Form
            role="search"
            className="flex flex-wrap items-end gap-2"
            preventScrollReset
            state={staysOnScreen}
            key={search}
          >
            <div className="grow basis-48">
              <TextField label={text('members.search')} name="q" type="search" defaultValue={search} maxLength={200} />
            </div>
            <Button type="submit" variant="secondary">
              {text('members.find')}
            </Button>
          </Form>
          {found?.length === 0 && <p className="text-sm text-ink-soft">{text('members.nothing')}</p>}
          {found && found.length > 0 && (
            <ItemList>
              {found.map((product) =>
                row(
                  product,
                  form(
                    'add',
                    product.id,
                    <Button
                      type="submit"
                      variant="secondary"
                      size="sm"
                      aria-label={text('members.addOne', { title: product.title })}
                    >
                      {text('members.add')}
                    </Button>,
                  ),
                ),
              )}
            </ItemList>
          )}
        </div>
      )}
    </Card>
  )
}
