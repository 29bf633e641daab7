import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { administratorAt } from '../support/people/administrators.ts'
import { createVisitor, trustsVisitors, type Visitor } from '../support/requests/store-visitor.ts'
import { type RunningServer, startTwoServers } from '../support/servers/running-server.ts'
import { fieldOf } from './admin-screens/read-screen.ts'

const silence = () => undefined
const testDatabase = useTestDatabase({ demo: true })
let servers: { readonly first: RunningServer; readonly second: RunningServer; stop(): Promise<void> }
let database: Database
let administrator: Visitor

beforeAll(async () => {
  servers = await startTwoServers({ databaseUrl: testDatabase.url, env: trustsVisitors })
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'two processes', log })
  administrator = (await administratorAt({ url: servers.first.url, database }, 'owner')).visitor
}, 300_000)
afterAll(async () => {
  await database?.close()
  await servers?.stop()
})

/** What either process shows of a page, each from its own cache. */
const shown = async (page: string, text: string) => {
  const visitors = [servers.first, servers.second].map(({ url }) => createVisitor(url))
  return Promise.all(visitors.map(async ({ open }) => (await open(page)).text.includes(text)))
}
const bothShow = (page: string, text: string) =>
  expect.poll(() => shown(page, text), { timeout: 20_000, interval: 100 }).toEqual([true, true])

/** Every field of the form of this market, as the screen shows it. */
const formOf = ({ text }: { readonly text: string }, market: string) => {
  const form = text.split('<form').find((each) => each.includes(`name="market" value="${market}"`)) ?? ''
  const fields = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ])
  return { ...Object.fromEntries(fields), phones: /<textarea[^>]*>([^<]*)/.exec(form)?.[1]?.trim() ?? '' }
}

describe('what is changed on a screen of one process is seen in every process', () => {
  it('the address of a pickup point in the settings of a market', async () => {
    for (const page of ['/', '/contact']) expect(await shown(page, 'Ferhadija 12')).toEqual([false, false])
    const settings = formOf(await administrator.open('/admin/settings'), 'ba')
    const changed = { ...settings, 'pickupPoint.street': 'Ferhadija 12' }
    expect((await administrator.submit('/admin/settings', changed)).status).toBe(302)
    for (const page of ['/', '/contact']) await bothShow(page, 'Ferhadija 12')
  })

  it('a text of an information page', async () => {
    const screen = '/admin/content/texts/shipping/costs?market=ba&language=en'
    expect(await shown('/envios', 'By zeppelin.')).toEqual([false, false])
    const revision = fieldOf(await administrator.open(screen), 'revision')
    const text = { revision, title: 'What a parcel costs', text: 'By zeppelin.' }
    expect((await administrator.submit(screen, text)).status).toBe(302)
    await bothShow('/envios', 'By zeppelin.')
  })

  it('a banner of the front page', async () => {
    expect(await shown('/', 'Gramophones at last')).toEqual([false, false])
    const banner = {
      ...{ market: 'ba', 'title.bcs': 'Gramofoni', 'title.en': 'Gramophones at last' },
      ...{ buttonLink: '/products/sale', imageUrl: '/cdn/shop/files/demo/x.avif' },
    }
    const made = await administrator.submit('/admin/content/banners/new?market=ba&act=save', banner)
    expect(made.status).toBe(302)
    await bothShow('/', 'Gramophones at last')
  })

  it('the links that the shop adds to the footer', async () => {
    expect(await shown('/faq', 'Our repair shop')).toEqual([false, false])
    const screen = '/admin/content/navigation'
    const made = await administrator.submit(screen, { shop: 'main', title: 'Podnožje', handle: 'footer-links' })
    const menu = made.headers.get('Location')?.split('?')[0] ?? ''
    const send = async (act: string, fields: Record<string, string>) =>
      administrator.submit(`${menu}?act=${act}`, {
        ...{ revision: fieldOf(await administrator.open(menu), 'revision'), ...fields },
      })
    const item = { 'title.bcs': 'Naš servis', 'title.en': 'Our repair shop', target: 'HTTP', url: '/contact#repair' }
    expect((await send('add', item)).status).toBe(302)
    await bothShow('/faq', 'Our repair shop')
    expect((await send('remove', {})).status).toBe(302)
    await expect
      .poll(() => shown('/faq', 'Our repair shop'), { timeout: 20_000, interval: 100 })
      .toEqual([false, false])
  })
})
