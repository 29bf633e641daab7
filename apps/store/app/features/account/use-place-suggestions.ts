import { addressForms } from '@dvaput/domain/address/address-forms'
import { findPlaceByName, findPlaceByZip, type Place, placesByMarket } from '@dvaput/domain/address/places'
import type { MarketId } from '@dvaput/domain/markets/market'
import { type FormEvent, useRef, useState } from 'react'

const suggestedFields = ['city', 'province', 'zip'] as const
type SuggestedField = (typeof suggestedFields)[number]

const isSuggestedField = (name: string): name is SuggestedField => (suggestedFields as readonly string[]).includes(name)

const controlOf = (form: HTMLFormElement, field: SuggestedField) => {
  const control = form.elements.namedItem(field)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined
}

/**
 * Fills in what follows from a known town or postal code, and only where nothing stands or what stands was filled in
 * before: what somebody wrote is never changed. In Chile a commune has many postal codes, so its general code is only
 * offered.
 */
export const usePlaceSuggestions = (market: MarketId) => {
  const places = placesByMarket[market]
  const { fillsPostalCode, postalCode } = addressForms[market]
  const filled = useRef(new Set<SuggestedField>())
  const [place, setPlace] = useState<Place>()

  const fill = (form: HTMLFormElement, field: SuggestedField, value: string) => {
    const control = controlOf(form, field)
    if (!control || (control.value !== '' && !filled.current.has(field))) return
    control.value = value
    filled.current.add(field)
  }

  const onInput = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const { name, value } = target
    if (!isSuggestedField(name)) return
    filled.current.delete(name)
    if (name === 'province') return
    const isZip = name === 'zip'
    if (isZip && !postalCode.pattern.test(value)) return
    const found = isZip ? findPlaceByZip(places, value) : findPlaceByName(places, value)
    if (!isZip) setPlace(found)
    if (!found) return
    if (isZip) fill(form, 'city', found.name)
    else if (fillsPostalCode && found.zip) fill(form, 'zip', found.zip)
    fill(form, 'province', found.province)
  }

  return { places, onInput, offeredZip: place?.zip }
}
