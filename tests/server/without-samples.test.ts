import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { formatBankAccount } from '@dvaput/domain/markets/bank-account'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { languages } from '@dvaput/domain/text/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot, projectNode } from '../../scripts/setup/project.mjs'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase()

let server: RunningServer
let env: Readonly<Record<string, string>> = {}
let removeFolder = async () => {}
beforeAll(async () => {
  const folder = await createDataFolder()
  removeFolder = folder.remove
  const port = String(await findFreePort())
  env = {
    ...{ DEMO: 'off', PORT: port, DATA_DIR: folder.path, DATABASE_URL: testDatabase.url },
    ...{
      STOREFRONT_PUBLIC_TOKEN: 'a-public-token-of-the-test',
      APP_SECRET: 'the secret of a shop that fills nothing in',
    },
    ...{
      SMTP_URL: 'smtp://127.0.0.1:9',
      BA_ORIGIN: `http://localhost:${port}`,
      CL_ORIGIN: `http://cl.localhost:${port}`,
    },
    ...{ MAIN_ORIGIN: `http://main.localhost:${port}`, RETAIL_ORIGIN: `http://retail.localhost:${port}` },
  }
  server = await startServer({ env })
}, 180_000)
afterAll(async () => {
  await server?.stop()
  await removeFolder()
})

/** Everything that the samples say of who sells, where, and where the money goes. */
const sampleValues = Object.values(sampleProfiles).flatMap(({ contact, seller, bankAccount }) => [
  ...[contact.email, ...contact.phones, ...contact.phones.map((phone) => phone.replaceAll(' ', ''))],
  ...[contact.address.street, contact.pickupPoint.street, ...Object.values(contact.social)],
  ...[seller.name, ...seller.taxIds.map(({ value }) => value)],
  ...[formatBankAccount(bankAccount), bankAccount.iban, bankAccount.number].flatMap((text) => (text ? [text] : [])),
])

const paths = [
  ...['/', '/contact', '/faq', '/envios', '/devoluciones', '/terms-and-conditions', '/privacy-policy'],
  ...['/politica-de-privacidad', '/products', '/search?query=laptop', '/login', '/cart', '/wishlist', '/orders/find'],
  ...['/checkout/success', '/nothing-here', '/robots.txt', '/sitemap.xml', '/api/market', '/manifest.webmanifest'],
]

describe.each(['localhost', 'cl.localhost'])('a shop that has filled nothing in, at %s', (host) => {
  const read = async (path: string) => {
    const response = await shopFetch(`http://${host}:${server.port}${path}`)
    expect([path, response.status < 500]).toEqual([path, true])
    return response.text()
  }

  it.each(languages)('shows nothing of the samples in %s, and no gap where it would stand', async (language) => {
    for (const path of paths) {
      const text = await read(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      for (const value of sampleValues) expect(text, path).not.toContain(value)
      expect(text, path).not.toMatch(/mailto:(?:undefined|"|\?)|href="tel:(?:undefined)?"|\uE000/)
    }
  })

  it('names no bank transfer among the ways to pay', async () => {
    for (const path of ['/', '/faq', '/terms-and-conditions', '/envios', '/devoluciones'])
      expect(await read(`${path}?lang=en`), path).not.toMatch(/bank transfer/i)
  })
})

it('`npm run check-live` says what is missing and fails', async () => {
  const run = promisify(execFile)(projectNode(), [inRoot('apps', 'store', 'server', 'check-live.ts')], {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  const { code, stdout } = await run.then(
    (result) => ({ code: 0, ...result }),
    (failed: { readonly code: number; readonly stdout: string }) => failed,
  )
  expect(code).toBe(1)
  for (const line of [
    'done     A real shop, not the demo',
    'BLOCKS   Chile: Seller. Name and registered office of the company are on every receipt.',
    'BLOCKS   Bosnia and Herzegovina: Public address works. The shop has to answer at its public address, over HTTPS.',
    'advised  Chile: Bank account. Without one, bank transfer is not offered.',
    'not ready to open: ',
  ])
    expect(stdout).toContain(line)
})
