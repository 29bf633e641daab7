import { posix } from 'node:path'
import { type SourceFile, withoutComments } from '../../tests/architecture/source-files.ts'

/** A page of one of the apps: the file that renders it, and its path up to the first part that varies. */
type Page = { readonly file: string; readonly path: string; readonly hasMore: boolean }

/** The tables of routes, and where each app is served. */
const apps = [
  { folder: 'apps/store/app', base: '' },
  { folder: 'apps/admin/app', base: '/admin' },
] as const

const routeLine = /\(\s*(?:'([^']*)'|[\w.]+\.(\w+)),\s*'(routes\/[\w-]+\.tsx)'/g

/** A path that the table has by name. */
const findNamed = (name: string, sources: readonly SourceFile[], folder: string): string => {
  const value = new RegExp(`\\b${name}: '([^']+)'`)
  return (
    sources.flatMap(({ path, text }) => (path.startsWith(`${folder}/lib/`) ? (value.exec(text)?.[1] ?? []) : []))[0] ??
    ''
  )
}

const readPages = (sources: readonly SourceFile[]): Page[] =>
  apps.flatMap(({ folder, base }) => {
    // The frame around every page is at home on the first one.
    const frame = { file: `${folder}/root.tsx`, path: base || '/', hasMore: false }
    const table = sources.find(({ path }) => path === `${folder}/routes.ts`)
    const pages = [...(table?.text ?? '').matchAll(routeLine)].flatMap(([, written, name = '', file]) => {
      const parts = (written ?? findNamed(name, sources, folder)).split('/').filter(Boolean)
      const fixed = parts.findIndex((part) => /^[:*]/.test(part))
      const path = `/${[base.slice(1), ...parts.slice(0, fixed < 0 ? undefined : fixed)].filter(Boolean).join('/')}`
      // What no route has leads to the page of the wildcard: no spec names its path.
      return parts[0] === '*' ? [] : [{ file: `${folder}/${file}`, path, hasMore: fixed >= 0 }]
    })
    return [frame, ...pages]
  })

/** The paths that a spec visits or expects, in texts and in patterns. */
const readPaths = ({ text }: SourceFile): string[] =>
  [
    ...withoutComments(text)
      .replaceAll('\\/', '/')
      .matchAll(/(?<=['"`}/])\/[\w-]*(?:\/[\w-]+)*/g),
  ].map(([path]) => path)

const leadsTo = (path: string, page: Page) => path === page.path || (page.hasMore && path.startsWith(`${page.path}/`))

/** More than any number of paths: `cart.spec.ts` is about the page of `cart.tsx`. */
const sameName = 1_000

const scoreOf = (spec: SourceFile, pages: readonly Page[]): number => {
  const [paths, name] = [readPaths(spec), posix.basename(spec.path, '.spec.ts')]
  const isNamed = pages.some(({ file }) => file.startsWith('apps/store/') && posix.basename(file, '.tsx') === name)
  return paths.filter((path) => pages.some((page) => leadsTo(path, page))).length + (isNamed ? sameName : 0)
}

/** The browser tests that visit a page which reads the changed file in the fewest steps, the likeliest to notice first. */
export const findPageSpecs = (steps: ReadonlyMap<string, number>, sources: readonly SourceFile[]): string[] => {
  const reached = readPages(sources).filter(({ file }) => steps.has(file))
  const nearest = Math.min(...reached.map(({ file }) => steps.get(file) ?? 0))
  const pages = reached.filter(({ file }) => steps.get(file) === nearest)
  return sources
    .filter(({ path }) => path.endsWith('.spec.ts'))
    .map((spec) => ({ path: spec.path, score: scoreOf(spec, pages) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .map(({ path }) => path)
}
