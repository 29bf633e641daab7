import { redirect } from 'react-router'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { isSeenLate } from '../../lib/forms/seen-fields.ts'
import { settleContent } from '../../lib/forms/settle-content.ts'
import { toGid } from '../../lib/urls/shop-gid.ts'
import { languagesOfShop, shopOfPath } from '../../lib/urls/shop-place.ts'
import { addItem, type MenuItem, menuMoves, moveItem, type NewItem, replaceItem, withoutOwnUrls } from './menu-items.ts'
import { readItem, toItemFields } from './read-item.ts'

type Place = Pick<ActionInput<unknown>, 'services' | 'params'>

const findMenu = async ({ services, params }: Place) => {
  const shop = shopOfPath(params.shop)
  const gid = toGid('Menu', params.id)
  const menu = gid && (await services.shopContent.readMenu(shop, gid))
  return gid && menu ? { shop, gid, menu } : null
}

type Input = ActionInput<NonNullable<Awaited<ReturnType<typeof findMenu>>>>

const maxTitleLength = 255

const flatten = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.items)])

const toEdit = ({ record: { shop, gid }, revision, by }: Input) => ({ shop, gid, revision, by })

const write = async (input: Input, items: readonly NewItem[], title = input.record.menu.title) =>
  settleContent(await input.services.shopContent.changeMenu(toEdit(input), title, withoutOwnUrls(items)))

const rename = (input: Input) => {
  const { title = '' } = input.typed
  if (isSeenLate(input.typed, { title: input.record.menu.title })) return 'changed-meanwhile'
  if (title === '') return 'no-title'
  return title.length > maxTitleLength ? 'too-long' : write(input, input.record.menu.items, title)
}

const add = (input: Input) => {
  const { record, typed } = input
  const facts = readItem(typed, languagesOfShop(record.shop))
  return typeof facts === 'string' ? facts : write(input, addItem(record.menu.items, typed.parent ?? '', facts))
}

const changeItem = (input: Input, item: MenuItem) => {
  const { record, typed } = input
  const languages = languagesOfShop(record.shop)
  if (isSeenLate(typed, toItemFields(item, languages))) return 'changed-meanwhile'
  const facts = readItem(typed, languages, item)
  return typeof facts === 'string' ? facts : write(input, replaceItem(record.menu.items, item.gid, facts))
}

const move = (input: Input, { gid }: MenuItem) => {
  const direction = menuMoves.find((each) => each === input.typed.move)
  return direction ? write(input, moveItem(input.record.menu.items, gid, direction)) : 'not-found'
}

const drop = (input: Input, { gid }: MenuItem) => write(input, replaceItem(input.record.menu.items, gid, undefined))

const remove = async (input: Input) => {
  const result = settleContent(await input.services.shopContent.removeMenu(toEdit(input)))
  return result === 'ok' ? redirect('/content/navigation?done=remove') : result
}

/** Compared before an item is looked for that somebody else may have removed. */
const ofSeenMenu =
  <Result>(run: (input: Input) => Result) =>
  (input: Input) =>
    input.record.menu.revision === input.revision ? run(input) : 'changed-meanwhile'

const ofItem = <Result>(run: (input: Input, item: MenuItem) => Result) =>
  ofSeenMenu((input) => {
    const item = flatten(input.record.menu.items).find(({ gid }) => gid === input.typed.item)
    return item ? run(input, item) : 'not-found'
  })

export const menuActions = recordActions({ permission: 'content.write', find: findMenu })({
  title: { run: ofSeenMenu(rename) },
  add: { run: ofSeenMenu(add) },
  item: { run: ofItem(changeItem) },
  move: { run: ofItem(move) },
  drop: { run: ofItem(drop) },
  remove: { run: ofSeenMenu(remove) },
})

export type MenuAct = (typeof menuActions.names)[number]
