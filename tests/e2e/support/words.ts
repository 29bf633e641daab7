import type { Language } from '@dvaput/domain/text/language'
import { messages as contactBcs } from '../../../apps/store/app/i18n/messages/bcs/contact.ts'
import { messages as informationBcs } from '../../../apps/store/app/i18n/messages/bcs/information.ts'
import { messages as shellBcs } from '../../../apps/store/app/i18n/messages/bcs/shell.ts'
import { messages as contactEn } from '../../../apps/store/app/i18n/messages/en/contact.ts'
import { messages as informationEn } from '../../../apps/store/app/i18n/messages/en/information.ts'
import { messages as shellEn } from '../../../apps/store/app/i18n/messages/en/shell.ts'
import { messages as contactEs } from '../../../apps/store/app/i18n/messages/es/contact.ts'
import { messages as informationEs } from '../../../apps/store/app/i18n/messages/es/information.ts'
import { messages as shellEs } from '../../../apps/store/app/i18n/messages/es/shell.ts'

/** The labels a test looks for; what a requirement words itself is written out in the test. */
export const words = {
  bcs: { ...shellBcs, ...informationBcs, ...contactBcs },
  en: { ...shellEn, ...informationEn, ...contactEn },
  es: { ...shellEs, ...informationEs, ...contactEs },
} satisfies Record<Language, object>
