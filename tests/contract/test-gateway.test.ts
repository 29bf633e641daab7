import { openDatabase } from '@dvaput/database/open-database'
import type { PaymentProvider, StartPayment } from '@dvaput/domain/payments/payment-provider'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { checkReturnUrls } from '@dvaput/integrations/payments/check-return-urls'
import { type OpenProvider, runProviderContract } from '@dvaput/integrations/payments/provider.contract'
import { createTestCardGateway, testCards } from '@dvaput/platform/payments/test-card-gateway'
import { useTestDatabase } from '../support/databases/test-database.ts'

const test = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const returnOrigin = 'https://main.dvaput.example'
const card = (number: string) => ({ number, expiry: '12/40', securityCode: '123' })

/** What the checkout does beside it: it leads to its own page, which takes the card. */
const open = async (): Promise<OpenProvider> => {
  const database = openDatabase({ url: test.url, applicationName: 'test gateway', log })
  const gateway = createTestCardGateway(database)
  const started = new Map<string, StartPayment>()
  const provider: PaymentProvider = {
    ...gateway,
    origins: [returnOrigin],
    async start(payment) {
      checkReturnUrls(payment, [returnOrigin])
      started.set(payment.reference, payment)
      return gateway.start(payment)
    },
    refund: (refund) =>
      gateway.refund(refund).catch((cause: unknown) => {
        throw new IntegrationError({ service: 'test gateway', kind: 'refused', cause })
      }),
  }
  return {
    provider,
    currency: 'CLP',
    returnOrigin,
    webhookUrl: `${returnOrigin}/payments/webhook`,
    async pay({ providerReference }) {
      const payment = started.get(providerReference)
      if (!payment) throw new Error(`nothing was started as ${providerReference}`)
      await gateway.charge({ id: payment.reference, amount: payment.amount, card: card(testCards.approved) })
    },
    takeWebhooks: async () => [],
    fail: async () => undefined,
    close: database.close,
  }
}

runProviderContract('the test gateway', () => ({
  abilities: { find: false, search: true, cancel: false, refund: true, card: true },
  // One charge for each reference: the checkout makes a new payment after a refused one.
  outcomes: ['approved'],
  startFailures: [],
  sendsWebhooks: false,
  open,
}))
