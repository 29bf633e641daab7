import { randomUUID } from 'node:crypto'
import { failpointActions } from '@dvaput/database/failpoint'
import { pickupState } from '@dvaput/domain/orders/pickup-state'
import { refundWay } from '@dvaput/domain/orders/refund-way'
import { describe, expect, it } from 'vitest'
import { hour, newCustomer, useTestReservations } from '../../../../../tests/support/orders/test-reservations.ts'
import { testSealing } from '../../../../../tests/support/people/test-sealing.ts'
import { createAuditLog } from '../../audit/audit-log.ts'
import { createChangeInTurn } from '../../audit/change-in-turn.ts'
import { createReservationAdmin } from './reservation-admin.ts'

const test = useTestReservations()
const by = { id: randomUUID(), name: 'Lejla' }

const open = () => {
  const { database, reservations } = test.shop
  const audit = createAuditLog({ database, sealing: testSealing })
  const inTurn = createChangeInTurn(database)
  const findCustomer = async (email: string) => {
    if (email.startsWith('lost')) throw new Error('the shop does not answer')
    return { firstName: 'Diego', lastName: 'Rojas' }
  }
  return { audit, admin: createReservationAdmin({ database, reservations, audit, inTurn, findCustomer }) }
}

const reserve = async (customer = newCustomer()) => {
  const { id, pickupCode } = await test.reserved(customer, [[await test.addProduct(1)]])
  const row = await open().admin.find(id)
  return { id, pickupCode, edit: { id, by, revision: row?.revision ?? '' } }
}

const logged = async (id: string) => {
  const { entries } = await open().audit.list({ subject: { kind: 'reservation', id } })
  return entries.map(({ administratorName, action, before, after }) => ({ administratorName, action, before, after }))
}

describe('the counter', () => {
  it('finds a reservation by its code, says who made it, and lists what expires first', async () => {
    const { admin } = open()
    const [first, second] = [await reserve(), await reserve()]
    expect(await admin.findByCode(second.pickupCode)).toMatchObject({ id: second.id, state: 'held' })
    expect(await admin.findByCode('AAAA-AAAA')).toBeNull()
    expect(await admin.nameOf({ email: 'diego@example.com' })).toBe('Diego Rojas')
    expect(await admin.nameOf({ email: 'lost@example.com' })).toBe('')
    expect(await admin.extend(first.edit, 72)).toBe('ok')
    const { reservations } = await admin.list({ show: 'waiting' })
    const ids = reservations.map(({ id }) => id)
    expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id))
    const { reservations: later } = await admin.list({ show: 'waiting', after: second.id })
    expect(later.map(({ id }) => id)).toEqual(ids.slice(ids.indexOf(second.id) + 1))
    expect((await admin.list({ show: 'waiting', market: 'ba' })).reservations).toEqual([])
  })

  it('takes a payment once, keeps how it was paid, and records who took it', async () => {
    const { admin } = open()
    const { id, pickupCode, edit } = await reserve()
    expect(await admin.complete(edit, 'card')).toBe('ok')
    const row = await admin.find(id)
    expect(row).toMatchObject({ state: 'completed', payment: 'card' })
    const after = { state: 'completed', pickupCode, payment: 'card' }
    const entry = { administratorName: 'Lejla', action: 'reservation.complete', before: { state: 'held', pickupCode } }
    expect(await logged(id)).toEqual([{ ...entry, after }])
    expect(await admin.complete(edit, 'cash'), 'by somebody who has not seen it').toBe('changed-meanwhile')
    const seen = { ...edit, revision: row?.revision ?? '' }
    expect(await admin.complete(seen, 'cash')).toBe('not-held')
    expect(await admin.find(id)).toMatchObject({ payment: 'card' })
    expect(await logged(id)).toHaveLength(1)
    expect((await admin.list({ show: 'completed' })).reservations.map((each) => each.id)).toContain(id)
  })

  it.each(['cash', 'card'] as const)('hands over for %s: paid, collected, nothing on its way', async (payment) => {
    const { admin } = open()
    const customer = newCustomer()
    const { id, edit } = await reserve(customer)
    expect(await admin.complete(edit, payment)).toBe('ok')
    const order = await test.orderOf((await admin.find(id))?.orderId ?? '')
    expect(order).toMatchObject({ financialStatus: 'PAID', paymentMethods: [`counter-${payment}`] })
    expect([pickupState(order), refundWay(order)]).toEqual(['collected', 'person'])
    expect(await test.shopMailsTo(customer)).toEqual([
      expect.stringMatching(/^Reservation/),
      expect.stringMatching(/^Tu compra #\d+ en la tienda/),
    ])
  })

  it('hands over in the end where the process ended after the order was made', async () => {
    const { admin } = open()
    const { id, edit } = await reserve()
    failpointActions['before-reservation-handover'] = { do: 'throw' }
    expect(await admin.complete(edit, 'cash')).toBe('ok')
    expect(await admin.find(id)).toMatchObject({ state: 'completing' })
    delete failpointActions['before-reservation-handover']
    await test.setClockOffset(2 * 60_000)
    await test.shop.reservations.sweep()
    const row = await admin.find(id)
    expect(row).toMatchObject({ state: 'completed', payment: 'cash' })
    expect(pickupState(await test.orderOf(row?.orderId ?? ''))).toBe('collected')
  })

  it('keeps no payment where the shop refuses the order', async () => {
    const { admin } = open()
    const { id, edit } = await reserve()
    await test.atPlatform(`DELETE FROM platform.draft_orders WHERE $1 = ANY(tags)`, `reservation-${id}`)
    expect(await admin.complete(edit, 'cash')).toBe('refused-by-shop')
    expect(await admin.find(id)).toMatchObject({ state: 'held', payment: null })
    expect((await logged(id)).map(({ after }) => after)).toMatchObject([
      { refusedByShop: true },
      { state: 'completed' },
    ])
  })

  it.each(['extend', 'complete', 'release'] as const)(
    'pressed twelve times at once is one change and one entry: %s',
    async (act) => {
      const [one, other] = [open().admin, open().admin]
      const { id, edit } = await reserve()
      const before = await one.find(id)
      const presses = {
        extend: (nth: number) => (nth % 2 === 0 ? one : other).extend(edit, 24 * (1 + (nth % 3))),
        complete: (nth: number) => (nth % 2 === 0 ? one : other).complete(edit, nth % 2 === 0 ? 'cash' : 'card'),
        release: (nth: number) => (nth % 2 === 0 ? one : other).release(edit),
      }
      const results = await Promise.all(Array.from({ length: 12 }, (_, nth) => presses[act](nth)))
      expect(results.toSorted()).toEqual([...Array(11).fill('changed-meanwhile'), 'ok'])
      expect((await one.find(id))?.updatedAt).not.toEqual(before?.updatedAt)
      expect(await logged(id)).toHaveLength(1)
    },
  )

  it('releases and extends for the first of two people, and tells the second', async () => {
    const { admin } = open()
    const { id, edit } = await reserve()
    expect(await admin.extend(edit, 48)).toBe('ok')
    expect(await admin.release(edit)).toBe('changed-meanwhile')
    const row = await admin.find(id)
    expect(row?.secondsLeft).toBeGreaterThan((47 * hour) / 1000)
    const seen = { ...edit, revision: row?.revision ?? '' }
    expect(await admin.release(seen)).toBe('ok')
    expect(await admin.find(id)).toMatchObject({ state: 'released' })
    expect((await logged(id)).map(({ action }) => action)).toEqual(['reservation.release', 'reservation.extend'])
    expect(await admin.release({ ...edit, id: randomUUID() })).toBe('not-found')
  })
})
