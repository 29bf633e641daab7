import { randomUUID } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { shopFetch } from '../requests/shop-fetch.ts'
import { createVisitor, newIp } from '../requests/store-visitor.ts'

type Said = { readonly status: number; readonly headers: Headers; readonly text: string }

/** Asks the store for something that concerns an e-mail, and returns what it says. */
export type Ask = (email: string) => Promise<Said>

/** Compressed, a page is as long as its e-mail is random. */
const plain = { 'Accept-Encoding': 'identity' }

export const newPlainVisitor = (url: string) => createVisitor(url, plain)

/** Each as a client of its own, so that no limit is reached. */
export const enumerationWays = (url: string): Readonly<Record<string, Ask>> => ({
  'the page of a forgotten password': (email) => newPlainVisitor(url).submit('/forgot-password', { email }),
  'the data of that page': (email) => newPlainVisitor(url).submit('/forgot-password.data', { email }),
  async 'the Storefront API'(email) {
    const response = await shopFetch(`http://main.localhost:${new URL(url).port}/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': demoPublicToken,
        'X-Forwarded-For': newIp(),
        ...plain,
      },
      body: JSON.stringify({
        query: 'mutation ($email: String!) { customerRecover(email: $email) { customerUserErrors { code } } }',
        variables: { email },
      }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  },
  async 'the page of a link, and that which says that it was sent'(email) {
    const visitor = newPlainVisitor(url)
    const { status, headers, text } = await visitor.submit('/login/link', { email })
    return { status, headers, text: text + (await visitor.open('/login/link')).text }
  },
})

/** A connection is closed after so many requests, whatever they ask. */
const ofConnection = ['connection', 'keep-alive']

/** Without what is of this request: the e-mail itself, ids, and secrets of the browser. */
export const sayingOf = ({ status, headers, text }: Said, email: string): string => {
  const written = [...headers].filter(([name]) => !ofConnection.includes(name)).flat()
  const said = `${status}\n${written.join('\n')}\n${text}`
  return (
    said
      .replaceAll(email, '{email}')
      .replaceAll(encodeURIComponent(email), '{email}')
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '{id}')
      // The device of whoever asks, and since when it is logged in.
      .replaceAll(/\b[\da-f]{32}\b/g, '{ref}')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '{time}')
      .replaceAll(/login-link=[^;]+/g, 'login-link={secret}')
      .replaceAll(/\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, '{time}')
      // The policy names each inline script, and one of them holds the e-mail.
      .replaceAll(/'sha256-[^']+'/g, '{hash}')
      .split(/\n|(?=<)/)
      .toSorted()
      .join('\n')
  )
}

export const newEmails = (count: number): string[] => Array.from({ length: count }, () => `${randomUUID()}@example.com`)

/** Customers of the main shop. @returns their e-mails */
export const addCustomers = async (database: Database, count: number): Promise<string[]> => {
  const emails = newEmails(count)
  await database.pool.query(
    `INSERT INTO platform.customers (shop_id, email, email_verified)
     SELECT shops.id, emails.email, true FROM platform.shops, unnest($1::text[]) AS emails(email)
     WHERE handle = 'main'`,
    [emails],
  )
  return emails
}
