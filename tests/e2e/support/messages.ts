import type { Language } from '@dvaput/domain/text/language'
import { messages as alertsBcs } from '../../../apps/store/app/i18n/messages/bcs/back-in-stock.ts'
import { messages as cartBcs } from '../../../apps/store/app/i18n/messages/bcs/cart.ts'
import { messages as compareBcs } from '../../../apps/store/app/i18n/messages/bcs/compare.ts'
import { messages as conditionsBcs } from '../../../apps/store/app/i18n/messages/bcs/conditions.ts'
import { messages as contactBcs } from '../../../apps/store/app/i18n/messages/bcs/contact.ts'
import { messages as homeBcs } from '../../../apps/store/app/i18n/messages/bcs/home.ts'
import { messages as informationBcs } from '../../../apps/store/app/i18n/messages/bcs/information.ts'
import { messages as lostBcs } from '../../../apps/store/app/i18n/messages/bcs/not-found.ts'
import { messages as factsBcs } from '../../../apps/store/app/i18n/messages/bcs/product-details.ts'
import { messages as productBcs } from '../../../apps/store/app/i18n/messages/bcs/product-page.ts'
import { messages as productsBcs } from '../../../apps/store/app/i18n/messages/bcs/products.ts'
import { messages as shareBcs } from '../../../apps/store/app/i18n/messages/bcs/share.ts'
import { messages as shellBcs } from '../../../apps/store/app/i18n/messages/bcs/shell.ts'
import { messages as suggestionsBcs } from '../../../apps/store/app/i18n/messages/bcs/suggestions.ts'
import { messages as wishlistBcs } from '../../../apps/store/app/i18n/messages/bcs/wishlist.ts'
import { messages as alertsEn } from '../../../apps/store/app/i18n/messages/en/back-in-stock.ts'
import { messages as cartEn } from '../../../apps/store/app/i18n/messages/en/cart.ts'
import { messages as compareEn } from '../../../apps/store/app/i18n/messages/en/compare.ts'
import { messages as conditionsEn } from '../../../apps/store/app/i18n/messages/en/conditions.ts'
import { messages as contactEn } from '../../../apps/store/app/i18n/messages/en/contact.ts'
import { messages as homeEn } from '../../../apps/store/app/i18n/messages/en/home.ts'
import { messages as informationEn } from '../../../apps/store/app/i18n/messages/en/information.ts'
import { messages as lostEn } from '../../../apps/store/app/i18n/messages/en/not-found.ts'
import { messages as factsEn } from '../../../apps/store/app/i18n/messages/en/product-details.ts'
import { messages as productEn } from '../../../apps/store/app/i18n/messages/en/product-page.ts'
import { messages as productsEn } from '../../../apps/store/app/i18n/messages/en/products.ts'
import { messages as shareEn } from '../../../apps/store/app/i18n/messages/en/share.ts'
import { messages as shellEn } from '../../../apps/store/app/i18n/messages/en/shell.ts'
import { messages as suggestionsEn } from '../../../apps/store/app/i18n/messages/en/suggestions.ts'
import { messages as wishlistEn } from '../../../apps/store/app/i18n/messages/en/wishlist.ts'
import { messages as alertsEs } from '../../../apps/store/app/i18n/messages/es/back-in-stock.ts'
import { messages as cartEs } from '../../../apps/store/app/i18n/messages/es/cart.ts'
import { messages as compareEs } from '../../../apps/store/app/i18n/messages/es/compare.ts'
import { messages as conditionsEs } from '../../../apps/store/app/i18n/messages/es/conditions.ts'
import { messages as contactEs } from '../../../apps/store/app/i18n/messages/es/contact.ts'
import { messages as homeEs } from '../../../apps/store/app/i18n/messages/es/home.ts'
import { messages as informationEs } from '../../../apps/store/app/i18n/messages/es/information.ts'
import { messages as lostEs } from '../../../apps/store/app/i18n/messages/es/not-found.ts'
import { messages as factsEs } from '../../../apps/store/app/i18n/messages/es/product-details.ts'
import { messages as productEs } from '../../../apps/store/app/i18n/messages/es/product-page.ts'
import { messages as productsEs } from '../../../apps/store/app/i18n/messages/es/products.ts'
import { messages as shareEs } from '../../../apps/store/app/i18n/messages/es/share.ts'
import { messages as shellEs } from '../../../apps/store/app/i18n/messages/es/shell.ts'
import { messages as suggestionsEs } from '../../../apps/store/app/i18n/messages/es/suggestions.ts'
import { messages as wishlistEs } from '../../../apps/store/app/i18n/messages/es/wishlist.ts'

/** The labels a test looks for; what a requirement words itself is written out in the test. */
export const messages = {
  bcs: {
    ...shellBcs,
    ...informationBcs,
    ...contactBcs,
    ...cartBcs,
    ...factsBcs,
    ...conditionsBcs,
    ...productsBcs,
    ...homeBcs,
    ...suggestionsBcs,
    ...alertsBcs,
    ...compareBcs,
    ...lostBcs,
    ...productBcs,
    ...shareBcs,
    ...wishlistBcs,
  },
  en: {
    ...shellEn,
    ...informationEn,
    ...contactEn,
    ...cartEn,
    ...factsEn,
    ...conditionsEn,
    ...productsEn,
    ...homeEn,
    ...suggestionsEn,
    ...alertsEn,
    ...compareEn,
    ...lostEn,
    ...productEn,
    ...shareEn,
    ...wishlistEn,
  },
  es: {
    ...shellEs,
    ...informationEs,
    ...contactEs,
    ...cartEs,
    ...factsEs,
    ...conditionsEs,
    ...productsEs,
    ...homeEs,
    ...suggestionsEs,
    ...alertsEs,
    ...compareEs,
    ...lostEs,
    ...productEs,
    ...shareEs,
    ...wishlistEs,
  },
} satisfies Record<Language, object>
