import type { Language } from '@dvaput/domain/text/language'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { numberOf, toGid } from '../../lib/urls/shop-gid.ts'
import type { MenuItem, NewItem } from './menu-items.ts'

/** Pages of the shop that every menu can lead to. */
export const fixedTargets = ['FRONTPAGE', 'CATALOG', 'COLLECTIONS', 'SEARCH'] as const

/** An own URL where it is none of them. */
export const readFixedTarget = (target: string): (typeof fixedTargets)[number] | 'HTTP' =>
  fixedTargets.find((each) => each === target) ?? 'HTTP'

export type ItemProblem = 'no-title' | 'too-long' | 'url'

const maxLength = { title: 255, url: 2000 } as const

/** As the platform takes them. */
const urlForm = /^(?:https?:\/\/|mailto:|tel:|[/#?])\S*$/i

const collectionTarget = (gid: string) => `collection:${numberOf(gid)}`

/** What the form's select has of an item: a page, a collection, a URL, or the record that it leads to already. */
export const targetOf = ({ type, resourceGid }: Pick<MenuItem, 'type' | 'resourceGid'>): string => {
  if (type === 'COLLECTION' && resourceGid) return collectionTarget(resourceGid)
  const fixed = fixedTargets.find((each) => each === type)
  if (fixed) return fixed
  return type === 'HTTP' ? 'HTTP' : 'keep'
}

type Target = Pick<NewItem, 'type' | 'url' | 'resourceGid'>

const readTarget = ({ target = '', url = '' }: FormTexts, before: MenuItem | undefined): Target | undefined => {
  const fixed = fixedTargets.find((each) => each === target)
  if (fixed) return { type: fixed }
  const collection = toGid('Collection', /^collection:(\d+)$/.exec(target)?.[1])
  if (collection) return { type: 'COLLECTION', resourceGid: collection }
  if (target === 'keep' && before) return { type: before.type, resourceGid: before.resourceGid, url: before.url }
  return urlForm.test(url) && url.length <= maxLength.url ? { type: 'HTTP', url } : undefined
}

/** Of what was typed, or what is wrong with it. */
export const readItem = (
  typed: FormTexts,
  [first, ...others]: readonly [Language, ...Language[]],
  before?: MenuItem,
): NewItem | ItemProblem => {
  const titleIn = (language: Language) => typed[`title.${language}`] ?? ''
  if (titleIn(first) === '') return 'no-title'
  if ([first, ...others].some((language) => titleIn(language).length > maxLength.title)) return 'too-long'
  const target = readTarget(typed, before)
  if (!target) return 'url'
  const titles = Object.fromEntries(others.map((language) => [language, titleIn(language)]))
  return { title: titleIn(first), titles, ...target }
}

/** Its fields under the names of the form. */
export const toItemFields = (item: MenuItem, [first, ...others]: readonly [Language, ...Language[]]): FormTexts => ({
  [`title.${first}`]: item.title,
  ...Object.fromEntries(others.map((language) => [`title.${language}`, item.titles[language] ?? ''])),
  target: targetOf(item),
  url: item.type === 'HTTP' ? (item.url ?? '') : '',
})

/**
 * What was typed into an item that is no longer there, for the form of a new one: all of it counts as typed, also what
 * this person had not changed. A record that cannot be chosen here is lost with the item.
 */
export const toNewItemTexts = ({ seen: _, item: __, ...typed }: FormTexts): FormTexts => ({
  ...typed,
  ...(typed.target === 'keep' && { target: 'HTTP' }),
})
