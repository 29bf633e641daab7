import { formatPromise } from '@dvaput/domain/delivery/format-promise'
import { importCharges } from '@dvaput/domain/international/import-charges'
import type { Market } from '@dvaput/domain/markets/market'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import { trackingUrl } from '@dvaput/domain/orders/carriers'
import { receiptMessages } from '@dvaput/domain/receipts/receipt-messages'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import { formatNumber } from '@dvaput/domain/text/format-number'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'
import { importedOrderMailKinds, importedOrderTexts } from './imported-order-texts.ts'

export type { ImportedOrderMailKind } from './imported-order-texts.ts'

const rate = z.object({ pesosPerDollar: z.string(), source: z.enum(['live', 'shop', 'fallback']), at: z.string() })

const params = z.object({
  kind: z.enum(importedOrderMailKinds),
  number: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int().positive(),
      unitPrice: z.int().positive(),
      dollars: z.int().nullable(),
      rate: rate.nullable(),
      /** Jobs of an earlier release have none. */
      picture: z
        .url({ protocol: /^https?$/ })
        .nullable()
        .default(null),
    }),
  ),
  shipping: z.object({ title: z.string(), pesos: z.int().nonnegative(), grams: z.int().nonnegative() }),
  total: z.int().positive(),
  /** Where it goes, in one line; empty where nobody knows yet. */
  address: z.string().default(''),
  /** The last day of the delivery that was promised. */
  promised: z.iso.date().nullable().default(null),
  /** The field was left empty, and a parcel needs one. */
  asksForAddress: z.boolean().default(false),
  /** Who took the money. Jobs of an earlier release do not say. */
  provider: z.string().default('Mercado Pago'),
  /** What the warehouse has no longer, where it has the rest. */
  gone: z.array(z.string()).default([]),
  /** Of a parcel that has left. */
  tracking: z
    .object({ carrier: z.string().nullable(), number: z.string(), url: z.string().nullable() })
    .nullable()
    .default(null),
  url: z.url({ protocol: /^https?$/ }),
})

type Params = z.infer<typeof params>

const isOfLatePayment = (kind: Params['kind']) => kind === 'surplus' || kind.startsWith('late')

/** What was never paid may be in no list. */
export const isOfUnlistedOrder = (kind: Params['kind']) =>
  kind === 'rejected' || kind === 'late' || kind === 'late-replaced'

const write =
  (language: Language) =>
  (
    { kind, number, lines, shipping, total, address, promised, asksForAddress, tracking, provider, gone, url }: Params,
    market: Market,
  ): MailContent => {
    const texts = importedOrderTexts[language]
    const { subject, heading, intro } = texts[kind]
    const pesos = (minor: number) => formatMoney(createMoney(minor, 'CLP'), language)
    const products = lines.map(({ title, quantity, unitPrice, dollars, picture }) => {
      const each = dollars === null ? '' : ` (${formatMoney(createMoney(dollars, 'USD'), language)})`
      return { label: `${quantity} × ${title}${each}`, value: pesos(unitPrice * quantity), picture }
    })
    const used = lines.find((line) => line.rate !== null)?.rate
    const at = used && formatDateTime({ at: used.at, timeZone: market.timeZone }, language)
    const charges = importCharges[market.id][language]
    const { payment, paymentStates } = receiptMessages[language]
    const breakdown = [
      ...(used
        ? [
            {
              label: texts.rate,
              value: `1 USD = ${formatNumber(used.pesosPerDollar, language)} CLP, ${texts.sources[used.source]}, ${at}`,
            },
          ]
        : []),
      { label: charges.label, value: charges.value },
      { label: texts.weight, value: `${formatNumber(shipping.grams / 1_000, language)} kg` },
      { label: `${texts.shipping}: ${shipping.title}`, value: pesos(shipping.pesos) },
      { label: texts.total, value: pesos(total) },
      ...(kind === 'confirmed' ? [{ label: payment, value: `${provider}, ${paymentStates.PAID}` }] : []),
      ...(promised ? [formatPromise({ lastDay: promised, isPickup: false }, language)] : []),
      ...(kind === 'confirmed' && address ? [{ label: texts.address, value: address }] : []),
    ]
    const order = { label: texts.order, value: number }
    const lost = gone.length > 0 ? [{ label: texts.gone, value: gone.join(', ') }] : []
    const parcel = tracking && {
      label: texts.tracking,
      value: [tracking.carrier, tracking.number].filter(Boolean).join(' '),
    }
    const { carrier: company, ...followed } = tracking ?? { carrier: null, number: '', url: null }
    const followUrl = kind === 'shipped' ? trackingUrl({ ...followed, company }, market.id) : null
    return {
      subject: subject(number),
      heading,
      blocks: [
        // Nothing is being prepared before there is an address.
        { kind: 'paragraph', text: asksForAddress ? texts.asksForAddress : intro.replaceAll('{provider}', provider) },
        ...(isOfLatePayment(kind)
          ? [{ kind: 'facts', facts: [order, { label: texts.returned, value: pesos(total) }] } as const]
          : [
              { kind: 'facts', facts: [order, ...lost, ...(parcel ? [parcel] : [])] } as const,
              { kind: 'lines', lines: products } as const,
              { kind: 'facts', facts: breakdown } as const,
            ]),
        ...(kind === 'confirmed' ? [{ kind: 'paragraph', text: charges.note } as const] : []),
        ...(followUrl ? [{ kind: 'button', label: texts.follow, url: followUrl } as const] : []),
        { kind: 'button', label: isOfUnlistedOrder(kind) ? texts.cart : texts.open, url },
      ],
    }
  }

export const importedOrderMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
