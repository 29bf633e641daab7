import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import type { UnsoldKind } from '../unsold/unsold-kind.ts'
import { areBuiltIn } from './kind-levels.ts'
import { joinTerms, strengths, type Term, type UnknownWord } from './search-terms.ts'
import type { Meaning } from './synonyms.ts'

/** What is wanted, where that is something we have no product type for. */
type UnsoldNoun = {
  /** Nothing where it is a word that we do not know. */
  readonly kind: UnsoldKind | null
  readonly term: Term | null
  readonly unknownWords: readonly UnknownWord[]
  /** What it is wanted for. */
  readonly others: readonly Term[]
}

/** What is wanted, and what it is wanted for. */
export type Noun = {
  readonly terms: readonly Term[]
  /** They decide about the order alone. */
  readonly purposes: readonly Term[]
  readonly unsold: UnsoldNoun | null
  /** The same terms with the noun as a description: "thinkpad 16 gb ram", where no memory is called ThinkPad. */
  readonly described: readonly Term[] | null
  readonly leftOut: readonly Term[]
}

const levelOf = ({ meaning }: Term): number | null => meaning?.level ?? null
const isNoun = (term: Term): boolean => levelOf(term) !== null
const isKind = ({ meaning }: Term): boolean => meaning?.isProductKind === true || meaning?.unsold !== undefined
const isMeasure = ({ words }: Term): boolean => /^\d/.test(words[0] ?? '')
/** Found in descriptions alone, or by a guess: of things that are wanted for a device we would know better. */
const isDoubtful = ({ strength, corrected }: Term): boolean => strength === strengths.mention || corrected !== null

const isBuiltIn = ({ meaning }: Term): boolean =>
  meaning?.unsold?.isBuiltIn === true || areBuiltIn(meaning?.types ?? [])

/** How devices are described in short: "laptop ssd 512". */
const abbreviations = /^(ram|ssd|hdd|nvme|emmc)$/

/** The words alone, which may be said of any product. */
const toDescription = (term: Term): Term => {
  const { meaning } = term
  if (!meaning) return term
  const phrases = meaning.phrases.map((phrase) => phrase.split(' ').map(toLexeme))
  const said: Meaning = { phrases: meaning.phrases, marks: [], others: [], isProductKind: false }
  return { ...term, meaning: said, ways: [term.words.map(toLexeme), ...phrases], strength: strengths.quality }
}

/** Of the kind itself, and not of what mentions it. */
const toFirm = (term: Term): Term => {
  const { meaning, hasStarted } = term
  if (!meaning || hasStarted || meaning.marks.length === 0) return term
  return { ...term, ways: [...meaning.marks, ...meaning.others] }
}

const shareTypes = (one: Term, other: Term): boolean =>
  one.meaning?.types?.some((type) => other.meaning?.types?.includes(type)) ?? false

/** "laptop 16 gb ram", "laptop nvidia grafika", "laptop ssd 512": a part that describes the device beside it. */
const describesDevice = (terms: readonly Term[], at: number): boolean => {
  const term = terms[at] as Term
  const isLower = (other: Term) => isNoun(other) && (levelOf(other) ?? 0) < (levelOf(term) ?? 0)
  if (!isBuiltIn(term) || !terms.some(isLower)) return false
  const [before, next] = [terms[at - 1], terms[at + 1]]
  if (before && !isNoun(before) && before.to === term.from) {
    if (before.strength === strengths.quality || isMeasure(before)) return true
    if (terms.slice(0, at - 1).some(isLower)) return true
  }
  const isShort = term.words.every((word) => abbreviations.test(word))
  return isShort && next !== undefined && isMeasure(next) && terms.slice(0, at).some(isLower)
}

const describe = (terms: readonly Term[], noun: Term): readonly Term[] | null => {
  const at = terms.indexOf(noun)
  const before = terms[at - 1]
  const isMeasured = before !== undefined && isMeasure(before) && before.to === noun.from
  return isMeasured && isBuiltIn(noun) && terms.length > 2
    ? terms.map((term) => (term === noun ? toDescription(term) : term))
    : null
}

const plain = (terms: readonly Term[]): Noun => ({
  terms,
  purposes: [],
  unsold: null,
  described: null,
  leftOut: [],
})

