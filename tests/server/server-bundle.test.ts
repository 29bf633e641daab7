import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { ensureBuilt, server as serverPart } from '../../scripts/setup/ensure-built.mjs'
import { inRoot } from '../../scripts/setup/project.mjs'
import { serverBundle } from '../../scripts/setup/server-program.mjs'

it('the server bundle names no folder of the machine that built it, so that a built shop can be moved', async () => {
  await ensureBuilt({ parts: [serverPart], quiet: true })
  const folder = dirname(serverBundle)
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(files.some((text) => text.includes('import.meta.dirname'))).toBe(true)
  const names = [`${inRoot()}/`, `${pathToFileURL(inRoot()).href}/`]
  expect(files.filter((text) => names.some((name) => text.includes(name)))).toEqual([])
})

it('the program of a shop that is no demo reads no file of the demo', async () => {
  await ensureBuilt({ parts: [serverPart], quiet: true })
  const read = (name: string) => readFile(join(dirname(serverBundle), name), 'utf8')
  const seen = new Set<string>()
  const readWithImports = async (name: string): Promise<void> => {
    if (seen.has(name)) return
    seen.add(name)
    // What is imported when it is needed stands within a line.
    for (const [, other = ''] of (await read(name)).matchAll(/^(?:import|export) (?:[^'"\n]* from )?"\.\/([^"]+)"/gm))
      await readWithImports(other)
  }
  await readWithImports('main.mjs')
  const texts = await Promise.all((await readdir(dirname(serverBundle))).map(async (name) => [name, await read(name)]))
  const names = texts.flatMap(([name = '', text]) => (text?.includes('// packages/demo/src/') ? [name] : []))
  expect(names).toEqual([expect.stringMatching(/^demo-/)])
  expect(names.filter((name) => seen.has(name))).toEqual([])
})
