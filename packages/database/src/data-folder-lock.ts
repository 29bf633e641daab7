import { createHash } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorCode } from './error-code.ts'

export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
  readonly folder: string
  /** Of the process that holds the folder, if known. */
  readonly pid: number | undefined

  constructor(folder: string, pid: number | undefined) {
    super(`the data folder ${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}`)
    this.folder = folder
    this.pid = pid
  }
}

export type DataFolderLock = { release(): Promise<void> }

/**
 * The lock is a socket in Linux's abstract namespace: the kernel gives the name to one process only and takes it back
 * when that process dies, even by `kill -9`, so there is no stale lock file to judge. Whoever connects is told the pid.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const address = `\0dvaput-${createHash('sha256').update(folder).digest('hex')}`
  const server = createServer((socket) => {
    socket.on('error', () => {}).end(String(process.pid))
  })
  try {
    await listen(server, address)
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    throw new DataFolderInUse(folder, await askForPid(address))
  }
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen({ path, exclusive: true }, () => resolve())
  })
}

async function askForPid(address: string): Promise<number | undefined> {
  const socket = connect(address)
  socket.setTimeout(1_000, () => socket.destroy(new Error('the holder of the lock does not answer')))
  const response = await text(socket).catch(() => '')
  return /^\d+$/.test(response) ? Number(response) : undefined
}
