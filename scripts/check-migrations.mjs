import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot, projectNode, root } from './setup/project.mjs'

const migrations = inRoot('packages', 'database', 'migrations')

// Inside the checkout: drizzle-kit takes its paths from the root. A copy: the check must not change the migrations.
const scratch = 'node_modules/.cache/dvaput-migrations'
const copy = inRoot(scratch, 'migrations')
const config = inRoot(scratch, 'drizzle.config.ts')

const listFiles = () => readdirSync(copy, { recursive: true, encoding: 'utf8' }).sort()

rmSync(inRoot(scratch), { recursive: true, force: true })
mkdirSync(inRoot(scratch), { recursive: true })
cpSync(migrations, copy, { recursive: true })
writeFileSync(
  config,
  `import base from '../../../drizzle.config.ts'\nexport default { ...base, out: './${scratch}/migrations' }\n`,
)
const before = listFiles()
const { status } = spawnSync(
  projectNode(),
  [inRoot('node_modules', 'drizzle-kit', 'bin.cjs'), 'generate', `--config=${scratch}/drizzle.config.ts`],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
)
const added = listFiles().filter((name) => !before.includes(name) && name.endsWith('.sql'))
rmSync(inRoot(scratch), { recursive: true, force: true })

if (status !== 0) process.exit(status ?? 1)
if (added.length > 0) {
  console.error('The tables have changed since the last migration. Run: npx drizzle-kit generate --name what-changed')
  process.exit(1)
}
