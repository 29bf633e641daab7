import { and, eq, sql } from '@dvaput/database/query'
import { markets } from '@dvaput/domain/markets/markets'
import { createMoney } from '@dvaput/domain/money/money'
import type {
  PaymentProvider,
  ProviderPayment,
  StartedPayment,
  StartPayment,
} from '@dvaput/domain/payments/payment-provider'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import { type ChargeResult, toChargeResult } from '../../payments/charge-result.ts'
import type { Gateways } from '../../payments/gateways.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { type Checkout, type Payment, payments } from '../../tables/checkouts.table.ts'
import type { PlaceResult } from './place-result.ts'
import type { createSettlePayment } from './settle-payment.ts'
import type { TakePaymentBack } from './take-payment-back.ts'
import { createUnconfirmedPayments } from './unconfirmed-payments.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'log' | 'mail'> & {
  readonly gateways: Gateways
  readonly takeBack: TakePaymentBack
  readonly settle: ReturnType<typeof createSettlePayment>
}

type Asking = {
  readonly returned?: boolean
  /** The time to pay is over. */
  readonly expired?: boolean
  /** Also the time in which somebody could have decided it. */
  readonly overdue?: boolean
  /** No page is open that shows the result. */
  readonly unwatched?: boolean
}

/** Monri and others cut or refuse longer ones. */
const maxDescriptionLength = 100

export const webhookPath = '/payments/webhook'

const toStart = (
  { shop, origin }: Pick<ShopEndpoint, 'shop' | 'origin'>,
  { token, frozen, language, holdExpiresAt }: Checkout,
  { id, amount, currency }: Payment,
): StartPayment => {
  const address = frozen?.shippingAddress
  const returnUrl = `${origin}/checkouts/${token}/return`
  return {
    ...{ reference: id, key: id, title: shop.name, amount: createMoney(amount, currency), language },
    description: (frozen?.lines ?? [])
      .map(({ title, quantity }) => `${quantity} × ${title}`)
      .join(', ')
      .slice(0, maxDescriptionLength),
    payer: {
      firstName: address?.firstName ?? '',
      lastName: address?.lastName ?? '',
      email: frozen?.email ?? '',
      phone: frozen?.phone ?? address?.phone ?? '',
      address: address?.address1 ?? '',
      city: address?.city ?? '',
      postalCode: address?.zip ?? '',
      country: address?.countryCode ?? markets[shop.market].country,
    },
    returnUrls: { success: returnUrl, failure: returnUrl, pending: returnUrl },
    webhookUrl: `${shop.endpointUrl}${webhookPath}`,
    expiresAt: (holdExpiresAt ?? new Date()).toISOString(),
    metadata: {},
  }
}

