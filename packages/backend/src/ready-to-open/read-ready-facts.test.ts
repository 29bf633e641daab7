import { openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import { sampleMarkets } from '@dvaput/domain/markets/sample-profiles'
import { marketPoints, shopPoints } from '@dvaput/domain/ready-to-open/ready-points'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { type ReadySource, readReadyFacts, testMailPrefix } from './read-ready-facts.ts'

const test = useTestDatabase()
const silence = () => undefined
let database: ReturnType<typeof openDatabase>
beforeAll(() => {
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: test.url, applicationName: 'ready test', log })
})
afterAll(() => database.close())

const homes = { ba: 'https://dvaput.example', cl: 'https://cl.dvaput.example' }
const answers = async () => Response.json({ service: 'dvaput' })
const factsOf = (changes: Partial<ReadySource> = {}) =>
  readReadyFacts({ database, marketOf: (id) => markets[id], homes, demo: false, fetch: answers, ...changes })

const undone = (points: object) => Object.fromEntries(Object.keys(points).map((name) => [name, false]))

it('an empty shop has nothing ready to open but what the server says itself', async () => {
  expect(await factsOf()).toEqual({
    shop: { ...undone(shopPoints), demo: true },
    markets: {
      ba: { ...undone(marketPoints), 'public-address': true },
      cl: { ...undone(marketPoints), 'public-address': true },
    },
  })
})

it('the shop’s URL counts as unreachable where nobody or another server responds', async () => {
  for (const fetch of [
    () => Promise.reject(new Error('no such host')),
    async () => Response.json({ service: 'parking' }),
    async () => new Response('<html>', { status: 200 }),
    async () => new Response(null, { status: 301, headers: { Location: 'https://elsewhere.example' } }),
  ])
    expect((await factsOf({ fetch })).markets.ba['public-address']).toBe(false)
  const plain = { ...homes, ba: 'http://dvaput.example' }
  expect((await factsOf({ homes: plain })).markets.ba['public-address']).toBe(false)
})

it('the points of a shop that is ready to open are what it has filled in and its people have confirmed', async () => {
  const { pool } = database
  const at = '2030-05-01T10:00:00.000Z'
  const said = { backup: { at, by: 'Ana' }, 'legal-texts-cl': { at, by: 'Ana' } }
  await pool.query(`INSERT INTO backend.shop_settings (key, value) VALUES ('ready-to-open', $1)`, [said])
  await pool.query(
    `INSERT INTO backend.mails (key, template, sent_at) VALUES ($1, 'composed', app_now()), ($2, 'composed', NULL)`,
    [`${testMailPrefix}1`, `${testMailPrefix}2`],
  )
  const facts = await factsOf({ marketOf: (id) => sampleMarkets[id] })
  expect(facts.shop).toMatchObject({ backup: true, mail: true, 'second-owner': false })
  const filled = { seller: true, contact: true, tax: true, 'bank-account': true, delivery: false }
  expect(facts.markets.ba).toMatchObject({ ...filled, 'legal-texts': false })
  expect(facts.markets.cl).toMatchObject({ ...filled, 'legal-texts': true })
})
