import { posix } from 'node:path'
import { type SourceFile, withoutComments } from './source-files.ts'

export type Import = {
  readonly from: string
  readonly specifier: string
  /** Erased before it runs: it can neither drag code along nor close a cycle. */
  readonly typeOnly: boolean
  /** Run only where the code comes by. */
  readonly dynamic: boolean
  /** The file it means, relative to the root, when it is one of ours. */
  readonly target: string | undefined
}

const statement = /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]/g
const call = /\b(?:import|require)\s*\(\s*['"]([^'"\n]+)['"]/g

/** Workspaces are imported by name: `@dvaput/domain/money/money` is `packages/domain/src/money/money.ts`. */
const ownPackage = /^@dvaput\/(sandbox-)?([^/]+)(?:\/(.+))?$/

const resolve = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, sandbox, name, file] = ownPackage.exec(specifier) ?? []
  if (name === undefined) return undefined
  const extension = /\.(tsx?|css|woff2)(\?|$)/.test(specifier) ? '' : '.ts'
  return `${sandbox ? 'sandboxes' : 'packages'}/${name}/src/${file ?? ''}${extension}`
}

export const readImports = ({ path, text }: SourceFile): Import[] => {
  const code = withoutComments(text)
  const found = [
    ...[...code.matchAll(statement)].map(([, type, specifier = '']) => ({
      specifier,
      typeOnly: type !== undefined,
      dynamic: false,
    })),
    ...[...code.matchAll(call)].map(([, specifier = '']) => ({ specifier, typeOnly: false, dynamic: true })),
  ]
  return found.map((each) => ({ ...each, from: path, target: resolve(path, each.specifier) }))
}
