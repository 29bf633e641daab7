import { illustrationLabels } from '@dvaput/domain/catalogue/illustration'
import { type Language, languages } from '@dvaput/domain/text/language'
import type { ImageInput } from '@dvaput/platform/catalogue/product-input'
import { viewNames } from '../demo-labels.ts'
import { demoProducts } from '../demo-products.ts'
import type { DemoProduct } from '../product.ts'
import { formatTitle } from '../specs.ts'
import { type Colour, colours } from './colours.ts'
import { looks, pictureKey, type View } from './looks.ts'

const pictureSide = 1200
/** As many as a product of the catalogue has. // ENT-08 */
const maxPictures = 5

type Shot = { readonly body: Colour; readonly view: View }

/** All views of the first colour, then the other colours from the front. */
export const shotsOf = ({ look, body, colours: painted = [] }: DemoProduct): Shot[] => {
  const first = painted[0] ?? body
  const views: readonly View[] = looks[look].views
  return [
    ...views.map((view) => ({ body: first, view })),
    ...painted.slice(1).map((colour) => ({ body: colour, view: 'front' as const })),
  ].slice(0, maxPictures)
}

type Alternative = Shot & { readonly isShared: boolean }

const altTextOf = ({ title }: DemoProduct, { view, isShared }: Alternative, language: Language): string => {
  const label = illustrationLabels[isShared ? 'severalModels' : 'model'][language]
  return `${formatTitle(title, language)}, ${viewNames[view][language]} (${label})`
}

const keyOf = ({ look, title }: DemoProduct, { body, view }: Shot): string => pictureKey(look, body, view, title)

/** The pictures that more than one of these products shows. */
const sharedPictures = (products: readonly DemoProduct[]): ReadonlySet<string> => {
  const keys = products.flatMap((product) => [...new Set(shotsOf(product).map((shot) => keyOf(product, shot)))])
  return new Set(keys.filter((key, index) => keys.indexOf(key) !== index))
}

const shared = sharedPictures(demoProducts)

export const buildPictures = (product: DemoProduct, first: Language): ImageInput[] => {
  if (product.held === 'no picture') return []
  return shotsOf(product).map((shot) => {
    const key = keyOf(product, shot)
    const alternative = { ...shot, isShared: shared.has(key) }
    return {
      pictureKey: key,
      altText: altTextOf(product, alternative, first),
      translations: Object.fromEntries(
        languages
          .filter((language) => language !== first)
          .map((language) => [language, { altText: altTextOf(product, alternative, language) }]),
      ),
      width: pictureSide,
      height: pictureSide,
      placeholder: colours[shot.body].hex,
    }
  })
}

/** Counted from 1: the picture that shows this colour. */
export const picturePosition = (product: DemoProduct, colour: Colour | undefined): number => {
  const index = shotsOf(product).findIndex(({ body, view }) => body === colour && view === 'front')
  return Math.max(0, index) + 1
}
