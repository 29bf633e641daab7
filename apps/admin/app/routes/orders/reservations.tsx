import type { ReservationFilter } from '@dvaput/backend/shop-side/orders/list-reservations'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { parsePickupCode } from '@dvaput/domain/reservations/parse-pickup-code'
import { totalOf } from '@dvaput/domain/reservations/reservation'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form, redirect, useLoaderData } from 'react-router'
import { ReservationList } from '../../features/reservations/reservation-list.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { formatMarketTime } from '../../lib/format-market-time.ts'
import { screenLoader } from '../../lib/screens/screen-loader.ts'
import { screenMeta } from '../../lib/screens/screen-meta.ts'
import { chosen, listPages } from '../../lib/urls/list-url.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'

export const meta = screenMeta

export const handle = { messages: ['reservations'] }

const filters = ['waiting', 'completed', 'ended'] as const satisfies readonly ReservationFilter[]
/** Less than this is left: it is shown as urgent. */
const soonSeconds = 2 * 60 * 60

export const loader = screenLoader(async ({ language }, { services: { reservationAdmin }, url }) => {
  const text = await loadText(language, 'reservations')
  const typed = url.searchParams.get('code')?.trim() ?? ''
  const code = parsePickupCode(typed)
  const found = code && (await reservationAdmin.findByCode(code))
  if (found) throw redirect(`/reservations/${found.id}`)
  const email = typed.includes('@') ? typed : undefined
  const show = chosen(url, 'show', filters) ?? 'waiting'
  const market = chosen(url, 'market', reservationAdmin.markets)
  const from = url.searchParams.get('after') ?? ''
  const after = isUuid(from) ? from : undefined
  const { reservations, next } = await reservationAdmin.list({ show, market, email, after })
  return {
    title: text('reservations.title'),
    ...{ typed, show, market: market ?? '', markets: reservationAdmin.markets },
    isUnknown: typed !== '' && email === undefined,
    pages: listPages({ show, market, code: email }, after, next),
    rows: reservations.map(({ id, pickupCode, state, lines, endedAt, expiresAt, secondsLeft, ...row }) => ({
      ...{ id, code: pickupCode, state, email: row.email },
      products: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      total: formatMoney(totalOf(lines), language),
      time: formatMarketTime(endedAt ?? expiresAt, row.market, language),
      isSoon: state === 'held' && secondsLeft < soonSeconds,
    })),
  }
})

export default function Reservations() {
  const { title, typed, isUnknown, show, market, rows, pages, ...shown } = useLoaderData<typeof loader>()
  const text = useText('reservations')
  return (
    <ScreenFrame title={title}>
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
      <FilterForm
        filters={[
          {
            ...{ name: 'show', label: text('reservations.filters'), value: show },
            options: filters.map((value) => ({ value, label: text(`reservations.${value}`) })),
          },
          ...(shown.markets.length > 1
            ? [
                {
                  ...{ name: 'market', label: text('reservations.allMarkets'), value: market },
                  any: text('reservations.allMarkets'),
                  options: shown.markets.map((value) => ({ value, label: value.toUpperCase() })),
                },
              ]
            : []),
        ]}
        show={text('reservations.show')}
      />
      <ReservationList rows={rows} isWaiting={show === 'waiting'} />
      <PageLinks pages={pages} first={text('reservations.first')} next={text('reservations.next')} />
    </ScreenFrame>
  )
}
