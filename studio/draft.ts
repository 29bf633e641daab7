import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type Colour, colours } from '../packages/demo/src/platform/pictures/colours.ts'
import { type Look, looks } from '../packages/demo/src/platform/pictures/looks.ts'
import { openStudio } from './open-studio.ts'

/** A quick look at models while they are made: every view of each look named, side by side. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'draft' },
    body: { type: 'string', default: 'graphite' },
    side: { type: 'string', default: '480' },
    exposures: { type: 'string', default: '6' },
    view: { type: 'string' },
    brand: { type: 'string' },
  },
})

const side = Number(values.side)
const exposures = Number(values.exposures)
const body = colours[values.body as Colour].hex
await mkdir(values.out, { recursive: true })
const studio = await openStudio()
try {
  for (const name of positionals) {
    if (name.startsWith('demo/')) {
      const path = join(values.out, `${name.slice(5, -5)}.png`)
      await sharp(await studio.photographScene(name, 0.5, exposures))
        .png()
        .toFile(path)
      console.log(path)
      continue
    }
    const look = name as Look
    const views = looks[look].views.filter((view) => !values.view || view === values.view)
    const shots: Buffer[] = []
    for (const view of views)
      shots.push(await studio.photograph({ look, body, view, brand: values.brand }, side, exposures))
    const path = join(values.out, `${look}.png`)
    await sharp({ create: { width: side * shots.length, height: side, channels: 3, background: '#fff' } })
      .composite(shots.map((input, index) => ({ input, left: index * side, top: 0 })))
      .png()
      .toFile(path)
    console.log(path)
  }
} finally {
  await studio.close()
}
