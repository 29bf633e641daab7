import { expect, it } from 'vitest'
import { createAdminRequest } from '../shop-admin/shop-admin-client.ts'
import { createShopCollections } from './shop-collections.ts'

const denied = (field: string) => ({
  message: `Access denied for ${field} field. Required access: \`read_publications\` access scope.`,
  extensions: { code: 'ACCESS_DENIED' },
})

const listed = { id: 'gid://shopify/Collection/1', handle: 'sale', title: 'Sale', ruleSet: null }
const page = { nodes: [{ ...listed, productsCount: { count: 3 }, resourcePublicationsCount: null }] }

it('a token without read_publications reads collections, and is told what it lacks to hide one', async () => {
  const request = createAdminRequest({
    origin: 'https://shop.example',
    token: 'token',
    async fetch(asked) {
      const isList = (await asked.text()).includes('shopCollections')
      const collections = { ...page, pageInfo: { hasNextPage: false, endCursor: null } }
      return Response.json(
        isList
          ? { data: { collections }, errors: [denied('resourcePublicationsCount')] }
          : { data: { publications: null }, errors: [denied('publications')] },
      )
    },
  })
  const shop = createShopCollections({ request, send: async () => new Response() })
  expect((await shop.list({})).collections).toMatchObject([{ title: 'Sale', productCount: 3, isPublished: null }])
  expect(await shop.setPublished(listed.id, false)).toEqual({
    ok: false,
    error: { code: 'ACCESS_DENIED', message: denied('publications').message },
  })
})
