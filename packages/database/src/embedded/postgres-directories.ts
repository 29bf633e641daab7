import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataFolderUnusable } from '../data-folder.ts'
import { canEnter, choosePostgresUser, type PostgresUser } from './postgres-user.ts'

export type PostgresDirectories = {
  dataDir: string
  /** Where the rows lie: `postgres` in the data folder, or where its link points. */
  clusterDir: string
  socketDir: string
  /** In the title of every process of this server, so that they can be identified. */
  clusterName: string
  user: PostgresUser | undefined
}

/** For what root owns and an unprivileged PostgreSQL must reach. */
const SHARED_FOLDER = '/var/lib/dvaput'

const LONGEST_SOCKET_PATH = 107

export function preparePostgresDirectories(dataDir: string): PostgresDirectories {
  mkdirSync(dataDir, { recursive: true })
  const folder = realpathSync(dataDir)
  const link = join(folder, 'postgres')
  const existing = statSync(link, { throwIfNoEntry: false })
  const user = choosePostgresUser(existing?.uid || statSync(folder).uid)
  const expectedUid = user?.uid ?? process.getuid?.()
  if (existing && existing.uid !== expectedUid) {
    const owner = existing.uid === 0 ? 'root, as whom PostgreSQL does not run' : `the user with number ${existing.uid}`
    const way = existing.uid === 0 ? 'give it to another user' : 'start as that user'
    throw new DataFolderUnusable(link, `it belongs to ${owner}; ${way}, or set DATA_DIR to another folder`)
  }
  if (!existing && !canEnter(folder, user)) linkToSharedFolder(link)
  const clusterDir = statSync(link, { throwIfNoEntry: false }) ? realpathSync(link) : link
  const clusterName = `dvaput-${createHash('sha256').update(clusterDir).digest('hex').slice(0, 12)}`
  return { dataDir: folder, clusterDir, clusterName, user, socketDir: makeSocketDir(folder, clusterName, user) }

  // A symbolic link, so that deleting the data folder starts over here too.
  function linkToSharedFolder(link: string) {
    const target = join(makeSharedFolder(), randomBytes(6).toString('hex'))
    mkdirSync(target, { mode: 0o700 })
    if (user) chownSync(target, user.uid, user.gid)
    rmSync(link, { force: true })
    symlinkSync(target, link)
  }
}

export function makeSharedFolder(): string {
  mkdirSync(SHARED_FOLDER, { recursive: true })
  chmodSync(SHARED_FOLDER, 0o755)
  return SHARED_FOLDER
}

function makeSocketDir(dataDir: string, clusterName: string, user: PostgresUser | undefined): string {
  const fits = (base: string) => join(base, clusterName, '.s.PGSQL.5432').length <= LONGEST_SOCKET_PATH
  const base = fits(tmpdir()) && canEnter(tmpdir(), user) ? tmpdir() : '/tmp'
  const socketDir = join(base, clusterName)
  const found = lstatSync(socketDir, { throwIfNoEntry: false })
  if (!found) {
    mkdirSync(socketDir, { mode: 0o700 })
    if (user) chownSync(socketDir, user.uid, user.gid)
    return socketDir
  }
  if (!found.isDirectory() || found.uid !== (user?.uid ?? process.getuid?.())) {
    throw new DataFolderUnusable(
      dataDir,
      `${socketDir}, where PostgreSQL puts its socket, belongs to another user; remove it`,
    )
  }
  chmodSync(socketDir, 0o700)
  return socketDir
}
