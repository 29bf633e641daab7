import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts'

describe('the lock of a data folder', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dvaput-lock-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('refuses a second holder, also through a link, and names the first', async () => {
    const lock = await lockDataFolder(folder)
    const link = join(folder, 'link')
    await symlink(folder, link)
    await expect(lockDataFolder(link)).rejects.toThrow(new DataFolderInUse(folder, process.pid))
    await expect(lockDataFolder(link)).rejects.toMatchObject({ folder, pid: process.pid })
    await lock.release()
  })

  it('can be taken again after its release', async () => {
    const first = await lockDataFolder(folder)
    await first.release()
    const second = await lockDataFolder(folder)
    await second.release()
  })

  it('is one lock a folder', async () => {
    const one = await lockDataFolder(join(folder, 'one'))
    const other = await lockDataFolder(join(folder, 'other'))
    await Promise.all([one.release(), other.release()])
  })

  it('dies with its process, even by kill -9', async () => {
    const holder = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `const { lockDataFolder } = await import(${JSON.stringify(new URL('./data-folder-lock.ts', import.meta.url).href)})
       await lockDataFolder(${JSON.stringify(folder)})
       console.log('locked')
       setInterval(() => {}, 1000)`,
    ])
    await once(holder.stdout, 'data')
    await expect(lockDataFolder(folder)).rejects.toMatchObject({ pid: holder.pid })
    holder.kill('SIGKILL')
    await once(holder, 'close')
    const lock = await lockDataFolder(folder)
    await lock.release()
  })

  it('goes to exactly one of many who ask at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
    const locks = answers.filter((answer) => answer.status === 'fulfilled')
    expect(locks).toHaveLength(1)
    await locks[0]?.value.release()
  })
})
