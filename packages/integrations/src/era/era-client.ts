import { IntegrationError } from '../http/integration-error.ts'
import { createJsonTransport, type JsonTransportOptions } from '../http/json-transport.ts'
import type { EraItem, EraItemPage } from './era-item.ts'
import { createEraOffers, type EraOffers } from './era-offers.ts'
import type { EraOrder, EraOrderInput } from './era-order.ts'
import { createEraOrders } from './era-orders.ts'
import { readExchangeRate } from './read-exchange-rate.ts'
import { readInventory } from './read-inventory.ts'
import { readEraItem } from './read-item.ts'
import { readStockList } from './read-stock-list.ts'

type Timeouts = {
  readonly list: number
  readonly item: number
  readonly stock: number
  readonly rate: number
  readonly order: number
}

export type EraClientOptions = Pick<JsonTransportOptions, 'url' | 'fetch' | 'log' | 'now' | 'sleep'> & {
  readonly key?: string | undefined
  /** Milliseconds for each kind of call, with its retries. */
  readonly timeouts?: Partial<Timeouts> | undefined
}

// A product's detail may take 8 s. A shopper waits for stock at Pagar. // IPDP-13
const usualTimeouts: Timeouts = { list: 20_000, item: 8_000, stock: 2_000, rate: 3_000, order: 15_000 }
/** A page of 250 rows has less than one. */
const maxBytes = 8 * 1024 * 1024
/** Ids in one URL. */
const maxIds = 100
const platform = 'shopify'
const service = 'era'

export type EraClient = EraOffers & {
  listInventory(page: { offset: number; limit: number; updatedSince?: string | undefined }): Promise<EraItemPage>
  findItem(handle: string): Promise<EraItem | undefined>
  /** What ERA has of each; an item that it does not know, or counts absurdly, is missing. */
  readStock(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Pesos for one dollar, as decimal text. */
  readExchangeRate(): Promise<string>
  findOrder(reference: string): Promise<EraOrder | undefined>
  /** The same key never makes a second order. */
  sendOrder(order: EraOrderInput, key: string): Promise<{ eraOrderId: string }>
  /** Any number of times. False where the parcel has left. */
  cancelOrder(reference: string): Promise<boolean>
  /** Whether this process sends it nothing for the moment, because it failed too often. */
  isCircuitOpen(): boolean
}

/** The warehouse of the imported products. Every failure of its side is thrown as an IntegrationError. */
export const createEraClient = ({ key, timeouts, now = Date.now, ...options }: EraClientOptions): EraClient => {
  const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  const request = createJsonTransport({ ...options, now, service, headers, maxBytes })
  const timeoutOf = { ...usualTimeouts, ...timeouts }
  const orders = createEraOrders({ request, timeoutMs: timeoutOf.order, sleep: options.sleep })
  const badResponse = () => new IntegrationError({ service, kind: 'bad-response' })

  const findItem = async (handle: string): Promise<EraItem | undefined> => {
    const body = await request({ path: '/era/item/details', query: { handle }, timeoutMs: timeoutOf.item }).catch(
      (error: unknown) => {
        if (error instanceof IntegrationError && error.status === 404) return undefined
        throw error
      },
    )
    if (body === undefined) return undefined
    const item = readEraItem((body as { data?: unknown } | null)?.data, now())
    if ('reason' in item) throw new IntegrationError({ service, kind: 'bad-response', cause: item.reason })
    return item
  }

  const readStock = async (ids: readonly string[]) => {
    const chunks = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) =>
      ids.slice(index * maxIds, (index + 1) * maxIds),
    )
    const lists = await Promise.all(
      chunks.map(async (chunk) => {
        const query = { ids: chunk.join(',') }
        const list = readStockList(await request({ path: '/era/stock', query, timeoutMs: timeoutOf.stock }))
        if (!list) throw badResponse()
        return list
      }),
    )
    return new Map(lists.flatMap((list) => [...list]))
  }

  return {
    async listInventory({ offset, limit, updatedSince }) {
      const query = { platform, offset: String(offset), limit: String(limit), updatedSince }
      const body = await request({ path: '/era/inventory', query, timeoutMs: timeoutOf.list })
      const page = readInventory(body, { offset, limit, now: now() })
      if (!page) throw badResponse()
      return page
    },

    findItem,
    readStock,

    async readExchangeRate() {
      const body = await request({ path: `/${platform}/settings/exchange-rate`, timeoutMs: timeoutOf.rate })
      const rate = readExchangeRate(body)
      if (rate === undefined) throw badResponse()
      return rate
    },

    ...orders,
    ...createEraOffers({ request, timeoutMs: timeoutOf.order }),
    isCircuitOpen: request.isCircuitOpen,
  }
}
