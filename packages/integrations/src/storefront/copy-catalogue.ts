import { type Language, languages } from '@dvaput/domain/text/language'
import type { ResultOf } from 'gql.tada'
import type { CopiedCollection, CopiedProduct } from './copied-product.ts'
import {
  type copiedCollection,
  type copiedFacts,
  copyCollections,
  copyCollectionsById,
  copyMembers,
  copyProducts,
  copyProductsById,
  copyWordsById,
} from './copy-documents.ts'
import { type CopiedWords, numberOfGid, reshapeCopiedCollection, reshapeCopiedProduct } from './reshape-copied.ts'
import { asTheShopSays, type PictureAddress } from './reshape-product.ts'
import type { Asking, StorefrontClient } from './storefront-client.ts'

/** A page of a copy; `cursor` is where the next one begins, null after the last. */
export type CopiedPage<Row> = { readonly rows: readonly Row[]; readonly cursor: string | null }

type Options = {
  readonly client: Pick<StorefrontClient, 'ask'>
  /** The one the shop's own texts are written in. */
  readonly language: Language
  readonly pictureAddress?: PictureAddress
}

type Facts = ResultOf<typeof copiedFacts>
type Collection = ResultOf<typeof copiedCollection>
type Node = { readonly __typename: string } | null

const productsOfPage = 100
const collectionsOfPage = 100
/** A page of a hundred products is a megabyte or two, and nobody waits for it. */
const asking = { timeoutMs: 30_000, deniedIsNothing: true } as const satisfies Asking

const isProduct = <Given extends Node>(node: Given): node is Extract<Given, { __typename: 'Product' }> =>
  node?.__typename === 'Product'
const isCollection = <Given extends Node>(node: Given): node is Extract<Given, { __typename: 'Collection' }> =>
  node?.__typename === 'Collection'

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

export type CopyCatalogue = ReturnType<typeof createCopyCatalogue>

/** Reads a shop's whole catalogue in all languages, page by page, and single things of it again. */
export const createCopyCatalogue = ({ client: { ask }, language: first, pictureAddress = asTheShopSays }: Options) => {
  const others = languages.filter((language) => language !== first)

  /** The same rows in each language. The shop's first language stands in where one was missed. */
  const inLanguages = async <Row extends { readonly id: string }>(
    rows: readonly Row[],
    read: (ids: string[], language: Language) => Promise<readonly Row[]>,
  ): Promise<(row: Row) => Readonly<Record<Language, Row>>> => {
    const ids = rows.map(({ id }) => id)
    const told = await Promise.all(
      others.map(async (language) => [language, byId(ids.length === 0 ? [] : await read(ids, language))] as const),
    )
    const rowsOf = new Map(told)
    return (row) =>
      Object.fromEntries(languages.map((language) => [language, rowsOf.get(language)?.get(row.id) ?? row])) as Record<
        Language,
        Row
      >
  }

  const readWords = async (ids: string[], language: Language): Promise<CopiedWords[]> => {
    const { nodes } = await ask(copyWordsById, { ids }, { ...asking, language })
    return nodes.filter(isProduct)
  }
  const completeProducts = async (facts: readonly Facts[]): Promise<CopiedProduct[]> => {
    const wordsOf = await inLanguages<CopiedWords>(facts, readWords)
    return facts.map((each) => reshapeCopiedProduct(each, wordsOf(each), pictureAddress))
  }

  const readCollections = async (ids: string[], language: Language): Promise<Collection[]> => {
    const { nodes } = await ask(copyCollectionsById, { ids }, { ...asking, language })
    return nodes.filter(isCollection)
  }
  const completeCollections = async (rows: readonly Collection[]): Promise<CopiedCollection[]> => {
    const wordsOf = await inLanguages(rows, readCollections)
    return rows.map((each) => reshapeCopiedCollection(each, wordsOf(each), pictureAddress))
  }

  const readMembers = async (gid: string, after: string | null) => {
    const { collection } = await ask(copyMembers, { id: gid, after }, asking)
    const { nodes = [], pageInfo } = collection?.products ?? {}
    const next = pageInfo?.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined
    return { members: nodes.map(({ id }) => numberOfGid(id)), next }
  }

  return {
    async productPage(after: string | null): Promise<CopiedPage<CopiedProduct>> {
      const { products } = await ask(copyProducts, { first: productsOfPage, after }, { ...asking, language: first })
      const { hasNextPage, endCursor } = products.pageInfo
      return { rows: await completeProducts(products.nodes), cursor: hasNextPage ? endCursor : null }
    },

    /** Those of them that there are. */
    async productsById(gids: readonly string[]): Promise<CopiedProduct[]> {
      const { nodes } = await ask(copyProductsById, { ids: [...gids] }, { ...asking, language: first })
      return completeProducts(nodes.filter(isProduct))
    },

    async collectionPage(after: string | null): Promise<CopiedPage<CopiedCollection>> {
      const variables = { first: collectionsOfPage, after }
      const { collections } = await ask(copyCollections, variables, { ...asking, language: first })
      const { hasNextPage, endCursor } = collections.pageInfo
      return { rows: await completeCollections(collections.nodes), cursor: hasNextPage ? endCursor : null }
    },

    collectionsById: async (gids: readonly string[]): Promise<CopiedCollection[]> =>
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
