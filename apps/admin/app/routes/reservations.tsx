import type { CounterFilter } from '@dvaput/backend/shop-side/list-counter'
import { markets } from '@dvaput/domain/markets/markets'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { parsePickupCode } from '@dvaput/domain/reservations/parse-pickup-code'
import { totalOf } from '@dvaput/domain/reservations/reservation'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { Form, redirect, useLoaderData } from 'react-router'
import { Button } from '../../../store/app/ui/button.tsx'
import { ButtonLink } from '../../../store/app/ui/button-link.tsx'
import { PlainSelect } from '../../../store/app/ui/plain-select.tsx'
import { TextField } from '../../../store/app/ui/text-field.tsx'
import { CounterList } from '../features/reservations/counter-list.tsx'
import { loadText } from '../i18n/create-text.ts'
import { useText } from '../i18n/use-text.ts'
import { screenLoader } from '../lib/screen-loader.ts'
import { screenMeta } from '../lib/screen-meta.ts'

export const meta = screenMeta

export const handle = { messages: ['reservations'] }

const filters = ['waiting', 'completed', 'ended'] as const satisfies readonly CounterFilter[]
/** Less than this is left: it is shown as urgent. */
const soonSeconds = 2 * 60 * 60

export const loader = screenLoader(async ({ language }, { services: { counter }, url }) => {
  const text = await loadText(language, 'reservations')
  const typed = url.searchParams.get('code')?.trim() ?? ''
  const code = parsePickupCode(typed)
  const found = code && (await counter.findByCode(code))
  if (found) throw redirect(`/reservations/${found.id}`)
  const email = typed.includes('@') ? typed : undefined
  const show = filters.find((each) => each === url.searchParams.get('show')) ?? 'waiting'
  const market = counter.markets.find((each) => each === url.searchParams.get('market'))
  const asked = url.searchParams.get('after') ?? ''
  const after = isUuid(asked) ? asked : undefined
  const { reservations, next } = await counter.list({ show, market, email, after })
  const query = { show, ...(market && { market }), ...(email && { code: email }) }
  return {
    title: text('reservations.title'),
    ...{ typed, show, market: market ?? '', markets: counter.markets, isFirst: after === undefined },
    isUnknown: typed !== '' && email === undefined,
    next: next && `?${new URLSearchParams({ ...query, after: next })}`,
    rows: reservations.map(({ id, pickupCode, state, lines, endedAt, expiresAt, secondsLeft, ...row }) => ({
      ...{ id, code: pickupCode, state, email: row.email },
      products: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      total: formatMoney(totalOf(lines), language),
      time: formatDateTime(
        { at: (endedAt ?? expiresAt).toISOString(), timeZone: markets[row.market].timeZone },
        language,
      ),
      isSoon: state === 'held' && secondsLeft < soonSeconds,
    })),
  }
})

export default function Reservations() {
  const { title, typed, isUnknown, show, market, rows, next, isFirst, ...shown } = useLoaderData<typeof loader>()
  const text = useText('reservations')
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      <Form className="flex max-w-dialog flex-wrap items-start gap-2">
        <div className="min-w-56 grow">
          <TextField
            label={text('reservations.code')}
            hint={text('reservations.codeHint')}
            error={isUnknown ? text('reservations.unknown', { code: typed }) : undefined}
            key={typed}
            name="code"
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={254}
            autoFocus
          />
        </div>
        <Button type="submit" className="mt-7">
          {text('reservations.open')}
        </Button>
      </Form>
      <Form className="flex max-w-dialog flex-wrap gap-2">
        <PlainSelect name="show" aria-label={text('reservations.filters')} defaultValue={show} key={show}>
          {filters.map((each) => (
            <option key={each} value={each}>
              {text(`reservations.${each}`)}
            </option>
          ))}
        </PlainSelect>
        {shown.markets.length > 1 && (
          <PlainSelect name="market" aria-label={text('reservations.allMarkets')} defaultValue={market} key={market}>
            <option value="">{text('reservations.allMarkets')}</option>
            {shown.markets.map((each) => (
              <option key={each} value={each}>
                {each.toUpperCase()}
              </option>
            ))}
          </PlainSelect>
        )}
        <Button type="submit" variant="secondary">
          {text('reservations.show')}
        </Button>
      </Form>
      <CounterList rows={rows} isWaiting={show === 'waiting'} />
      <div className="flex gap-2">
        {!isFirst && (
          <ButtonLink to="?" variant="secondary">
            {text('reservations.first')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} variant="secondary">
            {text('reservations.next')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
