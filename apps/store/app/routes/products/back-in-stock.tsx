import { Button } from '@dvaput/ui/button.tsx'
import { Form } from 'react-router'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { loaderHeaders, uncached } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/back-in-stock'

export const meta = pageMeta

export const handle = { messages: ['back-in-stock'] }

export const headers = loaderHeaders

/** The token of the e-mail; anything longer is invalid. */
const readToken = (value: unknown): string => (typeof value === 'string' && value.length <= 100 ? value : '')

/** GET only asks for confirmation, because mail scanners open links. */
export const loader = pageLoader(async ({ language }, { request }) => {
  const text = await loadText(language, 'back-in-stock')
  const head = {
    title: text('stop.title'),
    description: text('stop.description'),
    path: '/back-in-stock',
    hidden: true,
  }
  return uncached({ head, token: readToken(new URL(request.url).searchParams.get('token')) }, 200)
})

export const action = pageLoader(async (_, { request, services }) => {
  const form = await request.formData().catch(() => new FormData())
  const token = readToken(form.get('token'))
  if (token !== '') await services().targetPrices.stop(token)
  return { done: true }
})

export default function BackInStock({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const text = useText('back-in-stock')
  const done = actionData?.done === true
  return (
    <div className="flex max-w-prose flex-col items-start gap-5 py-12 sm:py-20">
      <h1 className="text-3xl">{text('stop.title')}</h1>
      <p role="status" className="text-lg text-ink-soft">
        {text(done ? 'stop.done' : token ? 'stop.confirm' : 'stop.noToken')}
      </p>
      {token && !done && (
        <Form method="post" replace>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{text('stop.send')}</Button>
        </Form>
      )}
    </div>
  )
}
