import type { Market } from '@dvaput/domain/markets/market'
import { formatWithApproximate } from '@dvaput/domain/money/approximate-rate'
import { currencies } from '@dvaput/domain/money/money'
import { formatRateNote } from '@dvaput/domain/money/rate-note'
import { formatDateTime } from '@dvaput/domain/text/format-date'
import type { Language } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { MailBlock, MailContent, MailTemplate } from '../mail-content.ts'
import { offerMailSteps, offerTexts } from './offer-texts.ts'

const money = z.object({ minor: z.int(), currency: z.enum(currencies) })

const params = z.object({
  step: z.enum(offerMailSteps),
  title: z.string().min(1),
  price: money,
  offered: money,
  counter: money.optional(),
  agreed: money.optional(),
  response: z.string().optional(),
  code: z.string().optional(),
  answerBy: z.iso.datetime().optional(),
  payBy: z.iso.datetime().optional(),
  url: z.url({ protocol: /^https?$/ }),
})

type Params = z.infer<typeof params>

const write =
  (language: Language) =>
  ({ step, title, url, ...known }: Params, market: Market): MailContent => {
    const { timeZone, own } = market
    const rate = known.price.currency === 'CLP' ? own?.approximateRate : undefined
    const { steps, labels, bound, open } = offerTexts[language]
    const { subject, heading, intro } = steps[step]
    const values = {
      product: title,
      ...Object.fromEntries(
        (['price', 'offered', 'counter', 'agreed'] as const).flatMap((name) => {
          const amount = known[name]
          return amount ? [[name, formatWithApproximate(amount, rate, language)]] : []
        }),
      ),
      ...(known.response && { response: known.response }),
      ...(known.code && { code: known.code }),
      ...Object.fromEntries(
        (['answerBy', 'payBy'] as const).flatMap((name) => {
          const at = known[name]
          return at ? [[name, formatDateTime({ at, timeZone }, language)]] : []
        }),
      ),
    }
    const facts = Object.entries(values).map(([name, value]) => ({
      label: labels[name as keyof typeof labels],
      value,
    }))
    const terms: readonly MailBlock[] = [
      ...(rate ? [{ kind: 'paragraph', text: formatRateNote(rate, market, language) } as const] : []),
      ...(step === 'approved' ? [{ kind: 'paragraph', text: bound } as const] : []),
    ]
    return {
      subject: subject(title),
      heading,
      blocks: [
        { kind: 'paragraph', text: intro },
        { kind: 'facts', facts },
        ...terms,
        { kind: 'button', label: open, url },
      ],
    }
  }

/** One for each step of a negotiation that concerns the customer. */
export const offerMail: MailTemplate<Params> = {
  params,
  content: { bcs: write('bcs'), en: write('en'), es: write('es') },
}
