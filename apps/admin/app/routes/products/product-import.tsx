import { isUuid } from '@dvaput/domain/text/is-uuid'
import { Badge } from '@dvaput/ui/badge.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { ColumnForm } from '../../features/imports/column-form.tsx'
import { FailedPictures } from '../../features/imports/failed-pictures.tsx'
import { importActions } from '../../features/imports/import-actions.ts'
import { ImportRowList } from '../../features/imports/import-row-list.tsx'
import { ImportState } from '../../features/imports/import-state.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { RecordFrame } from '../../ui/record-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['imports'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const rowStates = ['waiting', 'bad', 'failed', 'kept', 'done', 'undone', 'same'] as const
const pageSize = 50

export const loader = screenLoader(async ({ language }, { services: { productImports }, params: { id = '' }, url }) => {
  const found = isUuid(id) ? await productImports.read(id) : null
  if (!found) throw new Response(null, { status: 404 })
  const text = await loadText(language, 'imports')
  const { shop, status, fileName, createdBy, rows: counts, countOfNew, pictures } = found
  const show =
    rowStates.find((each) => each === url.searchParams.get('show')) ??
    rowStates.find((each) => counts[each] > 0) ??
    rowStates[0]
  const from = url.searchParams.get('after') ?? ''
  const after = /^\d{1,9}$/.test(from) ? Number(from) : 0
  const [rows, failedPictures, mapping] = await Promise.all([
    productImports.listRows(id, show, after),
    pictures.failed > 0 ? productImports.listFailedPictures(id) : [],
    status === 'mapping' ? productImports.readColumns(id) : null,
  ])
  return {
    title: text('import.title', { name: fileName }),
    ...{ shop, status, createdBy, counts, show, countOfNew, pictures, mapping, isFirst: after === 0 },
    failedPictures: failedPictures.map(({ line, position, source, reason }) => ({ line, position, source, reason })),
    next: rows.length === pageSize ? `?show=${show}&after=${rows.at(-1)?.line}` : null,
    rows: rows.map(({ line, name, productGid, reason, field, changes, firstLine, newProduct }) => ({
      ...{ line, name, reason, field, firstLine, isForSale: newProduct?.isForSale === true },
      to: productGid && `/products/${shop}/${productGid.split('/').at(-1)}`,
      changes: Object.entries(changes).map(([changed, { before, after: wanted }]) => ({
        ...{ field: changed, before, after: wanted },
      })),
    })),
  }
})

export const action = importActions.action

export default function Import() {
  const { title, shop, status, createdBy, counts, show, rows, next, isFirst, ...loaded } =
    useLoaderData<typeof loader>()
  const text = useText('imports')
  const refused = getRefusal(useActionData<typeof action>())
  const refusalText = useRefusalText('imports')
  return (
    <RecordFrame
      back={{ to: '/products/imports', label: text('import.back') }}
      title={title}
      lead={[text(`shop.${shop}`), createdBy].join(', ')}
      beside={<Badge tone={status === 'finished' ? 'accent' : 'neutral'}>{text(`status.${status}`)}</Badge>}
    >
      {refused && (
        <Notice tone="danger" focused>
          {refusalText(refused)}
        </Notice>
      )}
      {loaded.mapping && <ColumnForm columns={loaded.mapping.columns} choices={loaded.mapping.choices} />}
      {status !== 'mapping' && (
        <ImportState {...{ status, counts }} countOfNew={loaded.countOfNew} pictures={loaded.pictures} />
      )}
      {loaded.failedPictures.length > 0 && <FailedPictures pictures={loaded.failedPictures} />}
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
    </RecordFrame>
  )
}
