import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditions, gradeSlugs } from '../condition/condition.ts'
import { fieldFilters } from '../specifications/field-filters.ts'
import { type FacetName, facetNames, readFacet, respellFacet } from './listing-facets.ts'
import {
  changeListingQuery,
  clearFilters,
  countFilters,
  emptyListingQuery,
  formatListingQuery,
  type ListingQuery,
  listingSorts,
  parseListingQuery,
  priceRangeMinor,
  toggleFacet,
} from './listing-query.ts'

const parse = (text: string) => parseListingQuery(new URLSearchParams(text))
const canonical = (text: string) => formatListingQuery(parse(text))

describe('the address of a listing', () => {
  it('holds every choice, always in the same order', () => {
    const text =
      'query=thinkpad+t14&type=desktop&type=laptop&condition=used&grade=a&grade=a-plus&brand=Dell&brand=HP' +
      '&processor=Intel+Core+i5&memory=8&memory=16&storage=512&screen=13.3&screen=14&battery=80&keyboard=German&keyboard=US&sim=nano-SIM+%2B+eSIM' +
      '&min=100&max=900&warnings=1&sort=price-asc&page=3'
    expect(canonical(text)).toBe(text)
    expect(canonical(text.split('&').reverse().join('&'))).toBe(text)
    expect(parse(text)).toMatchObject({
      text: 'thinkpad t14',
      sort: 'price-asc',
      page: 3,
      priceFrom: 100,
      priceTo: 900,
      withWarnings: true,
      facets: { brand: ['Dell', 'HP'], memory: ['8', '16'], grade: ['a', 'a-plus'] },
    })
  })

  it('is empty where nothing is chosen', () => {
    expect(parse('')).toEqual(emptyListingQuery)
    expect(canonical('sort=featured&page=1&query=&utm_source=x&lang=en')).toBe('')
  })

  it('offers exactly four orders', () => {
    expect(listingSorts).toEqual(['featured', 'newest', 'price-asc', 'price-desc'])
  })

  it.each([
    ['keyboard=++German++', 'keyboard=German'],
    ['keyboard=', ''],
    ['sort=cheapest', ''],
    ['sort=newest&sort=featured', 'sort=newest'],
    ['page=0', ''],
    ['page=-1', ''],
    ['page=1e3', ''],
    ['page=99999', ''],
    ['page=2.5', ''],
    ['min=abc&max=-5', ''],
    ['min=1000000000', ''],
    ['min=500&max=100', 'min=100&max=500'],
    ['min=0', 'min=0'],
    ['min=1.500&max=$2.000', 'min=1500&max=2000'],
    ['warnings=yes', ''],
    ['condition=broken&condition=USED', 'condition=used'],
    ['grade=A%2B&grade=B&grade=Z', 'grade=a-plus&grade=b'],
    ['memory=16&memory=016&memory=x&memory=0&memory=99999', 'memory=16'],
    ['screen=15.60&screen=15.6&screen=.5&screen=999', 'screen=15.6'],
    ['battery=80&battery=90', 'battery=80'],
    ['battery=101', ''],
    ['brand=%20%20Dell%20%0A%20Inc%20&brand=', 'brand=Dell+Inc'],
    ['brand=R%26D%3D1&brand=Ščepan', 'brand=R%26D%3D1&brand=%C5%A0%C4%8Depan'],
    ['type=Hard%20Disk/SSD', 'type=hard-disk-ssd'],
    ['type=../../etc', 'type=etc'],
    ['q=lenovo', 'query=lenovo'],
    ['q=lenovo&query=dell', 'query=dell'],
    ['q=lenovo&query=%20', 'query=lenovo'],
    ['query=%00a%0Ab', 'query=a+b'],
    ['query=%ED%A0%80', 'query=%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
  ])('%s is read as %j', (text, expected) => {
    expect(canonical(text)).toBe(expected)
    expect(canonical(expected)).toBe(expected)
  })

  it('is bounded, whatever is sent', () => {
    const brands = Array.from({ length: 5000 }, (_, index) => `brand=${index}${'x'.repeat(500)}`).join('&')
    const { facets } = parse(brands)
    expect(facets.brand).toHaveLength(20)
    expect(Math.max(...facets.brand.map(({ length }) => length))).toBe(80)
    expect(parse(`query=${'a'.repeat(10_000)}`).text).toHaveLength(200)
    expect(parse(`${'x=1&'.repeat(300)}brand=Dell`).facets.brand).toEqual([])
  })
})

const raw: Readonly<Record<string, fc.Arbitrary<string>>> = {
  type: fc.constantFrom('laptop', 'all-desktops', 'cpu'),
  condition: fc.constantFrom(...conditions),
  grade: fc.constantFrom(...Object.values(gradeSlugs)),
  brand: fc.string({ unit: 'grapheme' }),
  processor: fc.string({ unit: 'binary' }),
  memory: fc.nat({ max: 20_000 }).map(String),
  storage: fc.nat({ max: 2_000_000 }).map(String),
  screen: fc.double({ min: 0, max: 200, noNaN: true }).map((inches) => inches.toFixed(1)),
  battery: fc.nat({ max: 120 }).map(String),
  ...Object.fromEntries(fieldFilters.map((name) => [name, fc.string({ unit: 'grapheme' })])),
}

const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    query: fc.string({ unit: 'grapheme' }),
    sort: fc.constantFrom(...listingSorts),
    page: fc.integer({ min: 1, max: 10_000 }).map(String),
    min: fc.nat({ max: 999_999_999 }).map(String),
    max: fc.nat({ max: 999_999_999 }).map(String),
    facets: fc.record(
      Object.fromEntries(
        facetNames.map((name) => [name, fc.array(raw[name] ?? fc.constant(''), { maxLength: 6 })]),
      ) as Record<FacetName, fc.Arbitrary<string[]>>,
    ),
  })
  .map(({ facets, ...single }) =>
    parseListingQuery([
      ...Object.entries(single),
      ...facetNames.flatMap((name) => facets[name].map((value) => [name, value] as const)),
    ]),
  )

