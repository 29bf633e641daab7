import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sniffPicture } from '@dvaput/pictures/sniff-picture'
import sharp from 'sharp'
import { forgetHighestMemory, readMemory, watchChildrenMemory } from '../../support/proofs/process-stats.ts'
import type { createThresholds } from '../../support/proofs/thresholds.ts'
import { type HostileFile, makeBombs } from './bombs.ts'
import { makeDisguises } from './disguises.ts'
import { field, formats, marker } from './picture-pieces.ts'
import { type Keeper, type Served, startKeeper } from './picture-store.ts'

const allowedGrowthMb = 100
const allowedReaderMb = 400
const allowedSeconds = 10
const refusals = ['not-a-picture', 'too-many-pixels', 'animated', 'too-large']
const traces = [marker, '<script', '<svg', '<?php', 'Exif', 'ICC_PROFILE']

const findTrace = (bytes: Uint8Array) => traces.find((trace) => Buffer.from(bytes).includes(trace))

const checkServed = (served: Served | undefined): string | undefined => {
  if (!served) return 'no response'
  const { status, headers, body } = served
  if (status !== 200) return `status ${status}`
  const kind = sniffPicture(Buffer.from(body))
  if (headers['content-type'] !== `image/${kind}`) return `${headers['content-type']} is ${kind}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be sniffed'
  const trace = findTrace(body)
  return trace && `served with ${trace}`
}

const checkKept = async (keeper: Keeper, dataDir: string, key: string): Promise<string | undefined> => {
  const bytes = await readFile(join(dataDir, key))
  const { format, exif, icc, xmp, pages = 1, width, height } = await sharp(bytes).metadata()
  if (format !== 'webp' || exif || icc || xmp || pages > 1) return `kept as ${format} with more than pixels`
  if (Math.max(width, height) > 3_000) return `kept with ${width} by ${height}`
  const trace = findTrace(bytes)
  if (trace) return `kept with ${trace}`
  for (const [path, accept] of [
    [`/${key}`, 'text/html'],
    [`/cdn/shop/files/${key}?width=64`, 'image/avif'],
    [`/cdn/shop/files/${key}?width=64&format=svg`, 'text/html,image/svg+xml'],
  ] as const) {
    const fault = checkServed(await keeper.get(path, accept))
    if (fault) return `${path}: ${fault}`
  }
  return undefined
}

const judge = async (keeper: Keeper, dataDir: string, { bytes, end }: HostileFile): Promise<string | undefined> => {
  const saved = await keeper.save(bytes)
  if (!saved) return 'no response'
  if (!saved.ok) return end === 'kept' || !refusals.includes(saved.refusal) ? `refused: ${saved.refusal}` : undefined
  return end === 'refused' ? 'taken in' : checkKept(keeper, dataDir, saved.pictureKey)
}

/** Honest pictures first, as large as people have them: what grows afterwards is the hostile ones' doing. */
const warmUp = async (keeper: Keeper) => {
  for (let turn = 0; turn < 8; turn += 1)
    for (const encode of Object.values(formats)) {
      const saved = await keeper.save(await encode(field(2_000, 1_500, `#${turn}03060`)).toBuffer())
      if (!saved?.ok) throw new Error('an honest picture was not taken in')
      for (const format of ['avif', 'jpeg', 'png'])
        await keeper.get(`/cdn/shop/files/${saved.pictureKey}?width=640&format=${format}`, '')
    }
}

/** T37: whatever is sent as a picture does no harm, and what is kept of it is pixels. */
export const provePictures = async ({ hold, none }: ReturnType<typeof createThresholds>): Promise<void> => {
  const files = [...(await makeDisguises()), ...(await makeBombs())]
  const dataDir = await mkdtemp(join(tmpdir(), 'dvaput-proof-'))
  const keeper = await startKeeper(dataDir)
  try {
    await warmUp(keeper)
    const before = readMemory(keeper.pid).nowMb
    const readers = watchChildrenMemory(keeper.pid)
    const faults: string[] = []
    const costs: { name: string; growthMb: number; seconds: number }[] = []
    for (const file of files) {
      if (keeper.ended()) break
      forgetHighestMemory(keeper.pid)
      const since = performance.now()
      const fault = await judge(keeper, dataDir, file)
      if (fault) faults.push(`${file.name}: ${fault}`)
      if (keeper.ended()) faults.push(`${file.name}: ${keeper.ended()}`)
      else
        costs.push({
          name: file.name,
          growthMb: readMemory(keeper.pid).highestMb - before,
          seconds: (performance.now() - since) / 1_000,
        })
    }
    const largest = costs.toSorted((one, other) => other.growthMb - one.growthMb)
    const slowest = costs.toSorted((one, other) => other.seconds - one.seconds)
    hold('files of at least 200 that were taken on', `${costs.length} of ${files.length}`, costs.length >= 200)
    none('files that did harm or left a trace', faults)
    hold(
      `memory at its highest, at most ${allowedGrowthMb} MB more`,
      largest
        .slice(0, 5)
        .map(({ name, growthMb }) => `${growthMb.toFixed(0)} MB (${name})`)
        .join(', '),
      (largest[0]?.growthMb ?? 0) <= allowedGrowthMb,
    )
    hold(
      `the slowest within ${allowedSeconds} s`,
      slowest
        .slice(0, 3)
        .map(({ name, seconds }) => `${seconds.toFixed(1)} s (${name})`)
        .join(', '),
      (slowest[0]?.seconds ?? 0) <= allowedSeconds,
    )
    const left = await readdir(join(dataDir, 'uploads'))
    none(
      'files in the folder that are no kept picture',
      left.filter((name) => !/^[\da-f]{32}\.webp$/.test(name)),
    )

    forgetHighestMemory(keeper.pid)
    const heavy = files.filter(({ name }) => name.startsWith('as large as') || name.startsWith('40 megapixels'))
    await Promise.all(heavy.map(({ bytes }) => keeper.save(bytes)))
    const together = readMemory(keeper.pid).highestMb - before
    hold(
      `the ${heavy.length} heaviest at once, at most ${allowedGrowthMb} MB more`,
      `${together.toFixed(0)} MB`,
      together <= allowedGrowthMb,
    )
    const reader = readers.stop()
    hold(
      `a reader in its own process, at most ${allowedReaderMb} MB until it ends`,
      `${reader.toFixed(0)} MB`,
      reader > 0 && reader <= allowedReaderMb,
    )
    hold('the process is alive', keeper.ended() ?? 'yes', keeper.ended() === undefined)
  } finally {
    keeper.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
