import { expect, it } from 'vitest'
import { hasFilters, offersPath, parseOffersQuery } from './offers-query.ts'

const parse = (search: string) => parseOffersQuery(new URLSearchParams(search))

it('the URL of My offers reads the three filters and the page [MYOF-03] [MYOF-04]', () => {
  expect(parse('status=approved&type=international&era_status=not_sent&page=3')).toEqual({
    ...{ status: 'approved', type: 'international', eraStatus: 'not_sent', page: 3 },
  })
})

it.each(['', 'status=nothing&type=toString&era_status=&page=0', 'page=-1', 'page=1e3'])(
  'the URL of My offers reads %j as everything from the first page',
  (search) => {
    const query = parse(search)
    expect(query).toEqual({ status: null, type: null, eraStatus: null, page: 1 })
    expect(hasFilters(query)).toBe(false)
    expect(offersPath(query)).toBe('/my-offers')
  },
)

it('the filters of my offers are written to the URL as they were read from it', () => {
  const search = 'status=countered&type=local&era_status=sold&page=2'
  expect(offersPath(parse(search))).toBe(`/my-offers?${search}`)
  expect(hasFilters(parse('type=local'))).toBe(true)
})
