import type { Language } from '@dvaput/domain/text/language'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { asTheShopSays, type PictureUrl } from '../storefront/reshape-product.ts'
import {
  addMembers,
  allPublications,
  collectionById,
  collectionMembers,
  collectionsAfter,
  createCollection,
  deleteCollection,
  publishCollection,
  removeMembers,
  reorderMembers,
  unpublishCollection,
  updateCollection,
} from './content-queries.ts'
import { reshapeRule, toRuleInputs } from './metafield-rules.ts'
import { inLanguages, type Translated } from './reshape-shop-product.ts'
import type { ProductStatus } from './shop-product.ts'
import { createShopTranslations } from './shop-translations.ts'
import { createStageUpload, type SendUpload, type Upload } from './stage-upload.ts'

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
  /** Whether shoppers see it, in any sales channel; null where the token may not read that (`read_publications`). */
  readonly isPublished: boolean | null
  /** Null: its products are chosen by hand. */
  readonly rules: CollectionRules | null
  readonly picture: { readonly url: string; readonly alt: string } | null
  readonly texts: Partial<Record<Language, CollectionTexts>>
}

export type ListedShopCollection = Pick<ShopCollection, 'gid' | 'handle' | 'title' | 'productCount' | 'isPublished'> & {
  readonly isSmart: boolean
}

