import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { appendFile, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const versions = '/usr/lib/postgresql'
const newest = existsSync(versions)
  ? readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))[0]
  : undefined

/** Where Debian has the programs of its newest PostgreSQL. */
export const debianPrograms = newest === undefined ? undefined : join(versions, newest, 'bin')

/** PostgreSQL does not run as root. */
const readUser = async () => {
  if (process.getuid?.() !== 0) return {}
  const { stdout } = await promisify(execFile)('id', ['-u', 'postgres'])
  return { uid: Number(stdout), gid: Number(stdout) }
}

/** Programs of PostgreSQL and folders of theirs, as the user that it runs as. */
export const openDebianPostgres = async (programs: string, folder: string) => {
  const user = await readUser()
  const run = (program: string, args: readonly string[]) =>
    promisify(execFile)(join(programs, program), args, { ...user, cwd: folder })
  const own = async (name: string) => {
    const path = join(folder, name)
    await mkdir(path, { mode: 0o700 })
    if (user.uid !== undefined) await chown(path, user.uid, user.uid)
    return path
  }
  return {
    run,
    own,
    copy: (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to], user),
    async configure(dataDir: string, settings: Readonly<Record<string, string>>) {
      const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
      await appendFile(join(dataDir, 'postgresql.conf'), `\n${lines.join('\n')}\n`)
    },
    async markForRecovery(dataDir: string) {
      await writeFile(join(dataDir, 'recovery.signal'), '')
      if (user.uid !== undefined) await chown(join(dataDir, 'recovery.signal'), user.uid, user.uid)
    },
    /** Ready for writes, or following another one for reads. */
    async start(dataDir: string, port: number, { isFollowing = false } = {}) {
      const child = spawn(
        join(programs, 'postgres'),
        [
          '-D',
          dataDir,
          '-c',
          `port=${port}`,
          '-c',
          'listen_addresses=127.0.0.1',
          '-c',
          `unix_socket_directories=${dataDir}`,
        ],
        { ...user, stdio: 'ignore' },
      )
      const isUp = () =>
        run('psql', [
          '-h',
          dataDir,
          '-p',
          String(port),
          '-U',
          'dvaput',
          '-Atc',
          'SELECT pg_is_in_recovery()',
          'postgres',
        ]).then(
          ({ stdout }) => stdout.trim() === (isFollowing ? 't' : 'f'),
          () => false,
        )
      for (let tries = 0; !(await isUp()); tries += 1) {
        if (tries > 600 || child.exitCode !== null) throw new Error('PostgreSQL did not start')
        await sleep(100)
      }
      return {
        url: `postgres://dvaput@127.0.0.1:${port}/postgres`,
        /** As a power cut would. */
        kill: () => child.kill('SIGKILL'),
        stop: () => child.kill('SIGINT'),
      }
    },
  }
}
