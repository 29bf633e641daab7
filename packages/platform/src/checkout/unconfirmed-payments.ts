import { and, eq } from '@dvaput/database/query'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { emailOf } from '../hosted-pages/contact-link.ts'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { orderMessages } from '../orders/order-messages.ts'
import { checkouts, type Payment, payments } from '../tables/checkouts.table.ts'
import { shops } from '../tables/shops.table.ts'
import type { PlaceResult } from './place-result.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'log' | 'mail'>

const messages = {
  bcs: {
    heading: 'Uplata čeka vašu odluku',
    text: 'Pružalac plaćanja nije javio je li ova uplata prošla, a ne može se ni upitati. Pogledajte je u njegovom pregledu. Kupcu se do tada prikazuje da se uplata potvrđuje.',
    provider: 'Pružalac plaćanja',
    reference: 'Broj uplate',
  },
  en: {
    heading: 'A payment waits for your decision',
    text: 'The payment provider has not said whether this payment went through, and it cannot be asked. Look it up in its own overview. Until then the buyer sees that the payment is being confirmed.',
    provider: 'Payment provider',
    reference: 'Payment reference',
  },
  es: {
    heading: 'Un pago espera tu decisión',
    text: 'El proveedor de pagos no informó si este pago se realizó y no se le puede consultar. Búscalo en su panel. Mientras tanto el comprador ve que el pago se está confirmando.',
    provider: 'Proveedor de pagos',
    reference: 'Referencia del pago',
  },
} as const satisfies Record<Language, Record<'heading' | 'text' | 'provider' | 'reference', string>>

/** Payments of a gateway that cannot be asked: without a webhook nobody knows what became of them. */
export const createUnconfirmedPayments = ({ database, log, mail }: Needs) => ({
  /** Once for each payment; it is never taken as failed. */
  async tellShop(payment: Payment): Promise<PlaceResult> {
    await database.inTransaction(async (tx) => {
      const [found] = await tx.db
        .select({ shop: shops })
        .from(checkouts)
        .innerJoin(shops, eq(shops.id, checkouts.shopId))
        .where(eq(checkouts.token, payment.checkoutToken))
      if (!found) return
      const [language] = found.shop.languages
      const { heading, text, provider, reference } = messages[language]
      const queued = await mail.queue(tx, {
        ...{ to: emailOf(found.shop), language, market: found.shop.market, key: `payment:${payment.id}:unconfirmed` },
        ...{ subject: `${heading} – ${found.shop.name}`, heading },
        blocks: [
          { kind: 'paragraph', text },
          {
            kind: 'facts',
            facts: [
              { label: provider, value: payment.provider },
              { label: reference, value: payment.id },
              {
                label: orderMessages[language].amount,
                value: formatMoney(createMoney(payment.amount, payment.currency), language),
              },
            ],
          },
        ],
      })
      if (queued === 'queued') log.warn({ payment: payment.id }, 'payment unconfirmed, the shop has to decide')
    })
    return { kind: 'waiting' }
  },

  /** Shown once the buyer is back: until then the card may be tried again. */
  async saveRefusal({ id }: Payment): Promise<void> {
    await database.db
      .update(payments)
      .set({ refusal: 'declined' })
      .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
  },
})
