import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openPlatformAt } from './platform-at.ts'

/** Both shops without products, with their keys and job queues: making those takes longer than copying them. */
const fill = async (url: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dvaput-platform-'))
  const { close } = await openPlatformAt({ url, dataDir })
  await close()
  await rm(dataDir, { recursive: true, force: true })
}

/** The platform after its first start, as a seed of test databases. */
export const platformSeed = () => ({ name: `platform_${inject('runId')}`, fill })
