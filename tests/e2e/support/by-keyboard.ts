import { expect, type Locator, type Page } from '@playwright/test'

export const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached with Tab').toBeFocused()
}

/** Whoever uses no mouse sees where they are. */
export const expectVisibleFocus = async (target: Locator) => {
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  const { style, width } = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) }
  })
  expect(style).toBe('solid')
  expect(width).toBeGreaterThanOrEqual(2)
}
