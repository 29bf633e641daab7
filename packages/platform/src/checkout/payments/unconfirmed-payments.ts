import { and, eq } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import { createAskShopToLook } from '../../payments/ask-shop-to-look.ts'
import { type Payment, payments } from '../../tables/checkouts.table.ts'
import type { PlaceResult } from './place-result.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'log' | 'mail'>

const messages = {
  bcs: {
    heading: 'Uplata čeka vašu odluku',
    text: 'Pružalac plaćanja nije javio je li ova uplata prošla, a ne može se ni upitati. Pogledajte je u njegovom pregledu. Kupcu se do tada prikazuje da se uplata potvrđuje. Bez vaše odluke uplata se nakon nekoliko dana smatra neplaćenom.',
  },
  en: {
    heading: 'A payment waits for your decision',
    text: 'The payment provider has not said whether this payment went through, and it cannot be asked. Look it up in its own overview. Until then the buyer sees that the payment is being confirmed. Without your decision it counts as not paid after some days.',
  },
  es: {
    heading: 'Un pago espera tu decisión',
    text: 'El proveedor de pagos no informó si este pago se realizó y no se le puede consultar. Búscalo en su panel. Mientras tanto el comprador ve que el pago se está confirmando. Sin tu decisión, al cabo de unos días se considera no pagado.',
  },
} as const satisfies Record<Language, Record<'heading' | 'text', string>>

/** Payments of a gateway that cannot be asked: without a webhook nobody knows what became of them. */
export const createUnconfirmedPayments = ({ database, log, mail }: Needs) => {
  const askShop = createAskShopToLook({ database, log, mail })
  return {
    /** Once for each payment. */
    async tellShop(payment: Payment): Promise<PlaceResult> {
      await askShop(payment, {
        ...{ key: `payment:${payment.id}:unconfirmed`, amount: payment.amount, messages },
        logLine: 'payment unconfirmed, the shop has to decide',
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
  }
}
