import { IntegrationError } from '../../../packages/integrations/src/http/integration-error.ts'
import { eraOrderOf, startEra } from './test-era.ts'

type Started = Awaited<ReturnType<typeof startEra>>
type Options = {
  /** Orders that are sent, eight at a time. */
  readonly total: number
  /** False is a warehouse that does not look at idempotency keys. */
  readonly keepsKeys: boolean
}

const atOnce = 8
const spare = 5
const lostShare = 0.3

/** As the job does: it asks first, and begins again until the warehouse has answered. */
const sendUntilDone = async ({ era }: Started, order: ReturnType<typeof eraOrderOf>) => {
  for (;;) {
    try {
      return (await era.findOrder(order.reference)) ?? (await era.sendOrder(order, `key of ${order.reference}`))
    } catch (error) {
      if (!(error instanceof IntegrationError) || error.kind === 'refused') throw error
    }
  }
}

/** Sends orders to a warehouse that processes every request and loses three of ten answers. */
export const loseAnswers = async ({ total, keepsKeys }: Options) => {
  const started = await startEra({ keepsKeys })
  const { era, control, findItem, madeReferences, close } = started
  try {
    const eraId = await findItem(total + spare)
    await control('scenario', { name: 'lost-answer', path: '/era/orders', share: lostShare })
    const waiting = Array.from({ length: total }, (_, index) => eraOrderOf(`era-${index}`, eraId))
    const references = waiting.map(({ reference }) => reference)
    const work = async () => {
      for (let order = waiting.shift(); order; order = waiting.shift()) await sendUntilDone(started, order)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    await control('scenario', { name: 'ok' })
    const made = await madeReferences()
    return {
      lost: references.filter((reference) => !made.includes(reference)),
      repeated: made.filter((reference, index) => made.indexOf(reference) !== index),
      /** Beyond what the orders took. */
      stockLeft: (await era.readStock([eraId])).get(eraId),
    }
  } finally {
    await close()
  }
}
