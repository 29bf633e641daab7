import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoGate } from '../../apps/store/server/demo-gate.ts'
import { inRoot } from '../../scripts/setup/project.mjs'

const folder = inRoot('apps', 'store', 'build', 'client')

/** Words that stand in server code, in its libraries or in its secrets, and nowhere in a browser. */
const serverOnly =
  /node:(?:fs|crypto|path|net|http|process|child_process)|process\.env|DATABASE_URL|APP_SECRET|SMTP_URL|demo-secret|pg-boss|nodemailer|drizzle|prom-client|SELECT .{1,200} FROM |\.server\//

const findServerCode = (text: string) => serverOnly.exec(text)?.[0]

const bundledFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(m?js|css|html|json|map)$/.test(path))

test('what the browser downloads holds no server code and no secret', () => {
  const files = bundledFiles()
  expect(files.length).toBeGreaterThan(5)
  const offending = files.flatMap((path) => {
    const word = findServerCode(readFileSync(join(folder, path), 'utf8'))
    return word ? [`${path}: ${word}`] : []
  })
  expect(offending).toEqual([])
})

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

test('no source map is published', () => {
  expect(bundledFiles().filter((path) => path.endsWith('.map'))).toEqual([])
})

test.each(['import"node:fs"', 'a=process.env.X', 'connect(DATABASE_URL)', 'query("SELECT id FROM orders")'])(
  'the search would find %s',
  (text) => {
    expect(findServerCode(text)).toBeDefined()
  },
)
