import type { Draft } from '../catalogue/draft.ts'
import type { Random } from '../catalogue/random.ts'

const gradeOf = ({ condition: { grade, name } }: Draft) => (grade ? `Grade ${grade}` : name)

const lotOf = ({ lot }: Draft) => (lot ? `LOT OF ${lot} - ` : '')

/** Every clerk has a way of writing titles and keeps to it for a batch. */
const habits: readonly ((draft: Draft) => string)[] = [
  (draft) => `${lotOf(draft)}${[draft.model.name, ...draft.configuration, gradeOf(draft)].join(' ')}`,
  (draft) => `${lotOf(draft)}${[draft.model.name, ...draft.configuration, gradeOf(draft)].join(' / ').toUpperCase()}`,
  (draft) => `${lotOf(draft)}${draft.model.name} ${draft.model.facts} ${draft.configuration.join(' ')}`.trim(),
  (draft) => `${lotOf(draft)}${draft.model.name} (${[...draft.configuration, draft.condition.name].join(', ')})`,
  (draft) =>
    `${draft.model.name} | ${[...draft.configuration, draft.model.facts].join(' | ')}${draft.lot ? ` x${draft.lot}` : ''}`,
]

/** Pasted from a web page, markup and all. */
const paste = (title: string, random: Random): string =>
  random.pick([
    title.replaceAll('in ', '&quot; ').replaceAll(' / ', ' &amp; '),
    `<b>${title}</b>`,
    `${title} <font color=red>*READ*</font>`,
    `${title}  `,
  ])

export const writeTitle = (draft: Draft, batch: number, random: Random): string => {
  const title = habits[batch % habits.length]?.(draft) ?? draft.model.name
  return random.chance(0.015) ? paste(title, random) : title
}
