import { describe, expect, it } from 'vitest'
import { type ExchangeRate, fallbackRate } from './exchange-rate.ts'
import { compareAtImported, priceImported } from './imported-price.ts'

const live: ExchangeRate = { pesosPerDollar: '948', source: 'live', at: '2026-11-16T12:00:00.000Z' }
const clp = (minor: number) => ({ minor, currency: 'CLP' })
const usd = (minor: number) => ({ minor, currency: 'USD' })

describe('the price of an imported product', () => {
  it('is in pesos where the warehouse gives pesos, with the dollars beside it', () => {
    expect(priceImported({ pesos: 141_990 }, live)).toEqual({
      kind: 'sold',
      pesos: clp(141_990),
      dollars: null,
      rate: null,
    })
    expect(priceImported({ pesos: 141_990, dollars: '149.99' }, live)).toMatchObject({
      pesos: clp(141_990),
      dollars: usd(14_999),
      rate: null,
    })
  })

  it('is the dollars at the live rate, or at 750 where there is none [CAT-03]', () => {
    expect(priceImported({ dollars: '149.99' }, live)).toEqual({
      kind: 'sold',
      pesos: clp(142_191),
      dollars: usd(14_999),
      rate: live,
    })
    expect(priceImported({ pesos: null, dollars: '200' }, fallbackRate(live.at))).toMatchObject({
      pesos: clp(150_000),
      rate: { source: 'fallback' },
    })
  })

  it('has nothing added on top of it: taxes are in it [GEN-13]', () => {
    expect(priceImported({ pesos: 100_010 }, live).pesos).toEqual(clp(100_010))
    expect(priceImported({ dollars: '100.00' }, { ...live, pesosPerDollar: '1000' }).pesos).toEqual(clp(100_000))
  })

  it.each([
    [{}],
    [{ pesos: null, dollars: null }],
    [{ pesos: 0 }],
    [{ pesos: -5 }],
    [{ dollars: '0' }],
    [{ dollars: '0.00' }],
    [{ dollars: '-149.5' }],
    [{ dollars: '0.0001' }],
    [{ dollars: 'call for price' }],
    [{ pesos: 1e21 }],
    [{ pesos: 10.5 }],
    [{ pesos: Number.NaN }],
    [{ dollars: '9999999999' }],
  ])('is the placeholder of 100000 CLP for %j, which is not sold [CAT-02]', (source) => {
    expect(priceImported(source, live)).toEqual({ kind: 'placeholder', pesos: clp(100_000) })
  })
})

it('the price of an imported product is reduced only from a higher price', () => {
  const price = priceImported({ dollars: '100' }, live)
  expect(compareAtImported(price, { dollars: '120' }, live)).toEqual(clp(113_760))
  expect(compareAtImported(price, { dollars: '100' }, live)).toBeNull()
  expect(compareAtImported(price, {}, live)).toBeNull()
  expect(compareAtImported(priceImported({}, live), { dollars: '120' }, live)).toBeNull()
})
