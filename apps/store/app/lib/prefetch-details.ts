const settled = new Set<string>()

/** What lies in memory already is not fetched ahead. // readings C-26 */
export const skipPrefetch = (path: string): void => {
  settled.add(path)
}

/**
 * Asks for a product's data ahead, as the router does for other pages: it leaves out those with a loader in the browser.
 * The address is the one that loader will ask for.
 */
export const prefetchDetails = (path: string): void => {
  if (settled.has(path)) return
  settled.add(path)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'fetch'
  link.href = `${path}.data?_routes=${encodeURIComponent('routes/product')}`
  document.head.append(link)
}
