import type { Language } from '@dvaput/domain/text/language'
import { kindOf } from '../kinds.ts'
import { joinList, type LocalizedText } from '../localized-text.ts'
import type { DemoProduct } from '../product.ts'
import { createRandom } from '../random.ts'
import type { UnitState } from '../unit-state.ts'
import { canSay, countMonths, countPoints, fillSentence, holesOf } from './fill-sentence.ts'
import { proses } from './prose.ts'
import type { ProseBank } from './prose-bank.ts'
import * as state from './state.ts'

/** The sentence that adds most to what was said, or none. */
const pickSecond = (first: LocalizedText, others: readonly LocalizedText[]): LocalizedText | undefined => {
  const said = new Set(holesOf(first))
  const newOf = (sentence: LocalizedText) => holesOf(sentence).filter((hole) => !said.has(hole)).length
  const repeatedOf = (sentence: LocalizedText) => holesOf(sentence).length - newOf(sentence)
  return others
    .filter((sentence) => repeatedOf(sentence) === 0 && newOf(sentence) > 0)
    .toSorted((one, other) => newOf(other) - newOf(one))[0]
}

/** How a description may begin. */
const openingsOf = (product: DemoProduct, { condition }: UnitState): LocalizedText[] => {
  const { openings, history = [] }: ProseBank = proses[kindOf(product).prose]
  return [...openings, ...(condition === 'new' ? [] : history)].filter((sentence) => canSay(product, sentence))
}

/** The one whose turn it is, unless the neighbour before began with it. */
export const chooseOpening = (
  product: DemoProduct,
  unit: UnitState,
  turn: number,
  before: LocalizedText | undefined,
): LocalizedText => {
  const known = openingsOf(product, unit)
  const rotated = known.map((_, index) => known[(turn + index) % known.length] as LocalizedText)
  return rotated.find((sentence) => sentence !== before) ?? state.conditionOpenings[unit.condition][0]
}

const openingSentences = (product: DemoProduct, unit: UnitState, opening: LocalizedText): LocalizedText[] => {
  const { uses }: ProseBank = proses[kindOf(product).prose]
  const second = pickSecond(opening, openingsOf(product, unit))
  const use = uses?.find(({ when }) => when(product.specs))
  return [opening, ...(second ? [second] : []), ...(use ? [use.say] : [])]
}

const toText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const paragraph = (sentences: readonly string[]): string => `<p>${sentences.join(' ')}</p>`
const bullets = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const batteryLinesOf = ({ batteryHealth, units }: UnitState): readonly LocalizedText[] => {
  if (batteryHealth === undefined) return []
  if (batteryHealth === 100) return state.batteryLines.renewed
  return state.batteryLines[units === 1 ? 'single' : 'batch']
}

/** Written from the products' own figures and the state of the shop's own units, the same in every run. */
export const describe = (product: DemoProduct, unit: UnitState, opening: LocalizedText, language: Language): string => {
  const prose: ProseBank = proses[kindOf(product).prose]
  const random = createRandom(`words ${product.title}`)
  const say = (sentence: LocalizedText, more?: Readonly<Record<string, string>>) =>
    toText(fillSentence(sentence, product, language, more))
  const sayList = (sentence: LocalizedText, items: readonly LocalizedText[]) =>
    items.length === 0
      ? []
      : [
          say(sentence, {
            list: joinList(
              items.map((item) => item[language]),
              language,
            ),
          }),
        ]
  const { condition, grade, batteryHealth, warrantyMonths, notes, tested, replaced, units } = unit

  const beginning = openingSentences(product, unit, opening).map((sentence) => say(sentence))
  const battery = batteryLinesOf(unit)
  const amount = units === 1 ? state.singleLines : condition === 'new' ? [] : state.batchLines
  const looks = [
    say(random.pick(state.conditionOpenings[condition].filter((sentence) => sentence !== opening))),
    ...(grade ? [`<strong>${state.gradeNames[grade][language]}.</strong>`] : []),
    ...notes.map((note) => say(note)),
    ...(battery.length > 0 ? [say(random.pick(battery), { health: String(batteryHealth) })] : []),
    ...(amount.length > 0 && random.chance(0.5) ? [say(random.pick(amount))] : []),
  ]
  const points = countPoints(tested.length, language)
  const work = [
    ...(tested.length > 0 ? [say(state.testedLine, { points })] : []),
    ...sayList(state.replacedLine, replaced),
  ]
  const warranty = say(random.pick(state.warrantyLines), { warranty: countMonths(warrantyMonths, language) })
  const box = sayList(state.includedLine, prose.box)
  return random.chance(0.5)
    ? paragraph(beginning) + paragraph(looks) + bullets([...work, ...box, warranty])
    : paragraph(beginning) + paragraph([...looks, ...work]) + paragraph([...box, warranty])
}