export type CollectionMember = {
  readonly gid: string
  readonly title: string
  readonly status: ProductStatus
  readonly pictureUrl: string | null
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
  readonly resourcePublicationsCount: Count
  readonly image: { readonly url: string; readonly altText: string | null } | null
}
type RemoteMember = {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly featuredMedia: { readonly preview: { readonly image: { readonly url: string } | null } | null } | null
}
type Members = {
  readonly collection: {
    readonly products: {
      readonly nodes: readonly RemoteMember[]
      readonly pageInfo: { readonly hasNextPage: boolean }
    }
  } | null
}
type Page = {
  readonly collections: {
    readonly nodes: readonly Pick<
      Remote,
      'id' | 'handle' | 'title' | 'ruleSet' | 'productsCount' | 'resourcePublicationsCount'
    >[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

const isPublished = (publications: Count): boolean | null => publications && publications.count > 0

/** A hosted token without `read_publications` still reads and writes collections. */
const mayLackScope = { deniedAsNull: true } as const

const toInput = async (request: AdminRequest, { rules, texts: _texts, ...facts }: CollectionFacts) => ({
  ...facts,
  ...(rules && { ruleSet: { ...rules, rules: await toRuleInputs(request, rules.rules) } }),
})

const toKeyed = (texts: CollectionFacts['texts']) =>
  Object.fromEntries(
    Object.entries(texts ?? {}).map(([language, { title, descriptionHtml }]) => [
      language,
      { ...(title !== undefined && { title }), ...(descriptionHtml !== undefined && { body_html: descriptionHtml }) },
    ]),
  )

const reshape = (
  { id: gid, ruleSet, productsCount, resourcePublicationsCount, image, ...collection }: Remote,
  pictureUrl: PictureUrl,
): ShopCollection => {
  const { handle, title, descriptionHtml, sortOrder } = collection
  const texts = inLanguages(collection, (textOf): CollectionTexts | undefined => {
    const [translated, html] = [textOf('title'), textOf('body_html')]
    if (translated === undefined && html === undefined) return undefined
    return { ...(translated && { title: translated }), ...(html && { descriptionHtml: html }) }
  })
  return {
    ...{ gid, handle, title, descriptionHtml, sortOrder, texts },
    rules: ruleSet && { appliedDisjunctively: ruleSet.appliedDisjunctively, rules: ruleSet.rules.map(reshapeRule) },
    picture: image && { url: pictureUrl(image.url), alt: image.altText ?? '' },
    productCount: productsCount?.count ?? 0,
    isPublished: isPublished(resourcePublicationsCount),
  }
}

type Options = { readonly request: AdminRequest; readonly send: SendUpload; readonly pictureUrl?: PictureUrl }

/** The collections of one shop as its own people read and change them. */
export const createShopCollections = ({ request, send, pictureUrl = asTheShopSays }: Options) => {
  const stage = createStageUpload(request, send)
  const { translate } = createShopTranslations(request)

  const save = async (gid: string, facts: CollectionFacts): Promise<Outcome<null>> =>
    facts.texts ? translate(gid, toKeyed(facts.texts)) : { ok: true, value: null }

  return {
    /** By title; those whose title has the words. */
    async list({ after = null, words = '' }: { readonly after?: string | null; readonly words?: string }) {
      // Of the query syntax nothing is left but the star, which makes each word the beginning of one.
      const begun = words.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
      const query = begun.length === 0 ? null : begun.map((word) => `${word}*`).join(' AND ')
      const { collections } = await request<Page>(collectionsAfter, { after, query }, mayLackScope)
      return {
        collections: collections.nodes.map(
          ({ id: gid, handle, title, ruleSet, productsCount, resourcePublicationsCount }): ListedShopCollection => ({
            ...{ gid, handle, title, isSmart: ruleSet !== null, productCount: productsCount?.count ?? 0 },
            isPublished: isPublished(resourcePublicationsCount),
          }),
        ),
        next: collections.pageInfo.hasNextPage ? collections.pageInfo.endCursor : null,
      }
    },

    async read(gid: string): Promise<ShopCollection | null> {
      const { collection } = await request<{ collection: Remote | null }>(collectionById, { id: gid }, mayLackScope)
      return collection && reshape(collection, pictureUrl)
    },

    async create(facts: CollectionFacts): Promise<Outcome<string>> {
      const input = await toInput(request, facts)
      const created = await toOutcome(
        request<{ collectionCreate: { collection: { id: string } | null } }>(createCollection, { input }),
      )
      if (!created.ok) return created
      const gid = created.value.collectionCreate.collection?.id
      if (gid === undefined) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
      const saved = await save(gid, facts)
      return saved.ok ? { ok: true, value: gid } : saved
    },

    async update(gid: string, facts: CollectionFacts): Promise<Outcome<null>> {
      const input = { id: gid, redirectNewHandle: facts.handle !== undefined, ...(await toInput(request, facts)) }
      const updated = await toOutcome(request(updateCollection, { input }))
      return updated.ok ? save(gid, facts) : updated
    },

    /** In every sales channel of the shop, or in none. */
    async setPublished(gid: string, shallBe: boolean): Promise<Outcome<null>> {
      const publications = await toOutcome(
        request<{ publications: { nodes: readonly { id: string }[] } }>(allPublications, {}),
      )
      if (!publications.ok) return publications
      const input = publications.value.publications.nodes.map(({ id: publicationId }) => ({ publicationId }))
      const mutation = shallBe ? publishCollection : unpublishCollection
      return toOutcome(request(mutation, { id: gid, input }).then(() => null))
    },

    /** The first of them in the order of the collection; null where there is none. */
    async listMembers(gid: string) {
      const { collection } = await request<Members>(collectionMembers, { id: gid })
      if (!collection) return null
      const { nodes, pageInfo } = collection.products
      return {
        products: nodes.map(({ id, title, status, featuredMedia }): CollectionMember => {
          const url = featuredMedia?.preview?.image?.url
          const known = status.toLowerCase() as ProductStatus
          return { gid: id, title, status: known, pictureUrl: url === undefined ? null : pictureUrl(url) }
        }),
        hasMore: pageInfo.hasNextPage,
      }
    },

    addProducts: (gid: string, productIds: readonly string[]): Promise<Outcome<null>> =>
      toOutcome(request(addMembers, { id: gid, productIds }).then(() => null)),

    removeProducts: (gid: string, productIds: readonly string[]): Promise<Outcome<null>> =>
      toOutcome(request(removeMembers, { id: gid, productIds }).then(() => null)),

    /** To its place counted from 0. */
    moveProduct: (gid: string, productGid: string, place: number): Promise<Outcome<null>> =>
      toOutcome(
        request(reorderMembers, { id: gid, moves: [{ id: productGid, newPosition: String(place) }] }).then(() => null),
      ),

    /** Null takes it away. */
    async setPicture(gid: string, upload: Upload | null, alt: string): Promise<Outcome<null>> {
      const src = upload && (await stage(upload))
      if (upload && src === null) return { ok: false, error: { code: 'NOT_A_PICTURE', message: '' } }
      const image = src === null ? null : { src, altText: alt }
      return toOutcome(request(updateCollection, { input: { id: gid, image } }).then(() => null))
    },

    remove: (gid: string): Promise<Outcome<null>> =>
      toOutcome(request(deleteCollection, { input: { id: gid } }).then(() => null)),
  }
}

export type ShopCollections = ReturnType<typeof createShopCollections>
