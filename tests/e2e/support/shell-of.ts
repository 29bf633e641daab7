import type { Language } from '@dvaput/domain/text/language'
import type { Page } from '@playwright/test'
import { words } from './words.ts'

/** What stands around every page, found as a visitor finds it. */
export const shellOf = (page: Page, language: Language) => {
  const text = words[language]
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  return {
    header,
    footer,
    skipLink: page.getByRole('link', { name: text['shell.skip'] }),
    logo: header.getByRole('link', { name: 'Dvaput' }),
    help: header.getByRole('button', { name: text['nav.help'] }),
    preferences: header.getByRole('button', { name: text['preferences.open'] }),
    menuButton: header.getByRole('button', { name: text['menu.open'] }),
    drawer: page.getByRole('dialog', { name: text['menu.title'] }),
    progress: page.getByRole('status').filter({ hasText: text['shell.loading'] }),
  }
}
