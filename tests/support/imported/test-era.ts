import { createEraClient } from '../../../packages/integrations/src/era/era-client.ts'
import type { EraOrderInput } from '../../../packages/integrations/src/era/era-order.ts'
import { createEraSandbox } from '../../../sandboxes/era/src/era-sandbox.ts'

const silence = () => undefined

type Effect = { readonly reference: string }
type Listings = { readonly data: { readonly listings: readonly { readonly id: unknown }[] } }

/** A warehouse without pictures, its client that never waits, and how tests control it. */
export const startEra = async ({ keepsKeys = true } = {}) => {
  const sandbox = createEraSandbox({ pictures: import.meta.dirname, keepsKeys })
  const { url } = await sandbox.listen(0)
  let clock = 0
  const era = createEraClient({
    url,
    log: { info: silence, warn: silence },
    sleep: async () => undefined,
    // Minutes lie between the requests, so that the circuit stays closed.
    now: () => {
      clock += 60_000
      return clock
    },
  })
  const control = (path: string, body: unknown) =>
    fetch(`${url}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    era,
    control,
    /** The id of a product of which there are so many. */
    async findItem(quantity: number): Promise<string> {
      const { data } = (await (await fetch(`${url}/era/inventory?status=active&limit=1`)).json()) as Listings
      const eraId = String(data.listings[0]?.id)
      await control('stock', { key: eraId, quantity })
      return eraId
    },
    /** Of the orders that were really made. */
    async madeReferences(): Promise<string[]> {
      const { effects } = (await (await fetch(`${url}/sandbox/journal`)).json()) as { effects: Effect[] }
      return effects.map(({ reference }) => reference)
    },
    close: sandbox.close,
  }
}

export const eraOrderOf = (reference: string, eraId: string, quantity = 1): EraOrderInput => ({
  reference,
  customer: {
    firstName: 'Camila',
    lastName: 'Rojas',
    email: 'camila@example.com',
    phone: '+56911111111',
    address: 'Av. Providencia 100',
    city: 'Santiago',
    region: 'RM',
    postalCode: '7500000',
    country: 'CL',
  },
  lines: [{ eraId, sku: null, quantity, unitPrice: 189_990 }],
  shipping: { title: 'Express International', pesos: 16_800 },
  total: 189_990 * quantity + 16_800,
  currency: 'CLP',
})
