import { join } from 'node:path'
import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { sniffPicture } from '@dvaput/pictures/sniff-picture'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { createThrottle } from '../net/throttle.ts'
import { createMasters, type Master } from './masters.ts'
import { createPictureCache } from './picture-cache.ts'
import { chooseVariant, type PictureFormat, type PictureVariant, type RequestedSize } from './picture-variant.ts'
import type { MasterFacts } from './render-picture.ts'
import { createSavePicture, type SavedPicture } from './save-picture.ts'

export type MadePicture = {
  readonly content: Buffer
  readonly format: PictureFormat
  readonly etag: string
}

const maxCacheBytes = 256 * 1024 * 1024
/** Whole pictures come in a few sizes; of crops anybody can think up thousands. */
const cropsOfClient = { maximum: 120, restoredPerSecond: 4 } as const
const maxCachedFacts = 5_000
/** Its encoder takes 30 bytes and much time for each. */
const maxAvifPixels = 4_000_000

/** No start waits for the library that it is made with. */
const loadRenderer = () => import('./render-picture.ts')

export const createPictures = ({ dataDir }: Pick<PlatformNeeds, 'dataDir'>) => {
  const findMaster = createMasters({ dataDir })
  const cache = createPictureCache({ folder: join(dataDir, 'pictures-cache'), maxBytes: maxCacheBytes })
  const rendering = createSemaphore({ concurrency: 2, maxQueued: 128, maxQueuedPerKey: 64 })
  // One at a time: each is read by a process of its own, and may be built to take as much memory as it is let.
  const saving = createSemaphore({ concurrency: 1, maxQueued: 16 })
  const throttle = createThrottle()
  const factsOf = createBoundedCache<MasterFacts>({ maxSize: maxCachedFacts })
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  /** Nothing where the file is something else than a picture. */
  const knowFacts = async ({ id, read }: Master): Promise<MasterFacts | undefined> => {
    const known = factsOf.get(id)
    if (known) return known
    const content = await read()
    if (!sniffPicture(content)) return undefined
    const { readFacts } = await loadRenderer()
    const facts = await readFacts(content)
    factsOf.set(id, facts)
    return facts
  }

  const mayMake = ({ crop }: PictureVariant, client: string): boolean =>
    crop === undefined || throttle(client, cropsOfClient, 1).allowed

  /** Concurrent requests for one picture render it once. */
  const makeOnce = (name: string, client: string, make: () => Promise<Buffer>): Promise<Buffer | undefined> => {
    const known = underWay.get(name)
    if (known !== undefined) return known
    const render = async () => {
      const content = await make()
      await cache.write(name, content)
      return content
    }
    const making = rendering
      .tryRun(render, client)
      .then((outcome) => (outcome.ok ? outcome.result : undefined))
      .finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  return {
    /** One that is stored here, by its key, for another product. */
    async find(pictureKey: string): Promise<SavedPicture | undefined> {
      const master = await findMaster(pictureKey)
      const facts = master && (await knowFacts(master))
      return facts && { pictureKey, width: facts.width, height: facts.height }
    },
    save: createSavePicture({ dataDir, semaphore: saving }),
    /** Nothing where there is no such picture; 'busy' where too many are waiting to be made. */
    async make(
      key: string,
      size: RequestedSize,
      accepted: readonly PictureFormat[],
      client: string,
    ): Promise<MadePicture | 'busy' | undefined> {
      const master = await findMaster(key)
      const facts = master && (await knowFacts(master))
      if (!facts) return undefined
      const variant = chooseVariant(size, facts)
      const isLarge = variant.width * variant.height > maxAvifPixels
      const requested = accepted.find((each) => each !== 'avif' || !isLarge)
      const format = requested ?? (facts.hasAlpha ? 'png' : 'jpeg')
      const name = cache.nameOf(master.id, variant, format)
      const make = async () =>
        mayMake(variant, client)
          ? makeOnce(name, client, async () =>
              (await loadRenderer()).renderPicture(await master.read(), variant, format),
            )
          : undefined
      const content = (await cache.read(name)) ?? (await make())
      if (!content) return 'busy'
      return { content, format, etag: `"${name.slice(0, 32)}"` }
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>
