import type { Mutant } from './mutants.ts'

const payments = 'packages/integrations/src/payments'
const edit = (file: string, from: string, to = '') => ({ file: `${payments}/${file}`, from, to })
const red = (file: string, ...titles: readonly string[]) => ({ file: `${payments}/${file}`, titles })

/** Guards between a payment provider and us. */
export const paymentMutants: readonly Mutant[] = [
  {
    name: 'payment webhook: signature',
    edits: [
      edit(
        'mercado-pago/read-webhook.ts',
        'if (![...spellings].some((id) => isSigned(secret, signature, id, requestId))) return refused',
      ),
    ],
    red: red('mercado-pago/read-webhook.test.ts', 'is refused in five hundred ways'),
  },
  {
    name: 'payment webhook: time',
    edits: [edit('mercado-pago/read-webhook.ts', ' || !isTimely(signature.ts, now())')],
    red: red(
      'mercado-pago/read-webhook.test.ts',
      'is refused with a time eight days ago',
      'is refused with a time a day ahead',
    ),
  },
  {
    name: 'payment webhook: one payment in query and body',
    edits: [
      edit(
        'mercado-pago/read-webhook.ts',
        "if (bodyId !== '' && dataId !== '' && bodyId.toLowerCase() !== dataId.toLowerCase()) return refused",
      ),
    ],
    red: red('mercado-pago/read-webhook.test.ts', 'is refused where the body names another payment'),
  },
  {
    name: 'payment of our account',
    edits: [edit('mercado-pago/reshape-payment.ts', 'isOurs: collectorId === ourCollectorId', 'isOurs: true')],
    red: red('mercado-pago/mercado-pago.test.ts', 'of another account is not ours'),
  },
  {
    name: 'payment started once for a key',
    edits: [edit('mercado-pago/mercado-pago.ts', "'X-Idempotency-Key': payment.key", "'X-Other': payment.key")],
    red: red('mercado-pago/provider.test.ts', 'starts one payment for one key'),
  },
  {
    name: 'payment page on an allowed host',
    edits: [
      edit('mercado-pago/mercado-pago.ts', "if (!isAllowedPaymentUrl(textOf(page), origins)) throw badResponse('url')"),
    ],
    red: red('mercado-pago/mercado-pago.test.ts', 'whose page is https://elsewhere.example/pay is refused'),
  },
  {
    name: 'payment URL: beginning of the text',
    edits: [edit('payment-url.ts', 'url.href.startsWith(', 'Boolean(')],
    red: red('payment-url.test.ts', 'leads to listed origins or nowhere, however it is written'),
  },
  {
    name: 'payment return to our own hosts',
    edits: [edit('mercado-pago/mercado-pago.ts', 'checkReturnUrls(payment, returnOrigins)')],
    red: red('mercado-pago/provider.test.ts', 'does not send anybody back to https://elsewhere.example/success'),
  },
  {
    name: 'payment call-back of Monri: signature',
    edits: [
      edit(
        'monri/read-callback.ts',
        "if (!isSigned(headers.get('authorization') ?? '', rawBody, merchantKey)) return { ok: false }",
      ),
    ],
    red: red('monri/provider.test.ts', 'is refused with another key', 'is refused with another body'),
  },
  {
    name: 'payment refund without a query is asked for once',
    edits: [
      {
        file: 'packages/platform/src/payments/refund-payment.ts',
        from: 'if (!canBeAsked && attempt > 1) return askShop(payment, { id, amount })',
        to: '',
      },
    ],
    red: {
      file: 'packages/platform/src/checkout/hosted-payments.test.ts',
      titles: ['is asked for a refund once, and the shop decides where the response was lost'],
    },
  },
]
