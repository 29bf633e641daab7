import type { LiveStock } from '@dvaput/backend/catalogue/catalogue'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { type ProductDetailView, withLiveStock } from './product-detail-view.ts'

/** Throws if the server fails or has no such product. */
export const readLiveStock = async (handle: string, signal?: AbortSignal): Promise<LiveStock> => {
  const response = await api.get(`/products/${encodeURIComponent(handle)}/stock`, signal)
  return (response as { readonly stock: LiveStock }).stock
}

/**
 * The product with current price and stock, because the page may come from the cache. Unchanged if the request fails.
 */
export const useLiveStock = (product: ProductDetailView, isLive: boolean): ProductDetailView => {
  const [live, setLive] = useState<LiveStock>()
  const { handle } = product
  useEffect(() => {
    if (isLive) return
    const leaving = new AbortController()
    readLiveStock(handle, leaving.signal).then(setLive, () => {})
    return () => leaving.abort()
  }, [handle, isLive])
  return live?.handle === handle && !isLive ? withLiveStock(product, live) : product
}