describe('every choice', () => {
  it('comes back from its address as it was', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parse(formatListingQuery(query))).toEqual(query)
      }),
      { numRuns: 500 },
    )
  })

  it('can be read from any text at all, and then stays the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(canonical(canonical(text))).toBe(canonical(text))
      }),
    )
  })
})

describe('changing a choice', () => {
  const query = parse('query=dell&brand=Dell&sort=newest&page=4')

  it('goes back to page 1, unless it is the page that is changed', () => {
    expect(changeListingQuery(query, { sort: 'price-asc' }).page).toBe(1)
    expect(changeListingQuery(query, { page: 5 })).toEqual({ ...query, page: 5 })
    expect(toggleFacet(query, 'brand', 'HP').page).toBe(1)
  })

  it('adds a value and removes it again', () => {
    const both = toggleFacet(query, 'brand', 'HP')
    expect(both.facets.brand).toEqual(['Dell', 'HP'])
    expect(toggleFacet(both, 'brand', 'Dell').facets.brand).toEqual(['HP'])
    expect(toggleFacet(query, 'memory', 'much')).toEqual(query)
    expect(toggleFacet(query, 'grade', 'A+').facets.grade).toEqual(['a-plus'])
    expect(toggleFacet(parse('battery=80'), 'battery', '90').facets.battery).toEqual(['90'])
  })

  it('clears every filter and keeps the order', () => {
    const all = parse('query=x&brand=Dell&min=1&memory=8&sort=newest&page=2')
    expect(countFilters(all)).toBe(4)
    expect(formatListingQuery(clearFilters(all))).toBe('sort=newest')
    expect(countFilters(clearFilters(all))).toBe(0)
  })
})

it('a listing query gives the price range in minor units of the market', () => {
  expect(priceRangeMinor(parse('min=100&max=900'), 'BAM')).toEqual({ from: 10_000, to: 90_000 })
  expect(priceRangeMinor(parse('max=150000'), 'CLP')).toEqual({ from: null, to: 150_000 })
})

it('a listing query reads a facet from anything that lists values', () => {
  expect(readFacet('memory', ['32', '8', '8'])).toEqual(['8', '32'])
})

describe('a name in other capitals', () => {
  it.each([
    [['lenovo'], ['Lenovo']],
    [['LENOVO', 'Lenovo'], ['Lenovo']],
    [
      ['hp', 'apple'],
      ['HP', 'Hp', 'apple'],
    ],
    [['HP'], ['HP']],
    [['šČepan'], ['Ščepan']],
    [['Nobody'], ['Nobody']],
  ])('%j is written %j', (typed, expected) => {
    expect(respellFacet('brand', typed, ['Lenovo', 'HP', 'Hp', 'Ščepan'])).toEqual(expected)
  })
})
