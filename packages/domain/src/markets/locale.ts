import type { Language } from '../text/language.ts'
import type { Market } from './market.ts'

/** Where a request comes from and how to respond: whose stock and prices, and in which language. */
export type Locale = { readonly market: Market; readonly language: Language }
