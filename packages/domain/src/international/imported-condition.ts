import { parseCondition, type StatedCondition } from '../catalogue/condition/condition.ts'
import { foldText } from '../text/fold-text.ts'
import type { Language } from '../text/language.ts'

/** As the warehouse grades what it sells, the best first. */
export const importedConditions = [
  'new',
  'open-box',
  'refurbished',
  'used-excellent',
  'used-good',
  'used-fair',
  'for-parts',
] as const satisfies readonly StatedCondition[]
export type ImportedCondition = (typeof importedConditions)[number]

const usedWords = [
  ['used-excellent', /excellent|like new|mint|very good/],
  ['used-fair', /fair|acceptable|poor|worn/],
] as const

/** Null where it says none that we know. */
export const parseImportedCondition = (text: string | null): ImportedCondition | null => {
  const said = foldText((text ?? '').slice(0, 100)).replaceAll(/[^a-z]+/g, ' ')
  if (/\b(for|spare) parts\b|\bparts only\b|\brepuestos\b/.test(said)) return 'for-parts'
  if (/\bopen box\b|\bcaja abierta\b/.test(said)) return 'open-box'
  const condition = parseCondition(text)
  if (condition !== 'used') return condition
  return usedWords.find(([, words]) => words.test(said))?.[0] ?? 'used-good'
}

type Texts = Readonly<Record<Language, string>>

const texts = (bcs: string, en: string, es: string): Texts => ({ bcs, en, es })

/** What the warehouse means by it; the names are those of every product. */
const meanings = {
  new: texts(
    'Nekorišteno, u tvorničkom ili skupnom pakovanju.',
    'Unused, in the maker’s own or in bulk packing.',
    'Sin uso, en empaque de fábrica o a granel.',
  ),
  'open-box': texts(
    'Kutija je otvorena, uređaj provjeren, bez tragova korištenja.',
    'The box was opened and the product checked; no signs of use.',
    'La caja fue abierta y el producto revisado; sin señales de uso.',
  ),
  refurbished: texts(
    'Korišteno, pa očišćeno, provjereno i po potrebi popravljeno u skladištu.',
    'Used before, then cleaned, tested and repaired where needed by the warehouse.',
    'Usado, luego limpiado, probado y reparado donde hizo falta por la bodega.',
  ),
  'used-excellent': texts(
    'Radi. Sitni tragovi koji se vide tek izbliza.',
    'Works. Tiny marks, seen only up close.',
    'Funciona. Marcas mínimas que solo se ven de cerca.',
  ),
  'used-good': texts(
    'Radi. Vidljive ogrebotine na kućištu.',
    'Works. Visible scratches on the body.',
    'Funciona. Rayones visibles en la carcasa.',
  ),
  'used-fair': texts(
    'Radi. Jasne ogrebotine, udubljenja ili manji nedostaci navedeni u opisu.',
    'Works. Clear scratches, dents, or small defects named in the description.',
    'Funciona. Rayones notorios, abolladuras o defectos menores indicados en la descripción.',
  ),
  'for-parts': texts(
    'Ne radi ili nije potpuno.',
    'Does not work, or is not complete.',
    'No funciona o no está completo.',
  ),
} as const satisfies Record<ImportedCondition, Texts>

export const conditionMeaning = (condition: ImportedCondition, language: Language): string =>
  meanings[condition][language]
