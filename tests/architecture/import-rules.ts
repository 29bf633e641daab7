import { type Import, readImports } from './imports.ts'
import { isTest, type SourceFile } from './source-files.ts'

type Rule = (each: Import) => string | undefined

/** What a package may import of ours. A package without a line here may not exist. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  i18n: ['domain'],
  ui: ['domain', 'i18n'],
  database: [],
  pictures: [],
  integrations: ['domain'],
  platform: ['domain', 'database', 'pictures'],
  backend: ['domain', 'database', 'integrations', 'pictures'],
  demo: ['domain', 'database', 'platform', 'backend'],
}

const roomOf = (path: string): string => {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'packages') return second
  if (top === 'sandboxes') return `sandboxes/${second}`
  if (top === 'apps') return third === 'app' || third === 'server' ? third : 'tooling'
  return 'tooling'
}

const isPackage = (path: string) => path.startsWith('packages/')

const packages: Rule = ({ from, target }) => {
  const room = roomOf(from)
  if (!isPackage(from) || target === undefined || roomOf(target) === room) return undefined
  const allowed = mayImport[room]
  if (!allowed) return `packages/${room} has no line in the import rules`
  if (isTest(from) && room !== 'domain') return roomOf(target) === 'server' ? 'nothing imports the server' : undefined
  return allowed.includes(roomOf(target)) ? undefined : `${room} may import ${allowed.join(', ') || 'nothing of ours'}`
}

const domainAlone: Rule = ({ from, target, specifier }) => {
  if (roomOf(from) !== 'domain' || target !== undefined) return undefined
  return isTest(from) && ['vitest', 'fast-check'].includes(specifier) ? undefined : 'domain uses no library'
}

const sandboxesAlone: Rule = ({ from, target }) => {
  const room = roomOf(from)
  const isOurs = target !== undefined && roomOf(target) !== room
  return room.startsWith('sandboxes/') && isOurs ? 'sandboxes import nothing of ours' : undefined
}

const appInTheBrowser: Rule = ({ from, target, specifier, typeOnly }) => {
  if (roomOf(from) !== 'app' || isTest(from)) return undefined
  const isServerOnly = /\.server[./]/.test(from)
  if (specifier.startsWith('node:') && !isServerOnly) return 'the app runs in the browser, where there is no Node'
  if (target === undefined || ['app', 'domain', 'i18n', 'ui'].includes(roomOf(target))) return undefined
  return roomOf(target) === 'backend' && typeOnly
    ? undefined
    : 'the app may import domain, i18n, ui, and types of backend'
}

const appsApart: Rule = ({ from, target = '' }) => {
  if (roomOf(from) !== 'app' || isTest(from) || roomOf(target) !== 'app') return undefined
  const appOf = (path: string) => path.split('/')[1]
  return appOf(from) === appOf(target) ? undefined : 'the shop and its administration share packages alone'
}

const appLayers: Rule = ({ from, target = '', typeOnly }) => {
  const layerOf = (path: string) =>
    /^apps\/(?:store|admin)\/app\/(routes|features|ui|i18n|lib|state)\/(?:([^/]+)\/)?/.exec(path) ?? []
  const [, layer, feature] = layerOf(from)
  const [, targetLayer, targetFeature] = layerOf(target)
  if (layer === undefined || targetLayer === undefined || layer === 'routes') return undefined
  if (targetLayer === 'routes' && !typeOnly) return 'routes are the top: nothing below imports them'
  if (targetLayer !== 'features') return undefined
  if (layer !== 'features') return `${layer} is below the features and does not know them`
  return feature === targetFeature ? undefined : 'features do not import features'
}

const serverOnTop: Rule = ({ from, target }) =>
  target !== undefined && roomOf(target) === 'server' && !['server', 'tooling'].includes(roomOf(from))
    ? 'nothing imports the server'
    : undefined

/** Tests and scripts may go by the path, without depending on the package. */
const byName: Rule = ({ from, target, specifier }) => {
  if (
    isTest(from) ||
    roomOf(from) === 'tooling' ||
    !specifier.startsWith('.') ||
    target === undefined ||
    !/^(packages|sandboxes)\//.test(target)
  )
    return undefined
  return roomOf(from) === roomOf(target) ? undefined : 'another package is imported by its name'
}

