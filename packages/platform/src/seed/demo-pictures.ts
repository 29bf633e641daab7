import { type Language, languages } from '@dvaput/domain/text/language'
import type { ImageInput } from '../catalogue/product-input.ts'
import { type Colour, colours } from './colours.ts'
import { illustration, viewNames } from './demo-labels.ts'
import { looks, pictureKey, type View } from './looks.ts'
import type { DemoProduct } from './product.ts'
import { formatTitle } from './specs.ts'

const pictureSide = 1200
/** spec §9 Limits */
const mostPictures = 5

type Shot = { readonly body: Colour; readonly view: View }

/** All views of the first colour, then the other colours from the front. */
export const shotsOf = ({ look, body, colours: painted = [] }: DemoProduct): Shot[] => {
  const first = painted[0] ?? body
  const views: readonly View[] = looks[look].views
  return [
    ...views.map((view) => ({ body: first, view })),
    ...painted.slice(1).map((colour) => ({ body: colour, view: 'front' as const })),
  ].slice(0, mostPictures)
}

const altTextOf = ({ title }: DemoProduct, view: View, language: Language): string =>
  `${formatTitle(title, language)}, ${viewNames[view][language]} (${illustration[language]})`

export const buildPictures = (product: DemoProduct, first: Language): ImageInput[] =>
  product.held === 'no picture'
    ? []
    : shotsOf(product).map(({ body, view }) => ({
        pictureKey: pictureKey(product.look, body, view, product.title),
        altText: altTextOf(product, view, first),
        translations: Object.fromEntries(
          languages
            .filter((language) => language !== first)
            .map((language) => [language, { altText: altTextOf(product, view, language) }]),
        ),
        width: pictureSide,
        height: pictureSide,
        placeholder: colours[body].hex,
      }))

/** Counted from 1: the picture that shows this colour. */
export const picturePosition = (product: DemoProduct, colour: Colour | undefined): number => {
  const index = shotsOf(product).findIndex(({ body, view }) => body === colour && view === 'front')
  return Math.max(0, index) + 1
}
