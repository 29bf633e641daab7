import { posix } from 'node:path'

/** `path` is relative to the root. */
export type Page = { readonly path: string; readonly text: string }

/** What stands in a worked example, and in the checkout of somebody else. */
const isExample = (path: string) => /(?:^|\/)x(?:\.tsx|\/|$)/.test(path) || path === 'next.config.ts'

const rooms = 'apps|packages|sandboxes|scripts|tests|bench|studio|deploy|docs'
const packages = 'backend|database|demo|domain|i18n|integrations|pictures|platform|ui'

const link = /\]\((?!\w+:)([^)#\s]+)/g
const inCode = /`([^`\n]+)`/g
const fromRoot = new RegExp(`^(?:${rooms})/[\\w./-]+$`)
const fromPackage = new RegExp(`^(?:${packages})/[\\w./-]+$`)
const fileName = /^[\w./-]+\.(?:ts|tsx|mjs|css)$/

/** A record of a decision names what there was, so only its links have to lead somewhere. */
const isDecision = (path: string) => path.startsWith('docs/decisions/')

const withFolders = (files: readonly string[]): ReadonlySet<string> => {
  const known = new Set(files)
  for (const file of files)
    for (let folder = posix.dirname(file); folder !== '.' && !known.has(folder); folder = posix.dirname(folder))
      known.add(folder)
  return known
}

/** @returns `page: path` for each path that a page links to, or names in code, and that is not among the files */
export const findStalePaths = (pages: readonly Page[], files: readonly string[]): string[] => {
  const known = withFolders(files)
  const endings = new Set(
    files.flatMap((file) => {
      const parts = file.split('/')
      return parts.map((_, from) => parts.slice(from).join('/'))
    }),
  )
  const isThere = (named: string): boolean => {
    const path = named.replace(/\/$/, '')
    if (isExample(path) || known.has(path) || endings.has(path)) return true
    const inPackage = path.replace(/^(\w+)\//, 'packages/$1/src/')
    if (fromPackage.test(path)) return ['', '.ts', '.tsx'].some((ending) => known.has(inPackage + ending))
    return !fileName.test(path) && !fromRoot.test(path)
  }
  return pages.flatMap(({ path: page, text }) => {
    const linked = [...text.matchAll(link)]
      .map(([, target = '']) => posix.join(posix.dirname(page), target).replace(/\/$/, ''))
      .filter((target) => !known.has(target))
    const named = isDecision(page) ? [] : [...text.matchAll(inCode)].map(([, code = '']) => code)
    return [...linked, ...named.filter((path) => !isThere(path))].map((path) => `${page}: ${path}`)
  })
}
