import { z } from 'zod'
import { backoffMs, type Sleep, sleepUnlessAborted } from '../http/backoff.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { JsonTransport } from '../http/json-transport.ts'
import { cleanText } from './clean-text.ts'
import { eraNumber } from './era-number.ts'
import { type EraOrder, type EraOrderInput, eraOrderStatuses } from './era-order.ts'

type Needs = {
  readonly request: JsonTransport
  readonly timeoutMs: number
  readonly sleep?: Sleep | undefined
}

const text = z.string().transform(cleanText).pipe(z.string().min(1).max(200))
const lenientText = text.nullish().catch(null)
const webUrl = z.httpUrl().max(2_000).nullish().catch(null)

const orderSchema = z.object({
  orderId: eraNumber,
  reference: z.string(),
  // A step of theirs that we do not know is not one that we act upon.
  status: z.enum(eraOrderStatuses).catch('received'),
  tracking: z.object({ carrier: lenientText, number: text, url: webUrl }).nullish().catch(null),
})

/** What is found may be a list, because a reference is ours and not unique there by force. */
const foundSchema = z.object({ success: z.literal(true), data: z.object({ orders: z.array(orderSchema) }) })
const sentSchema = z.object({ success: z.literal(true), data: z.object({ orderId: eraNumber }) })

const attempts = 3

const isAnswered = (error: unknown) => error instanceof IntegrationError && error.kind === 'refused'

/** A timeout, a cut connection or an unreadable response does not say whether the order was taken. */
export const createEraOrders = ({ request, timeoutMs, sleep = sleepUnlessAborted }: Needs) => {
  const badResponse = () => new IntegrationError({ service: 'era', kind: 'bad-response' })

  const findOrder = async (reference: string): Promise<EraOrder | undefined> => {
    const parsed = foundSchema.safeParse(await request({ path: '/era/orders', query: { reference }, timeoutMs }))
    if (!parsed.success) throw badResponse()
    const found = parsed.data.data.orders.find((order) => order.reference === reference)
    if (!found) return undefined
    const { orderId, status, tracking } = found
    const { carrier = null, number = '', url = null } = tracking ?? {}
    return { eraOrderId: orderId, reference, status, tracking: number ? { carrier, number, url } : null }
  }

  const post = async (order: EraOrderInput, key: string) => {
    const headers = { 'Idempotency-Key': key }
    const body = await request({ method: 'POST', path: '/era/orders', headers, body: order, timeoutMs })
    const parsed = sentSchema.safeParse(body)
    if (!parsed.success) throw badResponse()
    return { eraOrderId: parsed.data.data.orderId }
  }

  return {
    findOrder,

    /** Any number of times. False where the parcel has left. */
    async cancelOrder(reference: string): Promise<boolean> {
      try {
        await request({ method: 'POST', path: '/era/orders/cancel', body: { reference }, timeoutMs })
        return true
      } catch (error) {
        if (error instanceof IntegrationError && error.kind === 'refused' && error.status === 409) return false
        throw error
      }
    },

    /** Looks the order up before it sends it again: a warehouse that does not keep keys must not get it twice either. */
    async sendOrder(order: EraOrderInput, key: string): Promise<{ eraOrderId: string }> {
      for (let failed = 0; ; failed += 1) {
        try {
          return await post(order, key)
        } catch (error) {
          if (isAnswered(error) || failed + 1 >= attempts) throw error
          await sleep(backoffMs(failed))
          const found = await findOrder(order.reference)
          if (found) return { eraOrderId: found.eraOrderId }
        }
      }
    },
  }
}
