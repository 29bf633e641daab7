import { mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from './error-code.ts'

/** Its message can be shown as it is: one sentence about what is wrong, and what to do. */
export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable'

  constructor(folder: string, reason: string, cause?: unknown) {
    super(`The data folder ${folder} cannot be used: ${reason}.`, { cause })
  }
}

/** PostgreSQL reserves 16 MiB at a time for its log, and ends where it cannot get them. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024

const another = 'set DATA_DIR to another folder'
const full = `its disk is full; make room, or ${another}`
const notAllowed = `this user may not write there; ${another}`
const readOnly = `it is read-only; ${another}`

const REASONS: Readonly<Record<string, string>> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: readOnly,
  ENOSPC: full,
  EDQUOT: full,
  // disk_full of PostgreSQL
  53100: full,
  EEXIST: `a file has its name; ${another}`,
  ENOTDIR: `a file has its name; ${another}`,
  ENOENT: `no folder can be made there; ${another}`,
}

export const foreignDataFolder = (folder: string, sign: string) =>
  new DataFolderUnusable(folder, `it belongs to another program (${sign}); ${another}`)

/** What PostgreSQL said last, where it says what is wrong with the folder. */
export const explainLastOutput = (folder: string, output: string): DataFolderUnusable => {
  if (output.includes('No space left on device')) return new DataFolderUnusable(folder, full)
  if (output.includes('Read-only file system')) return new DataFolderUnusable(folder, readOnly)
  return new DataFolderUnusable(folder, `PostgreSQL did not start on it: ${output}`)
}

const pathOf = (error: unknown): string => (error instanceof Error && 'path' in error ? String(error.path) : '')

/** Of an error while the shop starts: the sentence, where it is the folder's fault. */
export const toDataFolderError = (folder: string, error: unknown): DataFolderUnusable | undefined => {
  const code = errorCode(error) ?? ''
  const isFull = REASONS[code] === full || code === 'EROFS'
  if (error instanceof DataFolderUnusable || !(isFull || pathOf(error).startsWith(folder))) return undefined
  const reason = REASONS[code]
  return reason === undefined ? undefined : new DataFolderUnusable(folder, reason, error)
}

/** One level after the other: told to make all at once, Node tries for ever where the system has no such folder. */
const makeFolder = (path: string) => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process was first.
    if (errorCode(error) !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}

const writeOnce = (folder: string) => {
  const path = join(folder, `.write-test-${process.pid}`)
  try {
    writeFileSync(path, 'dvaput')
  } finally {
    rmSync(path, { force: true })
  }
}

const ours =
  /^(?:postgres|postgres\.new|postgresql-\d[\w.-]*|mail|pictures-cache|uploads|platform-certificate\.pem|platform-secrets\.json)$/
/** Hidden files, and what a disk of its own brings. */
const nobodys = /^(?:\..*|lost\+found)$/

/** A folder that holds other things and none of ours is somebody else's. */
const foreignEntry = (folder: string): string | undefined => {
  const names = readdirSync(folder).filter((name) => !nobodys.test(name))
  return names.some((name) => ours.test(name)) ? undefined : names[0]
}

/** Zero blocks: a file system that does not count them. */
const freeBytesOf = (folder: string): number => {
  const { blocks, bavail, bsize } = statfsSync(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

/** Makes the data folder where it is missing, and refuses one that could not hold the shop's data. */
export const prepareDataFolder = (folder: string, { freeBytes = freeBytesOf } = {}): void => {
  try {
    makeFolder(folder)
    const foreign = foreignEntry(folder)
    if (foreign !== undefined) throw foreignDataFolder(folder, foreign)
    writeOnce(folder)
    if (freeBytes(folder) < LEAST_FREE_BYTES) throw new DataFolderUnusable(folder, full)
  } catch (error) {
    if (error instanceof DataFolderUnusable) throw error
    throw new DataFolderUnusable(folder, REASONS[errorCode(error) ?? ''] ?? (error as Error).message, error)
  }
}
