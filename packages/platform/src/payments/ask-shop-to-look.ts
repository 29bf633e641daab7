import { eq } from '@dvaput/database/query'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { marketOf } from '../shops/market-of.ts'
import { checkouts, type Payment } from '../tables/checkouts.table.ts'
import { shops } from '../tables/shops.table.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'log' | 'mail'>

type Question = {
  /** Asked once for each key. */
  readonly key: string
  readonly amount: number
  readonly messages: Readonly<Record<Language, { readonly heading: string; readonly text: string }>>
  readonly logLine: string
}

const labels = {
  bcs: { provider: 'Pružalac plaćanja', reference: 'Broj uplate', amount: 'Iznos' },
  en: { provider: 'Payment provider', reference: 'Payment reference', amount: 'Amount' },
  es: { provider: 'Proveedor de pagos', reference: 'Referencia del pago', amount: 'Monto' },
} as const satisfies Record<Language, Record<'provider' | 'reference' | 'amount', string>>

/** Writes to the shop about a payment of which its gateway alone knows what became. */
export const createAskShopToLook =
  ({ database, log, mail }: Needs) =>
  (payment: Payment, { key, amount, messages, logLine }: Question): Promise<void> =>
    database.inTransaction(async (tx) => {
      const [found] = await tx.db
        .select({ shop: shops })
        .from(checkouts)
        .innerJoin(shops, eq(shops.id, checkouts.shopId))
        .where(eq(checkouts.token, payment.checkoutToken))
      if (!found) return
      const [language] = found.shop.languages
      const to = marketOf(found.shop).contact.email
      // Nobody has said yet where the shop reads its mail.
      if (to === undefined) return log.warn({ payment: payment.id }, logLine)
      const { heading, text } = messages[language]
      const label = labels[language]
      const queued = await mail.queue(tx, {
        ...{ to, language, market: found.shop.market, key },
        ...{ subject: `${heading} – ${found.shop.name}`, heading },
        blocks: [
          { kind: 'paragraph', text },
          {
            kind: 'facts',
            facts: [
              { label: label.provider, value: payment.provider },
              { label: label.reference, value: payment.id },
              { label: label.amount, value: formatMoney(createMoney(amount, payment.currency), language) },
            ],
          },
        ],
      })
      if (queued === 'queued') log.warn({ payment: payment.id }, logLine)
    })