/** Of kinds side by side the highest is wanted; what follows "with" describes it. */
const chooseNoun = (terms: readonly Term[]): Noun => {
  // Of "hdmi na vga adapter" the noun comes last.
  const cut = terms.findIndex(
    ({ connective }, index) =>
      (connective === 'with' || connective === 'without') && terms.slice(0, index).some(isNoun),
  )
  const [main, told] = cut < 0 ? [terms, []] : [terms.slice(0, cut), terms.slice(cut)]
  const leftOut = told[0]?.connective === 'without' ? told.slice(0, 1) : []
  const descriptions = told.slice(leftOut.length).map((term) => (isNoun(term) ? toDescription(term) : term))
  const describing = main.filter((term, index) => isNoun(term) && describesDevice(main, index))
  const nouns = main.filter((term) => isNoun(term) && !describing.includes(term))
  const top = Math.max(...nouns.map((term) => levelOf(term) ?? 0))
  const highest = nouns.filter((term) => levelOf(term) === top)
  const head = highest.find(({ meaning }) => meaning?.unsold) ?? highest[0]
  if (!head) return { ...plain([...main, ...descriptions]), leftOut }
  if (head.meaning?.unsold) {
    // "laptop i torba": what we do have is shown.
    const isOneOfTwo = head.connective === 'and' || terms[terms.indexOf(head) + 1]?.connective === 'and'
    const others = terms.filter((term) => term !== head)
    if (isOneOfTwo && others.some(isKind)) {
      const rest = chooseNoun(others)
      return { ...rest, leftOut: [...rest.leftOut, head] }
    }
    const unsold = { kind: head.meaning.unsold, term: head, unknownWords: [], others }
    return { ...plain([...main, ...descriptions]), unsold, leftOut }
  }
  const rivals = highest.filter((term) => term !== head && !shareTypes(term, head))
  const noun = rivals.reduce(joinTerms, head)
  const lower = nouns.filter((term) => (levelOf(term) ?? 0) < top && !shareTypes(term, head))
  const purposes = lower.filter(({ meaning }) => !meaning?.isTrait)
  const kept = main.flatMap((term) => {
    if (term === head) return [toFirm(noun)]
    if (rivals.includes(term) || purposes.includes(term)) return []
    if (describing.includes(term) || lower.includes(term)) return [toDescription(term)]
    return [nouns.includes(term) ? toFirm(term) : term]
  })
  const described = describe(main, head)
  return {
    terms: [...kept, ...descriptions],
    purposes,
    unsold: null,
    described: described && [...described, ...descriptions],
    leftOut,
  }
}

/** Where what it is for begins: behind "for", or behind "of" where a device follows. */
const findPurpose = (terms: readonly Term[]): number =>
  terms.findIndex(({ connective }, index) => {
    if (connective === 'for') return true
    return connective === 'of' && terms.slice(0, index).some(isNoun) && terms.slice(index).some(isNoun)
  })

/** The noun decides: in "X for Y" and "Y X" X is wanted. */
export const readNoun = (terms: readonly Term[], unknownWords: readonly UnknownWord[]): Noun => {
  const at = findPurpose(terms)
  if (at < 0) return chooseNoun(terms)
  const [before, after] = [terms.slice(0, at), terms.slice(at)]
  if (before.some(isKind)) {
    const noun = chooseNoun(before)
    if (noun.unsold) return { ...noun, unsold: { ...noun.unsold, others: [...noun.unsold.others, ...after] } }
    // A measure is that of what is wanted, wherever it stands: "ram za laptop 16 gb".
    const isOwn = (term: Term) => term.strength === strengths.quality && !isNoun(term)
    return {
      ...noun,
      terms: [...noun.terms, ...after.filter(isOwn)],
      purposes: [...noun.purposes, ...after.filter((term) => !isOwn(term))],
    }
  }
  const unknownBefore = unknownWords.filter(({ index }) => index < (after[0]?.from ?? 0))
  const isUnknownNoun = before.every(isDoubtful) && before.length + unknownBefore.length > 0
  if (!isUnknownNoun || !after.some(isKind)) return chooseNoun(terms)
  const mentioned = before.flatMap(({ words, from }) => words.map((word, index) => ({ word, index: from + index })))
  return {
    ...plain(terms),
    unsold: { kind: null, term: null, unknownWords: [...mentioned, ...unknownBefore], others: after },
  }
}
