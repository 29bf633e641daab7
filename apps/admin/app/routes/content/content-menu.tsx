import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { ItemFields } from '../../features/navigation/item-fields.tsx'
import { ItemRow } from '../../features/navigation/item-row.tsx'
import { menuActions } from '../../features/navigation/menu-actions.ts'
import { problemKey } from '../../features/navigation/menu-problem.ts'
import { toItemViews } from '../../features/navigation/menu-view.server.ts'
import { toNewItemTexts } from '../../features/navigation/read-item.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import { listAllCollections } from '../../lib/list-all-collections.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { numberOf, toGid } from '../../lib/urls/shop-gid.ts'
import { languagesOfShop, shopOfPath } from '../../lib/urls/shop-place.ts'
import { ConfirmForm } from '../../ui/confirm-form.tsx'
import { FormDisclosure } from '../../ui/form-disclosure.tsx'
import { RecordForm } from '../../ui/record-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useTimesAnswered } from '../../ui/use-times-answered.ts'

export const meta = screenMeta

export const handle = { messages: ['content', 'navigation'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const notFound = () => new Response(null, { status: 404 })

export const loader = screenLoader(async (_, { services: { shopContent, productWriting }, params, url }) => {
  const shop = shopOfPath(params.shop)
  const gid = toGid('Menu', params.id)
  if (!gid || productWriting.isReadOnly(shop)) throw notFound()
  const [menu, collections] = await Promise.all([
    shopContent.readMenu(shop, gid),
    listAllCollections(shopContent, shop),
  ])
  if (!menu) throw notFound()
  const languages = languagesOfShop(shop)
  return {
    ...{ title: menu.title, shop, languages, revision: menu.revision, path: menu.handle, isDefault: menu.isDefault },
    items: toItemViews(menu, languages),
    collections: collections.map((each) => ({ value: `collection:${numberOf(each.gid)}`, title: each.title })),
    done: chosen(url, 'done', [...menuActions.names, 'create']) ?? null,
  }
})

export const action = menuActions.action

export default function ContentMenu() {
  const view = useLoaderData<typeof loader>()
  const { title, shop, languages, revision, path, isDefault, items, collections, done } = view
  const answer = useActionData<typeof action>()
  const text = useText('navigation')
  const refused = getRefusal(answer) ?? undefined
  const timesAdded = useTimesAnswered(revision, ({ act }) => act === 'add')
  const timesRenamed = useTimesAnswered(revision, ({ act }) => act === 'title')
  const refusedAt = (act: string) => (refused?.act === act ? refused : undefined)
  const changed = refusedAt('item')
  // Somebody else has removed it: what was typed in its row is offered as a new item.
  const orphaned = changed && !items.some(({ gid }) => gid === changed.typed.item) ? changed : undefined
  const added = refusedAt('add') ?? (orphaned && { ...orphaned, typed: toNewItemTexts(orphaned.typed) })
  const problem =
    refused &&
    [text(problemKey(refused, orphaned !== undefined)), 'message' in refused ? refused.message : '']
      .filter(Boolean)
      .join(' ')
  const renamed = refusedAt('title')
  const named = createFieldsAgain({ title }, renamed)('title')
  return (
    <ContentFrame title={title} problem={problem} done={done && !answer && text(`done.${done}`)}>
      <div>
        <TextLink to="/content/navigation">{text('menu.back')}</TextLink>
        <p className="mt-1 text-sm text-ink-soft">
          {text(`shop.${shop}`)}, {path}
        </p>
      </div>
      <div className="grid max-w-page items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="grid gap-4">
          <h2 className="font-semibold">{text('menu.items')}</h2>
          <p className="text-sm text-ink-soft">{text('menu.itemsLead')}</p>
          {items.length === 0 && <p className="text-ink-soft">{text('menu.empty')}</p>}
          <ol className="divide-y divide-line">
            {items.map((item) => {
              const here = changed?.typed.item === item.gid ? changed : undefined
              return <ItemRow key={item.gid} {...{ item, revision, languages, collections, refused: here }} />
            })}
          </ol>
          <FormDisclosure
            title={text('item.add')}
            open={added !== undefined}
            key={`${timesAdded} ${JSON.stringify(orphaned)}`}
          >
            <RecordForm act="add" revision={revision} seen={{}} className="grid gap-3">
              <ItemFields {...{ languages, collections, kept: null, fields: {}, refused: added }} />
              <SelectField label={text('item.parent')} name="parent" defaultValue={added?.typed.parent ?? ''}>
                <option value="">{text('item.noParent')}</option>
                {items
                  .filter(({ isBelow }) => !isBelow)
                  .map((item) => (
                    <option key={item.gid} value={item.gid}>
                      {item.title}
                    </option>
                  ))}
              </SelectField>
              <Button type="submit" className="justify-self-start">
                {text('item.addConfirm')}
              </Button>
            </RecordForm>
          </FormDisclosure>
        </Card>
        <div className="grid gap-4">
          <Card>
            <RecordForm key={timesRenamed} act="title" revision={revision} seen={{ title }} className="grid gap-3">
              <TextField
                label={text('menu.title')}
                name="title"
                defaultValue={named.value}
                hint={named.now === undefined ? undefined : text('field.now', { value: named.now })}
                maxLength={255}
                required
              />
              <Button type="submit" variant="secondary">
                {text('menu.saveTitle')}
              </Button>
            </RecordForm>
          </Card>
          {isDefault ? (
            <p className="text-sm text-ink-soft">{text('menu.isDefault')}</p>
          ) : (
            <ConfirmForm
              {...{
                act: 'remove',
                revision,
                title: text('menu.remove'),
                lead: text('menu.removeText'),
                confirm: text('menu.removeConfirm'),
              }}
              isDanger
            />
          )}
        </div>
      </div>
    </ContentFrame>
  )
}
