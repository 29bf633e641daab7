import { type Import, readImports } from './imports.ts'
import { isTest, type SourceFile } from './source-files.ts'

type Rule = (each: Import) => string | undefined

/** What a package may import of ours. A package without a line here may not exist. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  database: [],
  integrations: ['domain'],
  platform: ['domain', 'database'],
  backend: ['domain', 'database', 'integrations'],
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
  if (target === undefined || ['app', 'domain'].includes(roomOf(target))) return undefined
  return roomOf(target) === 'backend' && typeOnly ? undefined : 'the app may import domain, and types of backend'
}

const appLayers: Rule = ({ from, target = '', typeOnly }) => {
  const layerOf = (path: string) =>
    /^apps\/store\/app\/(routes|features|ui|i18n|lib|state)\/(?:([^/]+)\/)?/.exec(path) ?? []
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

const rules = [packages, domainAlone, sandboxesAlone, appInTheBrowser, appLayers, serverOnTop, byName]

/** @returns one line for each import that breaks a rule */
export const checkImports = (sources: readonly SourceFile[]): string[] =>
  sources.flatMap(readImports).flatMap((each) =>
    rules.flatMap((rule) => {
      const complaint = rule(each)
      return complaint ? [`${each.from} imports ${each.specifier}: ${complaint}`] : []
    }),
  )

/** @returns each cycle once, as `a → b → a` */
export const findCycles = (sources: readonly SourceFile[]): string[] => {
  const known = new Set(sources.map(({ path }) => path))
  const graph = new Map(
    sources.map((source) => [
      source.path,
      readImports(source).flatMap(({ target, typeOnly }) => (target && !typeOnly && known.has(target) ? [target] : [])),
    ]),
  )
  const cycles: string[] = []
  const finished = new Set<string>()
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '))
    if (start >= 0 || finished.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
    finished.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return cycles
}
