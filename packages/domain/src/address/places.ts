import type { MarketId } from '../markets/market.ts'
import { foldText } from '../text/fold-text.ts'
import { bosnianPlaces } from './bosnian-places.ts'
import { chileanPlaces } from './chilean-places.ts'

export type Place = {
  readonly name: string
  readonly province: string
  /** Undefined where it is not known. */
  readonly zip?: string
  /** Postal codes that begin between these belong to it. */
  readonly prefixes?: readonly [string, string]
}

const parsePlace = (province: string, entry: string, digits: number): Place => {
  const [, name = entry, first, last = first] = /^(.+?)(?: (\d+)(?:-(\d+))?)?$/.exec(entry) ?? []
  return first === undefined || last === undefined
    ? { name, province }
    : { name, province, zip: first.padEnd(digits, '0'), prefixes: [first, last] }
}

const readPlaces = (byProvince: Readonly<Record<string, string>>, digits: number): readonly Place[] =>
  Object.entries(byProvince)
    .flatMap(([province, entries]) => entries.split(', ').map((entry) => parsePlace(province, entry, digits)))
    .map((place) => ({ place, key: foldText(place.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ place }) => place)

/** Towns and communes for the suggestions of an address form. In the browser only the form loads this, because of its size. */
export const placesByMarket = {
  ba: readPlaces(bosnianPlaces, 5),
  cl: readPlaces(chileanPlaces, 7),
} as const satisfies Record<MarketId, readonly Place[]>

/** The names to suggest, each once. */
export const listTowns = (market: MarketId): readonly string[] => [
  ...new Set(placesByMarket[market].map(({ name }) => name)),
]

/** Nothing where two places with this name or code lie in different provinces. */
const unlessAmbiguous = (found: readonly Place[]): Place | undefined =>
  found.every(({ province }) => province === found[0]?.province) ? found[0] : undefined

export const findPlaceByName = (places: readonly Place[], name: string): Place | undefined => {
  const folded = foldText(name.trim())
  return unlessAmbiguous(places.filter((place) => foldText(place.name) === folded))
}

export const findPlaceByZip = (places: readonly Place[], zip: string): Place | undefined =>
  unlessAmbiguous(
    places.filter(({ prefixes }) => {
      if (!prefixes) return false
      const begin = zip.slice(0, prefixes[0].length)
      return prefixes[0] <= begin && begin <= prefixes[1]
    }),
  )
