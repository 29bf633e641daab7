import type { LiveStock } from '@dvaput/backend/catalogue/catalogue'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { type ProductDetailView, withLiveStock } from './product-detail-view.ts'

/** Throws where the server does not say, and where it sells no such thing. */
export const readLiveStock = async (handle: string, signal?: AbortSignal): Promise<LiveStock> => {
  const answer = await api.get(`/products/${encodeURIComponent(handle)}/stock`, signal)
  return (answer as { readonly stock: LiveStock }).stock
}

/**
 * The product with price and stock of now. The page itself may have been drawn a minute ago, or for somebody else; where
 * nobody answers, it is right as it is.
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
