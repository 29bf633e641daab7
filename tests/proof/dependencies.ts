import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inRoot, root } from '../../scripts/setup/project.mjs'
import { toSbom } from '../../scripts/setup/to-sbom.mjs'
import { createThresholds } from '../support/proofs/thresholds.ts'

/** T63: what we depend on: its lock file, its install scripts, its list of parts and its known faults. */

type Locked = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}
type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
>

const run = promisify(execFile)
const thresholds = createThresholds()
const readJson = async <Content>(...path: string[]) => JSON.parse(await readFile(inRoot(...path), 'utf8')) as Content

const lock = await readJson<Parameters<typeof toSbom>[0] & { packages: Record<string, Locked> }>('package-lock.json')
const { packages } = lock
const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
const ours = Object.keys(packages).filter((path) => !path.includes('node_modules/'))

// The file names no host where a package comes from the registry, whichever that is.
const unlocked = installed.filter(
  ([, { resolved, integrity = '' }]) => !integrity.startsWith('sha512-') || resolved !== undefined,
)
thresholds.none(
  `of ${installed.length} locked packages: from elsewhere than the registry, or without a sha512`,
  unlocked.map(([path]) => path),
)

const loose: string[] = []
for (const path of ours) {
  const manifest = await readJson<Manifest>(path, 'package.json')
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const)
    for (const [name, range] of Object.entries(manifest[kind] ?? {}))
      if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range) && !name.startsWith('@dvaput/'))
        loose.push(`${path}: ${name} ${range}`)
}
thresholds.none('dependencies that are not pinned to one version', loose)

const npmrc = (await readFile(inRoot('.npmrc'), 'utf8')).split('\n')
const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).length
thresholds.hold(
  'no install script runs (ignore-scripts in .npmrc; the list of exceptions is empty)',
  `${withScripts} packages have one`,
  npmrc.includes('ignore-scripts=true'),
)

const { components } = toSbom(lock)
thresholds.hold(
  'npm run sbom lists every part with its hash (CycloneDX)',
  `${components.length} components`,
  components.length === installed.length && components.every(({ hashes }) => hashes.length === 1),
)

const [major] = process.versions.node.split('.').map(Number)
// Even majors are supported for thirty months; 22 until April 2027, 24 until April 2028.
thresholds.hold('Node is a supported release', process.versions.node, (major ?? 0) >= 22 && (major ?? 0) % 2 === 0)

type Audit = {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<'high' | 'critical', number>> }
  readonly message?: string
}
/** It exits with 1 where it finds anything, and prints the same. */
const audit = async (): Promise<Audit> => {
  const args = ['audit', '--json', '--package-lock-only']
  const result = await run('npm', args, { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  )
  return JSON.parse(result.stdout || '{"message":"npm audit said nothing"}') as Audit
}
const { metadata, message } = await audit()
const highest = 'npm audit: no fault that is high or critical'
if (metadata) {
  const { high, critical } = metadata.vulnerabilities
  thresholds.hold(highest, `${high} high, ${critical} critical`, high + critical === 0)
} else thresholds.notRun(highest, `the registry does not say: ${message?.slice(0, 200)}`)
thresholds.conclude()
