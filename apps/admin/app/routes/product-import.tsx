import { isUuid } from '@dvaput/domain/text/is-uuid'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Form, Link, redirect, useLoaderData } from 'react-router'
import { ImportProgress } from '../features/imports/import-progress.tsx'
import { ImportRowList } from '../features/imports/import-row-list.tsx'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { recordActions } from '../lib/record-actions.ts'
import { screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'

export const meta = screenMeta

export const handle = { messages: ['imports'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

const rowStates = ['waiting', 'bad', 'failed', 'done', 'same'] as const
const pageSize = 50

export const loader = screenLoader(async ({ language }, { services: { productImports }, params: { id = '' }, url }) => {
  const found = isUuid(id) ? await productImports.read(id) : null
  if (!found) throw new Response(null, { status: 404 })
  const text = await loadText(language, 'imports')
  const { shop, status, fileName, createdBy, rows: counts } = found
  const show =
    rowStates.find((each) => each === url.searchParams.get('show')) ??
    rowStates.find((each) => counts[each] > 0) ??
    rowStates[0]
  const from = url.searchParams.get('after') ?? ''
  const after = /^\d{1,9}$/.test(from) ? Number(from) : 0
  const rows = await productImports.listRows(id, show, after)
  return {
    title: text('import.title', { name: fileName }),
    ...{ shop, status, createdBy, counts, show, isFirst: after === 0 },
    next: rows.length === pageSize ? `?show=${show}&after=${rows.at(-1)?.line}` : null,
    rows: rows.map(({ line, name, productGid, reason, field, changes }) => ({
      ...{ line, name, reason, field },
      to: productGid && `/products/${shop}/${productGid.split('/').at(-1)}`,
      changes: Object.entries(changes).map(([changed, { before, after: wanted }]) => ({
        ...{ field: changed, before, after: wanted },
      })),
    })),
  }
})

const importActions = recordActions({
  permission: 'products.write',
  find: ({ params: { id = '' } }) => (isUuid(id) ? id : null),
})({
  start: {
    run: async ({ services, record: id, by }) => {
      const started = await services.productImports.start(id, by)
      // Pressed twice, or by somebody else as well: the screen shows how far it is.
      return started === 'not-found' ? started : redirect(`/products/imports/${id}`)
    },
  },
})

export const action = importActions.action

export default function Import() {
  const { title, shop, status, createdBy, counts, show, rows, next, isFirst } = useLoaderData<typeof loader>()
  const text = useText('imports')
  const applied = counts.done + counts.failed
  return (
    <div className="grid gap-5">
      <div>
        <Link to="/products/imports" className="text-sm text-accent underline">
          {text('import.back')}
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <Badge tone={status === 'finished' ? 'accent' : 'neutral'}>{text(`status.${status}`)}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-soft">{[text(`shop.${shop}`), createdBy].join(', ')}</p>
      </div>
      {status === 'checked' ? (
        <div className="grid gap-3">
          <p>{text('import.checked')}</p>
          {counts.waiting > 0 && (
            <Form method="post">
              <Button type="submit">{text('import.apply', { count: counts.waiting })}</Button>
            </Form>
          )}
        </div>
      ) : (
        <ImportProgress done={applied} all={applied + counts.waiting} isRunning={status === 'running'} />
      )}
      <nav aria-label={text('rows.title')} className="flex flex-wrap gap-2">
        {rowStates
          .filter((state) => counts[state] > 0 || state === show)
          .map((state) => (
            <ButtonLink
              key={state}
              to={`?show=${state}`}
              variant={state === show ? 'primary' : 'secondary'}
              size="sm"
              aria-current={state === show ? 'page' : undefined}
            >
              {text(`rows.${state}`, { count: counts[state] })}
            </ButtonLink>
          ))}
      </nav>
      <ImportRowList rows={rows} />
      <div className="flex gap-2">
        {!isFirst && (
          <ButtonLink to={`?show=${show}`} variant="secondary">
            {text('rows.first')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} variant="secondary">
            {text('rows.next')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
