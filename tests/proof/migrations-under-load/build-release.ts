import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRoot } from '../../../scripts/setup/project.mjs'
import { linkModules } from '../mutants/source-copy.ts'

const run = promisify(execFile)
const migrations = 'packages/database/migrations'

const git = async (...args: string[]) => (await run('git', args, { cwd: inRoot(), maxBuffer: 64 * 1024 * 1024 })).stdout

/** The release before the last migration; undefined where there is no history to take it from. */
export const commitBeforeLastMigration = async (): Promise<string | undefined> => {
  try {
    const last = (await git('log', '--format=%H', '-1', '--', migrations)).trim()
    return (await git('rev-parse', `${last}^`)).trim()
  } catch {
    return undefined
  }
}

const countMigrations = async (root: string) =>
  (await readdir(join(root, migrations))).filter((name) => name.endsWith('.sql')).length

/** Another commit in a folder of its own, built, with the packages of others that are installed here. */
export const buildRelease = async (commit: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-release-'))
  await chmod(folder, 0o755)
  const archive = join(folder, 'release.tar')
  await git('archive', `--output=${archive}`, commit)
  await run('tar', ['--extract', '--file', archive, '--directory', folder])
  await rm(archive)
  await linkModules(folder)
  for (const script of ['write-storefront-schema.mjs', 'build.mjs', 'bundle-server.mjs'])
    await run(process.execPath, [join(folder, 'scripts', script)], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  return {
    bundle: join(folder, 'apps/store/build/program/main.mjs'),
    migrationsFolder: join(folder, migrations),
    newMigrations: (await countMigrations(inRoot())) - (await countMigrations(folder)),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
