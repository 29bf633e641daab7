import type { ProductResult } from '@dvaput/backend/product-writing/product-result'
import type { ProductEdit, ProductWriting } from '@dvaput/backend/product-writing/product-writing'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import type { MissingForSale } from '@dvaput/domain/products/missing-for-sale'
import { languages } from '@dvaput/domain/text/language'
import type { Services } from '../../context.ts'
import { isConflict, seenName, touchedAlone } from '../../lib/seen-fields.ts'
import { numberOf, toGid } from '../../lib/shop-gid.ts'
import { type FormTexts, textsOfForm } from '../../lib/texts-of-form.ts'
import { parseCropArea } from './crop-area.ts'
import { type FieldProblems, toProductChanges } from './product-changes.ts'
import { fieldsOf } from './product-fields.ts'
import { type ScheduleProblem, saveSchedule } from './save-schedule.ts'

export const productActs = [
  'save',
  'status',
  'schedule',
  'duplicate',
  'stock',
  'picture',
  'move',
  'describe',
  'crop',
  'remove',
] as const
export type ProductAct = (typeof productActs)[number]

export const stockReasons = [
  'received',
  'correction',
  'cycle_count_available',
  'damaged',
  'quality_control',
  'restock',
  'promotion',
  'shrinkage',
  'other',
] as const satisfies readonly Parameters<ProductWriting['moveStock']>[0]['reason'][]
/** An unlisted product is made elsewhere; it can be put on sale here, or away. */
export const chosenStatuses = ['active', 'draft', 'archived'] as const

export type ProductProblem =
  | 'fields'
  | 'title'
  | 'stock'
  | 'no-file'
  | 'incomplete'
  | 'crop'
  | ScheduleProblem
  | 'refused'
  | 'not-a-picture'
  | 'too-large'

export type ProductAnswer = {
  readonly act: ProductAct
  readonly problem: ProductProblem
  readonly typed: FormTexts
  readonly problems: FieldProblems
  /** Of the shop's platform. */
  readonly message: string
  /** Before it can be put on sale. */
  readonly missing: readonly MissingForSale[]
}

export const statusOfProblem = {
  'changed-meanwhile': 409,
  crop: 422,
  'ends-before-it-begins': 422,
  fields: 422,
  incomplete: 422,
  'in-the-past': 422,
  'no-file': 422,
  'no-such-time': 422,
  'not-a-picture': 422,
  refused: 422,
  stock: 422,
  title: 422,
  'too-large': 413,
} as const satisfies Record<ProductProblem, number>

const mostFiles = 10
const mostStock = 1_000_000

/** What became of it: the query of the screen that says so, `not-found`, or what was wrong. */
type Done = { readonly done: string } | { readonly copy: string } | 'not-found' | ProductAnswer

