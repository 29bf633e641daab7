import { foldText } from '../../text/fold-text.ts'

export const conditions = ['new', 'refurbished', 'used'] as const
export type Condition = (typeof conditions)[number]

/** What a product may be called: the warehouse says more of what it sells than our three. */
export const statedConditions = [
  ...conditions,
  'open-box',
  'used-excellent',
  'used-good',
  'used-fair',
  'for-parts',
] as const
export type StatedCondition = (typeof statedConditions)[number]

/** Best first. New products have none. */
export const grades = ['A+', 'A', 'B', 'C', 'D'] as const
export type Grade = (typeof grades)[number]

/** Beginnings of words, folded, without hyphens. "Like new" and "como nuevo" are used and not new. */
const beginnings = {
  refurbished: ['refurb', 'renewed', 'remanufactured', 'obnovljen', 'reparir', 'reacondicionad'],
  used: [
    ...['used', 'pre owned', 'preowned', 'second hand', 'open box', 'like new'],
    ...['rabljen', 'polovn', 'koristen', 'kao nov'],
    ...['usad', 'segunda mano', 'caja abierta', 'como nuev', 'seminuev'],
  ],
} as const satisfies Record<Exclude<Condition, 'new'>, readonly string[]>
const newWords = ['new', 'unused', 'nov', 'novi', 'novo', 'nova', 'nekoristen', 'nekoristeno', 'nuevo', 'nueva']

const maxTextLength = 200

const toWords = (text: string | null | undefined): string[] =>
  foldText((text ?? '').slice(0, maxTextLength))
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Whatever a shop, a supplier or a tag calls it. Nothing where it says no condition at all. */
export const parseCondition = (text: string | null | undefined): Condition | null => {
  const said = toWords(text)
  const line = ` ${said.join(' ')}`
  for (const condition of ['refurbished', 'used'] as const)
    if (beginnings[condition].some((beginning) => line.includes(` ${beginning}`))) return condition
  return said.some((word) => newWords.includes(word)) || line.includes(' sin uso') ? 'new' : null
}

const gradeWords = new Set(['grade', 'klasa', 'grado', 'razred', 'clase', 'stanje', 'estado', 'condition'])

/** `Grade A`, `klasa b`, `A+`, `a-plus`, `Grado C`: the letter alone, or behind such a word. */
export const parseGrade = (text: string | null | undefined): Grade | null => {
  const [letter = '', plus, ...rest] = toWords(text?.replaceAll('+', ' plus ')).filter((word) => !gradeWords.has(word))
  if (rest.length > 0 || (plus !== undefined && (plus !== 'plus' || letter !== 'a'))) return null
  const gradeName = plus ? 'A+' : letter.toUpperCase()
  return grades.find((grade) => grade === gradeName) ?? null
}

/** As it stands in an address, where a plus sign would be read as a space. */
export const gradeSlugs = { 'A+': 'a-plus', A: 'a', B: 'b', C: 'c', D: 'd' } as const satisfies Record<Grade, string>
