import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import { checkReturnUrls } from '../check-return-urls.ts'
import { readCallback } from './read-callback.ts'
import { sendRefund } from './send-refund.ts'
import { type MonriAccount, toForm } from './to-form.ts'

export type MonriOptions = MonriAccount & {
  /** The real one, its test host, or the sandbox. */
  readonly url?: string | undefined
  /** Our own origins, where a shopper may be sent back to. */
  readonly returnOrigins: readonly string[]
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  readonly timeoutMs?: number | undefined
}

const realUrl = 'https://ipg.monri.com'
const usualTimeoutMs = 20_000

const throwWithoutQuery = async (): Promise<never> => {
  throw new Error('Monri has no query: a payment is known by its call-back alone')
}

/** WebPay: a signed form opens Monri's page, and a signed call-back says that it was paid. */
export const createMonri = (options: MonriOptions): PaymentProvider => {
  const { url = realUrl, returnOrigins, timeoutMs = usualTimeoutMs, merchantKey, authenticityToken } = options
  const { fetch = (request: Request) => globalThis.fetch(request) } = options
  const account = { merchantKey, authenticityToken }

  return {
    name: 'monri',
    abilities: { find: false, search: false, cancel: false, refund: true, card: false },
    origins: [new URL(url).origin],
    find: throwWithoutQuery,
    search: throwWithoutQuery,
    async cancel() {
      throw new Error('Monri has no call that closes its page')
    },

    async start(payment) {
      checkReturnUrls(payment, returnOrigins)
      const fields = toForm(payment, account)
      return { kind: 'form', action: `${url}/v2/form`, fields, providerReference: payment.reference }
    },

    refund: ({ reference, amount }) => sendRefund(reference, amount, { ...account, url, fetch, timeoutMs }),
    readWebhook: (webhook) => readCallback(webhook, merchantKey),
  }
}
