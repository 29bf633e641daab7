import { AxeBuilder } from '@axe-core/playwright'
import { type Language, languageTag } from '@dvaput/domain/text/language'
import { expect, type Page } from '@playwright/test'

const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const describeViolation = ({ id, help, nodes }: { id: string; help: string; nodes: { html: string }[] }) =>
  `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`

/** Waits for transitions: halfway through a fade no colour is its own. */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

const expectAccessible = async (page: Page) => {
  await waitForTransitions(page)
  // One page without frames: the legacy mode finds the same and opens no second page for it.
  // Describing the thousands of checks that passed takes longer than making them.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(accessibilityTags)
  const { violations } = await axe.setLegacyMode().analyze()
  expect(violations.map(describeViolation), page.url()).toEqual([])
}

/** Nothing overflows the screen. */
export const expectWithinScreen = async (page: Page) => {
  const { available, needed } = await page.evaluate(() => ({
    available: document.documentElement.clientWidth,
    needed: document.documentElement.scrollWidth,
  }))
  expect(needed, page.url()).toBeLessThanOrEqual(available)
}

/** Checks that hold for every page. */
export const checkPage = async (page: Page, language: Language) => {
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag[language])
  await expect(page).toHaveTitle(/\S/)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).toHaveText(/\S/)
  await expectWithinScreen(page)
  await expectAccessible(page)
}
