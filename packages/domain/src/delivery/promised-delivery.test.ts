import { describe, expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import { arrivalOf } from './arrival.ts'
import { parsePromiseAttribute, promiseDelivery, toPromiseAttribute } from './promised-delivery.ts'

const monday = '2026-11-16T10:00:00.000Z'

describe('what is promised when an order is placed', () => {
  it.each(Object.values(markets))('is what the product page says ($id)', (market) => {
    const { inCity, elsewhere } = arrivalOf('2026-11-16', market)
    const promise = (city: string) => promiseDelivery(monday, { isPickup: false, city }, market).lastDay
    expect(promise(market.city.toUpperCase())).toBe(inCity)
    expect(promise('Elsewhere')).toBe(elsewhere)
  })

  it('has no way for who comes for it, and another one from abroad', () => {
    const { ba } = markets
    expect(promiseDelivery(monday, { isPickup: true, city: '' }, ba)).toEqual({
      firstDay: '2026-11-17',
      lastDay: '2026-11-18',
    })
    const abroad = promiseDelivery(monday, { isPickup: false, isImported: true, city: 'Tuzla' }, ba)
    expect(abroad.firstDay).toBe('2026-11-23')
  })

  it('is read as it was written, and nothing else is', () => {
    const days = { firstDay: '2026-11-18', lastDay: '2026-11-25' }
    expect(parsePromiseAttribute([{ key: 'other', value: 'x' }, toPromiseAttribute(days)])).toEqual(days)
    expect(parsePromiseAttribute([])).toBeUndefined()
    expect(parsePromiseAttribute([{ key: toPromiseAttribute(days).key, value: 'soon' }])).toBeUndefined()
  })
})
