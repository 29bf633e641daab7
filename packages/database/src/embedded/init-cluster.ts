import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DataFolderUnusable, explainLastOutput, foreignDataFolder } from '../data-folder.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { PostgresDirectories } from './postgres-directories.ts'
import { spawnedAs } from './postgres-user.ts'

const MAJOR_VERSION = '18'

export const SUPERUSER = 'dvaput'

export async function initClusterOnce({ clusterDir, user }: PostgresDirectories, { initdb }: PostgresBinaries) {
  const versionFile = join(clusterDir, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version === MAJOR_VERSION) return
    throw new DataFolderUnusable(
      clusterDir,
      `it was made by PostgreSQL ${version}, the built-in one is ${MAJOR_VERSION}`,
    )
  }
  const [foreign] = existsSync(clusterDir) ? readdirSync(clusterDir) : []
  if (foreign !== undefined) throw foreignDataFolder(clusterDir, foreign)
  // Made in a temporary folder and renamed when complete, so that an interrupted first start can be repeated.
  const draft = `${clusterDir}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (user) chownSync(draft, user.uid, user.gid)
  await runInitdb(initdb, draft, user)
  renameSync(draft, clusterDir)
}

async function runInitdb(initdb: string, folder: string, user: PostgresDirectories['user']) {
  const child = spawn(
    initdb,
    [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      // Only who may enter the socket's folder (mode 0700) can connect at all.
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...spawnedAs(user), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? '' : `initdb ended with ${code}`))
  })
  const [complaint, failure] = await Promise.all([text(child.stderr), ended])
  if (!failure) return
  rmSync(folder, { recursive: true, force: true })
  throw explainLastOutput(folder, complaint.trim().replaceAll(/\s+/g, ' ') || failure)
}
