import type { Market } from '@dvaput/domain/markets/market'
import { formatWithApproximate } from '@dvaput/domain/money/approximate-rate'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { currencies } from '@dvaput/domain/money/money'
import { formatRateNote } from '@dvaput/domain/money/rate-note'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const httpUrl = z.url({ protocol: /^https?$/ })
const params = z.object({
  title: z.string().min(1),
  /** What it costs now, for whoever waits for a price. */
  price: z.object({ minor: z.int(), currency: z.enum(currencies) }).optional(),
  productUrl: httpUrl,
  stopUrl: httpUrl,
})

type Params = z.infer<typeof params>

type Occasion = {
  readonly subject: (title: string, price: string) => string
  readonly heading: string
  readonly intro: (title: string, price: string) => string
}

type Texts = Readonly<Record<'back' | 'reached', Occasion>> &
  Readonly<Record<'hurry' | 'open' | 'once' | 'stop', string>>

const texts = {
  bcs: {
    back: {
      subject: (title) => `Ponovo na stanju: ${title}`,
      heading: 'Ponovo je na stanju',
      intro: (title) =>
        `Zamolili ste nas da vam javimo kada ovaj proizvod ponovo bude na stanju: ${title}. Sada ga možete kupiti.`,
    },
    reached: {
      subject: (title, price) => `Sada ${price}: ${title}`,
      heading: 'Cijena koju ste čekali',
      intro: (title, price) =>
        `Zamolili ste nas da vam javimo kada cijena ovog proizvoda padne na vaš iznos: ${title}. Sada košta ${price}.`,
    },
    hurry: 'Polovne i obnovljene uređaje često imamo u samo nekoliko komada, a ova poruka vam ništa ne rezerviše.',
    open: 'Pogledaj proizvod',
    once: 'Ovo je jedina poruka koju šaljemo za ovaj proizvod.',
    stop: 'Ne želim više ovakve obavijesti',
  },
  en: {
    back: {
      subject: (title) => `Back in stock: ${title}`,
      heading: 'It is back in stock',
      intro: (title) =>
        `You asked us to let you know when this product was back in stock: ${title}. You can buy it now.`,
    },
    reached: {
      subject: (title, price) => `Now ${price}: ${title}`,
      heading: 'The price you were waiting for',
      intro: (title, price) =>
        `You asked us to let you know when this product reached your price: ${title}. It now costs ${price}.`,
    },
    hurry:
      'We often have only a few units of a used or refurbished device, and this message does not reserve one for you.',
    open: 'See the product',
    once: 'This is the only message we send about this product.',
    stop: 'Stop sending me these notifications',
  },
  es: {
    back: {
      subject: (title) => `De nuevo en stock: ${title}`,
      heading: 'Ya está de nuevo en stock',
      intro: (title) =>
        `Nos pediste avisarte cuando este producto volviera a estar en stock: ${title}. Ya puedes comprarlo.`,
    },
    reached: {
      subject: (title, price) => `Ahora ${price}: ${title}`,
      heading: 'El precio que esperabas',
      intro: (title, price) =>
        `Nos pediste avisarte cuando este producto llegara a tu precio: ${title}. Ahora cuesta ${price}.`,
    },
    hurry: 'De un equipo usado o reacondicionado solemos tener pocas unidades, y este mensaje no reserva ninguna.',
    open: 'Ver el producto',
    once: 'Este es el único mensaje que enviamos sobre este producto.',
    stop: 'No quiero más avisos como este',
  },
} as const satisfies Record<Language, Texts>

const write =
  (language: Language) =>
  ({ title, price, productUrl, stopUrl }: Params, market: Market): MailContent => {
    const { hurry, open, once, stop, ...occasions } = texts[language]
    const { subject, heading, intro }: Occasion = price ? occasions.reached : occasions.back
    const rate = price?.currency === 'CLP' ? market.own?.approximateRate : undefined
    return {
      subject: subject(title, price ? formatMoney(price, language) : ''),
      heading,
      blocks: [
        { kind: 'paragraph', text: intro(title, price ? formatWithApproximate(price, rate, language) : '') },
        ...(rate ? [{ kind: 'paragraph', text: formatRateNote(rate, market, language) } as const] : []),
        { kind: 'paragraph', text: hurry },
        { kind: 'button', label: open, url: productUrl },
        { kind: 'paragraph', text: once },
        { kind: 'link', label: stop, url: stopUrl },
      ],
    }
  }

/** A product is back, or costs what somebody waits for. */
export const targetPriceMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
