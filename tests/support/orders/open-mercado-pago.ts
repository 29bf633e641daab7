import type { PaymentWebhook } from '@dvaput/domain/payments/payment-provider'
import { vi } from 'vitest'
import {
  createMercadoPago,
  type MercadoPagoOptions,
} from '../../../packages/integrations/src/payments/mercado-pago/mercado-pago.ts'
import { createMercadoPagoSandbox } from '../../../sandboxes/mercado-pago/src/mercado-pago-sandbox.ts'
import { createWebhookReceiver } from '../servers/webhook-receiver.ts'

const accessToken = 'TEST-token'
export const webhookSecret = 'webhook-secret'

type Plan = 'none' | 'once' | 'five-times' | 'late' | 'out-of-order' | 'forged'

/** The sandbox, our client for it, and a server that takes its webhooks. */
export const openMercadoPago = async (options: Partial<MercadoPagoOptions> = {}) => {
  // Ahead of the real time, so that a circuit breaker that a test has opened closes again.
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const sandbox = createMercadoPagoSandbox({ accessToken, webhookSecret, now })
  const { url } = await sandbox.listen(0)
  const receiver = await createWebhookReceiver()
  const { origin } = new URL(receiver.url)
  const provider = createMercadoPago({
    url,
    accessToken,
    webhookSecret,
    returnOrigins: [origin],
    timeouts: { start: 1_000, read: 1_000, refund: 1_000 },
    log: { info: () => undefined, warn: () => undefined },
    sleep: async () => undefined,
    now: () => now().getTime(),
    ...options,
  })

  const control = async (path: string, body?: unknown): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await fetch(`${url}/sandbox${path}`, body === undefined ? {} : init)).json()
  }

  return {
    provider,
    url,
    accessToken,
    receiver,
    returnOrigin: origin,
    control,
    choosePlan: (plan: Plan) => control('/deliveries', { plan }),
    chooseScenario: (name: string, on?: string, times?: number) => control('/scenario', { name, on, times }),
    letTimePass: (milliseconds: number) => {
      aheadMs += milliseconds
    },

    /** The form of the payment page; the cardholder's name decides, and `cash` is the other form. */
    pay: (page: string, cardholder: string) =>
      fetch(`${url}/checkout/v1/pay`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          pref_id: new URL(page).searchParams.get('pref_id') ?? '',
          method: cardholder === 'cash' ? 'cash' : 'card',
          number: '4168818844447115',
          name: cardholder,
          expiry: '11/40',
          code: '123',
          document: '123456789',
          installments: '1',
        }),
      }),

    /** The webhooks that arrived since the last call; waits for the first. */
    async takeWebhooks(): Promise<readonly PaymentWebhook[]> {
      await vi.waitFor(() => {
        if (receiver.received.length === 0) throw new Error('no webhook arrived')
      })
      return receiver.received.splice(0).map(({ url: target, headers, rawBody }) => ({
        headers: new Headers(headers as Record<string, string>),
        query: new URL(target, origin).searchParams,
        rawBody,
      }))
    },

    async close() {
      await sandbox.close()
      await receiver.close()
    },
  }
}