/** A shop that is no demo runs without it. */
const demoApart: Rule = ({ from, target, dynamic }) => {
  const isInside = roomOf(from) === 'demo' || roomOf(from) === 'tooling' || isTest(from)
  if (target === undefined || roomOf(target) !== 'demo' || isInside) return undefined
  return roomOf(from) === 'server' && dynamic
    ? undefined
    : 'only the start of the server may import the demo, when it is one'
}

const rules = [
  packages,
  demoApart,
  domainAlone,
  sandboxesAlone,
  appInTheBrowser,
  appsApart,
  appLayers,
  serverOnTop,
  byName,
]

/** @returns one line for each import that breaks a rule */
export const checkImports = (sources: readonly SourceFile[]): string[] =>
  sources.flatMap(readImports).flatMap((each) =>
    rules.flatMap((rule) => {
      const complaint = rule(each)
      return complaint ? [`${each.from} imports ${each.specifier}: ${complaint}`] : []
    }),
  )

type Graph = ReadonlyMap<string, Iterable<string>>

/** @returns each cycle once, as the nodes along it, the first one repeated at the end */
const cyclesOf = (graph: Graph): string[][] => {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const visit = (node: string, trail: readonly string[]) => {
    const start = trail.indexOf(node)
    if (start >= 0) cycles.push([...trail.slice(start), node])
    if (start >= 0 || finished.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node])
    finished.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return cycles
}

/** @returns each cycle of files once, as `a → b → a`; imports of types are erased and close none */
export const findCycles = (sources: readonly SourceFile[]): string[] => {
  const known = new Set(sources.map(({ path }) => path))
  const graph = new Map(
    sources.map((source) => [
      source.path,
      readImports(source).flatMap(({ target, typeOnly }) => (target && !typeOnly && known.has(target) ? [target] : [])),
    ]),
  )
  return cyclesOf(graph).map((cycle) => cycle.join(' → '))
}

/** Packages whose folders depend on each other one way only. Add a package here once it has no cycle. */
export const oneWayPackages: readonly string[] = ['backend', 'database', 'demo', 'domain', 'integrations', 'platform']

/** The folder directly below `src`; a file in `src` itself, which puts the package together, is a folder of its own. */
const folderOf = (path: string): string => path.split('/').slice(3, 4).join('')

/**
 * @returns each cycle of folders inside these packages once, with an import for every step; types count, tests do not:
 * they may put any parts together.
 */
export const findFolderCycles = (sources: readonly SourceFile[], packages = oneWayPackages): string[] =>
  packages.flatMap((name) => {
    const inside = `packages/${name}/src/`
    const graph = new Map<string, Map<string, string>>()
    for (const { from, target } of sources
      .filter(({ path }) => path.startsWith(inside) && !isTest(path))
      .flatMap(readImports)) {
      const steps = graph.get(folderOf(from)) ?? new Map<string, string>()
      graph.set(folderOf(from), steps)
      if (!target?.startsWith(inside) || folderOf(target) === folderOf(from) || steps.has(folderOf(target))) continue
      steps.set(folderOf(target), `${from.slice(inside.length)} imports ${target.slice(inside.length)}`)
    }
    const folders = new Map([...graph].map(([folder, steps]) => [folder, steps.keys().toArray()]))
    return cyclesOf(folders).map((cycle) => {
      const imports = cycle.slice(1).map((folder, index) => graph.get(cycle[index] ?? '')?.get(folder))
      return `packages/${name}: ${cycle.join(' → ')} (${imports.join(', ')})`
    })
  })
