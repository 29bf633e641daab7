import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { colours } from '../packages/demo/src/platform/pictures/colours.ts'
import { homeTiles } from '../packages/domain/src/catalogue/menus/collection-menus.ts'
import { joinTiles } from './join-tiles.ts'
import { neededPictures } from './needed-pictures.ts'
import { openStudio } from './open-studio.ts'
import { scenes } from './scenes.ts'

/** The masters that the shops serve. Continues where it was stopped; `--again <part of a key>` renders those again. */
const { values } = parseArgs({
  options: {
    again: { type: 'string' },
    only: { type: 'string', default: '' },
    most: { type: 'string', default: '10000' },
  },
})

const side = 1200
const exposures = 6
const folder = join(import.meta.dirname, '../packages/platform/pictures')

const isWanted = (key: string): boolean =>
  values.again === undefined ? key.includes(values.only) && !existsSync(join(folder, key)) : key.includes(values.again)

/** Under another name first: whoever stops us leaves no half picture behind. */
const keep = async (key: string, picture: Buffer): Promise<number> => {
  const path = join(folder, key)
  await mkdir(dirname(path), { recursive: true })
  const master = await sharp(picture).avif({ quality: 64, effort: 2 }).toBuffer()
  await writeFile(`${path}.part`, master)
  await rename(`${path}.part`, path)
  return master.length
}

type Studio = Awaited<ReturnType<typeof openStudio>>
type Job = { readonly key: string; readonly take: (studio: Studio) => Promise<Buffer> }

const tiles = homeTiles.map((slug) => `demo/tile-${slug}.avif`)
const jobs: Job[] = [
  ...neededPictures().map(({ key, look, body, view, brand }) => ({
    key,
    take: (studio: Studio) => studio.photograph({ look, body: colours[body].hex, view, brand }, side, exposures),
  })),
  ...Object.keys(scenes)
    .filter((key) => !tiles.includes(key))
    .map((key) => ({ key, take: (studio: Studio) => studio.photographScene(key, 1, exposures) })),
  {
    key: 'demo/tiles.avif',
    async take(studio) {
      const taken: Buffer[] = []
      for (const key of tiles) taken.push(await studio.photographScene(key, 1, exposures))
      return joinTiles(taken)
    },
  },
]

const wanted = jobs.filter(({ key }) => isWanted(key)).slice(0, Number(values.most))
const studio = await openStudio()
try {
  for (const [index, { key, take }] of wanted.entries()) {
    const began = performance.now()
    const bytes = await keep(key, await take(studio))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${index + 1} of ${wanted.length}  ${key}  ${(bytes / 1000).toFixed(1)} kB  ${seconds} s`)
  }
} finally {
  await studio.close()
}
