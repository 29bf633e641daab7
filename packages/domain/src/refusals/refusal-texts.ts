import type { Language } from '../text/language.ts'
import type { RefusalTexts } from './refusal-text.ts'
import { texts as bcs } from './texts/bcs.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'

export const refusalTexts = { bcs, en, es } as const satisfies Record<Language, RefusalTexts>
