import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { openDatabase } from './open-database.ts'

const isRoot = process.getuid?.() === 0

describe('the embedded PostgreSQL', () => {
  const said: string[] = []
  const keep = (_fields: object, message: string) => {
    said.push(message)
  }
  const log = { info: keep, warn: keep, error: keep }
  const running = new Set<EmbeddedPostgres>()
  let folder = ''

  beforeEach(async () => {
    said.length = 0
    folder = await mkdtemp(join(tmpdir(), 'dvaput embedded '))
    await chmod(folder, 0o755)
  })
  afterEach(async () => {
    for (const postgres of running) await postgres.stop()
    for (const postgres of running) await rm(postgres.dataDir, { recursive: true, force: true })
    running.clear()
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (dataDir = folder) => {
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    running.add(postgres)
    return postgres
  }
  const ask = async (url: string, statement: string) => {
    const database = openDatabase({ url, applicationName: 'test', max: 1, log })
    try {
      return (await database.pool.query(statement)).rows
    } finally {
      await database.close()
    }
  }
  const readPostmasterPid = async ({ dataDir }: EmbeddedPostgres) =>
    Number.parseInt(await readFile(join(dataDir, 'postmaster.pid'), 'utf8'), 10)

  it('starts in an empty folder, listens on a socket alone and keeps its rows over a restart', async () => {
    const first = await start()
    expect(
      await ask(
        first.url,
        `SELECT current_setting('listen_addresses') AS addresses, current_setting('fsync') AS fsync`,
      ),
    ).toEqual([{ addresses: '', fsync: 'on' }])
    const socketDir = new URL(first.url).searchParams.get('host') ?? ''
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700)
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    await expect(stat(socketDir)).rejects.toThrow('ENOENT')

    const second = await start()
    expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('sorts, compares and folds text of our languages', async () => {
    const { url } = await start()
    expect(await ask(url, `SELECT lower('ČĆĐŠŽÑ') AS low, 'Č' ILIKE 'č' AS alike`)).toEqual([
      { low: 'čćđšžñ', alike: true },
    ])
  })

  it('replaces the server that a killed process left running, without losing a committed row', async () => {
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', startAndWait(folder)])
    const [line] = await once(owner.stdout, 'data')
    const left: EmbeddedPostgres = JSON.parse(String(line))
    await ask(left.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    const leftPid = await readPostmasterPid(left)
    owner.kill('SIGKILL')
    await once(owner, 'close')
    expect(await isAlive(leftPid)).toBe(true)

    const postgres = await start()
    expect(await isAlive(leftPid)).toBe(false)
    expect(said).toContain('stopping a PostgreSQL process left over from an earlier run')
    expect(await ask(postgres.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('is not misled by files of a server that is gone, even where its number is used again', async () => {
    const first = await start()
    const socketDir = new URL(first.url).searchParams.get('host') ?? ''
    await first.stop()
    await mkdir(socketDir, { mode: 0o700 })
    const { uid, gid } = await stat(first.dataDir)
    await chown(socketDir, uid, gid)
    // PostgreSQL overlooks its own parent and other users' processes, so the number is that of neither.
    const bystander = spawn('/bin/sleep', ['60'], { uid, gid })
    const lines = `${bystander.pid}\n${first.dataDir}\n1\n5432\n${socketDir}\n`
    await writeFile(join(first.dataDir, 'postmaster.pid'), lines)
    await writeFile(join(socketDir, '.s.PGSQL.5432.lock'), lines)
    await writeFile(join(socketDir, '.s.PGSQL.5432'), '')

    const second = await start()
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(said).toEqual([])
    expect(bystander.kill()).toBe(true)
  })

  it('is started again when it dies, and an open pool goes on', async () => {
    const postgres = await start()
    const database = openDatabase({ url: postgres.url, applicationName: 'test', log })
    await database.pool.query('CREATE TABLE kept AS SELECT 42 AS answer')
    process.kill(await readPostmasterPid(postgres), 'SIGKILL')
    await expect.poll(() => said, { timeout: 15_000 }).toContain('PostgreSQL restarted')
    const read = () => database.pool.query('SELECT answer FROM kept').then(({ rows }) => rows, String)
    await expect.poll(read, { timeout: 15_000 }).toEqual([{ answer: 42 }])
    expect(said).toContain('PostgreSQL exited unexpectedly, restarting')
    await database.close()
  })

  it('works in a folder with a path too long for a socket', async () => {
    const { url } = await start(join(folder, 'long'.repeat(30), 'path'))
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('lies in a folder that its user may enter: run by root, not in one that is for root alone', async () => {
    await chmod(folder, 0o700)
    const first = await start()
    expect(first.dataDir.startsWith(folder)).toBe(!isRoot)
    expect((await stat(first.dataDir)).uid).not.toBe(0)
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    const second = await start()
    expect(second.dataDir).toBe(first.dataDir)
    expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('refuses data of another version of PostgreSQL', async () => {
    const first = await start()
    await first.stop()
    await writeFile(join(first.dataDir, 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17, the built-in one is 18')
    await expect(stat(new URL(first.url).searchParams.get('host') ?? '')).rejects.toThrow('ENOENT')
  })
})

/** A process that has ended and that nobody has asked about yet still has a number, but no command line. */
async function isAlive(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== ''
}

const startAndWait = (dataDir: string) => `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)})
  const log = { info() {}, warn() {}, error() {} }
  const { url, dataDir } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
  console.log(JSON.stringify({ url, dataDir }))
`
