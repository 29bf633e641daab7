import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoGate } from '../../apps/store/server/settings/demo-gate.ts'
import { readCatalogue } from '../../scripts/check-messages.mjs'
import { inRoot } from '../../scripts/setup/project.mjs'

const clientOf = (app: 'store' | 'admin') => inRoot('apps', app, 'build', 'client')
const folder = clientOf('store')

/** Words that stand in server code, in its libraries or in its secrets, and nowhere in a browser. */
const serverOnly =
  /node:(?:fs|crypto|path|net|http|process|child_process)|process\.env|DATABASE_URL|APP_SECRET|SMTP_URL|demo-secret|pg-boss|nodemailer|drizzle|prom-client|SELECT .{1,200} FROM |\.server\//

const findServerCode = (text: string) => serverOnly.exec(text)?.[0]

const bundledFiles = (of = folder) =>
  readdirSync(of, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(m?js|css|html|json|map)$/.test(path))

test.each(['store', 'admin'] as const)(
  'what the browser downloads of the %s holds no server code and no secret',
  (app) => {
    const files = bundledFiles(clientOf(app))
    expect(files.length).toBeGreaterThan(5)
    const offending = files.flatMap((path) => {
      const word = findServerCode(readFileSync(join(clientOf(app), path), 'utf8'))
      return word ? [`${path}: ${word}`] : []
    })
    expect(offending).toEqual([])
  },
)

test('tags that only crawlers read are rendered on the server only', () => {
  const offending = bundledFiles().filter((path) =>
    /og:image|twitter:card|schema\.org/.test(readFileSync(join(folder, path), 'utf8')),
  )
  expect(offending).toEqual([])
})

test('neither the list nor the code of the international gate is in what the browser downloads [GATE-07]', () => {
  const secrets = [...demoGate.emails, demoGate.code, demoGate.codeHash, 'argon2', 'INTERNATIONAL_']
  const offending = bundledFiles().flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${path}: ${secret}`)
  })
  expect(offending).toEqual([])
})

test('a shopper downloads no text of the shop’s side and no path to it [ROLE-07]', async () => {
  const { bcs } = await readCatalogue('admin')
  const keys = Object.keys(bcs.layout ?? {}).filter((key) => key.startsWith('layout.'))
  expect(keys.length).toBeGreaterThan(5)
  const offending = bundledFiles().flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    return [...keys, '/admin/', 'dvaput_admin'].filter((each) => text.includes(each)).map((each) => `${path}: ${each}`)
  })
  expect(offending).toEqual([])
})

test('no source map is published', () => {
  for (const app of ['store', 'admin'] as const)
    expect(bundledFiles(clientOf(app)).filter((path) => path.endsWith('.map'))).toEqual([])
})

test.each(['import"node:fs"', 'a=process.env.X', 'connect(DATABASE_URL)', 'query("SELECT id FROM orders")'])(
  'the search would find %s',
  (text) => {
    expect(findServerCode(text)).toBeDefined()
  },
)
