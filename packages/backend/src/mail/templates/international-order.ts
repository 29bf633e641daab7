import type { Market } from '@dvaput/domain/markets/market'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { formatNumber } from '@dvaput/domain/text/format-number'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'
import { internationalOrderTexts } from './international-order-texts.ts'

const rate = z.object({ pesosPerDollar: z.string(), source: z.enum(['live', 'shop', 'fallback']), at: z.string() })

const params = z.object({
  kind: z.enum(['confirmed', 'apology', 'cancelled', 'surplus']),
  number: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int().positive(),
      unitPrice: z.int().positive(),
      dollars: z.int().nullable(),
      rate: rate.nullable(),
    }),
  ),
  shipping: z.object({ title: z.string(), pesos: z.int().nonnegative(), grams: z.int().nonnegative() }),
  total: z.int().positive(),
  /** The field was left empty, and a parcel needs one. */
  asksForAddress: z.boolean().default(false),
  url: z.url({ protocol: /^https?$/ }),
})

type Params = z.infer<typeof params>

const write =
  (language: Language) =>
  ({ kind, number, lines, shipping, total, asksForAddress, url }: Params, market: Market): MailContent => {
    const texts = internationalOrderTexts[language]
    const { subject, heading, intro } = texts[kind]
    const pesos = (minor: number) => formatMoney(createMoney(minor, 'CLP'), language)
    const products = lines.map(({ title, quantity, unitPrice, dollars }) => {
      const each = dollars === null ? '' : ` (${formatMoney(createMoney(dollars, 'USD'), language)})`
      return { label: `${quantity} × ${title}${each}`, value: pesos(unitPrice * quantity) }
    })
    const used = lines.find((line) => line.rate !== null)?.rate
    const at = used && formatDateTime({ at: used.at, timeZone: market.timeZone }, language)
    const breakdown = [
      ...(used
        ? [
            {
              label: texts.rate,
              value: `1 USD = ${formatNumber(used.pesosPerDollar, language)} CLP, ${texts.sources[used.source]}, ${at}`,
            },
          ]
        : []),
      { label: texts.taxes, value: texts.taxesIncluded },
      { label: texts.weight, value: `${formatNumber(shipping.grams / 1_000, language)} kg` },
      { label: `${texts.shipping}: ${shipping.title}`, value: pesos(shipping.pesos) },
      { label: texts.total, value: pesos(total) },
    ]
    const order = { label: texts.order, value: number }
    return {
      subject: subject(number),
      heading,
      blocks: [
        { kind: 'paragraph', text: intro },
        ...(asksForAddress ? [{ kind: 'paragraph', text: texts.asksForAddress } as const] : []),
        {
          kind: 'facts',
          facts:
            kind === 'surplus'
              ? [order, { label: texts.returned, value: pesos(total) }]
              : [order, ...products, ...breakdown],
        },
        { kind: 'button', label: texts.open, url },
      ],
    }
  }

export const internationalOrderMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
