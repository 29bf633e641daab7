import { permissionsOf } from '@dvaput/domain/administrators/permissions'
import { emptyCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { drainWhile } from '../../support/orders/drain-while.ts'
import type { Store } from './open-store-at.ts'

export type Buyer = { readonly id: string; readonly email: string }

const chile = { market: markets.cl, language: 'es' } as const
const bosnia = { market: markets.ba, language: 'bcs' } as const
const clientIp = '198.51.100.7'

const shopkeeper = { id: null, name: 'proof' }

const typed = {
  ...emptyCheckoutCustomer,
  ...{
    firstName: 'Diego',
    lastName: 'Rojas',
    email: 'diego@kupac.example',
    phone: '',
    address: 'Av. Italia 1',
    city: 'Ñuñoa',
  },
  ...{ region: 'RM', postalCode: '7750000' },
}

/** What people, the shop and the schedule do, in whichever process. Input and result are JSON. */
export const createStoreCommands = ({ backend, jobs }: Store) => {
  const { reservations, checkout, orders, orderAdmin, returns, importedOrders, offers, loginLinks, orderLinks } =
    backend
  const nobody = () => backend.customers.openPerson(() => undefined)
  return {
    reserve: ({ buyer, variantId, quantity = 1, key }: Reserve) =>
      reservations.reserve({ customer: buyer, locale: chile, items: [{ variantId, quantity, name: '' }], key }),
    cancelReservation: ({ buyer, id }: { buyer: Buyer; id: string }) => reservations.cancel(buyer.id, id),
    completeReservation: ({ id }: { id: string }) => reservations.complete(id),
    sweepReservations: () => reservations.sweep(),
    startCheckout: ({ variantId, browser }: Start) =>
      checkout.start({
        ...{ person: nobody(), clientIp, locale: bosnia, browser },
        lines: [{ identity: { kind: 'local', shop: 'main', variantId }, quantity: 1 }],
      }),
    startTemporary: ({ eraId, browser }: Import) =>
      backend.startTemporaryCheckout({
        ...{ person: nobody(), clientIp, locale: bosnia, browser, lines: [{ eraId, quantity: 1 }] },
      }),
    askOrders: ({ shop }: { shop: ShopHandle }) => orders.askFor(shop, new Date(0)),
    requestReturn: ({ orderId, formKey, lineId }: { orderId: string; formKey: string; lineId: string }) =>
      returns.request(
        { id: orderId },
        {
          ...{
            formKey,
            lines: [{ lineId, quantity: 1 }],
            reason: 'faulty',
            message: 'It does not start.',
            photos: [],
            language: 'en',
          },
        },
      ),
    approveReturn: ({ id }: { id: string }) => returns.approve(id, shopkeeper),
    receiveReturn: ({ id }: { id: string }) => returns.receive(id, shopkeeper),
    refundReturn: ({ id, ...refund }: { id: string; amount?: number; restock?: boolean }) =>
      returns.refund(id, shopkeeper, { restock: true, ...refund }),
    revisionOfOrder: async ({ id }: { id: string }) => (await orderAdmin.find(id))?.revision ?? '',
    async refundOrder({ id, revision, key }: { id: string; revision: string; key: string }) {
      const by = { ...shopkeeper, permissions: permissionsOf('manager') }
      const asked = orderAdmin.refund({ id, revision, by }, { amount: null, restock: false, key })
      return drainWhile(jobs, asked)
    },
    requestLoginLink: ({ email }: { email: string }) =>
      loginLinks.request({ ...bosnia, email, clientIp, returnTo: '/' }),
    useLoginLink: ({ token }: { token: string }) =>
      loginLinks.use({ token, browser: undefined, isConfirmed: true, person: nobody() }),
    requestOrderLink: ({ number, email }: { number: string; email: string }) =>
      orderLinks.request({ ...bosnia, number, email, clientIp }),
    placeImport: ({ eraId, browser }: Import) =>
      importedOrders.place({
        ...{ person: nobody(), clientIp, browser, customer: typed, locale: chile },
        lines: [{ eraId, quantity: 1 }],
      }),
    settleImport: ({ reference }: { reference: string }) => importedOrders.settle({ reference }),
    sweepImports: () => importedOrders.sweep(),
    offerImport: ({ buyer, eraId, amount }: { buyer: Buyer; eraId: string; amount: number }) =>
      offers.submit({
        ...{ kind: 'international', productId: eraId, customer: buyer, locale: chile, amount, message: null },
      }),
    offerLocal: ({ buyer, productId, amount }: { buyer: Buyer; productId: string; amount: number }) =>
      offers.submit({ ...{ kind: 'local', productId, customer: buyer, locale: bosnia, amount, message: null } }),
    withdrawOffer: ({ buyer, id }: { buyer: Buyer; id: string }) => offers.answer(buyer.id, id, { move: 'withdraw' }),
    approveOffer: ({ id }: { id: string }) => offers.approve(id),
    sweepOffers: () => offers.sweep(),
    syncCatalogue: ({ shop }: { shop: ShopHandle }) => backend.catalogueSync.fullSync(shop),
    syncImports: () => backend.international.sync.run('full'),
    /** What the queue does by itself; later: also what waits for another try. */
    drain: ({ alsoLater }: { alsoLater: boolean }) => jobs.drain({ alsoLater }),
  } as const
}

type Reserve = { readonly buyer: Buyer; readonly variantId: string; readonly quantity?: number; readonly key: string }
type Start = { readonly variantId: string; readonly browser: string }
type Import = { readonly eraId: string; readonly browser: string }

export type StoreCommands = ReturnType<typeof createStoreCommands>
export type StoreCommand = keyof StoreCommands
export type InputOf<Name extends StoreCommand> = Parameters<StoreCommands[Name]>[0]
export type ResultOf<Name extends StoreCommand> = Awaited<ReturnType<StoreCommands[Name]>>
