import { addressForms } from '@dvaput/domain/address/address-forms'
import type { MarketId } from '@dvaput/domain/markets/market'
import { type FormEvent, useEffect, useRef, useState } from 'react'

const parts = ['city', 'province', 'zip'] as const
type Part = (typeof parts)[number]

/** What the fields of a form are called. */
export type PlaceFieldNames = Readonly<Record<Part, string>>

type Places = typeof import('@dvaput/domain/address/places')

let loading: Promise<Places | null> | undefined

/** Apart, because of its size. Without it nothing is suggested, and the server fills in what it can. */
const loadPlaces = (): Promise<Places | null> => {
  loading ??= import('@dvaput/domain/address/places').catch(() => {
    loading = undefined
    return null
  })
  return loading
}

const isControl = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/**
 * Fills in what follows from a known town or postal code, and only where nothing stands or what stands was filled in
 * before: what somebody wrote is never changed. // readings D-28
 */
export const usePlaceSuggestions = (market: MarketId, names: PlaceFieldNames) => {
  const { postalCode } = addressForms[market]
  const filled = useRef(new Set<Part>())
  const [loadedTowns, setLoadedTowns] = useState<readonly string[]>()
  /** The town whose postal code was filled in. */
  const [filledZipOf, setFilledZipOf] = useState<string>()

  useEffect(() => {
    let isGone = false
    void loadPlaces().then((loaded) => loaded && !isGone && setLoadedTowns(loaded.listTowns(market)))
    return () => {
      isGone = true
    }
  }, [market])

  const fill = (form: HTMLFormElement, part: Part, value: string): boolean => {
    const control = form.elements.namedItem(names[part])
    if (!isControl(control) || (control.value !== '' && !filled.current.has(part))) return false
    control.value = value
    filled.current.add(part)
    return true
  }

  const onInput = async ({ target }: FormEvent<HTMLElement>) => {
    const part = isControl(target) ? parts.find((each) => names[each] === target.name) : undefined
    if (!isControl(target) || !target.form || !part) return
    const { form, value } = target
    filled.current.delete(part)
    if (part === 'zip') setFilledZipOf(undefined)
    if (part === 'province' || (part === 'zip' && !postalCode.pattern.test(value))) return
    const loaded = await loadPlaces()
    if (!loaded) return
    const known = loaded.placesByMarket[market]
    const found = part === 'zip' ? loaded.findPlaceByZip(known, value) : loaded.findPlaceByName(known, value)
    if (!found) return
    if (part === 'zip') fill(form, 'city', found.name)
    else if (fill(form, 'zip', found.zip ?? '')) setFilledZipOf(found.zip === undefined ? undefined : found.name)
    fill(form, 'province', found.province)
  }

  return { loadedTowns, onInput, filledZipOf }
}