/** Payments on a gateway's own page: nothing that the browser brings back from there is believed. */
export const createHostedPayments = ({ database, gateways, settle, takeBack, ...needs }: Needs) => {
  const { log } = needs
  const unconfirmed = createUnconfirmedPayments({ database, ...needs })

  /** Undefined where the gateway cannot be asked. */
  const askGateway = async (gateway: PaymentProvider, payment: Payment) => {
    if (gateway.abilities.search) return gateway.search(payment.id)
    return gateway.abilities.find && payment.providerId !== payment.id
      ? [await gateway.find(payment.providerId)].filter((found) => found !== undefined)
      : undefined
  }

  const isOfThis =
    ({ id, amount, currency }: Payment) =>
    (found: ProviderPayment): boolean => {
      const fits =
        found.isOurs && found.reference === id && found.amount.minor === amount && found.amount.currency === currency
      if (!fits && found.status === 'approved')
        log.error({ payment: id, found: found.id }, 'a payment differs from what was asked for')
      return fits
    }

  const lastRefusal = (found: readonly ProviderPayment[], payment: Payment): ChargeResult | undefined => {
    const ended = found.map(toChargeResult).filter((result) => result !== undefined)
    if (ended.length > 0) return ended.at(-1)
    return payment.refusal === null ? undefined : { status: 'refused', reason: 'declined' }
  }

  /** Rejected payments may be tried again on the gateway's page, so they end nothing until the buyer has left it. */
  const settleFound = async (
    payment: Payment,
    all: readonly ProviderPayment[],
    { returned = false, expired = false, unwatched = false }: Asking,
  ): Promise<PlaceResult> => {
    const found = all.filter(isOfThis(payment))
    for (const each of found) await takeBack(payment, each)
    const approved = found
      .filter(({ status }) => status === 'approved')
      .toSorted((one, other) => (one.approvedAt ?? '').localeCompare(other.approvedAt ?? ''))
    let result: PlaceResult | undefined
    for (const each of approved) {
      const charge = toChargeResult(each)
      if (charge) result = await settle(payment.id, charge, { unwatched })
    }
    if (result) return result
    const isUnderWay = found.some((each) => toChargeResult(each) === undefined)
    if (payment.status !== 'pending' || isUnderWay) return { kind: 'waiting' }
    const refusal = lastRefusal(found, payment)
    if (refusal && (returned || expired)) return settle(payment.id, refusal, { unwatched, lapses: expired })
    return { kind: 'waiting', unpaid: true }
  }

  /** Where the gateway cannot, or does not respond, the payment goes back should it come. */
  const cancelAtGateway = async (payment: Payment): Promise<void> => {
    const gateway = await gateways.ofPayment(payment)
    if (!gateway.abilities.cancel || !payment.place) return
    const { providerReference } = payment.place
    await gateway.cancel({ reference: payment.id, providerReference }).catch((error: unknown) => {
      log.warn({ err: error, payment: payment.id }, 'payment not cancelled at the gateway')
    })
  }

  /** Of a gateway that will not say any more what became of it. */
  const end = (payment: Payment, { unwatched = false }: Asking): Promise<PlaceResult> =>
    settle(payment.id, { status: 'cancelled' }, { unwatched, lapses: true })

  const check = async (payment: Payment, asking: Asking = {}): Promise<PlaceResult> => {
    const gateway = await gateways.ofPayment(payment)
    const found = await askGateway(gateway, payment)
    const result = await settleFound(payment, found ?? [], asking)
    if (result.kind !== 'waiting' || payment.status !== 'pending' || !asking.expired) return result
    if (result.unpaid) {
      // Nobody can be asked, so it may be paid: the shop decides.
      return found === undefined && !asking.overdue ? unconfirmed.tellShop(payment) : end(payment, asking)
    }
    if (!asking.overdue) return result
    await cancelAtGateway(payment)
    const decided = await settleFound(payment, (await askGateway(gateway, payment)) ?? [], asking)
    return decided.kind === 'waiting' ? end(payment, asking) : decided
  }

  return {
    check,

    /** Overdue, and asking for it only fails: the shop gets as long again to decide. */
    endUnanswered: (payment: Payment, { isForgotten }: { readonly isForgotten: boolean }): Promise<PlaceResult> =>
      isForgotten ? end(payment, { unwatched: true }) : unconfirmed.tellShop(payment),

    /** Where the buyer pays. The same payment is started once, and once more where the answer was lost. */
    async placeOf(endpoint: ShopEndpoint, checkout: Checkout, payment: Payment): Promise<StartedPayment> {
      if (payment.place) return payment.place
      const gateway = await gateways.ofPayment(payment)
      const place = await gateway.start(toStart(endpoint, checkout, payment))
      const { origin } = new URL(place.kind === 'form' ? place.action : place.url)
      if (!gateway.origins.includes(origin)) throw new Error(`the payment gateway leads to ${origin}`)
      await database.db.update(payments).set({ place, updatedAt: sql`app_now()` }).where(eq(payments.id, payment.id))
      return place
    },

    /** The buyer would rather pay in another way. Should the money still come, it goes back. */
    async abandon(payment: Payment): Promise<PlaceResult> {
      const result = await check(payment, { returned: true })
      if (result.kind !== 'waiting') return result
      if (!result.unpaid) {
        await cancelAtGateway(payment)
        const cancelled = await check(payment, { returned: true })
        if (cancelled.kind !== 'waiting') return cancelled
      }
      return settle(payment.id, { status: 'cancelled' })
    },

    /** What a webhook says is read again at the gateway, where it can be. */
    async receive(
      { shop }: ShopEndpoint,
      webhook: Parameters<PaymentProvider['readWebhook']>[0],
    ): Promise<'refused' | 'done'> {
      const gateway = gateways.of(shop)
      const reading = gateway?.readWebhook(webhook)
      if (!gateway || !reading?.ok) return 'refused'
      const named =
        reading.paymentId !== undefined && gateway.abilities.find ? await gateway.find(reading.paymentId) : undefined
      const told = named ?? reading.payment
      const reference = told?.reference ?? reading.reference
      if (reference === undefined) return 'done'
      const [payment] = await database.db
        .select()
        .from(payments)
        .where(and(eq(payments.id, reference), eq(payments.provider, gateway.name)))
      if (!payment) return 'done'
      const found = gateway.abilities.search ? await gateway.search(reference) : told ? [told] : []
      await settleFound(payment, found, { unwatched: true })
      if (told && toChargeResult(told)?.status === 'refused') await unconfirmed.saveRefusal(payment)
      return 'done'
    },
  }
}

export type HostedPayments = ReturnType<typeof createHostedPayments>
