import type { EraClient } from '@dvaput/integrations/era/era-client'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'

/** The client of the warehouse and what our side knows of it. */
export type EraWarehouse = EraClient & {
  /** Names it: products of another one are forgotten. Null where there is none, and so nothing to sync. */
  readonly source: string | null
  /** Where our pages find a picture of it. */
  readonly pictureUrl: (url: string) => string
}

const refuse = () => Promise.reject(new IntegrationError({ service: 'era', kind: 'network' }))

/** Where no warehouse is set: like one that is down for ever. */
export const noWarehouse: EraWarehouse = {
  listInventory: refuse,
  findItem: refuse,
  readStock: refuse,
  readExchangeRate: refuse,
  findOrder: refuse,
  sendOrder: refuse,
  cancelOrder: refuse,
  findOffer: refuse,
  listOffers: refuse,
  sendOffer: refuse,
  sendOfferMove: refuse,
  isCircuitOpen: () => false,
  source: null,
  pictureUrl: (url) => url,
}
