import type { ContentResult } from '@dvaput/backend/shop-content/content-edit'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { redirect } from 'react-router'
import { type ActionInput, recordActions } from '../../lib/forms/record-actions.ts'
import { isSeenLate, seenName } from '../../lib/forms/seen-fields.ts'
import { settleContent } from '../../lib/forms/settle-content.ts'
import { textFrom } from '../../lib/urls/list-url.ts'
import { numberOf, toGid } from '../../lib/urls/shop-gid.ts'
import { currencyOfShop, languagesOfShop, shopOfPath } from '../../lib/urls/shop-place.ts'
import { readCollectionFacts, toCollectionFields } from './collection-fields.ts'

/** A collection that is being made has no id. */
type Input = ActionInput<{ readonly shop: ShopHandle; readonly gid: string | null }>

const maxAltLength = 512

const toEdit = ({ record: { shop, gid }, revision, by }: Input) => ({ shop, gid: gid ?? '', revision, by })

const readFacts = ({ record: { shop }, typed }: Input, hasRules: boolean) =>
  readCollectionFacts(typed, languagesOfShop(shop), hasRules, currencyOfShop(shop))

/** With what was searched for, so that the next product can be added. */
const say = ({ record: { shop }, url }: Input, done: string, gid: string) => {
  const search = textFrom(url, 'q')
  const query = new URLSearchParams({ done, ...(search && { q: search }) })
  return redirect(`/content/collections/${shop}/${numberOf(gid)}?${query}`)
}

const create = async (input: Input) => {
  const facts = readFacts(input, input.url.searchParams.has('rules'))
  if (typeof facts === 'string') return facts
  const made = await input.services.shopContent.createCollection(input.record.shop, input.by, facts)
  return made.ok ? say(input, 'create', made.value) : { code: made.code, message: made.message }
}

const save = async (input: Input) => {
  const { shopContent } = input.services
  const { shop, gid } = input.record
  if (gid === null) return create(input)
  const before = await shopContent.readCollection(shop, gid)
  if (!before) return 'not-found'
  // Of its fields, not of the rest: a picture that was added while somebody types is no conflict.
  const isBlind = input.typed[seenName] === undefined && input.revision !== before.revision
  const amounts = { currency: currencyOfShop(shop), language: input.page.language }
  if (isBlind || isSeenLate(input.typed, toCollectionFields(before, languagesOfShop(shop), amounts)))
    return 'changed-meanwhile'
  const facts = readFacts(input, before.rules !== null)
  if (typeof facts === 'string') return facts
  // The path that it has already is no new one, for which a redirect would be made.
  const { handle, ...others } = facts
  const seen = { ...toEdit(input), revision: before.revision }
  return settleContent(await shopContent.changeCollection(seen, handle === before.handle ? others : facts))
}

const setPicture = async (input: Input) => {
  const file = input.form.get('file')
  if (!(file instanceof File) || file.size === 0) return 'no-file'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const alt = (input.typed.alt ?? '').slice(0, maxAltLength)
  return settleContent(await input.services.shopContent.setPicture(toEdit(input), bytes, alt))
}

type Content = Input['services']['shopContent']
type Change = (content: Content, input: Input) => Promise<ContentResult<object>>

/** Leads back to what was searched for. */
const change = (done: string, run: Change) => async (input: Input) => {
  const { gid } = input.record
  const result = gid === null ? 'not-found' : settleContent(await run(input.services.shopContent, input))
  return result === 'ok' && gid !== null ? say(input, done, gid) : result
}

const readProduct = ({ typed }: Input) => toGid('Product', typed.product) ?? ''

const remove = async (input: Input) => {
  const result = settleContent(await input.services.shopContent.removeCollection(toEdit(input)))
  return result === 'ok' ? redirect(`/content/collections?shop=${input.record.shop}&done=remove`) : result
}

export const collectionActions = recordActions({
  permission: 'content.write',
  find: ({ params }) => {
    const shop = shopOfPath(params.shop)
    const gid = params.id === 'new' ? null : toGid('Collection', params.id)
    return gid === undefined ? null : { shop, gid }
  },
})({
  save: { run: save },
  publish: { run: change('publish', (content, input) => content.publishCollection(toEdit(input), true)) },
  unpublish: { run: change('unpublish', (content, input) => content.publishCollection(toEdit(input), false)) },
  picture: { run: setPicture },
  'no-picture': { run: change('no-picture', (content, input) => content.setPicture(toEdit(input), null, '')) },
  add: { run: change('add', (content, input) => content.addProducts(toEdit(input), [readProduct(input)])) },
  move: {
    run: change('move', (content, input) =>
      content.moveProduct(toEdit(input), readProduct(input), Math.max(0, Number(input.typed.place) || 0)),
    ),
  },
  drop: { run: change('drop', (content, input) => content.removeProduct(toEdit(input), readProduct(input))) },
  remove: { run: remove },
})
