import { type ApproximateRate, formatWithApproximate } from '@dvaput/domain/money/approximate-rate'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import type { OutgoingEmail } from '../../needs/platform-needs.ts'
import { orderMessages } from '../../orders/page/order-messages.ts'
import type { FrozenSale, Payment } from '../../tables/checkouts.table.ts'
import type { Shop } from '../../tables/shops.table.ts'

/** How a payment by card ends without an order. */
export type OrderlessEnd = 'paid-back' | 'not-paid'

type Messages = { readonly heading: string; readonly text: string }

const messages: Readonly<Record<Language, Record<OrderlessEnd, Messages>>> = {
  bcs: {
    'paid-back': {
      heading: 'Vraćamo vam novac',
      text: 'Vaša kartica je naplaćena, ali od te uplate nije nastala narudžba. Cijeli iznos vraćamo na istu karticu; banci za to obično treba nekoliko dana.',
    },
    'not-paid': {
      heading: 'Plaćanje nije uspjelo',
      text: 'Plaćanje karticom nije prošlo. Ništa nije naplaćeno i narudžba nije poslana. Korpa je sačuvana: možete pokušati ponovo, drugom karticom ili drugim načinom plaćanja.',
    },
  },
  en: {
    'paid-back': {
      heading: 'We are refunding you',
      text: 'Your card was charged, but that payment did not become an order. The full amount is going back to the same card; your bank usually needs a few days.',
    },
    'not-paid': {
      heading: 'Your payment did not go through',
      text: 'The payment by card did not go through. Nothing was charged and no order was placed. Your cart is saved: you can try again with another card or another payment method.',
    },
  },
  es: {
    'paid-back': {
      heading: 'Te devolvemos el dinero',
      text: 'Se cobró tu tarjeta, pero con ese pago no se hizo ningún pedido. Devolvemos el monto completo a la misma tarjeta; tu banco suele tardar unos días.',
    },
    'not-paid': {
      heading: 'El pago no se realizó',
      text: 'El pago con tarjeta no se realizó. No se cobró nada y no se hizo ningún pedido. Tu carrito queda guardado: puedes intentarlo otra vez, con otra tarjeta u otra forma de pago.',
    },
  },
}

/**
 * For who no longer looks at the page, or has to have it in writing.
 * @param rate what pesos are about worth where the buyer is
 */
export const paymentEmail = (
  shop: Shop,
  payment: Pick<Payment, 'id' | 'checkoutToken' | 'amount' | 'currency'>,
  { email, language }: Pick<FrozenSale, 'email' | 'language'>,
  end: OrderlessEnd,
  rate?: ApproximateRate,
): OutgoingEmail => {
  const { toShop, goBack } = checkoutMessages[language]
  const { heading, text } = messages[language][end]
  const amount = formatWithApproximate(createMoney(payment.amount, payment.currency), rate, language)
  return {
    to: email,
    language,
    market: shop.market,
    key: `payment:${payment.id}:${end}`,
    subject: `${heading} – ${shop.name}`,
    heading,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'facts', facts: [{ label: orderMessages[language].amount, value: amount }] },
      // Who was not charged tries again where it failed; what the checkout shows, an email about an order would say too.
      end === 'not-paid'
        ? {
            kind: 'button',
            label: goBack,
            url: inLanguage(`${shop.endpointUrl}/checkouts/${payment.checkoutToken}`, language),
          }
        : { kind: 'button', label: toShop, url: shop.homeUrl ?? shop.endpointUrl },
    ],
  }
}
