import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { ContentFrame } from '../features/content/content-frame.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { numberOf } from '../lib/shop-gid.ts'
import { shopOfPath } from '../lib/shop-place.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'
import { AskFirst } from '../ui/ask-first.tsx'

export const meta = screenMeta

export const handle = { messages: ['content', 'navigation'] }

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

export const action = screenAction(
  'content.write',
  async (_, { administrator: by, services: { shopContent }, form }) => {
    const typed = textsOfForm(form)
    const shop = shopOfPath(typed.shop)
    const title = (typed.title ?? '').slice(0, 255)
    if (title === '') return data({ problem: 'no-title', typed, message: '' } as const, { status: 422 })
    const made = await shopContent.createMenu(shop, by, {
      handle: (typed.handle ?? '').slice(0, 255),
      title,
      items: [],
    })
    if (!made.ok) return data({ problem: made.code, typed, message: made.message } as const, { status: 422 })
    throw redirect(`/content/navigation/${shop}/${numberOf(made.value)}?done=create`)
  },
)

export default function ContentNavigation() {
  const { title, shops, isRemoved } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('navigation')
  const refused = answer && 'problem' in answer ? answer : undefined
  const problem = refused && [text(`problem.${refused.problem}`), refused.message].filter(Boolean).join(' ')
  return (
    <ContentFrame
      title={title}
      outcome={problem ? { problem } : isRemoved && !answer ? { done: text('done.remove') } : null}
    >
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
                <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
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
                </ul>
                <div className="max-w-dialog">
                  <AskFirst title={text('list.add')} open={typed !== undefined}>
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
                  </AskFirst>
                </div>
              </>
            )}
          </section>
        )
      })}
    </ContentFrame>
  )
}
