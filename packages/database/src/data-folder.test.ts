import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderUnusable, explainLastOutput, prepareDataFolder, toDataFolderError } from './data-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dvaput-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const coded = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

describe('the data folder', () => {
  it('is made with the folders above it, and left empty', () => {
    const path = join(folder, 'a/b')
    prepareDataFolder(path)
    expect(statSync(path).isDirectory()).toBe(true)
    expect(readdirSync(path)).toEqual([])
    prepareDataFolder(path)
  })

  it.each([
    ['/proc/dvaput/data', 'no folder can be made there'],
    ['/dev/null/data', 'a file has its name'],
    ['/dev/null', 'a file has its name'],
  ])('%s is refused in one sentence, at once', (path, reason) => {
    expect(() => prepareDataFolder(path)).toThrow(
      new DataFolderUnusable(path, `${reason}; set DATA_DIR to another folder`),
    )
  })

  it('is refused where it holds things of another program and none of ours', () => {
    writeFileSync(join(folder, 'index.php'), '')
    expect(() => prepareDataFolder(folder)).toThrow('it belongs to another program (index.php)')
    writeFileSync(join(folder, 'platform-secrets.json'), '')
    prepareDataFolder(folder)
  })

  it('is not ours for the settings of another PostgreSQL, as in /etc', () => {
    writeFileSync(join(folder, 'postgresql-common'), '')
    expect(() => prepareDataFolder(folder)).toThrow('it belongs to another program (postgresql-common)')
  })

  it('may be a disk of its own, or a folder that is kept in a repository', () => {
    for (const name of ['.gitignore', 'lost+found']) writeFileSync(join(folder, name), '')
    prepareDataFolder(folder)
  })

  it('is refused where its disk is full', () => {
    expect(() => prepareDataFolder(folder, { freeBytes: () => 1_000_000 })).toThrow('its disk is full; make room')
    expect(() =>
      prepareDataFolder(folder, {
        freeBytes: () => {
          throw coded('EROFS')
        },
      }),
    ).toThrow('it is read-only')
  })
})

describe('an error while the shop starts', () => {
  it.each([
    [coded('ENOSPC'), 'its disk is full'],
    [coded('53100'), 'its disk is full'],
    [new Error('Failed query', { cause: coded('53100') }), 'its disk is full'],
    [coded('EROFS'), 'it is read-only'],
    [coded('EACCES', { path: '/srv/data/mail' }), 'this user may not write there'],
  ])('of the folder is told in its words: %s', (error, reason) => {
    expect(toDataFolderError('/srv/data', error)?.message).toContain(reason)
  })

  it.each([coded('EACCES', { path: '/etc/shadow' }), coded('23505'), new Error('a bug'), 'a text'])(
    'of another kind stays as it is: %s',
    (error) => {
      expect(toDataFolderError('/srv/data', error)).toBeUndefined()
    },
  )

  it.each([
    ['FATAL: could not write lock file "postmaster.pid": No space left on device', 'its disk is full'],
    ['FATAL: could not open file "x": Read-only file system', 'it is read-only'],
    ['FATAL: something else', 'PostgreSQL did not start on it: FATAL: something else'],
  ])('of PostgreSQL is told in ours: %s', (output, reason) => {
    expect(explainLastOutput('/srv/data/postgres', output).message).toContain(reason)
  })
})
