import { openMercadoPago } from '../../../../../tests/support/orders/open-mercado-pago.ts'
import { runProviderContract } from '../provider.contract.ts'

const cardholders = { approved: 'APRO', rejected: 'FUND', pending: 'cash' }

runProviderContract('Mercado Pago', () => ({
  abilities: { find: true, search: true, cancel: true, refund: true, card: false },
  outcomes: ['approved', 'rejected', 'pending'],
  startFailures: ['error', 'throttled', 'cut', 'lost', 'silent'],
  sendsWebhooks: true,
  async open() {
    const { provider, receiver, returnOrigin, pay, chooseScenario, letTimePass, takeWebhooks, close } =
      await openMercadoPago()
    return {
      provider,
      currency: 'CLP',
      returnOrigin,
      webhookUrl: receiver.url,
      async pay(started, outcome) {
        if (started.kind !== 'redirect') throw new Error('no page to pay on')
        await pay(started.url, cardholders[outcome])
      },
      takeWebhooks,
      async fail(failure) {
        await chooseScenario(failure === 'none' ? 'ok' : failure)
        // The circuit breaker lets a request through again.
        if (failure === 'none') letTimePass(60_000)
      },
      close,
    }
  },
}))
