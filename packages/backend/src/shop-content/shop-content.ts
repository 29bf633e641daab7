import { footerLinksMenu } from '@dvaput/domain/markets/footer-links'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { CollectionFacts, ShopCollections } from '@dvaput/integrations/shop-products/shop-collections'
import type { MenuItemFacts, ShopMenus } from '@dvaput/integrations/shop-products/shop-menus'
import type { AuditIntents } from '../audit/audit-intents.ts'
import type { AuditAuthor } from '../audit/audit-log.ts'
import type { ChangeInTurn } from '../audit/change-in-turn.ts'
import type { CatalogueSync } from '../catalogue-sync/catalogue-sync.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import { toUpload } from '../product-writing/to-upload.ts'
import { type ContentEdit, type ContentResult, createContentEdit, withRevision } from './content-edit.ts'
import type { FollowFooterLinks } from './follow-footer-links.ts'

type Needs = {
  readonly shops: ConnectedShops<'collections' | 'menus'>
  readonly audit: AuditIntents
  readonly inTurn: ChangeInTurn
  readonly followFooterLinks: FollowFooterLinks
  readonly sync: Pick<CatalogueSync, 'refreshCollectionSoon' | 'isRefreshingCollection'>
}

/** Its products come and go without anybody changing the collection. */
const withoutCount = <Row extends { readonly productCount: number }>({ productCount: _count, ...row }: Row) => row

const idOf = (gid: string): number => Number(/\/(\d{1,15})$/.exec(gid)?.[1] ?? 0)

/** Collections and menus as the shop's own people change them, through the Admin API of their shop. */
export const createShopContent = ({ shops, audit, inTurn, sync, followFooterLinks }: Needs) => {
  const { edit, create } = createContentEdit(audit, inTurn)

  const readCollection = async (shop: ShopHandle, gid: string) => {
    const collection = await shops[shop].collections.read(gid)
    return collection && withRevision(withoutCount(collection))
  }
  /** The ids of its products in their order. */
  const readMembers = async (shop: ShopHandle, gid: string) => {
    const members = await shops[shop].collections.listMembers(gid)
    return members && withRevision({ products: members.products.map((product) => product.gid) })
  }
  const readMenu = async (shop: ShopHandle, gid: string) => {
    const menu = await shops[shop].menus.read(gid)
    return menu && withRevision(menu)
  }

  /** The replica follows at once, also where no webhook comes. */
  const refreshed = async <Result>({ shop, gid }: ContentEdit, result: Promise<Result>): Promise<Result> => {
    const settled = await result
    await sync.refreshCollectionSoon(shop, idOf(gid))
    return settled
  }
  const editCollection = (what: ContentEdit, work: (collections: ShopCollections) => Promise<Outcome<unknown>>) =>
    refreshed(
      what,
      edit(what, 'content.collection', readCollection, () => work(shops[what.shop].collections)),
    )
  /** The revision is the one of `listMembers`. */
  const editMembers = (what: ContentEdit, work: (collections: ShopCollections) => Promise<Outcome<unknown>>) =>
    refreshed(
      what,
      edit(what, 'content.collection', readMembers, () => work(shops[what.shop].collections)),
    )

  /** Our footer shows the items of one of them. */
  const editMenu = async (what: ContentEdit, work: (menus: ShopMenus) => Promise<Outcome<unknown>>) => {
    const { shop, gid } = what
    const before = await readMenu(shop, gid)
    const result = await edit(what, 'content.navigation', readMenu, () => work(shops[shop].menus))
    if (result.ok && before?.handle === footerLinksMenu) await followFooterLinks(shop, result.value?.items ?? [])
    return result
  }

  return {
    listCollections: (shop: ShopHandle, after: string | null = null, words = '') =>
      shops[shop].collections.list({ after, words }),
    readCollection,

    async createCollection(shop: ShopHandle, by: AuditAuthor, facts: CollectionFacts & { readonly title: string }) {
      const made = { shop, by, action: 'content.collection', after: facts } as const
      const result = await create(made, () => shops[shop].collections.create(facts))
      if (result.ok) await sync.refreshCollectionSoon(shop, idOf(result.value))
      return result
    },

    changeCollection: (what: ContentEdit, facts: CollectionFacts) =>
      editCollection(what, (collections) => collections.update(what.gid, facts)),

    /** Null takes the picture away. */
    async setPicture(
      what: ContentEdit,
      bytes: Uint8Array<ArrayBuffer> | null,
      alt: string,
    ): Promise<ContentResult<object>> {
      const upload = bytes && toUpload(bytes)
      if (typeof upload === 'string') return { ok: false, code: upload }
      return editCollection(what, (collections) => collections.setPicture(what.gid, upload, alt))
    },

    /** Whether shoppers see it. */
    publishCollection: (what: ContentEdit, isPublished: boolean) =>
      editCollection(what, (collections) => collections.setPublished(what.gid, isPublished)),

    /** Whether the shop does not show all of its products yet. */
    isRefreshing: (shop: ShopHandle, gid: string) => sync.isRefreshingCollection(shop, idOf(gid)),

    removeCollection: (what: ContentEdit) => editCollection(what, (collections) => collections.remove(what.gid)),

    /** With what a screen shows of them. */
    async listMembers(shop: ShopHandle, gid: string) {
      const members = await shops[shop].collections.listMembers(gid)
      if (!members) return null
      const { revision } = withRevision({ products: members.products.map((product) => product.gid) })
      return { ...members, revision }
    },

    addProducts: (what: ContentEdit, productGids: readonly string[]) =>
      editMembers(what, (collections) => collections.addProducts(what.gid, productGids)),

    removeProduct: (what: ContentEdit, productGid: string) =>
      editMembers(what, (collections) => collections.removeProducts(what.gid, [productGid])),

    moveProduct: (what: ContentEdit, productGid: string, place: number) =>
      editMembers(what, (collections) => collections.moveProduct(what.gid, productGid, place)),

    async listMenus(shop: ShopHandle) {
      return (await shops[shop].menus.list()).map(withRevision)
    },
    readMenu,

    createMenu: (
      shop: ShopHandle,
      by: AuditAuthor,
      { handle, title, items }: { handle: string; title: string; items: readonly MenuItemFacts[] },
    ) =>
      create({ shop, by, action: 'content.navigation', after: { handle, title, items } }, () =>
        shops[shop].menus.create(handle, title, items),
      ),

    changeMenu: (what: ContentEdit, title: string, items: readonly MenuItemFacts[]) =>
      editMenu(what, (menus) => menus.update(what.gid, title, items)),

    removeMenu: (what: ContentEdit) => editMenu(what, (menus) => menus.remove(what.gid)),
  }
}

export type ShopContent = ReturnType<typeof createShopContent>
