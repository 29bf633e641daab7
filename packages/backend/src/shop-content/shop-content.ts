import { createHash } from 'node:crypto'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { CollectionFacts, ShopCollections } from '@dvaput/integrations/shop-products/shop-collections'
import type { MenuItemFacts, ShopMenus } from '@dvaput/integrations/shop-products/shop-menus'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { RefreshCatalogue } from '../catalogue-sync/refresh-catalogue.ts'

export type ShopsWithContent = Readonly<
  Record<ShopHandle, { readonly collections: ShopCollections; readonly menus: ShopMenus }>
>

type Needs = {
  readonly shops: ShopsWithContent
  readonly audit: Pick<AuditLog, 'record'>
  readonly sync: Pick<RefreshCatalogue, 'refreshCollection'>
}

type Revised<Row> = Row & { readonly revision: string }

export type ContentResult<Row> =
  | { readonly ok: true; readonly value: Revised<Row> | null }
  | { readonly ok: false; readonly code: 'not-found' }
  | { readonly ok: false; readonly code: 'changed-meanwhile'; readonly current: Revised<Row> }
  | { readonly ok: false; readonly code: 'refused'; readonly message: string }

/** Which record, as it was seen, and who changes it. */
export type ContentEdit = {
  readonly shop: ShopHandle
  readonly gid: string
  /** Of the record as it was read. */
  readonly revision: string
  readonly by: AuditAuthor
}

const withRevision = <Row extends object>(row: Row): Revised<Row> => ({
  ...row,
  revision: createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22),
})

/** Its products come and go without anybody changing the collection. */
const withoutCount = <Row extends { readonly productCount: number }>({ productCount: _count, ...row }: Row) => row

const idOf = (gid: string): number => Number(/\/(\d{1,15})$/.exec(gid)?.[1] ?? 0)

/** Collections and menus as the shop's own people change them, through the Admin API of their shop. */
export const createShopContent = ({ shops, audit, sync }: Needs) => {
  const readCollection = async (shop: ShopHandle, gid: string) => {
    const collection = await shops[shop].collections.read(gid)
    return collection && withRevision(withoutCount(collection))
  }
  const readMenu = async (shop: ShopHandle, gid: string) => {
    const menu = await shops[shop].menus.read(gid)
    return menu && withRevision(menu)
  }

  const edit = async <Row extends object>(
    { shop, gid, revision, by }: ContentEdit,
    action: AuditAction,
    read: (shop: ShopHandle, gid: string) => Promise<Revised<Row> | null>,
    work: () => Promise<Outcome<unknown>>,
  ): Promise<ContentResult<Row>> => {
    const before = await read(shop, gid)
    if (!before) return { ok: false, code: 'not-found' }
    if (before.revision !== revision) return { ok: false, code: 'changed-meanwhile', current: before }
    const outcome = await work()
    const after = await read(shop, gid)
    // A refusal in the middle may have left a part of the change.
    if (after?.revision !== before.revision)
      await audit.record(null, {
        by,
        action,
        subject: { kind: action.slice('content.'.length), id: gid },
        before,
        after,
      })
    return outcome.ok ? { ok: true, value: after } : { ok: false, code: 'refused', message: outcome.error.message }
  }

  const created = async (
    outcome: Outcome<string>,
    by: AuditAuthor,
    action: AuditAction,
    after: object,
  ): Promise<{ ok: true; value: string } | { ok: false; code: 'refused'; message: string }> => {
    if (!outcome.ok) return { ok: false, code: 'refused', message: outcome.error.message }
    const subject = { kind: action.slice('content.'.length), id: outcome.value }
    await audit.record(null, { by, action, subject, after })
    return { ok: true, value: outcome.value }
  }

  return {
    listCollections: (shop: ShopHandle, after: string | null = null) => shops[shop].collections.list(after),
    readCollection,

    async createCollection(shop: ShopHandle, by: AuditAuthor, facts: CollectionFacts & { readonly title: string }) {
      const result = await created(await shops[shop].collections.create(facts), by, 'content.collection', facts)
      if (result.ok) await sync.refreshCollection(shop, idOf(result.value))
      return result
    },

    async changeCollection(what: ContentEdit, facts: CollectionFacts) {
      const { collections } = shops[what.shop]
      const result = await edit(what, 'content.collection', readCollection, () => collections.update(what.gid, facts))
      await sync.refreshCollection(what.shop, idOf(what.gid))
      return result
    },

    async removeCollection(what: ContentEdit) {
      const { collections } = shops[what.shop]
      const result = await edit(what, 'content.collection', readCollection, () => collections.remove(what.gid))
      await sync.refreshCollection(what.shop, idOf(what.gid))
      return result
    },

    async listMenus(shop: ShopHandle) {
      return (await shops[shop].menus.list()).map(withRevision)
    },
    readMenu,

    createMenu: async (
      shop: ShopHandle,
      by: AuditAuthor,
      { handle, title, items }: { handle: string; title: string; items: readonly MenuItemFacts[] },
    ) =>
      created(await shops[shop].menus.create(handle, title, items), by, 'content.navigation', { handle, title, items }),

    changeMenu: (what: ContentEdit, title: string, items: readonly MenuItemFacts[]) =>
      edit(what, 'content.navigation', readMenu, () => shops[what.shop].menus.update(what.gid, title, items)),
  }
}

export type ShopContent = ReturnType<typeof createShopContent>
