import { demoProducts } from '../packages/demo/src/platform/demo-products.ts'
import type { Colour } from '../packages/demo/src/platform/pictures/colours.ts'
import { shotsOf } from '../packages/demo/src/platform/pictures/demo-pictures.ts'
import { brandIn, type Look, pictureKey, type View } from '../packages/demo/src/platform/pictures/looks.ts'

export type Needed = {
  readonly key: string
  readonly look: Look
  readonly body: Colour
  readonly view: View
  readonly brand: string | undefined
}

/** Every picture some product of the demo names, once, in the order of the shelves. */
export const neededPictures = (): Needed[] => {
  const all = demoProducts.flatMap((product) =>
    shotsOf(product).map(({ body, view }): Needed => {
      const { look, title } = product
      return { key: pictureKey(look, body, view, title), look, body, view, brand: brandIn(look, view, title) }
    }),
  )
  return [...new Map(all.map((shot) => [shot.key, shot])).values()]
}
