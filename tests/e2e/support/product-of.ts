import type { Language } from '@dvaput/domain/text/language'
import type { Page } from '@playwright/test'
import { messages } from './messages.ts'

/** A product's page, found as a visitor finds it. */
export const productOf = (page: Page, language: Language) => {
  const text = messages[language]
  const main = page.getByRole('main')
  const product = main.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })
  const gallery = product.getByRole('region', { name: text['gallery.label'].split('{')[0] ?? '' })
  const zoom = page.getByRole('dialog')
  return {
    text,
    main,
    product,
    title: main.getByRole('heading', { level: 1 }),
    gallery,
    previous: gallery.getByRole('button', { name: text['ui.previous'], exact: true }),
    next: gallery.getByRole('button', { name: text['ui.next'], exact: true }),
    thumbnails: gallery.getByRole('list').nth(1).getByRole('button'),
    /** The one that is shown. */
    picture: gallery.locator('ul').first().locator('button:not([tabindex])'),
    zoom,
    stage: zoom.getByRole('region'),
    quantity: product.getByRole('spinbutton', { name: text['product.quantity'] }),
    more: product.getByRole('button', { name: text['ui.increase'] }),
    fewer: product.getByRole('button', { name: text['ui.decrease'] }),
    add: product.getByRole('button', { name: text['cart.add'], exact: true }).first(),
    added: product.getByRole('button', { name: text['product.added'], exact: true }).first(),
    share: product.getByRole('button', { name: text['product.share'], exact: true }),
    compare: product.getByRole('button', { name: text['compare.short'], exact: true }),
    tellMe: product.getByRole('button', { name: text['product.notifyMe'] }),
    breadcrumb: main.getByRole('navigation', { name: text['ui.breadcrumb'] }),
  }
}
