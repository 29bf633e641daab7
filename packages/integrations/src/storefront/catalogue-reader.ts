import { type Language, languages } from '@dvaput/domain/text/language'
import type { ResultOf } from 'gql.tada'
import {
  catalogueRecords,
  catalogueRecordsById,
  changedProducts,
  collectionMemberIds,
  type collectionRecordFields,
  collectionRecords,
  collectionRecordsById,
  type recordFields,
  translationsById,
} from './catalogue-documents.ts'
import type { CatalogueRecord, CollectionRecord } from './catalogue-record.ts'
import {
  numberOfGid,
  reshapeCatalogueRecord,
  reshapeCollectionRecord,
  type TranslatedFields,
} from './reshape-catalogue-record.ts'
import { asTheShopSays, type PictureUrl } from './reshape-product.ts'
import type { QueryOptions, StorefrontClient } from './storefront-client.ts'

/** A page of records; `cursor` is where the next one begins, null after the last. */
export type RecordPage<Row> = { readonly rows: readonly Row[]; readonly cursor: string | null }

type Options = {
  readonly client: Pick<StorefrontClient, 'request'>
  /** The one the shop's own texts are written in. */
  readonly language: Language
  readonly pictureUrl?: PictureUrl
}

type Facts = ResultOf<typeof recordFields>
type Collection = ResultOf<typeof collectionRecordFields>
type Node = { readonly __typename: string } | null

const productsOfPage = 100
const collectionsOfPage = 100
/** A change of more than a thousand products at once is left to the full sync. */
const maxChangedPages = 4
/** A page of a hundred products is a megabyte or two, and nobody waits for it. */
const options = { timeoutMs: 30_000, deniedAsNull: true } as const satisfies QueryOptions

const isProduct = <Given extends Node>(node: Given): node is Extract<Given, { __typename: 'Product' }> =>
  node?.__typename === 'Product'
const isCollection = <Given extends Node>(node: Given): node is Extract<Given, { __typename: 'Collection' }> =>
  node?.__typename === 'Collection'

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

export type CatalogueReader = ReturnType<typeof createCatalogueReader>

/** Reads a shop's whole catalogue in all languages, page by page, and single records by id. */
export const createCatalogueReader = ({
  client: { request },
  language: first,
  pictureUrl = asTheShopSays,
}: Options) => {
  const others = languages.filter((language) => language !== first)

  /** The same rows in each language. The shop's first language stands in where one was missed. */
  const inLanguages = async <Row extends { readonly id: string }>(
    rows: readonly Row[],
    read: (ids: string[], language: Language) => Promise<readonly Row[]>,
  ): Promise<(row: Row) => Readonly<Record<Language, Row>>> => {
    const ids = rows.map(({ id }) => id)
    const entries = await Promise.all(
      others.map(async (language) => [language, byId(ids.length === 0 ? [] : await read(ids, language))] as const),
    )
    const rowsOf = new Map(entries)
    return (row) =>
      Object.fromEntries(languages.map((language) => [language, rowsOf.get(language)?.get(row.id) ?? row])) as Record<
        Language,
        Row
      >
  }

  const readWords = async (ids: string[], language: Language): Promise<TranslatedFields[]> => {
    const { nodes } = await request(translationsById, { ids }, { ...options, language })
    return nodes.filter(isProduct)
  }
  const completeProducts = async (facts: readonly Facts[]): Promise<CatalogueRecord[]> => {
    const wordsOf = await inLanguages<TranslatedFields>(facts, readWords)
    return facts.map((each) => reshapeCatalogueRecord(each, wordsOf(each), pictureUrl))
  }

  const readCollections = async (ids: string[], language: Language): Promise<Collection[]> => {
    const { nodes } = await request(collectionRecordsById, { ids }, { ...options, language })
    return nodes.filter(isCollection)
  }
  const completeCollections = async (rows: readonly Collection[]): Promise<CollectionRecord[]> => {
    const wordsOf = await inLanguages(rows, readCollections)
    return rows.map((each) => reshapeCollectionRecord(each, wordsOf(each), pictureUrl))
  }

  const readMembers = async (gid: string, after: string | null) => {
    const { collection } = await request(collectionMemberIds, { id: gid, after }, options)
    const { nodes = [], pageInfo } = collection?.products ?? {}
    const next = pageInfo?.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined
    return { members: nodes.map(({ id }) => numberOfGid(id)), next }
  }

  return {
    async productPage(after: string | null): Promise<RecordPage<CatalogueRecord>> {
      const { products } = await request(
        catalogueRecords,
        { first: productsOfPage, after },
        { ...options, language: first },
      )
      const { hasNextPage, endCursor } = products.pageInfo
      return { rows: await completeProducts(products.nodes), cursor: hasNextPage ? endCursor : null }
    },

    /** Those of them that there are. */
    async productsById(gids: readonly string[]): Promise<CatalogueRecord[]> {
      const { nodes } = await request(catalogueRecordsById, { ids: [...gids] }, { ...options, language: first })
      return completeProducts(nodes.filter(isProduct))
    },

    /** What the shop changed since then, stock included, oldest first. */
    async changedSince(since: Date): Promise<{ readonly id: number; readonly updatedAt: Date }[]> {
      const changed: { id: number; updatedAt: Date }[] = []
      const query = `updated_at:>='${since.toISOString()}'`
      let after: string | null = null
      for (let page = 0; page < maxChangedPages; page += 1) {
        const { products }: ResultOf<typeof changedProducts> = await request(changedProducts, { query, after }, options)
        for (const { id, updatedAt } of products.nodes)
          changed.push({ id: numberOfGid(id), updatedAt: new Date(updatedAt) })
        if (!products.pageInfo.hasNextPage) break
        after = products.pageInfo.endCursor
      }
      return changed
    },

    async collectionPage(after: string | null): Promise<RecordPage<CollectionRecord>> {
      const variables = { first: collectionsOfPage, after }
      const { collections } = await request(collectionRecords, variables, { ...options, language: first })
      const { hasNextPage, endCursor } = collections.pageInfo
      return { rows: await completeCollections(collections.nodes), cursor: hasNextPage ? endCursor : null }
    },

    collectionsById: async (gids: readonly string[]): Promise<CollectionRecord[]> =>
      completeCollections(await readCollections([...gids], first)),

    /** The numbers of its products, however many. */
    async collectionMembers(gid: string): Promise<number[]> {
      const members: number[] = []
      let after: string | null | undefined = null
      while (after !== undefined) {
        const page = await readMembers(gid, after)
        members.push(...page.members)
        after = page.next
      }
      return members
    },
  }
}
