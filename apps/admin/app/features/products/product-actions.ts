import type { ProductResult } from '@dvaput/backend/product-writing/product-result'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { MissingForSale } from '@dvaput/domain/products/missing-for-sale'
import type { AdminRefusal } from '@dvaput/domain/refusals/admin-refusals'
import { languages } from '@dvaput/domain/text/language'
import { redirect } from 'react-router'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { isConflict, seenName, touchedAlone } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { numberOf, toGid } from '../../lib/urls/shop-gid.ts'
import { parseCropArea } from './crop-area.ts'
import { type FieldProblems, findUntranslatable, toProductChanges } from './product-changes.ts'
import { chosenStatuses, maxStock, stockReasons } from './product-choices.ts'
import { fieldsOf } from './product-fields.ts'
import { type ScheduleProblem, saveSchedule } from './save-schedule.ts'

const maxFiles = 10
const maxAltLength = 512

type Code = AdminRefusal<
  | ScheduleProblem
  | 'crop'
  | 'fields'
  | 'incomplete'
  | 'no-file'
  | 'not-a-picture'
  | 'refused'
  | 'stock'
  | 'title'
  | 'too-large'
>

type Refused = {
  readonly code: Code
  readonly problems: FieldProblems
  /** Of the shop's platform. */
  readonly message: string
  /** Before it can be put on sale. */
  readonly missing: readonly MissingForSale[]
}

type Input = ActionInput<{ readonly shop: ShopHandle; readonly gid: string }>

/** Which product, and who changes it. */
const toEdit = ({ record, by, revision }: Input) => ({ ...record, by, revision })

/** Back to the screen, which says what was done. */
const say = ({ record }: Input, done: string, gid = record.gid) =>
  redirect(`/products/${record.shop}/${numberOf(gid)}?done=${done}`)

const refuse = (code: Code, more: Partial<Refused> = {}): Refused => ({
  ...{ code, problems: {}, message: '', missing: [] },
  ...more,
})

const settle = (result: ProductResult<unknown>, { typed }: Input): 'ok' | 'not-found' | Refused => {
  if (result.ok) return 'ok'
  if (result.code === 'not-found') return result.code
  if (result.code === 'sku-taken') {
    const names = Object.keys(typed).filter((name) => name.startsWith('sku.') && typed[name] === result.sku)
    return refuse('fields', { problems: Object.fromEntries(names.map((name) => [name, 'sku'])) })
  }
  if (result.code === 'incomplete') return refuse(result.code, { missing: result.missing })
  return refuse(result.code, result.code === 'refused' ? { message: result.message } : {})
}

const firstLanguage = ({ record }: Input) => markets[marketOfShop(record.shop)].languages[0]

const save = async (input: Input) => {
  const { services, record, typed } = input
  const { productWriting } = services
  const product = await productWriting.read(record.shop, record.gid)
  if (!product) return 'not-found'
  const formLanguages = { first: firstLanguage(input), language: input.page.language }
  const shown = fieldsOf(product, formLanguages)
  // Of whom has seen each field: what others have changed elsewhere in the product stays as they left it. A form that
  // does not say what it showed is held to the revision.
  const isBlind = typed[seenName] === undefined && input.revision !== product.revision
  if (isBlind || isConflict(typed, shown)) return refuse('changed-meanwhile')
  const wanted = toProductChanges(touchedAlone(typed, shown), product, formLanguages)
  if ('problems' in wanted) return refuse('fields', { problems: wanted.problems })
  // What the form shows is what goes on sale.
  const isForSale = typed.status === 'active'
  const changes = isForSale ? { ...wanted.changes, status: 'active' as const } : wanted.changes
  const result = settle(await productWriting.change({ ...toEdit(input), revision: product.revision }, changes), input)
  return result === 'ok' && isForSale ? say(input, `status.active&was=${product.status}`) : result
}

const changeStatus = async (input: Input) => {
  const status = chosenStatuses.find((each) => each === input.typed.status)
  const was = chosenStatuses.find((each) => each === input.typed.was)
  if (!status) return 'not-found'
  const result = settle(await input.services.productWriting.change(toEdit(input), { status }), input)
  return result === 'ok' ? say(input, `status.${status}${was ? `&was=${was}` : ''}`) : result
}

