import { formatHours } from '@dvaput/domain/markets/format-figure'
import { formatPlace } from '@dvaput/domain/markets/format-place'
import type { Market } from '@dvaput/domain/markets/market'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { currencies } from '@dvaput/domain/money/money'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailBlock, MailContent, MailTemplate } from '../mail-content.ts'
import { type ReservationMailKind, reservationMailKinds, reservationTexts } from './reservation-texts.ts'

const params = z.object({
  kind: z.enum(reservationMailKinds),
  code: z.string().min(1),
  until: z.iso.datetime(),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.int().positive(),
      price: z.object({ minor: z.int(), currency: z.enum(currencies) }),
    }),
  ),
  url: z.url({ protocol: /^https?$/ }),
})

type Params = z.infer<typeof params>

const isLive = (kind: ReservationMailKind) => kind === 'made' || kind === 'extended'

const write =
  (language: Language) =>
  ({ kind, code, until, lines, url }: Params, market: Market): MailContent => {
    const { occasions, labels, idNeeded, open } = reservationTexts[language]
    const { subject, heading, intro } = occasions[kind]
    const { pickupPoint } = market.contact
    const products = lines.map(({ name, quantity, price }) => ({
      label: `${quantity} × ${name}`,
      value: formatMoney({ ...price, minor: price.minor * quantity }, language),
    }))
    const pickup = [
      { label: labels.code, value: code },
      { label: labels.until, value: formatDateTime({ at: until, timeZone: market.timeZone }, language) },
      ...(pickupPoint ? [{ label: labels.where, value: formatPlace(pickupPoint) }] : []),
      { label: labels.hours, value: formatHours(market.figures.storeHours, language) },
    ]
    const ways: readonly MailBlock[] = isLive(kind)
      ? [
          { kind: 'facts', facts: pickup },
          { kind: 'paragraph', text: idNeeded },
        ]
      : []
    return {
      subject: subject(code),
      heading,
      blocks: [
        { kind: 'paragraph', text: intro },
        ...ways,
        { kind: 'facts', facts: products },
        { kind: 'button', label: open, url },
      ],
    }
  }

export const reservationMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
