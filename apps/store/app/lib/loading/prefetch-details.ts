const settled = new Set<string>()

/** Details that are already cached are not prefetched. // PDP-27 */
export const skipPrefetch = (path: string): void => {
  settled.add(path)
}

/**
 * Prefetches a product's data: the router does not for routes with a clientLoader. The URL must be the one that loader
 * requests.
 */
export const prefetchDetails = (path: string): void => {
  if (settled.has(path)) return
  settled.add(path)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'fetch'
  const route = path.startsWith('/product/') ? 'product' : 'international-product'
  link.href = `${path}.data?_routes=${encodeURIComponent(`routes/${route}`)}`
  document.head.append(link)
}
