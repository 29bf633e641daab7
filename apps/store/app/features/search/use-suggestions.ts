import type { SuggestionsView } from '@dvaput/backend/catalogue/catalogue'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { parseSuggestions } from './parse-suggestions.ts'

/** A pause between two keys of somebody who has not finished the word. */
const pauseMs = 180
/** One letter says nothing yet. */
const leastLetters = 2

type Found = { readonly query: string; readonly suggestions: SuggestionsView }

/**
 * What was found for the text, or still for the one before it while the answer is on its way, so that nothing flickers.
 * A question that fails is as good as one that finds nothing.
 */
export const useSuggestions = (text: string): Found | undefined => {
  const query = text.trim()
  const isEnough = query.length >= leastLetters
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    if (!isEnough) {
      setFound(undefined)
      return
    }
    const asking = new AbortController()
    const timer = setTimeout(() => {
      api.get(`/search/suggestions?query=${encodeURIComponent(query)}`, asking.signal).then(
        (answer) => setFound({ query, suggestions: parseSuggestions(answer) }),
        () => {
          if (!asking.signal.aborted) setFound(undefined)
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, isEnough])

  return isEnough ? found : undefined
}
