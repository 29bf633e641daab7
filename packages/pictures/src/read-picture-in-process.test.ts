import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { readPictureInProcess } from './read-picture-in-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'dvaput-reader-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reading = (program: string, totalMs = 30_000) => {
  const path = join(folder, `${program.length}.mjs`)
  writeFileSync(path, program)
  return readPictureInProcess(new Uint8Array([1]), undefined, { program: path, totalMs })
}

it('the picture process returns the same as the reader in this process', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer()
  expect(await readPictureInProcess(picture)).toMatchObject({ width: 60, height: 40, content: expect.any(Uint8Array) })
  expect(await readPictureInProcess(picture.subarray(0, 40))).toBe('not-a-picture')
  const right = await readPictureInProcess(picture, { left: 0.5, top: 0.25, width: 0.5, height: 0.75 })
  expect(right).toMatchObject({ width: 30, height: 30 })
})

it('outlives a reader that breaks, one that never ends and one that is not there', async () => {
  expect(await reading('process.kill(process.pid, "SIGSEGV")')).toBe('not-a-picture')
  expect(await reading('setInterval(() => {}, 1000)', 50)).toBe('not-a-picture')
  expect(await readPictureInProcess(new Uint8Array(), undefined, { program: join(folder, 'nowhere.mjs') })).toBe(
    'not-a-picture',
  )
})

it('the process that reads pictures is told nothing of our environment', async () => {
  process.env.DVAPUT_SECRET_OF_THE_TEST = 's3cret'
  const told = await reading('process.once("message", () => process.send(Object.keys(process.env)))', 5_000)
  delete process.env.DVAPUT_SECRET_OF_THE_TEST
  expect(told).not.toContain('DVAPUT_SECRET_OF_THE_TEST')
})
