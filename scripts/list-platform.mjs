import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describePlatform, implementedIn } from '../packages/platform/src/describe-platform.ts'
import { inRoot } from './setup/project.mjs'

// node_modules/.bin/node scripts/list-platform.mjs   writes docs/platform.md; a field that was listed once may not disappear
const path = inRoot('docs', 'platform.md')
const text = describePlatform()
const now = implementedIn(text)
const lost = existsSync(path) ? [...implementedIn(readFileSync(path, 'utf8'))].filter((name) => !now.has(name)) : []

if (lost.length > 0) {
  console.error(`The list only grows; these fields would disappear:\n${lost.map((name) => `  ${name}`).join('\n')}`)
  process.exitCode = 1
} else {
  writeFileSync(path, text)
  console.log(`docs/platform.md lists ${now.size} fields and operations.`)
}
