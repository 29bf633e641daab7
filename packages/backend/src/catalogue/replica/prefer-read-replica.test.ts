import { expect, it, vi } from 'vitest'
import type { CatalogueReads } from '../catalogue-source.ts'
import { preferReadReplica } from './prefer-read-replica.ts'

const kinds = ['list', 'suggest', 'home', 'collections', 'menus', 'product', 'details', 'products', 'lines'] as const
const readsOf = (read: () => Promise<string>) =>
  Object.fromEntries(kinds.map((kind) => [kind, read])) as unknown as CatalogueReads
const primary = readsOf(async () => 'primary')
const { signal } = new AbortController()
const query = {} as never

const answersOf = async (reads: CatalogueReads) =>
  Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await reads[kind](query, signal)])))

it('the database reader asks a fresh replica for what many browse, and the primary for what somebody buys', async () => {
  const reads = preferReadReplica(
    primary,
    readsOf(async () => 'replica'),
    { isFresh: () => true, reportFailure: vi.fn() },
  )
  expect(await answersOf(reads)).toEqual({
    ...{ list: 'replica', suggest: 'replica', home: 'replica', collections: 'replica', menus: 'replica' },
    ...{ product: 'primary', details: 'primary', products: 'primary', lines: 'primary' },
  })
})

it('the database reader asks the primary while the replica is behind', async () => {
  const reads = preferReadReplica(
    primary,
    readsOf(async () => 'replica'),
    { isFresh: () => false, reportFailure: vi.fn() },
  )
  expect(new Set(Object.values(await answersOf(reads)))).toEqual(new Set(['primary']))
})

it('the database reader asks the primary where the replica fails, and says so', async () => {
  const reportFailure = vi.fn()
  const failure = new Error('canceling statement due to conflict with recovery')
  const reads = preferReadReplica(
    primary,
    readsOf(async () => Promise.reject(failure)),
    { isFresh: () => true, reportFailure },
  )
  expect(await reads.list(query, signal)).toBe('primary')
  expect(reportFailure).toHaveBeenCalledWith(failure)
})
