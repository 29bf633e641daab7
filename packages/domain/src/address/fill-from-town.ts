import type { MarketId } from '../markets/market.ts'
import { findPlaceByName, placesByMarket } from './places.ts'

type Area = { readonly city: string; readonly province: string; readonly zip: string }

/**
 * Province and postal code of a known town, where they were left empty: nobody must know them. In Chile it is the general
 * code of the commune. What somebody wrote is never changed, and a postal code is not added to the province of another
 * town with the same name.
 */
export const fillFromTown = (area: Area, market: MarketId): Area => {
  const { city, province, zip } = area
  if (city.trim() === '' || (province.trim() !== '' && zip.trim() !== '')) return area
  const places = placesByMarket[market].filter((place) => province.trim() === '' || place.province === province.trim())
  const town = findPlaceByName(places, city)
  return town ? { city, province: province.trim() || town.province, zip: zip.trim() || (town.zip ?? '') } : area
}
