import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { MarketId } from '@dvaput/domain/markets/market'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { rememberViewed, useRecentlyViewed } from '../../state/recently-viewed.ts'

const maxShown = 4
/** Some may be sold by now. */
const maxRequested = 8

/** Recently viewed products, latest first, without the current one. Empty if the request fails. */
export const useRecentProducts = (market: MarketId, current: string | undefined): readonly CardProduct[] => {
  const [cards, setCards] = useState<readonly CardProduct[]>([])
  const handles = useRecentlyViewed(market)
    .filter((handle) => handle !== current)
    .slice(0, maxRequested)
    .map(encodeURIComponent)
    .join(',')

  useEffect(() => {
    if (current !== undefined) rememberViewed(market, current)
  }, [market, current])

  useEffect(() => {
    if (handles === '') return setCards([])
    const leaving = new AbortController()
    api.get(`/products/cards?handles=${handles}`, leaving.signal).then(
      (response) => setCards((response as { readonly products: readonly CardProduct[] }).products.slice(0, maxShown)),
      () => {},
    )
    return () => leaving.abort()
  }, [handles])

  return cards
}
