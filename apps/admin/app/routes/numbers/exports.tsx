import { exportKinds } from '@dvaput/domain/administrators/export-kinds'
import { marketIds } from '@dvaput/domain/markets/market'
import { Button } from '@dvaput/ui/button.tsx'
import { PlainSelect } from '@dvaput/ui/fields/plain-select.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { exportActions, ofOwners } from '../../features/exports/export-actions.ts'
import { ExportList } from '../../features/exports/export-list.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { FormDisclosure } from '../../ui/form-disclosure.tsx'
import { ProofField } from '../../ui/proof-field.tsx'
import { RecordForm } from '../../ui/record-form.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['exports'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

const dayMs = 24 * 60 * 60 * 1_000

const chosenKinds = exportKinds.filter((kind) => kind !== 'customers')

export const loader = screenLoader(async ({ language, market }, { services: { shopExports }, administrator }) => {
  const text = await loadText(language, 'exports')
  const withCustomers = administrator.permissions.includes(ofOwners)
  const files = await shopExports.list({ withCustomers })
  const today = new Date().toISOString().slice(0, 10)
  return {
    title: text('exports.title'),
    ...{ market: market.id, today, monthAgo: new Date(Date.now() - 30 * dayMs).toISOString().slice(0, 10) },
    allowed: exportActions.allowed(administrator.permissions),
    files: files.map(({ id, kind, status, rows, range, createdBy, createdAt }) => ({
      ...{ id, kind, status, rows, createdBy },
      days: kind === 'customers' ? '' : `${text(`market.${range.market}`)}, ${range.from} – ${range.to}`,
      when: formatMarketTime(createdAt, market.id, language),
    })),
  }
})

export const action = exportActions.action

export default function Exports() {
  const { title, market, today, monthAgo, allowed, files } = useLoaderData<typeof loader>()
  const text = useText('exports')
  const answer = useActionData<typeof action>()
  const refused = getRefusal(answer)
  const refusalText = useRefusalText('exports')
  const isAboutAll = typeof answer === 'object' && answer !== null && 'act' in answer && answer.act === 'customers'
  return (
    <ScreenFrame title={title}>
      <p className="max-w-prose text-sm text-ink-soft">{text('exports.lead')}</p>
      {refused && (
        <Notice tone="danger" focused>
          {refusalText(refused)}
        </Notice>
      )}
      {allowed.includes('make') && (
        <RecordForm
          act="make"
          revision=""
          className="grid max-w-prose gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2"
        >
          <PlainSelect name="kind" aria-label={text('exports.what')} defaultValue={refused?.typed.kind}>
            {chosenKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text(`kind.${kind}`)}
              </option>
            ))}
          </PlainSelect>
          <PlainSelect name="market" aria-label={text('exports.market')} defaultValue={refused?.typed.market ?? market}>
            {marketIds.map((id) => (
              <option key={id} value={id}>
                {text(`market.${id}`)}
              </option>
            ))}
          </PlainSelect>
          <TextField
            label={text('exports.from')}
            name="from"
            type="date"
            defaultValue={refused?.typed.from ?? monthAgo}
            required
          />
          <TextField
            label={text('exports.to')}
            name="to"
            type="date"
            defaultValue={refused?.typed.to ?? today}
            required
          />
          <div>
            <Button type="submit">{text('exports.make')}</Button>
          </div>
        </RecordForm>
      )}
      {allowed.includes('customers') && (
        <FormDisclosure title={text('customers.title')} variant="secondary" open={isAboutAll}>
          <RecordForm act="customers" revision="" className="grid gap-4">
            <p className="text-sm">{text('customers.lead')}</p>
            {isAboutAll && <ProofField answer={answer} />}
            <Button type="submit">{text('customers.make')}</Button>
          </RecordForm>
        </FormDisclosure>
      )}
      <section className="grid gap-2">
        <h2 className="text-lg">{text('exports.list')}</h2>
        <ExportList files={files} answer={answer} />
      </section>
    </ScreenFrame>
  )
}
