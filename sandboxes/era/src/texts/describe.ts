import type { Draft } from '../catalogue/draft.ts'
import { kinds } from '../catalogue/kinds.ts'
import type { Random } from '../catalogue/random.ts'
import { notesOfKind } from './notes-of-kind.ts'
import { unsafeFragments } from './unsafe-html.ts'

const places = ['Miami', 'Dallas', 'Memphis', 'Reno'] as const
const tooShort = ['works great', 'see pics', 'tested ok', 'AS IS', 'pulled, good', 'A stock', '.', 'TBD'] as const

const stateOf = ({ condition: { name, grade }, model: { kind } }: Draft, random: Random): string[] => {
  const notes = notesOfKind[kind]
  if (name === 'For Parts') return [random.pick(notes.broken), 'For parts or repair, not working.']
  if (name === 'New') return ['New, sealed or bulk packed by maker.']
  if (name === 'Open Box') return ['Open box, checked, no signs of use.']
  if (name === 'Refurbished') return ['Refurbished by us, 90 days DOA.', ...random.shuffle(notes.tested).slice(0, 2)]
  const worn = grade === 'A' ? [] : [random.pick(grade === 'C' ? notes.worse : notes.worn)]
  return [`Used, grade ${grade}.`, ...random.shuffle(notes.tested).slice(0, 2), ...worn]
}

const batteryOf = ({ condition: { name }, model: { kind }, type }: Draft, random: Random): string[] => {
  if (!kinds[kind].hasBattery || type === 'Wholesale Lot') return []
  if (name === 'New' || name === 'For Parts' || random.chance(0.4)) return []
  return [`Batt health ${random.between(71, 98)}%.`]
}

const lotOf = ({ lot, quantity, type }: Draft): string[] => {
  if (lot) return [`Lot of ${lot} pcs, sold as one lot, price is for all ${lot}.`, 'Grading +/- 10%.']
  return type === 'Wholesale Lot' ? [`Price per piece, ${quantity} available, mixed serials.`] : []
}

/** What is left on the disk. */
const systemOf = ({ condition: { name }, model: { kind, vendor, type, year } }: Draft, random: Random): string[] => {
  if (name === 'For Parts' || name === 'New' || (kind !== 'portable' && kind !== 'desktop')) return []
  if (vendor === 'Apple') return ['macOS reinstalled, no account, no MDM.']
  if (type === 'Chromebook') return ['Powerwashed, not enrolled.']
  return [random.chance(0.5) ? 'Drive wiped, no OS.' : `Clean install Win ${year >= 2018 ? 11 : 10} Pro.`]
}

/** Not said where the configuration already says whether cable, stand or tray is there. */
const extrasOf = ({ condition, model: { kind }, configuration }: Draft, random: Random): string[] => {
  if (condition.name === 'New') return []
  const extra = random.pick(notesOfKind[kind].extras)
  const isSaid = configuration.some((value) => /^(no|with|all|bare) |missing|boxed/.test(value))
  return isSaid && /cord|cable|brick|charger|box|disks|packed/i.test(extra) ? [] : [extra]
}

/** Sentences in the order a clerk thinks of them. */
const sentencesOf = (draft: Draft, random: Random): string[] => {
  const { model, configuration } = draft
  const title = `${[model.name, ...configuration].join(' ')}, ${model.facts}.`
  return [
    title,
    ...lotOf(draft),
    ...stateOf(draft, random),
    ...batteryOf(draft, random),
    ...systemOf(draft, random),
    ...extrasOf(draft, random),
    ...(random.chance(0.35) ? [`Ships from ${random.pick(places)}.`] : []),
  ]
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const asList = ([first = '', ...rest]: string[]) =>
  `<p><strong>${escapeHtml(first)}</strong></p><ul>${rest.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`

const asPasted = ([first = '', ...rest]: string[]) =>
  `<div class="MsoNormal" style="margin:0in"><FONT face="Calibri" color="#C00000"><B>${escapeHtml(first)}</FONT></B>&nbsp;<BR>${rest
    .map((line) => `<p class=MsoNormal>${escapeHtml(line)}`)
    .join('<o:p></o:p>')}<br><br></div>`

/** Undefined where the clerk left the field out. */
export const describe = (draft: Draft, random: Random): string | undefined => {
  const sentences = sentencesOf(draft, random)
  const drawn = random.below(100)
  if (drawn < 30) return sentences.join(' ')
  if (drawn < 50)
    return `${sentences[0]}\n${sentences
      .slice(1)
      .map((line) => `- ${line}`)
      .join('\n')}`
  if (drawn < 75) return asList(sentences)
  if (drawn < 84) return asPasted(sentences)
  if (drawn < 90) return sentences.join(' ').toUpperCase()
  if (drawn < 94) return random.pick(tooShort)
  if (drawn < 96) return random.chance(0.5) ? '' : undefined
  return random.pick(unsafeFragments)(escapeHtml(sentences.join(' ')))
}
