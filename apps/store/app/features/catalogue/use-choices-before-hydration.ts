import { type FacetName, facetNames } from '@dvaput/domain/catalogue/listings/listing-facets'
import {
  changeListingQuery,
  type ListingQuery,
  listingSorts,
  toggleFacet,
} from '@dvaput/domain/catalogue/listings/listing-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListingChoices } from './use-listing-query.ts'

const boxesOf = (view: HTMLElement, name: FacetName) =>
  view.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:is([type="checkbox"], [type="radio"])`)

const withBoxes = (query: ListingQuery, name: FacetName, view: HTMLElement): ListingQuery =>
  [...boxesOf(view, name)].reduce((next, { value, checked }) => {
    const isChosen = query.facets[name].includes(value)
    return value === '' || checked === isChosen ? next : toggleFacet(next, name, value)
  }, query)

/** Applies filters that were changed before hydration. The ref goes on the element that contains the forms. */
export const useChoicesBeforeHydration = ({ query, go }: ListingChoices) => {
  const view = useRef<HTMLDivElement>(null)
  const adopt = useEffectEvent((container: HTMLElement) => {
    const ticked = facetNames.reduce((next, name) => withBoxes(next, name, container), query)
    const box = container.querySelector<HTMLInputElement>('input[name="warnings"][type="checkbox"]')
    const withWarnings = box?.checked ?? query.withWarnings
    const order = container.querySelector<HTMLSelectElement>('select[name="sort"]')?.value
    const sort = listingSorts.find((each) => each === order) ?? query.sort
    const isSame = sort === query.sort && withWarnings === query.withWarnings
    go(isSame ? ticked : changeListingQuery(ticked, { sort, withWarnings }))
  })
  useEffect(() => {
    if (view.current) adopt(view.current)
  }, [])
  return view
}
