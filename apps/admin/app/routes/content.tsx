import { isMarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { currencySigns } from '@dvaput/domain/money/currency-signs'
import { formatTypedRate, parseRate } from '@dvaput/domain/money/parse-rate'
import { formatNumber } from '@dvaput/domain/text/format-number'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { Checkbox } from '@dvaput/ui/checkbox.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { ContentFrame } from '../features/content/content-frame.tsx'
import { type PesoRate, PesoRateForm } from '../features/content/peso-rate-form.tsx'
import { readRevision } from '../features/content/read-revision.ts'
import { loadText } from '../i18n/load-text.ts'
import { useText } from '../i18n/use-text.ts'
import { formatMarketTime } from '../lib/format-market-time.ts'
import { screenAction, screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'
import { textsOfForm } from '../lib/texts-of-form.ts'

export const meta = screenMeta

export const handle = { messages: ['content'] }

export { shouldRevalidate } from '../lib/revalidate-after-refusal.ts'

export const loader = screenLoader(async ({ language, market }, { services: { content }, url }) => {
  const text = await loadText(language, 'content')
  const { warehouse, shop, revision } = await content.rate.state()
  const pesoRates = await content.pesoRates.list()
  const inWords = (pesosPerDollar: string) => `1 USD = ${formatNumber(pesosPerDollar, language)} CLP`
  return {
    title: text('screen.rate'),
    ...{ revision, done: url.searchParams.get('done'), isFallback: warehouse.source === 'fallback' },
    warehouse: {
      rate: inWords(warehouse.pesosPerDollar),
      at: formatMarketTime(warehouse.at, market.id, language),
    },
    pesoRates: pesoRates.map(({ market: id, revision, pesosPerUnit, at }): PesoRate => {
      const sign = currencySigns[markets[id].currency]
      return {
        ...{ market: id, name: markets[id].name[language], sign, revision },
        typed: pesosPerUnit && formatTypedRate(pesosPerUnit),
        rate: pesosPerUnit && `1 ${sign} = ${formatNumber(pesosPerUnit, language)} CLP`,
        at: at && formatMarketTime(at, market.id, language),
      }
    }),
    shop: shop && {
      typed: formatTypedRate(shop.pesosPerDollar),
      rate: inWords(shop.pesosPerDollar),
      at: shop.at ? formatMarketTime(shop.at, market.id, language) : '',
    },
  }
})

const statusOf = { 'changed-meanwhile': 409, 'not-a-rate': 422, 'two-ways': 422, 'far-off': 422 } as const

const isMistyped = (problem: string) => problem === 'not-a-rate' || problem === 'two-ways'

export const action = screenAction('content.write', async (_, { administrator: by, services: { content }, form }) => {
  const typed = textsOfForm(form)
  const read = typed.act === 'default' ? { rate: null } : parseRate(typed.pesoRate ?? typed.rate ?? '')
  if (typeof read === 'string') return data({ problem: read, typed }, { status: statusOf[read] })
  if (isMarketId(typed.market)) {
    const changed = await content.pesoRates.change({
      ...{ by, market: typed.market, revision: readRevision(typed) },
      pesosPerUnit: read.rate,
    })
    if (changed === 'ok') throw redirect('/content?done=peso-rate')
    return data({ problem: changed, typed }, { status: statusOf[changed] })
  }
  const result = await content.rate.change({
    ...{ by, revision: readRevision(typed), isSure: typed.sure === 'on' },
    pesosPerDollar: read.rate,
  })
  if (result === 'ok') throw redirect('/content?done=rate')
  return data({ problem: result, typed }, { status: statusOf[result] })
})

export default function Content() {
  const { title, done, isFallback, warehouse, shop, revision, pesoRates } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText('content')
  const anyRefused = answer && 'problem' in answer ? answer : null
  const refusedRate = pesoRates.find(({ market }) => market === anyRefused?.typed.market)
  const refused = refusedRate ? null : anyRefused
  const inForce = shop ?? warehouse
  const doneText = done === 'peso-rate' ? text('pesoRate.done') : text('rate.done')
  const pesoProblem =
    refusedRate &&
    (anyRefused?.problem === 'changed-meanwhile'
      ? text('pesoRate.changed-meanwhile', { rate: refusedRate.rate ?? '–' })
      : text(anyRefused?.problem === 'two-ways' ? 'rate.two-ways' : 'rate.not-a-rate'))
  const problem = refused && text(`rate.${refused.problem}`, { rate: inForce.rate, warehouse: warehouse.rate })
  return (
    <ContentFrame
      title={title}
      outcome={
        problem || pesoProblem
          ? { problem: problem || pesoProblem || '' }
          : done !== null && !answer
            ? { done: doneText }
            : null
      }
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
        <Form method="post" className="grid gap-4" key={`${revision} ${JSON.stringify(refused)}`}>
          <input type="hidden" name="revision" value={revision} />
          <TextField
            label={text('rate.field')}
            hint={text('rate.hint')}
            name="rate"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={refused?.typed.rate ?? shop?.typed ?? ''}
            error={refused && isMistyped(refused.problem) ? problem || undefined : undefined}
          />
          {refused?.problem === 'far-off' && <Checkbox name="sure">{text('rate.sure')}</Checkbox>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{text('rate.save')}</Button>
            {shop && (
              <Button type="submit" name="act" value="default" variant="secondary">
                {text('rate.default')}
              </Button>
            )}
          </div>
        </Form>
      </Card>
      {pesoRates.map((rate) => (
        <PesoRateForm
          key={rate.market}
          rate={rate}
          refused={
            rate === refusedRate
              ? {
                  typed: anyRefused?.typed.pesoRate ?? '',
                  error: anyRefused && isMistyped(anyRefused.problem) ? pesoProblem : undefined,
                }
              : undefined
          }
        />
      ))}
    </ContentFrame>
  )
}
