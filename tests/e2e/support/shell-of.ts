import type { Language } from '@dvaput/domain/text/language'
import type { Page } from '@playwright/test'
import { messages } from './messages.ts'

/** What stands around every page, found as a visitor finds it. */
export const shellOf = (page: Page, language: Language) => {
  const text = messages[language]
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const logo = header.getByRole('link', { name: 'Dvaput' })
  return {
    header,
    footer,
    skipLink: page.getByRole('link', { name: text['shell.skip'] }),
    logo,
    /** The row of the header that stays while the page scrolls. */
    bar: header
      .locator('div')
      .filter({ has: page.getByRole('link', { name: 'Dvaput' }) })
      .first(),
    search: header.getByRole('combobox', { name: text['search.label'] }),
    navigation: header.getByRole('navigation', { name: text['nav.main'] }),
    cart: header.getByRole('link', { name: text['cart.title'] }),
    help: header.getByRole('button', { name: text['nav.help'] }),
    preferences: header.getByRole('button', { name: text['preferences.open'] }),
    menuButton: header.getByRole('button', { name: text['menu.open'] }),
    drawer: page.getByRole('dialog', { name: text['menu.title'] }),
    progress: page.getByRole('status').filter({ hasText: text['shell.loading'] }),
  }
}
