import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { expect, it } from 'vitest'
import { marketSwitchUrl } from './market-switch-url.ts'

const targetOf = (address: string, language: Language = 'bcs') => {
  const { pathname, search } = new URL(address, 'http://localhost')
  const way = new URL(marketSwitchUrl('cl', { pathname, search }, markets.ba, language), 'http://localhost')
  return [way.pathname, way.searchParams.get('to')]
}

it.each([
  ['/faq', '/faq'],
  ['/search?query=dell&type=laptop', '/search?query=dell&type=laptop'],
  ['/products?brand=Hewlett+%26+Co&brand=Dell', '/products?brand=Hewlett+%26+Co&brand=Dell'],
  ['/products?type=laptop&min=100&max=900&page=3', '/products?type=laptop'],
  ['/products/%C4%8Di%C5%A1%C4%87enje', '/products/%C4%8Di%C5%A1%C4%87enje'],
])('the switch of markets leads from %s to %s of the other market', (from, to) =>
  expect(targetOf(from)).toEqual(['/market/cl', to]),
)

it('a language that was chosen goes along, and the market’s own does not', () => {
  expect(targetOf('/faq', 'en')).toEqual(['/market/cl', '/faq?lang=en'])
  expect(targetOf('/search?query=dell&lang=en', 'en')).toEqual(['/market/cl', '/search?query=dell&lang=en'])
  expect(targetOf('/faq?lang=bcs', 'bcs')).toEqual(['/market/cl', '/faq'])
  expect(targetOf('/faq', 'bcs')).toEqual(['/market/cl', '/faq'])
})
