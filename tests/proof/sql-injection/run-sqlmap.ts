import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export const findSqlmap = () =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, 'sqlmap'))
    .find((path) => existsSync(path))

type Scan = {
  readonly target: string
  /** Of sqlmap's own, such as what is sent beside the URL. */
  readonly options: readonly string[]
  readonly seconds: number
}

/** What a limit answered in place of the endpoint, by the line in which sqlmap counts the codes that are errors. */
export const countLimited = (said: string) =>
  [...said.matchAll(/\b(?:429|503) \([^)]*\) - (\d+) times/g)].reduce((sum, [, times]) => sum + Number(times), 0)

/**
 * What it says of every parameter of a URL, as far as it comes in its time. Each request comes from another visitor:
 * the answers of a limit would show nothing.
 */
export const runSqlmap = async (sqlmap: string, { target, options, seconds }: Scan) => {
  const start = performance.now()
  const output = await mkdtemp(join(tmpdir(), 'dvaput-sqlmap-'))
  const child = spawn(sqlmap, [
    ...['-u', target, '--batch', '--level=3', '--risk=1', '--timeout=10', '--flush-session'],
    ...['--dbms=PostgreSQL', '--output-dir', output, '--disable-coloring', '--ignore-code=*'],
    ...['--tamper=xforwardedfor', '--ignore-stdin', ...options],
  ])
  const tooLong = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000)
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
  clearTimeout(tooLong)
  await rm(output, { recursive: true, force: true })
  return {
    isVulnerable: /is vulnerable|sqlmap identified the following injection/.test(said),
    limited: countLimited(said),
    seconds: (performance.now() - start) / 1_000,
    isFinished: /do not appear to be injectable/.test(said),
  }
}
