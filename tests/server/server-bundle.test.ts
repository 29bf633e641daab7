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
