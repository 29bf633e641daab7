import { setTimeout as sleep } from 'node:timers/promises'
import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, lt, or, sql } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { checkReservationLimits } from '@dvaput/domain/reservations/check-reservation-limits'
import { liveReservationStates, type RefusedLine, type ReservedLine } from '@dvaput/domain/reservations/reservation'
import { reservationEnd } from '@dvaput/domain/reservations/reservation-end'
import type { Ids } from '../clock/ids.ts'
import type { Customer } from '../customers/customers.schema.ts'
import { type createDescribeLines, type RequestedItem, splitItems } from './describe-lines.ts'
import { createPickupCode } from './pickup-code.ts'
import type { PlaceReservation } from './place-reservation.ts'
import { type ReservationRow, reservations } from './reservations.table.ts'

type Needs = {
  readonly database: Database
  readonly ids: Ids
  readonly describeLines: ReturnType<typeof createDescribeLines>
  readonly place: PlaceReservation['place']
}

export type ReserveRequest = {
  readonly customer: Pick<Customer, 'id' | 'email'>
  readonly locale: Locale
  readonly items: readonly RequestedItem[]
  /** Of one press: the same key again gets the same result. */
  readonly key: string
}

type ReserveRefusal = Refusal<
  | 'not-found'
  | 'nothing-to-reserve'
  | 'reservation-out-of-stock'
  | 'reservation-held'
  | 'reservation-failed'
  | 'reservation-unsettled'
  | 'idempotency-key-reused'
  | 'too-many-requests'
>

export type Reserved =
  | { readonly ok: true; readonly reservation: ReservationRow; readonly refused: readonly RefusedLine[] }
  | {
      readonly ok: false
      readonly refusal: ReserveRefusal | RefusedLine['refusal']
      readonly refused: readonly RefusedLine[]
      readonly retryAfterSeconds?: number
    }

/** Of one customer within an hour, whatever became of them: who reserves and cancels all day keeps others from buying. */
const maxPresses = 20
const pressSeconds = 60 * 60

/** In a rush the calls to the shop queue here, where nothing times out, and not at the lock of the last unit. */
const semaphoreLimits = { concurrency: 8, maxQueued: 1_000, maxQueuedPerKey: 100 }
const busySeconds = 5

/** How long a second press waits for the first. */
const waitMs = 10_000
const lookEveryMs = 100

const refuse = (refusal: ReserveRefusal | RefusedLine['refusal'], refused: readonly RefusedLine[] = []): Reserved => ({
  ok: false,
  refusal,
  refused,
})

const tooMany = { ok: false, refusal: { code: 'too-many-requests' }, refused: [] } as const satisfies Reserved

const toResult = (row: ReservationRow | undefined): Reserved => {
  if (!row || row.state === 'placing') return refuse({ code: 'reservation-unsettled' })
  if (row.state !== 'failed') return { ok: true, reservation: row, refused: row.refused }
  return refuse(row.refused[0]?.refusal ?? { code: 'reservation-failed' }, row.refused)
}

const summarise = (items: readonly RequestedItem[]): string =>
  items
    .map(({ variantId, quantity }) => `${variantId}*${quantity}`)
    .toSorted()
    .join(' ')

