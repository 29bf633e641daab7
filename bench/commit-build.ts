import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../scripts/setup/project.mjs'
import type * as servers from '../tests/support/servers/running-server.ts'

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: inRoot(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()

/** Hard links cost nothing, but only within one file system. */
const copyFolder = (from: string, to: string) => {
  try {
    run('cp', ['-al', from, to])
  } catch {
    run('cp', ['-a', from, to])
  }
}

/** Packages are found beside the sources that import them, so each checkout has its own. */
const copyPackages = (folder: string) => {
  const lockFile = 'package-lock.json'
  if (run('git', ['hash-object', lockFile]) !== run('git', ['hash-object', join(folder, lockFile)]))
    throw new Error(`the packages of ${folder} are others: run npm ci there, and this again`)
  const workspaces = ['apps', 'packages', 'sandboxes'].flatMap((group) =>
    readdirSync(join(folder, group)).map((name) => join(group, name)),
  )
  for (const place of ['.', ...workspaces]) {
    const [from, to] = [inRoot(place, 'node_modules'), join(folder, place, 'node_modules')]
    if (existsSync(from) && !existsSync(to)) copyFolder(from, to)
  }
}

/** A checkout of another commit, built once; returns what starts its server. */
export const buildCommit = async (name: string): Promise<Pick<typeof servers, 'startServer'>> => {
  const commit = run('git', ['rev-parse', '--short=12', `${name}^{commit}`])
  const folder = join(tmpdir(), `dvaput-${commit}`)
  if (!existsSync(folder)) {
    mkdirSync(folder)
    run('sh', ['-c', `git archive ${commit} | tar -x -C '${folder}'`])
  }
  if (!existsSync(join(folder, 'node_modules'))) copyPackages(folder)
  const { ensureBuilt } = await import(join(folder, 'scripts/setup/ensure-built.mjs'))
  await ensureBuilt()
  // Older commits have it in the folder above.
  const places = ['tests/support/servers/running-server.ts', 'tests/support/running-server.ts']
  return import(places.map((place) => join(folder, place)).find(existsSync) ?? '')
}
