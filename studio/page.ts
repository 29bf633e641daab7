import type { Look, View } from '../packages/demo/src/platform/pictures/looks.ts'
import { models } from './models.ts'
import { createStudio } from './photograph.ts'
import { arrange, scenes } from './scenes.ts'

export type Order = {
  readonly look: Look
  readonly body: string
  readonly view: View
  readonly brand?: string | undefined
}

/** Lamps and surroundings take seconds to set up, so a set stays for pictures of its size. */
const studios = new Map<string, ReturnType<typeof createStudio>>()

const studioFor = (width: number, height: number) => {
  const name = `${width} x ${height}`
  const studio = studios.get(name) ?? createStudio(width, height)
  studios.set(name, studio)
  return studio
}

const takePicture = ({ look, body, view, brand }: Order, side: number, exposures: number): string => {
  return studioFor(side, side).single(models[look](body, view, brand), view, exposures)
}

const takeScene = (key: string, scale: number, exposures: number): string => {
  const scene = scenes[key]
  if (!scene) throw new Error(`there is no scene ${key}`)
  const { width, height, angle, fill, aside } = scene
  return studioFor(width * scale, height * scale).scene(arrange(scene), angle, fill, aside, exposures)
}

export type StudioPage = { takePicture: typeof takePicture; takeScene: typeof takeScene }

Object.assign(globalThis, { takePicture, takeScene } satisfies StudioPage)
