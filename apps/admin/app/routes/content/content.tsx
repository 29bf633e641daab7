import { markets } from '@dvaput/domain/markets/markets'
import { currencySigns } from '@dvaput/domain/money/currency-signs'
import { formatTypedRate } from '@dvaput/domain/money/parse-rate'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { Card } from '@dvaput/ui/card.tsx'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useActionData, useLoaderData } from 'react-router'
import { ContentFrame } from '../../features/content/content-frame.tsx'
import { type PesoRate, PesoRateForm } from '../../features/content/peso-rate-form.tsx'
import { rateActions } from '../../features/content/rate-actions.ts'
import { loadText } from '../../i18n/load-text.ts'
import { useRefusalText } from '../../i18n/use-refusal-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { getRefusal } from '../../lib/forms/get-refusal.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen } from '../../lib/urls/list-url.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../../lib/forms/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language, market }, { services: { content }, url }) => {
  const text = await loadText(language, 'content')
  const { warehouse, shop, revision } = await content.rate.state()
  const pesoRates = await content.pesoRates.list()
  const inWords = (pesosPerDollar: string) => `1 USD = ${formatNumber(pesosPerDollar, language)} CLP`
  return {
    title: text('screen.rate'),
    ...{ revision, done: chosen(url, 'done', rateActions.names) ?? null, isFallback: warehouse.source === 'fallback' },
    warehouse: {
      rate: inWords(warehouse.pesosPerDollar),
      at: formatMarketTime(warehouse.at, market.id, language),
    },
    pesoRates: pesoRates.map(({ market: id, revision, pesosPerUnit, at }): PesoRate => {
      const sign = currencySigns[markets[id].currency]
      return {
        ...{ market: id, name: markets[id].name[language], sign, revision },
        typed: pesosPerUnit && formatNumber(formatTypedRate(pesosPerUnit), language),
        rate: pesosPerUnit && `1 ${sign} = ${formatNumber(pesosPerUnit, language)} CLP`,
        at: at && formatMarketTime(at, market.id, language),
      }
    }),
    shop: shop && {
      typed: formatNumber(formatTypedRate(shop.pesosPerDollar), language),
      rate: inWords(shop.pesosPerDollar),
      at: shop.at ? formatMarketTime(shop.at, market.id, language) : '',
    },
  }
})

/** What was typed is no rate. */
const isMistyped = (code: string) => code === 'not-a-rate' || code === 'two-ways'

export const action = rateActions.action

export default function Content() {
  const { title, done, isFallback, warehouse, shop, revision, pesoRates } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const refusalText = useRefusalText('content', 'rate')
  const anyRefused = getRefusal(answer)
  const refusedRate = pesoRates.find(({ market }) => anyRefused?.act === 'peso' && market === anyRefused.typed.market)
  const refused = refusedRate ? null : anyRefused
  const isPesoLate = refusedRate && anyRefused?.code === 'changed-meanwhile'
  const problem = isPesoLate
    ? text('pesoRate.changed-meanwhile', { rate: refusedRate.rate ?? '–' })
    : anyRefused && refusalText(anyRefused, { rate: (shop ?? warehouse).rate, warehouse: warehouse.rate })
  const fieldError = anyRefused && isMistyped(anyRefused.code) ? (problem ?? undefined) : undefined
  return (
    <ContentFrame
      title={title}
      problem={problem}
      done={done && !answer && text(done === 'peso' ? 'pesoRate.done' : 'rate.done')}
    >
      <Card className="grid max-w-dialog gap-4">
        <h2 className="text-lg">{text('rate.title')}</h2>
        <p className="text-sm text-ink-soft">{text('rate.lead')}</p>
        <dl className="grid gap-1 text-sm tabular-nums">
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{text(isFallback ? 'rate.fallback' : 'rate.warehouse')}</dt>
            <dd>{`${warehouse.rate} (${warehouse.at})`}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
            <dt>{text('rate.inForce')}</dt>
            <dd>{shop ? `${shop.rate} (${shop.at})` : warehouse.rate}</dd>
          </div>
        </dl>
        <RecordForm key={`${revision} ${JSON.stringify(refused)}`} revision={revision} className="grid gap-4">
          <TextField
            label={text('rate.field')}
            hint={text('rate.hint')}
            name="rate"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={refused?.typed.rate ?? shop?.typed ?? ''}
            error={refused ? fieldError : undefined}
          />
          {refused?.code === 'far-off' && <Checkbox name="sure">{text('rate.sure')}</Checkbox>}
          <SaveButtons save={text('rate.save')} restore={shop ? text('rate.default') : null} />
        </RecordForm>
      </Card>
      {pesoRates.map((rate) => (
        <PesoRateForm
          key={rate.market}
          rate={rate}
          refused={rate === refusedRate ? { typed: anyRefused?.typed.pesoRate ?? '', error: fieldError } : undefined}
        />
      ))}
    </ContentFrame>
  )
}
