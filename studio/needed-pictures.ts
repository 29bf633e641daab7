import type { Colour } from '../packages/platform/src/seed/colours.ts'
import { shotsOf } from '../packages/platform/src/seed/demo-pictures.ts'
import { demoProducts } from '../packages/platform/src/seed/demo-products.ts'
import { type Look, pictureKey, type View } from '../packages/platform/src/seed/looks.ts'

export type Needed = { readonly key: string; readonly look: Look; readonly body: Colour; readonly view: View }

/** Every picture some product of the demo names, once, in the order of the shelves. */
export const neededPictures = (): Needed[] => {
  const all = demoProducts.flatMap((product) => shotsOf(product).map((shot) => ({ look: product.look, ...shot })))
  return [...new Map(all.map((shot) => [pictureKey(shot.look, shot.body, shot.view), shot]))].map(([key, shot]) => ({
    key,
    ...shot,
  }))
}
