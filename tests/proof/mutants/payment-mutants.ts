import type { GuardChange } from './find-guard.ts'
import type { Mutant } from './mutants.ts'

const payments = 'packages/integrations/src/payments'
const guard = (file: string, change: GuardChange) => ({ file: `${payments}/${file}`, change })
const red = (file: string, ...titles: readonly string[]) => ({ file: `${payments}/${file}`, titles })

/** Guards between a payment provider and us. */
export const paymentMutants: readonly Mutant[] = [
  {
    name: 'payment webhook: signature',
    guards: [guard('mercado-pago/read-webhook.ts', { condition: 'spellings', becomes: false })],
    red: red('mercado-pago/read-webhook.test.ts', 'is refused in five hundred ways'),
  },
  {
    name: 'payment webhook: time',
    guards: [guard('mercado-pago/read-webhook.ts', { operand: 'isTimely' })],
    red: red(
      'mercado-pago/read-webhook.test.ts',
      'is refused with a time eight days ago',
      'is refused with a time a day ahead',
    ),
  },
  {
    name: 'payment webhook: one payment in query and body',
    guards: [guard('mercado-pago/read-webhook.ts', { condition: 'bodyId', becomes: false })],
    red: red('mercado-pago/read-webhook.test.ts', 'is refused where the body names another payment'),
  },
  {
    name: 'payment of our account',
    guards: [guard('mercado-pago/reshape-payment.ts', { property: 'isOurs', becomes: 'true' })],
    red: red('mercado-pago/mercado-pago.test.ts', 'of another account is not ours'),
  },
  {
    name: 'payment started once for a key',
    guards: [
      guard('mercado-pago/mercado-pago.ts', {
        within: 'start',
        property: 'X-Idempotency-Key',
        becomes: 'String(Math.random())',
      }),
    ],
    red: red('mercado-pago/provider.test.ts', 'starts one payment for one key'),
  },
  {
    name: 'payment page on an allowed host',
    guards: [guard('mercado-pago/mercado-pago.ts', { condition: 'isAllowedPaymentUrl', becomes: false })],
    red: red('mercado-pago/mercado-pago.test.ts', 'whose page is https://elsewhere.example/pay is refused'),
  },
  {
    name: 'payment URL: beginning of the text',
    guards: [guard('payment-url.ts', { operand: 'startsWith' })],
    red: red('payment-url.test.ts', 'leads to listed origins or nowhere, however it is written'),
  },
  {
    name: 'payment return to our own hosts',
    guards: [guard('mercado-pago/mercado-pago.ts', { statement: 'checkReturnUrls' })],
    red: red('mercado-pago/provider.test.ts', 'does not send anybody back to https://elsewhere.example/success'),
  },
  {
    name: 'payment call-back of Monri: signature',
    guards: [guard('monri/read-callback.ts', { condition: 'isSigned', becomes: false })],
    red: red('monri/provider.test.ts', 'is refused with another key', 'is refused with another body'),
  },
  {
    name: 'payment refund without a query is asked for once',
    guards: [
      {
        file: 'packages/platform/src/payments/refund-payment.ts',
        change: { condition: 'canBeAsked', becomes: false },
      },
    ],
    red: {
      file: 'packages/platform/src/checkout/payments/hosted-payments.test.ts',
      titles: ['is asked for a refund once, and the shop decides where the response was lost'],
    },
  },
]
