import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isConcurrent, migrationsFolder } from '@dvaput/database/migrate'
import { inRoot } from '../../../scripts/setup/project.mjs'

const run = promisify(execFile)

/** Those before were made without squawk and cannot be edited; the proof `migrations-under-load` measures their locks. */
const firstChecked = 65

type Finding = { readonly rule_name: string; readonly line: number }

/** What squawk has against a migration; as the migrator does, it takes one that builds no index concurrently for a transaction. */
export const checkMigration = async (path: string): Promise<string[]> => {
  const statements = (await readFile(path, 'utf8')).split('--> statement-breakpoint')
  const { stdout } = await run(inRoot('node_modules', '.bin', 'squawk'), [
    ...['--config', inRoot('.squawk.toml'), '--reporter', 'json'],
    ...(statements.some(isConcurrent) ? [] : ['--assume-in-transaction']),
    path,
  ]).catch((error: { readonly code?: unknown; readonly stdout: string }) => {
    // One that found something ends with 1, and says what.
    if (error.code === 1 && error.stdout.startsWith('[')) return error
    throw error
  })
  return (JSON.parse(stdout) as readonly Finding[]).map(({ rule_name: rule, line }) => `${rule} in line ${line + 1}`)
}

/** Of the migrations that squawk looks at: how many there are, and what it finds. */
export const checkMigrations = async (folder = migrationsFolder) => {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.sql') && Number.parseInt(name, 10) >= firstChecked,
  )
  const findings = await Promise.all(
    names.map(async (name) => (await checkMigration(join(folder, name))).map((each) => `${name}: ${each}`)),
  )
  return { checked: names.length, findings: findings.flat() }
}