const schedule = async ({ services, record, by, typed }: Input) => {
  const { productWriting, productSchedules } = services
  const product = await productWriting.read(record.shop, record.gid)
  if (!product) return 'not-found'
  const missing = typed.publishAt ? await productWriting.findMissing(record.shop, product) : []
  if (missing.length > 0) return refuse('incomplete', { missing })
  const { timeZone } = markets[marketOfShop(record.shop)]
  const problem = await saveSchedule(productSchedules, { ...record, by }, typed, timeZone)
  return problem ? refuse(problem) : 'ok'
}

const duplicate = async (input: Input) => {
  const title = (input.typed.title ?? '').slice(0, 255)
  if (title === '') return refuse('title')
  const copied = await input.services.productWriting.duplicate(toEdit(input), title)
  return copied.ok ? say(input, 'duplicate', copied.value) : settle(copied, input)
}

const moveStock = async (input: Input) => {
  const { services, record, by, typed } = input
  const variantGid = toGid('ProductVariant', typed.variant)
  const reason = stockReasons.find((each) => each === typed.reason)
  const { quantity = '', before = '', note = '' } = typed
  if (!variantGid || !reason || !/^-?\d{1,7}$/.test(before)) return 'not-found'
  if (!/^\d{1,7}$/.test(quantity) || Number(quantity) > maxStock) return refuse('stock')
  const numbers = { before: Number(before), quantity: Number(quantity) }
  const move = { ...record, by, variantGid, reason, note: note.slice(0, 500), ...numbers }
  return settle(await services.productWriting.moveStock(move), input)
}

const addPictures = async (input: Input) => {
  const { services, record, typed, form } = input
  const files = form.getAll('file').filter((each): each is File => each instanceof File && each.size > 0)
  if (files.length === 0) return refuse('no-file')
  let { revision } = input
  for (const file of files.slice(0, maxFiles)) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const alt = (typed.alt ?? '').slice(0, maxAltLength)
    const added = await services.productWriting.addPicture({ ...toEdit(input), revision }, bytes, alt)
    if (!added.ok) return settle(added, input)
    // A hosted shop goes on preparing the picture, which is another revision.
    revision = (await services.productWriting.read(record.shop, record.gid))?.revision ?? added.value.revision
  }
  return 'ok'
}

const describe = async (input: Input) => {
  const first = firstLanguage(input)
  const readAlt = (language: string): string | undefined => input.typed[`alt.${language}`]?.slice(0, maxAltLength)
  const alts = languages.flatMap((language) => {
    const alt = readAlt(language)
    return language === first || alt === undefined ? [] : [[language, alt]]
  })
  const { picture = '' } = input.typed
  const { productWriting } = input.services
  const lost = findUntranslatable(input.typed, ['alt'], first)
  if (lost.length > 0) return refuse('fields', { problems: Object.fromEntries(lost.map((name) => [name, 'original'])) })
  const described = productWriting.describePicture(
    toEdit(input),
    picture,
    readAlt(first) ?? '',
    Object.fromEntries(alts),
  )
  return settle(await described, input)
}

const crop = async (input: Input) => {
  const area = parseCropArea(input.typed)
  if (!area) return refuse('crop')
  return settle(await input.services.productWriting.cropPicture(toEdit(input), input.typed.picture ?? '', area), input)
}

const movePicture = async (input: Input) => {
  const { picture = '', place } = input.typed
  return settle(await input.services.productWriting.movePicture(toEdit(input), picture, Number(place) || 0), input)
}

const removePicture = async (input: Input) =>
  settle(await input.services.productWriting.removePicture(toEdit(input), input.typed.picture ?? ''), input)

/** The product that a path names; null where there is no such shop, or no such number. */
export const findProductPlace = ({ shop: named, id }: Readonly<Partial<Record<string, string>>>) => {
  const shop = shopHandles.find((each) => each === named)
  const gid = toGid('Product', id)
  return shop && gid ? { shop, gid } : null
}

/** On one product of a shop whose products can be written. */
export const productActions = recordActions({
  permission: 'products.write',
  find: ({ services, params }) => {
    const place = findProductPlace(params)
    return place && !services.productWriting.isReadOnly(place.shop) ? place : null
  },
})({
  save: { run: save },
  status: { run: changeStatus },
  schedule: { run: schedule },
  duplicate: { run: duplicate },
  stock: { permission: 'stock.write', run: moveStock },
  picture: { run: addPictures },
  move: { run: movePicture },
  describe: { run: describe },
  crop: { run: crop },
  remove: { run: removePicture },
})

/** What the parts of the screen show of a form that was refused. */
export type ProductAnswer = Refused & {
  readonly act: (typeof productActions.names)[number]
  readonly typed: FormTexts
}
