import type { ContentEdit, ContentResult } from '@dvaput/backend/shop-content/content-edit'
import type { ShopContent } from '@dvaput/backend/shop-content/shop-content'
import { toGid } from '../../lib/shop-gid.ts'
import { currencyOfShop, languagesOfShop } from '../../lib/shop-place.ts'
import { type FormTexts, textsOfForm } from '../../lib/texts-of-form.ts'
import { type CollectionProblem, readCollectionFacts } from './collection-fields.ts'

export const collectionActs = [
  'save',
  'publish',
  'unpublish',
  'picture',
  'no-picture',
  'add',
  'move',
  'drop',
  'remove',
] as const
export type CollectionAct = (typeof collectionActs)[number]

type Problem = CollectionProblem | 'no-file' | 'not-a-picture' | 'too-large' | 'changed-meanwhile' | 'refused'

export type CollectionAnswer = {
  readonly act: CollectionAct
  readonly problem: Problem
  readonly typed: FormTexts
  /** Of the shop's platform. */
  readonly message: string
}

export const statusOfProblem = {
  'bad-price': 422,
  'changed-meanwhile': 409,
  'no-file': 422,
  'no-rule': 422,
  'no-title': 422,
  'not-a-picture': 422,
  refused: 422,
  'too-large': 413,
  'too-long': 422,
} as const satisfies Record<Problem, number>

const longestAlt = 512

/** What a form of the collection's screen asks for. */
export const actOnCollection = async (
  content: ShopContent,
  act: CollectionAct,
  edit: Omit<ContentEdit, 'revision'>,
  form: FormData,
): Promise<'ok' | 'not-found' | CollectionAnswer> => {
  const typed = textsOfForm(form)
  const what = { ...edit, revision: typed.revision ?? '' }
  const refuse = (problem: Problem, message = ''): CollectionAnswer => ({ act, problem, typed, message })
  const settle = (result: ContentResult<object>) => {
    if (result.ok) return 'ok'
    if (result.code === 'not-found') return result.code
    return result.code === 'refused' ? refuse('refused', result.message) : refuse(result.code)
  }
  const product = () => toGid('Product', typed.product) ?? ''

  const save = async () => {
    const before = await content.readCollection(edit.shop, edit.gid)
    if (!before) return 'not-found'
    const facts = readCollectionFacts(
      typed,
      languagesOfShop(edit.shop),
      before.rules !== null,
      currencyOfShop(edit.shop),
    )
    if (typeof facts === 'string') return refuse(facts)
    // The path that it has already is no new one, for which a redirect would be made.
    const { handle, ...others } = facts
    return settle(await content.changeCollection(what, handle === before.handle ? others : facts))
  }

  const setPicture = async () => {
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) return refuse('no-file')
    const bytes = new Uint8Array(await file.arrayBuffer())
    return settle(await content.setPicture(what, bytes, (typed.alt ?? '').slice(0, longestAlt)))
  }

  const acts = {
    save,
    publish: async () => settle(await content.publishCollection(what, true)),
    unpublish: async () => settle(await content.publishCollection(what, false)),
    picture: setPicture,
    'no-picture': async () => settle(await content.setPicture(what, null, '')),
    add: async () => settle(await content.addProducts(what, [product()])),
    move: async () => settle(await content.moveProduct(what, product(), Math.max(0, Number(typed.place) || 0))),
    drop: async () => settle(await content.removeProduct(what, product())),
    remove: async () => settle(await content.removeCollection(what)),
  } as const satisfies Record<CollectionAct, () => Promise<unknown>>
  return acts[act]()
}
