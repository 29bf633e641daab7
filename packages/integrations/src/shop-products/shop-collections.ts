import type { Language } from '@dvaput/domain/text/language'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import {
  collectionById,
  collectionsAfter,
  createCollection,
  deleteCollection,
  updateCollection,
} from './content-queries.ts'
import { inLanguages, type Translated } from './reshape-shop-product.ts'
import { createShopTranslations } from './shop-translations.ts'

type CollectionTexts = { readonly title?: string; readonly descriptionHtml?: string }

/** Conditions of a smart collection, in the platform's words. */
export type CollectionRules = {
  readonly appliedDisjunctively: boolean
  readonly rules: readonly { readonly column: string; readonly relation: string; readonly condition: string }[]
}

export type ShopCollection = Required<CollectionTexts> & {
  readonly gid: string
  readonly handle: string
  readonly sortOrder: string
  readonly productCount: number
  /** Null: its products are chosen by hand. */
  readonly rules: CollectionRules | null
  readonly texts: Partial<Record<Language, CollectionTexts>>
}

export type ListedShopCollection = Pick<ShopCollection, 'gid' | 'handle' | 'title' | 'productCount'> & {
  readonly isSmart: boolean
}

/** What is not named stays. */
export type CollectionFacts = CollectionTexts & {
  readonly handle?: string
  readonly sortOrder?: string
  readonly rules?: CollectionRules
  /** An empty text removes the translation. */
  readonly texts?: Partial<Record<Language, CollectionTexts>>
}

type Count = { readonly count: number } | null
type Remote = Translated & {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly sortOrder: string
  readonly ruleSet: CollectionRules | null
  readonly productsCount: Count
}
type Page = {
  readonly collections: {
    readonly nodes: readonly Pick<Remote, 'id' | 'handle' | 'title' | 'ruleSet' | 'productsCount'>[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

const toInput = ({ rules, texts: _texts, ...facts }: CollectionFacts) => ({
  ...facts,
  ...(rules && { ruleSet: rules }),
})

const toKeyed = (texts: CollectionFacts['texts']) =>
  Object.fromEntries(
    Object.entries(texts ?? {}).map(([language, { title, descriptionHtml }]) => [
      language,
      { ...(title !== undefined && { title }), ...(descriptionHtml !== undefined && { body_html: descriptionHtml }) },
    ]),
  )

const reshape = ({ id: gid, ruleSet, productsCount, ...collection }: Remote): ShopCollection => {
  const { handle, title, descriptionHtml, sortOrder } = collection
  const texts = inLanguages(collection, (textOf): CollectionTexts | undefined => {
    const [translated, html] = [textOf('title'), textOf('body_html')]
    if (translated === undefined && html === undefined) return undefined
    return { ...(translated && { title: translated }), ...(html && { descriptionHtml: html }) }
  })
  return {
    ...{ gid, handle, title, descriptionHtml, sortOrder, texts },
    rules: ruleSet && { appliedDisjunctively: ruleSet.appliedDisjunctively, rules: ruleSet.rules },
    productCount: productsCount?.count ?? 0,
  }
}

/** The collections of one shop as its own people read and change them. */
export const createShopCollections = (request: AdminRequest) => {
  const { translate } = createShopTranslations(request)

  const save = async (gid: string, facts: CollectionFacts): Promise<Outcome<null>> =>
    facts.texts ? translate(gid, toKeyed(facts.texts)) : { ok: true, value: null }

  return {
    async list(after: string | null) {
      const { collections } = await request<Page>(collectionsAfter, { after })
      return {
        collections: collections.nodes.map(
          ({ id: gid, handle, title, ruleSet, productsCount }): ListedShopCollection => ({
            ...{ gid, handle, title, isSmart: ruleSet !== null, productCount: productsCount?.count ?? 0 },
          }),
        ),
        next: collections.pageInfo.hasNextPage ? collections.pageInfo.endCursor : null,
      }
    },

    async read(gid: string): Promise<ShopCollection | null> {
      const { collection } = await request<{ collection: Remote | null }>(collectionById, { id: gid })
      return collection && reshape(collection)
    },

    async create(facts: CollectionFacts): Promise<Outcome<string>> {
      const created = await toOutcome(
        request<{ collectionCreate: { collection: { id: string } | null } }>(createCollection, {
          input: toInput(facts),
        }),
      )
      if (!created.ok) return created
      const gid = created.value.collectionCreate.collection?.id
      if (gid === undefined) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
      const saved = await save(gid, facts)
      return saved.ok ? { ok: true, value: gid } : saved
    },

    async update(gid: string, facts: CollectionFacts): Promise<Outcome<null>> {
      const input = { id: gid, redirectNewHandle: facts.handle !== undefined, ...toInput(facts) }
      const updated = await toOutcome(request(updateCollection, { input }))
      return updated.ok ? save(gid, facts) : updated
    },

    remove: (gid: string): Promise<Outcome<null>> =>
      toOutcome(request(deleteCollection, { input: { id: gid } }).then(() => null)),
  }
}

export type ShopCollections = ReturnType<typeof createShopCollections>
