import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { Form, redirect, useActionData, useLoaderData } from 'react-router'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { recordActions } from '../../lib/forms/record-actions.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { numberOf } from '../../lib/urls/shop-gid.ts'
import { shopOfPath } from '../../lib/urls/shop-place.ts'
import { FormDisclosure } from '../../ui/form-disclosure.tsx'
import { ItemList } from '../../ui/item-list.tsx'

export const meta = screenMeta

export const handle = { messages: ['content', 'navigation'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language }, { services: { shopContent, productWriting }, url }) => {
  const text = await loadText(language, 'content')
  return {
    title: text('screen.navigation'),
    isRemoved: url.searchParams.get('done') === 'remove',
    shops: await Promise.all(
      shopHandles.map(async (shop) => ({
        shop,
        menus: productWriting.isReadOnly(shop)
          ? null
          : (await shopContent.listMenus(shop)).map(({ gid, title, handle: path, isDefault, items }) => ({
              ...{ id: numberOf(gid), title, path, isDefault },
              items: items.map((item) => item.title).join(', '),
            })),
      })),
    ),
  }
})

const menuListActions = recordActions({ permission: 'content.write' })({
  create: {
    run: async ({ services, by, typed }) => {
      const shop = shopOfPath(typed.shop)
      const title = (typed.title ?? '').slice(0, 255)
      if (title === '') return 'no-title'
      const menu = { handle: (typed.handle ?? '').slice(0, 255), title, items: [] }
      const made = await services.shopContent.createMenu(shop, by, menu)
      if (!made.ok) return { code: made.code, message: made.message }
      return redirect(`/content/navigation/${shop}/${numberOf(made.value)}?done=create`)
    },
  },
})

export const action = menuListActions.action

export default function ContentNavigation() {
  const { title, shops, isRemoved } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('navigation')
  const refusalText = useRefusalText('navigation')
  const refused = getRefusal(answer)
  const problem =
    refused && [refusalText(refused), 'message' in refused ? refused.message : ''].filter(Boolean).join(' ')
  return (
    <ContentFrame title={title} problem={problem} done={isRemoved && !answer && text('done.remove')}>
      <p className="max-w-prose text-sm text-ink-soft">{text('list.lead')}</p>
      {shops.map(({ shop, menus }) => {
        const typed = refused?.typed.shop === shop ? refused.typed : undefined
        return (
          <section key={shop} className="grid gap-3" aria-labelledby={`menus-${shop}`}>
            <h2 id={`menus-${shop}`} className="text-lg">
              {text(`shop.${shop}`)}
            </h2>
            {menus === null ? (
              <Notice tone="neutral">{text('list.readOnly')}</Notice>
            ) : (
              <>
                {menus.length === 0 && <p className="text-ink-soft">{text('list.empty')}</p>}
                <ItemList>
                  {menus.map(({ id, title: name, path, isDefault, items }) => (
                    <li key={id} className="grid gap-1 p-4">
                      <span className="flex flex-wrap items-center gap-2">
                        <TextLink to={`/content/navigation/${shop}/${id}`} className="font-semibold">
                          {name}
                        </TextLink>
                        <span className="text-sm text-ink-soft">{path}</span>
                        {isDefault && <Badge tone="info">{text('list.default')}</Badge>}
                      </span>
                      <span className="text-sm text-ink-soft">{items || text('menu.empty')}</span>
                    </li>
                  ))}
                </ItemList>
                <div className="max-w-dialog">
                  <FormDisclosure title={text('list.add')} open={typed !== undefined}>
                    <Form method="post" className="grid gap-3">
                      <input type="hidden" name="shop" value={shop} />
                      <TextField
                        label={text('menu.title')}
                        name="title"
                        defaultValue={typed?.title ?? ''}
                        maxLength={255}
                        required
                      />
                      <TextField
                        label={text('menu.handle')}
                        hint={text('menu.handleHint')}
                        name="handle"
                        defaultValue={typed?.handle ?? ''}
                        maxLength={255}
                        autoComplete="off"
                      />
                      <Button type="submit">{text('menu.create')}</Button>
                    </Form>
                  </FormDisclosure>
                </div>
              </>
            )}
          </section>
        )
      })}
    </ContentFrame>
  )
}
