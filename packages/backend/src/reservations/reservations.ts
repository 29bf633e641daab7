import type { Transaction } from '@dvaput/database/in-transaction'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { reservationAttribute } from '@dvaput/domain/reservations/reservation-attribute'
import { isUuid } from '@dvaput/domain/text/is-uuid'
import type { CartLines } from '../cart/cart-lines.ts'
import type { FindHolds } from '../cart/find-holds.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createCancelLine } from './cancel-line.ts'
import { createCompleteReservation } from './complete-reservation.ts'
import { createDescribeLines } from './describe-lines.ts'
import { createEndReservation } from './end-reservation.ts'
import { createListReservations } from './list-reservations.ts'
import { markCompleted } from './mark-completed.ts'
import { createPlaceReservation, type OnHeld } from './place-reservation.ts'
import { defineReleaseDraft } from './release-draft.ts'
import { createReservationMails } from './reservation-mails.ts'
import { createReserve } from './reserve.ts'
import { defineSweepReservations } from './sweep-reservations.ts'

type ProductsToReserve = {
  readonly catalogue: Pick<Catalogue, 'details'>
  readonly cartLines: CartLines
  readonly findHolds?: FindHolds
}

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'mail' | 'ids' | 'log'>
  readonly shops: ConnectedShops<'drafts' | 'orders'>
  readonly products: ProductsToReserve
  readonly homes: Readonly<Record<MarketId, string>>
  readonly onHeld?: OnHeld
}

type RecordedOrder = { readonly snapshot: Pick<OrderSnapshot, 'id' | 'attributes'> }

export type Reservations = ReturnType<typeof createReservations>

/** Stock that is kept back for a customer who pays at the counter. */
export const createReservations = (needs: Needs) => {
  const { infrastructure, shops, products, homes, onHeld = async () => undefined } = needs
  const { database, jobs, mail, ids, log } = infrastructure
  const draftsOf = (shop: ShopHandle) => shops[shop].drafts
  const ordersOf = (shop: ShopHandle) => shops[shop].orders
  const sendMail = createReservationMails({ mail, homes })
  const releaseDraft = defineReleaseDraft({ database, jobs, draftsOf })
  const { place, settle } = createPlaceReservation({
    ...{ database, draftsOf, releaseDraft, sendMail, onHeld, findHolds: products.findHolds },
  })
  const ends = createEndReservation({ database, releaseDraft, sendMail })
  const counter = createCompleteReservation({ database, log, draftsOf, ordersOf, sendMail })
  const { expireDue, cancelAll, cancel, release } = ends

  return {
    reserve: createReserve({ database, ids, describeLines: createDescribeLines(products), place }),
    list: createListReservations(database),
    cancel,
    cancelLine: createCancelLine({ database, draftsOf, cancel }),
    cancelAll,

    /** For the shop. */
    complete: counter.complete,
    release,
    extend: counter.extend,

    sweep: defineSweepReservations({
      database,
      jobs,
      log,
      expireDue,
      settlePlacing: settle,
      settleCompleting: counter.settleCompleting,
    }),

    /** The shop may complete a draft order in its own back office: the recorded order tells us. */
    async onOrder({ snapshot }: RecordedOrder, tx: Transaction): Promise<void> {
      const id = snapshot.attributes.find(({ key }) => key === reservationAttribute)?.value
      // One that is being handed over at our counter is completed there.
      if (id !== undefined && isUuid(id)) await markCompleted(tx.db, id, snapshot.id, { unlessCompleting: true })
    },
  }
}
