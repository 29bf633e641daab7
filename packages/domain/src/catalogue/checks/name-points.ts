import type { Language } from '../../text/language.ts'
import { type CheckName, checks } from './checklists.ts'

/** Wi-Fi and BIOS keep their capitals within a sentence. */
const withinSentence = (name: string): string =>
  /\p{Lu}.*\p{Lu}/u.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1)

/** `screen, keyboard, Wi-Fi`: the points of a checklist within a sentence. */
export const namePoints = (list: readonly CheckName[], language: Language): string =>
  list.map((name) => withinSentence(checks[name].name[language])).join(', ')
