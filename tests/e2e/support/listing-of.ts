import type { Language } from '@dvaput/domain/text/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { messages as catalogueBcs } from '../../../apps/store/app/i18n/messages/bcs/catalogue.ts'
import { messages as listingsBcs } from '../../../apps/store/app/i18n/messages/bcs/listings.ts'
import { messages as productsBcs } from '../../../apps/store/app/i18n/messages/bcs/products.ts'
import { messages as catalogueEn } from '../../../apps/store/app/i18n/messages/en/catalogue.ts'
import { messages as listingsEn } from '../../../apps/store/app/i18n/messages/en/listings.ts'
import { messages as productsEn } from '../../../apps/store/app/i18n/messages/en/products.ts'
import { messages as catalogueEs } from '../../../apps/store/app/i18n/messages/es/catalogue.ts'
import { messages as listingsEs } from '../../../apps/store/app/i18n/messages/es/listings.ts'
import { messages as productsEs } from '../../../apps/store/app/i18n/messages/es/products.ts'
import { messages as shellMessages } from './messages.ts'

const messages = {
  bcs: { ...catalogueBcs, ...productsBcs, ...listingsBcs },
  en: { ...catalogueEn, ...productsEn, ...listingsEn },
  es: { ...catalogueEs, ...productsEs, ...listingsEs },
} satisfies Record<Language, object>

const amount = /[\d.]+,\d{2}(?= KM)|(?<=\$)[\d.]+(?= CLP)/

/** What is paid: on the card of a reduced product the price before is the second one. */
const toPrice = (card: string): number =>
  Number(amount.exec(card)?.[0].replaceAll('.', '').replace(',', '.') ?? Number.NaN)

const firstNumber = async (element: Locator): Promise<number> =>
  Number(/\d+/.exec((await element.textContent()) ?? '')?.[0])

/** A listing or a search as somebody finds it who reads this language. */
export const listingOf = (page: Page, language: Language) => {
  const text = messages[language]
  const results = page.getByRole('region', { name: text['listing.results'] })
  const filters = page.getByRole('complementary', { name: text['filter.title'] })
  const drawer = page.getByRole('dialog', { name: text['filter.title'] })
  const cards = results.getByRole('article')
  return {
    text,
    title: page.getByRole('heading', { level: 1 }),
    results,
    filters,
    drawer,
    cards,
    count: results.getByRole('status'),
    chips: page.getByRole('region', { name: text['filter.active'] }).getByRole('listitem'),
    sort: page.getByRole('combobox', { name: text['sort.label'] }),
    textFilter: page.getByRole('searchbox', { name: text['text.label'] }),
    pages: page.getByRole('navigation', { name: shellMessages[language]['ui.pagination'] }),
    openFilters: page.getByRole('button', { name: new RegExp(`^${text['filter.open']}`) }),
    /** A choice of a group, in the column or in the drawer. */
    choice: (container: Locator, group: string, name: string) =>
      container
        .getByRole('group', { name: group, exact: true })
        .getByRole('checkbox', { name: new RegExp(`^${name} \\(`) }),
    /** How many would be found. */
    countBeside: async (choice: Locator) => firstNumber(choice.locator('xpath=ancestor::label')),
    total: () => firstNumber(results.getByRole('status')),
    /** The products match the filters. */
    settled: () => expect(results).toHaveAttribute('aria-busy', 'false'),
    titles: () => cards.getByRole('heading').allTextContents(),
    prices: async () => (await cards.allTextContents()).map(toPrice),
  }
}
