import type { Language } from '@dvaput/domain/text/language'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { Payment } from '../tables/checkouts.table.ts'
import { createAskShopToLook } from './ask-shop-to-look.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'log' | 'mail'>

const messages = {
  bcs: {
    heading: 'Povrat novca čeka vašu odluku',
    text: 'Pružalac plaćanja nije potvrdio ovaj povrat, a ponovljen zahtjev mogao bi novac vratiti dva puta. Pogledajte uplatu u njegovom pregledu i, ako povrat nije proveden, provedite ga tamo.',
  },
  en: {
    heading: 'A refund waits for your decision',
    text: 'The payment provider has not confirmed this refund, and a second request could pay it twice. Look the payment up in its own overview and, if it was not refunded, refund it there.',
  },
  es: {
    heading: 'Un reembolso espera tu decisión',
    text: 'El proveedor de pagos no confirmó este reembolso y repetir la solicitud podría pagarlo dos veces. Busca el pago en su panel y, si no fue reembolsado, hazlo allí.',
  },
} as const satisfies Record<Language, Record<'heading' | 'text', string>>

/** Refunds of a gateway that cannot be asked: after a lost response nobody but the shop can find out. */
export const createUnconfirmedRefunds = (needs: Needs) => {
  const askShop = createAskShopToLook(needs)
  return (payment: Payment, { id, amount }: { readonly id: string; readonly amount: number }) =>
    askShop(payment, {
      ...{ key: `${id}:unconfirmed`, amount, messages },
      logLine: 'refund unconfirmed, the shop has to decide',
    })
}
