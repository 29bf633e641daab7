import { describe, expect, it } from 'vitest'
import { currencies } from '../money/money.ts'
import { languages } from '../text/language.ts'
import { mainCollections } from './main-collections.ts'
import { isMarketId, marketIds } from './market.ts'
import { sampleMarkets as markets } from './sample-profiles.ts'

const { ba, cl } = markets
const withoutSpaces = (text: string) => text.replaceAll(' ', '')

describe.each(marketIds)('the market %s', (id) => {
  const market = markets[id]

  it('is registered under its own id', () => {
    expect(market.id).toBe(id)
    expect(isMarketId(id)).toBe(true)
  })

  it('speaks every language, each once, and has a name in each', () => {
    expect([...market.languages].sort()).toEqual([...languages].sort())
    for (const language of languages) expect(market.name[language]).not.toBe('')
  })

  it('has a currency we can write and a time zone that exists', () => {
    expect(currencies).toContain(market.currency)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: market.timeZone })).not.toThrow()
  })

  it('has an email, phones and links by which it can be reached', () => {
    const { email, phones, social } = market.contact
    expect(email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
    expect(phones.length).toBeGreaterThan(0)
    for (const phone of phones) expect(withoutSpaces(phone)).toMatch(/^\+\d{10,12}$/)
    for (const address of Object.values(social)) expect(new URL(address).protocol).toBe('https:')
  })

  it('keeps the readings of the opening hours, each named after what it is the hours of', () => {
    expect(market.figures).toMatchObject({
      storeHours: [{ days: 'mon-fri', time: '12:00-21:00' }],
      phoneHours: [
        { days: 'mon-fri', time: '9:00-17:00' },
        { days: 'sat', time: '10:00-14:00' },
        { days: 'sun', time: 'closed' },
      ],
      serviceHours: [{ days: 'mon-fri', time: '09:00-18:00' }],
    })
  })

  it('carries the figures of the policies', () => {
    expect(market.figures).toMatchObject({
      dispatch: { from: 1, to: 2, unit: 'businessDays' },
      deliveryInStockCity: { from: 1, to: 2, unit: 'businessDays' },
      deliveryInStockElsewhere: { from: 2, to: 5, unit: 'businessDays' },
      deliveryImported: { from: 5, to: 14, unit: 'businessDays' },
      returnWindow: { from: 14, to: 14, unit: 'days' },
      refundAfterApproval: { from: 10, to: 10, unit: 'businessDays' },
      refundAfterReceipt: { from: 14, to: 14, unit: 'days' },
      warrantyMinimum: { from: 30, to: 30, unit: 'days' },
      warrantyRefurbished: { from: 6, to: 6, unit: 'months' },
      complaintWindow: { from: 48, to: 48, unit: 'hours' },
      complaintAnswer: { from: 15, to: 15, unit: 'days' },
      messageReply: { from: 24, to: 48, unit: 'hours' },
      minimumAge: { from: 18, to: 18, unit: 'years' },
      reservation: { from: 24, to: 24, unit: 'hours' },
      signInLink: { from: 10, to: 10, unit: 'minutes' },
    })
  })

  it('leads home first, nowhere twice, and to every main collection in its order', () => {
    const { products, help } = market.navigation
    const paths = [...products, ...help].flatMap((entry) => {
      if ('path' in entry) return [entry.path]
      return 'links' in entry ? entry.links.map(({ path }) => path) : []
    })
    expect(paths[0]).toBe('/')
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(path).toMatch(/^\/[a-z/-]*(\?brand=\w+)?$/)
    const collections = products.flatMap((entry) => {
      if ('collection' in entry) return [entry.collection]
      return 'collections' in entry ? entry.collections : []
    })
    expect(collections).toEqual(mainCollections)
  })
})

describe('each market by its own reading', () => {
  it('of money: marks and a delivery price in Bosnia, pesos in Chile', () => {
    expect([ba.currency, cl.currency]).toEqual(['BAM', 'CLP'])
    expect(ba.figures.deliveryPrice).toEqual({
      from: { minor: 500, currency: 'BAM' },
      to: { minor: 1500, currency: 'BAM' },
    })
    expect(cl.figures.deliveryPrice).toBeUndefined()
  })

  it('of language: Bosnian at home, Spanish in Chile', () => {
    expect([ba.languages[0], cl.languages[0]]).toEqual(['bcs', 'es'])
  })

  it('of the way to the products: collections at home, listings by tag in Chile, imports in both', () => {
    expect(ba.navigation.products.slice(1, -1).every((entry) => 'collection' in entry)).toBe(true)
    expect(ba.navigation.products.at(-1)).toEqual({ name: 'international', path: '/international-products' })
    expect(cl.navigation.products.flatMap((entry) => ('path' in entry ? [`${entry.name} ${entry.path}`] : []))).toEqual(
      [
        'home /',
        'shop /products/todos',
        'international /international-products',
        'computing /products/computadoras',
        'apple /products?brand=Apple',
        'smartphones /products/smartphones',
        'offers /products/sale',
      ],
    )
  })

  it('of the ways to log in: a page with four at home, the platform at once in Chile', () => {
    expect(ba.loginWays).toEqual(['password', 'email-link', 'platform-account', 'external-account'])
    expect(cl.loginWays).toEqual(['platform-redirect'])
  })

  it('of the time a product counts as new, and of unknown stock', () => {
    expect([ba.newWithinHours, cl.newWithinHours]).toEqual([24, 168])
    expect([ba.cartLimitWhenStockUnknown, cl.cartLimitWhenStockUnknown]).toEqual([10, 999])
  })
})

it('an unknown name is no market', () => {
  for (const value of ['BA', 'xx', '', 'toString', undefined, null]) expect(isMarketId(value)).toBe(false)
})
