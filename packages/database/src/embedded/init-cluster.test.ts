import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initClusterOnce } from './init-cluster.ts'

describe('the first start', () => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'dvaput-init-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it.each([
    ['/bin/false', 'initdb ended with 1'],
    ['/bin/ls', 'unrecognized option'],
    ['/nowhere/initdb', 'ENOENT'],
  ])('says why the database could not be created, and leaves nothing behind: %s', async (initdb, reason) => {
    const directories = {
      dataDir,
      clusterDir: join(dataDir, 'postgres'),
      clusterName: 'dvaput-x',
      socketDir: dataDir,
      user: undefined,
    }
    await expect(initClusterOnce(directories, { initdb, postgres: '' })).rejects.toThrow(reason)
    expect(await readdir(dataDir)).toEqual([])
  })
})
