import { setTimeout as sleep } from 'node:timers/promises'
import { failpoint } from '@dvaput/database/failpoint'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, lt, or, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { isAllowedPaymentUrl } from '@dvaput/integrations/payments/payment-url'
import { describeError } from '../../log/describe-error.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { toStartPayment } from './to-start-payment.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly provider: PaymentProvider | undefined
  readonly homes: Readonly<Record<MarketId, string>>
  readonly log: Log
}

type Started =
  | { readonly ok: true; readonly url: string; readonly providerReference: string }
  | { readonly ok: false; readonly refusal: Refusal<'payment-failed'> }

/** A provider that has not answered by then never will. */
export const leaseSeconds = 30
const waits = { times: 40, milliseconds: 250 }

/** The status, else the provider's own words, else the general sentence. // XCO-13 */
const messageOf = ({ status, remoteMessage }: IntegrationError): string =>
  status === undefined ? (remoteMessage ?? 'Error creating MercadoPago preference') : `HTTP error! status: ${status}`

const failed = (message: string): Started => ({ ok: false, refusal: { code: 'payment-failed', params: { message } } })

/** One payment page for one order, however many presses ask for it at once. */
export const createStartPayment = ({ database: { db }, provider, homes, log }: Needs) => {
  const ofOrder = (id: string) => eq(importedOrders.id, id)

  const claim = async ({ id }: ImportedOrder): Promise<boolean> => {
    const abandoned = lt(importedOrders.startingAt, sql`app_now() - make_interval(secs => ${leaseSeconds})`)
    const { rowCount } = await db
      .update(importedOrders)
      .set({ startingAt: sql`app_now()` })
      .where(
        and(
          ...[ofOrder(id), eq(importedOrders.state, 'awaiting-payment'), isNull(importedOrders.payUrl)],
          or(isNull(importedOrders.startingAt), abandoned),
        ),
      )
    return rowCount === 1
  }

  const ask = async (order: ImportedOrder): Promise<Started> => {
    if (!provider) return failed('no provider')
    try {
      const started = await provider.start(toStartPayment(order, homes[order.market]))
      if (started.kind !== 'redirect' || !isAllowedPaymentUrl(started.url, provider.origins)) {
        log.error({ order: order.id }, 'the payment provider leads to a host that is not allowed')
        throw new IntegrationError({ service: 'payments', kind: 'bad-response' })
      }
      await failpoint('after-payment-start')
      const { url, providerReference } = started
      await db
        .update(importedOrders)
        .set({ payUrl: url, providerReference, startingAt: null, updatedAt: sql`app_now()` })
        .where(ofOrder(order.id))
      return { ok: true, url, providerReference }
    } catch (error) {
      // The next press asks again, under the same key.
      await db.update(importedOrders).set({ startingAt: null }).where(ofOrder(order.id))
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ order: order.id, error: describeError(error) }, 'payment page not made')
      return failed(messageOf(error))
    }
  }

  return async (order: ImportedOrder): Promise<Started> => {
    for (let tries = 0; tries < waits.times; tries += 1) {
      const [{ url, providerReference } = { url: null, providerReference: null }] = await db
        .select({ url: importedOrders.payUrl, providerReference: importedOrders.providerReference })
        .from(importedOrders)
        .where(ofOrder(order.id))
      if (url !== null && providerReference !== null) return { ok: true, url, providerReference }
      if (await claim(order)) return ask(order)
      await sleep(waits.milliseconds)
    }
    return failed('Error creating MercadoPago preference')
  }
}

export type StartPayment = ReturnType<typeof createStartPayment>
