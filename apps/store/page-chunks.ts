import { existsSync } from 'node:fs'
import { join } from 'node:path'

type ModuleGraph = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null }

type Chunk = {
  readonly name: string
  /** Files below the app folder, each a page or a part that is loaded lazily. */
  readonly neededBy: readonly [string, ...string[]]
  /** How many of them have to need a module; all, unless told. */
  readonly atLeast?: number
}

/** The query with which React Router marks a route's own entry in the browser build. */
const entryQuery = '?__react-router-build-client-route'

/** The module and everything that imports it statically, directly or not. */
const importersOf = (id: string, graph: ModuleGraph): ReadonlySet<string> => {
  const reached = new Set([id])
  for (const each of reached) for (const importer of graph.getModuleInfo(each)?.importers ?? []) reached.add(importer)
  return reached
}

/**
 * Chunks taken from the module graph: a module goes to the first one whose files import it statically. Shared
 * code in few files means few requests, and it compresses better. A file that does not exist stops the build, so that
 * a rename cannot empty a chunk unnoticed.
 */
export const createPageChunks = (app: string, chunks: readonly Chunk[]) => {
  const missing = chunks.flatMap(({ neededBy }) => neededBy).filter((file) => !existsSync(join(app, file)))
  if (missing.length > 0) throw new Error(`page chunks: no such file in ${app}: ${missing.join(', ')}`)
  const names = new Map<string, string | null>()
  const findName = (id: string, graph: ModuleGraph): string | null => {
    const importers = importersOf(id, graph)
    const isNeededBy = (file: string) =>
      [join(app, file), join(app, file) + entryQuery].some((each) => importers.has(each))
    const isFor = ({ neededBy, atLeast = neededBy.length }: Chunk) => neededBy.filter(isNeededBy).length >= atLeast
    return chunks.find(isFor)?.name ?? null
  }
  return [...new Set(chunks.map(({ name }) => name))].map((chunk) => ({
    debugName: chunk,
    name: (id: string, graph: ModuleGraph): string | null => {
      if (!names.has(id)) names.set(id, findName(id, graph))
      return names.get(id) === chunk ? chunk : null
    },
  }))
}
