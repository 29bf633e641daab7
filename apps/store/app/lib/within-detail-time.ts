import { sourceTimeoutsMs } from '@dvaput/domain/catalogue/lifetimes'

/** Waits 8 seconds for a product's page, whatever it takes to make it. // PDP-28 */
export const withinDetailTime = <Page>(page: Promise<Page>): Promise<Page | 'timeout'> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), sourceTimeoutsMs.detail)
  })
  // Whoever lost the race may still fail; nobody waits for it.
  page.catch(() => {})
  return Promise.race([page, late]).finally(() => clearTimeout(timer))
}
