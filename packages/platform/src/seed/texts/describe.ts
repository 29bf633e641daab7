import type { Language } from '@dvaput/domain/text/language'
import { kindOf } from '../kinds.ts'
import type { Goods } from '../product.ts'
import { createRandom } from '../random.ts'
import { joinList, type Words } from '../translations.ts'
import type { UnitState } from '../unit-state.ts'
import { canSay, countMonths, fillSentence, holesOf } from './fill-sentence.ts'
import { proses } from './prose.ts'
import type { ProseBank } from './prose-bank.ts'
import * as state from './state.ts'

/** The sentence that adds most to what was said, or none. */
const pickSecond = (first: Words, others: readonly Words[]): Words | undefined => {
  const said = new Set(holesOf(first))
  const newOf = (sentence: Words) => holesOf(sentence).filter((hole) => !said.has(hole)).length
  const repeatedOf = (sentence: Words) => holesOf(sentence).length - newOf(sentence)
  return others
    .filter((sentence) => repeatedOf(sentence) === 0 && newOf(sentence) > 0)
    .toSorted((one, other) => newOf(other) - newOf(one))[0]
}

/** How a description may begin. */
const openingsOf = (goods: Goods, { condition }: UnitState): Words[] => {
  const { openings, history = [] }: ProseBank = proses[kindOf(goods).prose]
  return [...openings, ...(condition === 'new' ? [] : history)].filter((sentence) => canSay(goods, sentence))
}

/** The one whose turn it is, unless the neighbour before began with it. */
export const chooseOpening = (goods: Goods, unit: UnitState, turn: number, before: Words | undefined): Words => {
  const known = openingsOf(goods, unit)
  const rotated = known.map((_, index) => known[(turn + index) % known.length] as Words)
  return rotated.find((sentence) => sentence !== before) ?? state.conditionOpenings[unit.condition][0]
}

const openingSentences = (goods: Goods, unit: UnitState, opening: Words): Words[] => {
  const { uses }: ProseBank = proses[kindOf(goods).prose]
  const second = pickSecond(opening, openingsOf(goods, unit))
  const use = uses?.find(({ when }) => when(goods.specs))
  return [opening, ...(second ? [second] : []), ...(use ? [use.say] : [])]
}

const toText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const paragraph = (sentences: readonly string[]): string => `<p>${sentences.join(' ')}</p>`
const bullets = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** Written from the goods' own figures and the state of the shop's own units, the same in every run. */
export const describe = (goods: Goods, unit: UnitState, opening: Words, language: Language): string => {
  const prose: ProseBank = proses[kindOf(goods).prose]
  const random = createRandom(`words ${goods.title}`)
  const say = (sentence: Words, more?: Readonly<Record<string, string>>) =>
    toText(fillSentence(sentence, goods, language, more))
  const sayList = (sentence: Words, items: readonly Words[]) =>
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

  const beginning = openingSentences(goods, unit, opening).map((sentence) => say(sentence))
  const amount = units === 1 ? state.singleLines : condition === 'new' ? [] : state.batchLines
  const looks = [
    say(random.pick(state.conditionOpenings[condition].filter((sentence) => sentence !== opening))),
    ...(grade ? [`<strong>${state.gradeNames[grade][language]}.</strong>`] : []),
    ...notes.map((note) => say(note)),
    ...(batteryHealth === undefined ? [] : [say(random.pick(state.batteryLines), { health: String(batteryHealth) })]),
    ...(amount.length > 0 && random.chance(0.5) ? [say(random.pick(amount))] : []),
  ]
  const work = [...sayList(state.testedLine, tested), ...sayList(state.replacedLine, replaced)]
  const warranty = say(random.pick(state.warrantyLines), { warranty: countMonths(warrantyMonths, language) })
  const box = sayList(state.includedLine, prose.box)
  return random.chance(0.5)
    ? paragraph(beginning) + paragraph(looks) + bullets([...work, ...box, warranty])
    : paragraph(beginning) + paragraph([...looks, ...work]) + paragraph([...box, warranty])
}
