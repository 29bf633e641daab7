import { expect, type Locator, type Page } from '@playwright/test'

type ReactRoot = { stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } } }

/**
 * A page looks the same before and after hydration, so React itself is asked:
 * its root says whether it is still dehydrated, and an element of a part whether it has its props.
 */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    // On a phone it begins when the page is idle, which under a stopped clock it never is, or with a touch.
    window.dispatchEvent(new Event('touchstart'))
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key ? (document as unknown as Record<string, ReactRoot>)[key] : undefined
    const isHydrated = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps$'))
    // The parts of the header are hydrated one by one.
    const controls = [...document.querySelectorAll('header :is(button, input)')]
    return (
      root?.stateNode?.current?.memoizedState?.isDehydrated === false &&
      controls.every((control) => isHydrated(control) || !control.checkVisibility())
    )
  })
}

/** An element has its React props once the part it is in is hydrated. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps$')))

export const waitForHydrationOf = (part: Locator): Promise<void> => expect.poll(() => isHydrated(part)).toBe(true)
