import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StorefrontDocument } from '@dvaput/integrations/storefront/graphql'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import { print } from 'graphql'
import { afterAll, beforeAll } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { startServer } from '../support/servers/running-server.ts'

type Mail = { readonly to: readonly string[]; readonly subject: string; readonly text: string }
export type ShopName = 'main' | 'retail'
type ShopAccess = { readonly domain: string; readonly publicToken: string; readonly fetch: typeof fetch }

/** A hosted shop to run the same queries against, as CONTRACT_MAIN_DOMAIN and CONTRACT_MAIN_TOKEN. */
const hostedAccess = (shop: ShopName): ShopAccess | undefined => {
  const name = `CONTRACT_${shop.toUpperCase()}`
  const [domain, publicToken] = [process.env[`${name}_DOMAIN`], process.env[`${name}_TOKEN`]]
  return domain && publicToken ? { domain, publicToken, fetch } : undefined
}

const shopNames = ['main', 'retail'] as const satisfies readonly ShopName[]
const hosted = shopNames.filter((shop) => hostedAccess(shop))

export const isHosted = hosted.length > 0

/** With one hosted shop only that one is tested. */
export const contractShops: readonly ShopName[] = isHosted ? hosted : shopNames
export const hasShop = (shop: ShopName): boolean => contractShops.includes(shop)

/** Talks to the built-in platform as any client would: over TLS, through the official client. */
export const useContractShop = () => {
  const database = useTestDatabase({ demo: true })
  const access: Partial<Record<ShopName, ShopAccess>> = {}
  let shopUrl = ''
  let end = async () => {}

  beforeAll(async () => {
    if (isHosted) {
      for (const shop of contractShops) {
        const credentials = hostedAccess(shop)
        if (credentials) access[shop] = credentials
      }
      return
    }
    const folder = await createDataFolder()
    const ports = { main: await findFreePort(), retail: await findFreePort() }
    const server = await startServer({
      env: {
        DATA_DIR: folder.path,
        DATABASE_URL: database.url,
        MAIN_PORT: String(ports.main),
        RETAIL_PORT: String(ports.retail),
      },
    })
    shopUrl = server.url
    for (const shop of contractShops)
      access[shop] = {
        domain: `localhost:${ports[shop]}`,
        publicToken: demoPublicToken,
        fetch: shopFetch as typeof fetch,
      }
    end = async () => {
      await server.stop()
      await folder.remove()
    }
  }, 120_000)
  afterAll(() => end())

  const accessTo = (shop: ShopName): ShopAccess => {
    const credentials = access[shop]
    if (!credentials) throw new Error(`there is no ${shop} shop to query`)
    return credentials
  }

  const send = async <Data>(text: string, variables: Record<string, unknown>, shop: ShopName): Promise<Data> => {
    const { domain, publicToken, fetch } = accessTo(shop)
    const client = createStorefrontApiClient({
      storeDomain: `https://${domain}`,
      apiVersion: '2025-04',
      publicAccessToken: publicToken,
      customFetchApi: fetch,
      // It warns of every version older than its own.
      logger: () => undefined,
    })
    const { data, errors } = await client.request<Data>(text, { variables })
    if (errors || data === undefined) throw new Error(JSON.stringify(errors))
    return data
  }

  return {
    accessTo,
    query: <Data, Variables extends Record<string, unknown>>(
      document: StorefrontDocument<Data, Variables>,
      variables: Variables,
      shop: ShopName = 'main',
    ): Promise<Data> => send(print(document), variables, shop),
    /** A query that is none of our own documents, or not in the official schema any more. */
    // biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
    queryText: (text: string, variables: Record<string, unknown>, shop: ShopName = 'main'): Promise<any> =>
      send(text, variables, shop),
    /** The newest email to this recipient whose subject or text matches; on the built-in platform only. */
    async emailTo(email: string, having: RegExp): Promise<{ subject: string; text: string }> {
      for (let tries = 0; tries < 100; tries += 1) {
        const mails = (await (await fetch(`${shopUrl}/mailbox/api/mails`)).json()) as Mail[]
        const mail = mails.find(({ to, subject, text }) => to.includes(email) && having.test(`${subject} ${text}`))
        if (mail) return mail
        await sleep(100)
      }
      throw new Error(`no email came to ${email}`)
    },
  }
}

export type ContractShop = ReturnType<typeof useContractShop>
