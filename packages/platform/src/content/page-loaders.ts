import { and, eq, inArray } from '@dvaput/database/query'
import { defineLoader } from '../graphql/loader.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { type Page, pages } from '../tables/content.table.ts'

export type PageSource = Page & { readonly __typename: 'Page' | 'ShopPolicy' }

export const toPageSource = (page: Page): PageSource => ({
  ...page,
  __typename: page.kind === 'page' ? 'Page' : 'ShopPolicy',
})

const byId = (kind: Page['kind']) =>
  defineLoader(async ({ parts, shop }: StorefrontContext, ids: readonly number[]) => {
    const { db } = parts.database
    const rows = await db
      .select()
      .from(pages)
      .where(and(eq(pages.shopId, shop.id), eq(pages.kind, kind), inArray(pages.id, [...ids])))
    const found = new Map(rows.map((row) => [row.id, toPageSource(row)]))
    return ids.map((id) => found.get(id) ?? null)
  })

const byHandle = (kind: Page['kind']) =>
  defineLoader(async ({ parts, shop }: StorefrontContext, handles: readonly string[]) => {
    const { db } = parts.database
    const rows = await db
      .select()
      .from(pages)
      .where(and(eq(pages.shopId, shop.id), eq(pages.kind, kind), inArray(pages.handle, [...handles])))
    const found = new Map(rows.map((row) => [row.handle, toPageSource(row)]))
    return handles.map((handle) => found.get(handle) ?? null)
  })

export const pageById = byId('page')
export const pageByHandle = byHandle('page')
export const policyById = byId('policy')
export const policyByHandle = byHandle('policy')
