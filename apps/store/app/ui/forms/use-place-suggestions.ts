import { addressForms } from '@dvaput/domain/address/address-forms'
import type { Place } from '@dvaput/domain/address/places'
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

const initialValue = (control: HTMLInputElement | HTMLSelectElement): string =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : ([...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')

/**
 * Fills in what follows from a known town or postal code: what somebody writes into the form is never changed. What the
 * form came with follows its town alone, so that a saved address that moves does not keep the region of the old one.
 * // divergences D-28
 */
export const usePlaceSuggestions = (market: MarketId, names: PlaceFieldNames) => {
  const { postalCode } = addressForms[market]
  const changed = useRef(new Map<Part, 'typed' | 'filled'>())
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

  const controlOf = (form: HTMLFormElement, part: Part) => {
    const control = form.elements.namedItem(names[part])
    return isControl(control) ? control : undefined
  }

  const put = (form: HTMLFormElement, part: Part, value: string): void => {
    const control = controlOf(form, part)
    if (!control) return
    control.value = value
    changed.current.set(part, 'filled')
    if (part === 'zip') setFilledZipOf(undefined)
  }

  const followZip = (form: HTMLFormElement, part: Part, value: string): void => {
    if (controlOf(form, part)?.value === '' || changed.current.get(part) === 'filled') put(form, part, value)
  }

  const followTown = (form: HTMLFormElement, town: Place, isFirst: boolean): void => {
    for (const part of ['province', 'zip'] as const) {
      const control = controlOf(form, part)
      if (!control || (control.value !== '' && changed.current.get(part) === 'typed')) continue
      const value = (isFirst && initialValue(control)) || (town[part] ?? '')
      put(form, part, value)
      if (part === 'zip' && value !== '' && value === town.zip) setFilledZipOf(town.name)
    }
  }

  const onInput = async ({ target }: FormEvent<HTMLElement>) => {
    const part = isControl(target) ? parts.find((each) => names[each] === target.name) : undefined
    if (!isControl(target) || !target.form || !part) return
    const { form, value } = target
    changed.current.set(part, 'typed')
    if (part === 'zip') setFilledZipOf(undefined)
    if (part === 'province' || (part === 'zip' && !postalCode.pattern.test(value))) return
    const loaded = await loadPlaces()
    if (!loaded) return
    const known = loaded.placesByMarket[market]
    const found = part === 'zip' ? loaded.findPlaceByZip(known, value) : loaded.findPlaceByName(known, value)
    if (!found) return
    if (part === 'city')
      return followTown(form, found, loaded.findPlaceByName([found], initialValue(target)) !== undefined)
    followZip(form, 'city', found.name)
    followZip(form, 'province', found.province)
  }

  return { loadedTowns, onInput, filledZipOf }
}
