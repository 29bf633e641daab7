import { posix } from 'node:path'
import { isTest, type SourceFile, withoutComments } from './source-files.ts'

type Rule = (source: SourceFile) => string | undefined

const maxLines = 400
const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*'
const fileName = new RegExp(
  `^${kebab}(?:\\.(?:routes|schema|table|resolvers|config|server))?(?:\\.(?:test|contract|bench|spec))?\\.(?:tsx?|mjs|css)$`,
)
/** Named by React Router. */
const givenNames = new Set(['entry.client.tsx', 'entry.server.tsx'])
const saysNothing = /(?:^|-)(?:utils?|helpers?|common|misc|types|manager|service|index)$/

const names: Rule = ({ path }) => {
  const name = posix.basename(path)
  if (!fileName.test(name) && !givenNames.has(name)) return 'is not kebab-case with a suffix of the list'
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''))
  const empty = parts.find((part) => saysNothing.test(part))
  return empty ? `has a name that says nothing: ${empty}` : undefined
}

const length: Rule = ({ text }) => {
  const lines = text.trimEnd().split('\n').length
  return lines > maxLines ? `has ${lines} lines; ${maxLines} is the most` : undefined
}

const readsSettings =
  /\bprocess\s*(?:\.\s*env\b|\[|\?\.\s*env\b)|\benv\b[^=;\n]*\}\s*(?:=\s*process\b|from\s*'(?:node:)?process')/

/** Scripts and tests run outside the shop, and a tool's configuration is read by the tool. */
const settings: Rule = ({ path, text }) => {
  const mayRead =
    path === 'apps/store/server/config.ts' || /^(scripts|tests|bench)\/|\.config\.ts$/.test(path) || isTest(path)
  return !mayRead && readsSettings.test(withoutComments(text))
    ? 'reads the environment; only apps/store/server/config.ts may'
    : undefined
}

const impure =
  /\b(?:Date\.now|new Date\(\s*\)|Math\.random|performance\.|process\.|console\.|crypto\.|fetch\()|\.toLocale\w*\(\s*\)/

const pureDomain: Rule = ({ path, text }) => {
  if (!path.startsWith('packages/domain/') || isTest(path)) return undefined
  const [found] = impure.exec(withoutComments(text)) ?? []
  return found ? `domain has no clock, no chance, no I/O and no locale of the machine: ${found}` : undefined
}

const waitsForResult = /\buse(?:Layout)?Effect\((?:.*|[\s\S]*?\n *\}), \[[^\]]*\b(?:data|fetcher)\b/

/** Such an effect is lost where React skips the render that first saw the result. */
const fetcherResults: Rule = ({ path, text }) =>
  path.startsWith('apps/') && /\buseFetcher\b/.test(text) && waitsForResult.test(withoutComments(text))
    ? 'has an effect that waits for a fetcher; useFetcherResult does not miss one'
    : undefined

const rules = [names, length, settings, pureDomain, fetcherResults]

/** @returns one line for each file that breaks a rule */
export const checkFiles = (sources: readonly SourceFile[]): string[] =>
  sources.flatMap((source) =>
    rules.flatMap((rule) => {
      const complaint = rule(source)
      return complaint ? [`${source.path} ${complaint}`] : []
    }),
  )
