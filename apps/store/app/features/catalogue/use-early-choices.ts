import type { FacetName } from '@dvaput/domain/catalogue/listing-facets'
import { toggleFacet } from '@dvaput/domain/catalogue/listing-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListingChoices } from './use-listing-query.ts'

/** What was ticked while the page was not alive yet is chosen as soon as it is. Goes on the form with the boxes. */
export const useEarlyChoices = ({ query, go }: ListingChoices) => {
  const form = useRef<HTMLFormElement>(null)
  const adopt = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])') ?? []
    go(
      [...boxes].reduce((next, { name, value, checked }) => {
        const isChosen = query.facets[name as FacetName].includes(value)
        return value === '' || checked === isChosen ? next : toggleFacet(next, name as FacetName, value)
      }, query),
    )
  })
  useEffect(() => adopt(), [])
  return form
}