/** What a form of the product's screen asks for. */
export const actOnProduct = async (
  { productWriting: writing, productSchedules }: Pick<Services, 'productWriting' | 'productSchedules'>,
  act: ProductAct,
  edit: Omit<ProductEdit, 'revision'>,
  form: FormData,
): Promise<Done> => {
  const typed = textsOfForm(form)
  const market = markets[marketOfShop(edit.shop)]
  const [first] = market.languages
  const what = { ...edit, revision: typed.revision ?? '' }
  const { shop, gid, by } = edit

  const refuse = (problem: ProductProblem, more: Partial<ProductAnswer> = {}): ProductAnswer => ({
    ...{ act, problem, typed, problems: {}, message: '', missing: [] },
    ...more,
  })
  const settle = (result: ProductResult<unknown>, done: string = act): Done => {
    if (result.ok) return { done: `done=${done}` }
    if (result.code === 'not-found') return result.code
    if (result.code === 'sku-taken') {
      const names = Object.keys(typed).filter((name) => name.startsWith('sku.') && typed[name] === result.sku)
      return refuse('fields', { problems: Object.fromEntries(names.map((name) => [name, 'sku'])) })
    }
    if (result.code === 'incomplete') return refuse(result.code, { missing: result.missing })
    return refuse(result.code, result.code === 'refused' ? { message: result.message } : {})
  }

  const save = async (): Promise<Done> => {
    const product = await writing.read(shop, gid)
    if (!product) return 'not-found'
    // Of whom has seen each field: what others have changed elsewhere in the product stays as they left it. A form that
    // does not say what it showed is held to the revision.
    const isBlind = typed[seenName] === undefined && what.revision !== product.revision
    if (isBlind || isConflict(typed, fieldsOf(product, first)))
      return settle({ ok: false, code: 'changed-meanwhile', current: product })
    const wanted = toProductChanges(touchedAlone(typed, fieldsOf(product, first)), product, first)
    if ('problems' in wanted) return refuse('fields', { problems: wanted.problems })
    // What the form shows is what goes on sale.
    const isForSale = typed.status === 'active'
    const changes = isForSale ? { ...wanted.changes, status: 'active' as const } : wanted.changes
    const done = isForSale ? `status.active&was=${product.status}` : act
    return settle(await writing.change({ ...what, revision: product.revision }, changes), done)
  }

  const changeStatus = async (): Promise<Done> => {
    const status = chosenStatuses.find((each) => each === typed.status)
    const was = chosenStatuses.find((each) => each === typed.was)
    if (!status) return 'not-found'
    const done = settle(await writing.change(what, { status }), `status.${status}`)
    return typeof done === 'object' && 'done' in done && was ? { done: `${done.done}&was=${was}` } : done
  }

  const schedule = async (): Promise<Done> => {
    const product = await writing.read(shop, gid)
    if (!product) return 'not-found'
    const missing = typed.publishAt ? await writing.findMissing(shop, product) : []
    if (missing.length > 0) return refuse('incomplete', { missing })
    const problem = await saveSchedule(productSchedules, edit, typed, market.timeZone)
    return problem ? refuse(problem) : { done: `done=${act}` }
  }

  const moveStock = async (): Promise<Done> => {
    const variantGid = toGid('ProductVariant', typed.variant)
    const reason = stockReasons.find((each) => each === typed.reason)
    const { quantity = '', before = '', note = '' } = typed
    if (!variantGid || !reason || !/^-?\d{1,7}$/.test(before)) return 'not-found'
    if (!/^\d{1,7}$/.test(quantity) || Number(quantity) > mostStock) return refuse('stock')
    const numbers = { before: Number(before), quantity: Number(quantity) }
    return settle(await writing.moveStock({ shop, gid, by, variantGid, reason, note: note.slice(0, 500), ...numbers }))
  }

  const addPictures = async (): Promise<Done> => {
    const files = form.getAll('file').filter((each): each is File => each instanceof File && each.size > 0)
    if (files.length === 0) return refuse('no-file')
    let { revision } = what
    for (const file of files.slice(0, mostFiles)) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const added = await writing.addPicture({ ...what, revision }, bytes, (typed.alt ?? '').slice(0, 512))
      if (!added.ok) return settle(added)
      // A hosted shop goes on preparing the picture, which is another revision.
      revision = (await writing.read(shop, gid))?.revision ?? added.value.revision
    }
    return { done: `done=${act}` }
  }

  const describe = () => {
    const alts = languages.flatMap((language) => {
      const alt = typed[`alt.${language}`]
      return language === first || alt === undefined ? [] : [[language, alt.slice(0, 512)]]
    })
    const alt = (typed[`alt.${first}`] ?? '').slice(0, 512)
    return writing.describePicture(what, typed.picture ?? '', alt, Object.fromEntries(alts))
  }

  const crop = async (): Promise<Done> => {
    const area = parseCropArea(typed)
    return area ? settle(await writing.cropPicture(what, typed.picture ?? '', area)) : refuse('crop')
  }

  const duplicate = async (): Promise<Done> => {
    const title = (typed.title ?? '').slice(0, 255)
    if (title === '') return refuse('title')
    const copied = await writing.duplicate(edit, title)
    return copied.ok ? { copy: numberOf(copied.value) } : settle(copied)
  }

  const acts = {
    save,
    crop,
    schedule,
    duplicate,
    status: changeStatus,
    stock: moveStock,
    picture: addPictures,
    move: async () => settle(await writing.movePicture(what, typed.picture ?? '', Number(typed.place) || 0)),
    describe: async () => settle(await describe()),
    remove: async () => settle(await writing.removePicture(what, typed.picture ?? '')),
  } as const satisfies Record<ProductAct, () => Promise<Done>>
  return acts[act]()
}
