import type { Page } from '@playwright/test'

type ReactRoot = { stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } } }

/**
 * The server's page looks the same before and after React has taken it over, so React itself is asked:
 * its root says whether it is still dehydrated.
 */
export const waitUntilAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key ? (document as unknown as Record<string, ReactRoot>)[key] : undefined
    return root?.stateNode?.current?.memoizedState?.isDehydrated === false
  })
}
