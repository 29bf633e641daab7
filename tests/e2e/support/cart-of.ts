import type { Language } from '@dvaput/domain/text/language'
import type { Page } from '@playwright/test'
import { messages } from './messages.ts'

/** The cart's page, found as a visitor finds it. */
export const cartOf = (page: Page, language: Language) => {
  const text = messages[language]
  const main = page.getByRole('main')
  const lines = main.getByRole('list', { name: text['cartPage.lines'] }).getByRole('listitem')
  return {
    text,
    main,
    lines,
    line: (name: string) => lines.filter({ hasText: name }),
    quantity: main.getByRole('spinbutton'),
    summary: main.getByRole('region', { name: text['summary.title'] }),
    aside: main.getByRole('region', { name: text['aside.title'] }),
    mixed: main.getByRole('region', { name: text['mixed.title'] }),
    checkOut: main.getByRole('button', { name: text['summary.checkout'] }),
    empty: main.getByText(text['cartPage.empty']).first(),
    /** What is said of the whole cart. */
    notice: main.getByRole('status').first(),
  }
}

const storedLine = {
  name: 'ThinkPad iz uvoza',
  handle: 'thinkpad-iz-uvoza',
  price: 249_990,
  currency: 'CLP',
  image: null,
  category: 'Laptop',
  sku: null,
  tags: [],
  quantity: 1,
  stock: 3,
  isStockKnown: true,
} as const

const internationalId = 'international:ERA-17'

/**
 * Writes an imported product into the browser's cart beside what is there. The warehouse does not have it, so nobody
 * is asked about it.
 */
export const storeInternationalLine = async (page: Page, market: 'ba' | 'cl') => {
  await page.route('**/api/cart/lines*', (route) => {
    const { lines }: { lines: { id: string }[] } = route.request().postDataJSON()
    return route.continue({ postData: { lines: lines.filter(({ id }) => id !== internationalId) } })
  })
  await page.evaluate(
    ({ key, line }) => {
      const { state } = JSON.parse(localStorage.getItem(key) ?? '{"state":[]}')
      localStorage.setItem(key, JSON.stringify({ version: 1, state: [...state, line] }))
    },
    { key: `dvaput-cart-${market}`, line: { ...storedLine, id: internationalId, source: 'international' } },
  )
}