export const createReserve = ({ database, ids, describeLines, place }: Needs) => {
  const semaphore = createSemaphore(semaphoreLimits)
  const ofKey = ({ customer, key }: ReserveRequest) =>
    and(eq(reservations.customerId, customer.id), eq(reservations.requestKey, key))

  const findByKey = async (request: ReserveRequest, db = database.db): Promise<ReservationRow | undefined> =>
    (await db.select().from(reservations).where(ofKey(request)))[0]

  /** The result of an earlier press with this key, as soon as it is known. */
  const replay = async (request: ReserveRequest, first: ReservationRow): Promise<Reserved> => {
    if (first.requested !== summarise(splitItems(request.items, request.locale).local))
      return refuse({ code: 'idempotency-key-reused' })
    let row: ReservationRow | undefined = first
    for (let waited = 0; row?.state === 'placing' && waited < waitMs; waited += lookEveryMs) {
      await sleep(lookEveryMs)
      row = await findByKey(request)
    }
    return toResult(row)
  }

  /** Those of the customer that are live or were made within the hour. */
  const readOwn = ({ db }: Transaction, customerId: string) => {
    const isLive = inArray(reservations.state, liveReservationStates)
    const secondsAgo = sql<number>`extract(epoch FROM app_now() - ${reservations.createdAt})::float`
    return db
      .select({ lines: reservations.lines, isLive: sql<boolean>`${isLive}`, secondsAgo })
      .from(reservations)
      .where(and(eq(reservations.customerId, customerId), or(isLive, lt(secondsAgo, pressSeconds))))
  }

  const readNow = async ({ client }: Transaction): Promise<Date> => {
    const { rows } = await client.query<{ now: Date }>('SELECT app_now() AS now')
    if (!rows[0]) throw new Error('the database did not tell the time')
    return rows[0].now
  }

  /** Writes the row down before the shop is called; undefined where the limits leave nothing. */
  const write = (request: ReserveRequest, lines: readonly ReservedLine[], refused: readonly RefusedLine[]) =>
    database.inTransaction(async (tx) => {
      const { customer, locale, key, items } = request
      // Presses of one customer follow each other, so that many at a time do not pass the limits together.
      await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reservations ${customer.id}`}, 0))`)
      const earlier = await findByKey(request, tx.db)
      if (earlier) return { earlier }
      const own = await readOwn(tx, customer.id)
      const pressed = own.filter(({ secondsAgo }) => secondsAgo < pressSeconds)
      if (pressed.length >= maxPresses) {
        const oldest = Math.max(...pressed.map(({ secondsAgo }) => secondsAgo))
        return { retryAfterSeconds: Math.ceil(pressSeconds - oldest) }
      }
      const held = own.filter(({ isLive }) => isLive).flatMap((row) => row.lines)
      const { figures, id: market, shop } = locale.market
      const checked = checkReservationLimits(held, lines, figures.reservationLimits)
      const allRefused = [...refused, ...checked.refused]
      if (checked.granted.length === 0) return { refused: allRefused }
      const now = await readNow(tx)
      const [row] = await tx.db
        .insert(reservations)
        .values({
          id: ids.next(),
          customerId: customer.id,
          email: customer.email,
          market,
          shop,
          language: locale.language,
          requestKey: key,
          requested: summarise(splitItems(items, locale).local),
          pickupCode: createPickupCode(),
          state: 'placing',
          lines: checked.granted,
          refused: allRefused,
          createdAt: now,
          expiresAt: reservationEnd(now, locale.market),
        })
        .returning()
      return { row }
    })

  /** The row that another press of the same key has written, or the result of this one. */
  const press = async (
    request: ReserveRequest,
    { local, refused: foreign }: ReturnType<typeof splitItems>,
  ): Promise<{ readonly earlier: ReservationRow } | { readonly result: Reserved }> => {
    const { lines, refused, soldOut } = await describeLines(request.locale, local, request.customer.id)
    // All items must be in stock. // RES-03
    if (soldOut) return { result: refuse(soldOut) }
    const written = await write(request, lines, [...foreign, ...refused])
    if (written.earlier) return { earlier: written.earlier }
    const { retryAfterSeconds } = written
    if (retryAfterSeconds !== undefined) return { result: { ...tooMany, retryAfterSeconds } }
    if (!written.row) {
      const all = written.refused ?? []
      return { result: refuse(all[0]?.refusal ?? { code: 'reservation-failed' }, all) }
    }
    await failpoint('after-reservation-row')
    const placed = await place(written.row)
    await failpoint('after-reservation-held')
    return { result: toResult(placed) }
  }

  return async (request: ReserveRequest): Promise<Reserved> => {
    const { locale, items, customer } = request
    if (!locale.market.capabilities.reservations) return refuse({ code: 'not-found' })
    const split = splitItems(items, locale)
    if (split.local.length === 0) return refuse({ code: 'nothing-to-reserve' })
    const before = await findByKey(request)
    if (before) return replay(request, before)
    const pressed = await semaphore.tryRun(() => press(request, split), customer.id)
    if (!pressed.ok) return { ...tooMany, retryAfterSeconds: busySeconds }
    return 'earlier' in pressed.result ? replay(request, pressed.result.earlier) : pressed.result.result
  }
}
