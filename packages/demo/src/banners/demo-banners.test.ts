import { formatListingQuery, parseListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { findListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { demoBanners } from './demo-banners.ts'

/** Pages that are no listing. */
const otherPages = ['/contact', '/international-products']

const leadsSomewhere = (link: string, tagListings: boolean): boolean => {
  const { pathname, searchParams, search } = new URL(link, 'http://shop.example')
  if (otherPages.includes(link)) return true
  const [, root, category, subcategory] = pathname.split('/')
  const isRead = formatListingQuery(parseListingQuery(searchParams)) === search.slice(1)
  return root === 'products' && isRead && findListingScope(category, subcategory, { tagListings }) !== undefined
}

describe.each(marketIds)('the banners of %s', (id) => {
  const banners = demoBanners[id]

  it('are at least four, each with a picture of its own', () => {
    expect(banners.length).toBeGreaterThanOrEqual(4)
    expect(new Set(banners.map(({ imageUrl }) => imageUrl)).size).toBe(banners.length)
    for (const { imageUrl } of banners)
      expect(imageUrl).toMatch(/^\/cdn\/shop\/files\/demo\/banner-[a-z-]+\.avif\?v=1$/)
  })

  it.each(languages)('say everything in %s, in words that fit', (language) => {
    for (const { title, subtitle, description, buttonLabel } of banners) {
      expect(title[language]).toMatch(/^.{8,40}$/)
      expect(subtitle[language]).toMatch(/^.{8,60}$/)
      expect(description[language]).toMatch(/^.{40,140}[.]$/)
      expect(buttonLabel[language]).toMatch(/^.{4,26}$/)
    }
  })

  it('advertise neither offers nor reservations nor accounts, which cannot be used yet', () => {
    const active = banners.filter(({ isActive = true }) => isActive)
    expect(JSON.stringify(active)).not.toMatch(/your price|make an offer|reserv|rezerv|\blog in|sign in|account/i)
  })

  it('call the products as the rest of the shop does', () => {
    expect(JSON.stringify(banners)).not.toMatch(/artik/i)
  })

  it('say it differently in each language', () => {
    for (const { title, description } of banners)
      for (const text of [title, description]) expect(new Set(Object.values(text)).size).toBe(languages.length)
  })

  it('lead to pages that exist', () => {
    const listsByTag = markets[id].shop === 'retail'
    expect(banners.map(({ buttonLink }) => buttonLink).filter((link) => !leadsSomewhere(link, listsByTag))).toEqual([])
  })
})
