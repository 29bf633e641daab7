import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dvaput-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('the picture cache keeps few of the smallest pictures too: each takes a block of the disk', async () => {
  const cache = createPictureCache({ folder, maxBytes: 4 * 4_096 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await cache.write(name, Buffer.from('tiny'))
  expect(cache.size()).toEqual({ pictures: 4, bytes: 4 * 4_096 })
  expect((await readdir(folder)).sort()).toEqual(['c', 'd', 'e', 'f'])
  expect(createPictureCache({ folder, maxBytes: 4 * 4_096 }).size()).toEqual({ pictures: 4, bytes: 4 * 4_096 })
})

it('the picture cache does not remove a picture that was read again after its eviction', async () => {
  const fresh = await mkdtemp(join(folder, 'again-'))
  for (const name of ['a', 'b'])
    await createPictureCache({ folder: fresh, maxBytes: 8_192 }).write(name, Buffer.from(name))
  const cache = createPictureCache({ folder: fresh, maxBytes: 4_096 })
  for (const name of ['a', 'b', 'a']) await cache.read(name)
  await cache.write('a', Buffer.from('a'))
  expect(await readdir(fresh)).toEqual(['a'])
})
