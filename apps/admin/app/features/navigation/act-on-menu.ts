import type { ContentEdit } from '@dvaput/backend/shop-content/content-edit'
import type { ShopContent } from '@dvaput/backend/shop-content/shop-content'
import { languagesOfShop } from '../../lib/shop-place.ts'
import { type FormTexts, textsOfForm } from '../../lib/texts-of-form.ts'
import { addItem, type MenuItem, menuMoves, moveItem, type NewItem, replaceItem, withoutOwnUrls } from './menu-items.ts'
import { type ItemProblem, readItem } from './read-item.ts'

export const menuActs = ['title', 'add', 'item', 'move', 'drop', 'remove'] as const
export type MenuAct = (typeof menuActs)[number]

type Problem = ItemProblem | 'changed-meanwhile' | 'refused'

export type MenuAnswer = {
  readonly act: MenuAct
  readonly problem: Problem
  readonly typed: FormTexts
  /** Of the shop's platform. */
  readonly message: string
}

export const statusOfProblem = {
  'bad-url': 422,
  'changed-meanwhile': 409,
  'no-title': 422,
  refused: 422,
  'too-long': 422,
} as const satisfies Record<Problem, number>

const flatten = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.items)])

/** What a form of the menu's screen asks for. */
export const actOnMenu = async (
  content: ShopContent,
  act: MenuAct,
  edit: Omit<ContentEdit, 'revision'>,
  form: FormData,
): Promise<'ok' | 'not-found' | MenuAnswer> => {
  const typed = textsOfForm(form)
  const refuse = (problem: Problem, message = ''): MenuAnswer => ({ act, problem, typed, message })
  const menu = await content.readMenu(edit.shop, edit.gid)
  if (!menu) return 'not-found'
  const what = { ...edit, revision: typed.revision ?? '' }
  // Before an item is looked for that somebody else may have removed.
  if (menu.revision !== what.revision) return refuse('changed-meanwhile')
  const languages = languagesOfShop(edit.shop)
  const gid = typed.item ?? ''
  const item = flatten(menu.items).find((each) => each.gid === gid)

  const write = async (items: readonly NewItem[], title = menu.title) => {
    const result = await content.changeMenu(what, title, withoutOwnUrls(items))
    if (result.ok) return 'ok'
    if (result.code === 'not-found') return result.code
    return result.code === 'changed-meanwhile'
      ? refuse(result.code)
      : refuse('refused', 'message' in result ? result.message : '')
  }

  if (act === 'remove') {
    const result = await content.removeMenu(what)
    if (result.ok) return 'ok'
    return refuse('refused', 'message' in result ? result.message : '')
  }
  if (act === 'title') {
    const { title = '' } = typed
    if (title === '') return refuse('no-title')
    return title.length > 255 ? refuse('too-long') : write(menu.items, title)
  }
  if (act === 'add') {
    const facts = readItem(typed, languages)
    return typeof facts === 'string' ? refuse(facts) : write(addItem(menu.items, typed.parent ?? '', facts))
  }
  if (!item) return 'not-found'
  if (act === 'drop') return write(replaceItem(menu.items, gid, undefined))
  if (act === 'move') {
    const move = menuMoves.find((each) => each === typed.move)
    return move ? write(moveItem(menu.items, gid, move)) : 'not-found'
  }
  const facts = readItem(typed, languages, item)
  return typeof facts === 'string' ? refuse(facts) : write(replaceItem(menu.items, gid, facts))
}
