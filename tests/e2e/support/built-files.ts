import { readFileSync } from 'node:fs'
import { inRoot } from '../../../scripts/setup/project.mjs'

type Chunk = { readonly file: string; readonly name?: string }

/** The URLs of the chunks with these names, which the names of their files do not tell. */
export const builtFiles = (...names: readonly string[]): RegExp => {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(inRoot('apps', 'store', 'build', 'client', '.vite', 'manifest.json'), 'utf8'),
  )
  const chunks = Object.values(manifest)
  const files = names.flatMap((name) => {
    const found = chunks.filter((chunk) => chunk.name === name)
    if (found.length === 0) throw new Error(`no chunk is called ${name}`)
    return found.map(({ file }) => file.replaceAll('.', String.raw`\.`))
  })
  return new RegExp(`/(?:${files.join('|')})$`)
}
