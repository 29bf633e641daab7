import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoGate } from '../../apps/store/server/settings/demo-gate.ts'
import { inRoot } from '../../scripts/setup/project.mjs'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { createVisitor, newIp } from '../support/requests/store-visitor.ts'
import { inParallel, withAttackedStore } from './login-attacks/attacked-store.ts'

/**
 * T52: guesses at the access code of the international listing, 100 at once, and a search for the list and the code in
 * every file that a browser gets. `node tests/proof/access-code.ts [10000]` makes so many guesses.
 */

const [guesses = 10_000] = process.argv.slice(2).map(Number)
const parallel = 100
const path = '/international-products'
const thresholds = createThresholds()

const secrets = [...demoGate.emails, demoGate.code, demoGate.codeHash]
const client = inRoot('apps', 'store', 'build', 'client')
const found = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .flatMap((file) => {
    const text = readFileSync(file, 'latin1')
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`)
  })
thresholds.none('files of the browser that hold the list or the code', found)

/** A /24 of its own for each, because clients are counted by network. */
const ipOf = (number: number) => `10.${1 + (number >> 8)}.${number & 255}.9`

await withAttackedStore(async ({ server: { url } }) => {
  const attack = async (count: number, guess: (number: number) => Promise<{ readonly status: number }>) => {
    const statuses = new Map<number, number>()
    await inParallel(count, parallel, async (number) => {
      const { status } = await guess(number)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    })
    return statuses
  }
  const isRefused = (statuses: ReadonlyMap<number, number>, checked: number, count: number) =>
    statuses.get(403) === checked && statuses.get(429) === count - checked
  const show = (statuses: ReadonlyMap<number, number>) => JSON.stringify(Object.fromEntries(statuses))

  const ip = newIp()
  const fromOne = await attack(guesses, (number) =>
    createVisitor(url, { 'X-Forwarded-For': ip }).submit(path, { code: `guess ${number}` }),
  )
  thresholds.hold(
    `${guesses} guesses from one client, each as a new browser: 10 are checked`,
    show(fromOne),
    isRefused(fromOne, 10, guesses),
  )
  const right = await createVisitor(url, { 'X-Forwarded-For': ip }).submit(path, { code: demoGate.code })
  thresholds.hold('the right code of that client is refused as well', right.status, right.status === 429)

  const browser = createVisitor(url)
  await browser.submit(path, { code: 'the first' })
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const tenth = guesses / 10
  const fromMany = await attack(tenth, (number) =>
    createVisitor(url, { 'X-Forwarded-For': ipOf(number % 1_000), Cookie }).submit(path, { code: `guess ${number}` }),
  )
  thresholds.hold(
    `${tenth} more guesses of one browser from 1,000 networks: 4 are checked`,
    show(fromMany),
    isRefused(fromMany, 4, tenth),
  )

  const closed = [
    path,
    `${path}.data`,
    '/international',
    '/api/era/inventory?limit=1',
    '/api/era-products/cached?limit=1',
  ]
  const open: string[] = []
  for (const each of closed) {
    const { status, text } = await createVisitor(url, { Cookie: 'dvaput-international=granted.granted' }).open(each)
    if (![401, 403].includes(status) || text.includes('/international/')) open.push(`${each}: ${status}`)
  }
  thresholds.none('data of the listing that comes without the grant', open)

  const invited = createVisitor(url)
  const entered = await invited.submit(path, { code: demoGate.code })
  const { status } = await invited.open(path)
  thresholds.hold('the code opens the listing elsewhere meanwhile', `${entered.status}, then ${status}`, status === 200)
})
thresholds.conclude()
