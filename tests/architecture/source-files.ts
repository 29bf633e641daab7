import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../scripts/setup/project.mjs'

/** `path` is relative to the root, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string }

const rooms = ['apps', 'packages', 'sandboxes', 'scripts', 'tests', 'bench', 'studio']
const leftOut = new Set(['node_modules', 'build', '.react-router', 'migrations', 'public'])
const isSource = /\.(ts|tsx|mjs|cjs|js|jsx|css)$/

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (leftOut.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : isSource.test(entry.name) ? [path] : []
  })

/** By walking, not by a list: a folder made today is covered today. */
export const readSourceFiles = (): SourceFile[] =>
  rooms
    .flatMap((room) => walk(join(root, room)))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))

const stringOrComment = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<!:)\/\/[^\n]*|\/\*[\s\S]*?\*\//g

export const withoutComments = (text: string) => text.replace(stringOrComment, (_, string?: string) => string ?? '')

export const commentsOf = (text: string): string[] =>
  [...text.matchAll(stringOrComment)].filter(([, string]) => string === undefined).map(([comment]) => comment)

export const isTest = (path: string) => /\.(test|contract|bench|spec)\.tsx?$/.test(path)
