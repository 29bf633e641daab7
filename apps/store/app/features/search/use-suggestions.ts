import type { SuggestionsView } from '@dvaput/backend/catalogue/catalogue-views'
import { startTransition, useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { parseSuggestions } from './parse-suggestions.ts'

/** Debounce between two keys. */
const pauseMs = 180
/** One letter is too short. */
const leastLetters = 2

type Result = { readonly query: string; readonly suggestions: SuggestionsView }

/**
 * Suggestions for the text, or those of the previous text while loading, so that nothing flickers. A failed request
 * counts as no suggestions.
 */
export const useSuggestions = (text: string): Result | undefined => {
  const query = text.trim()
  const isEnough = query.length >= leastLetters
  const [result, setResult] = useState<Result>()

  useEffect(() => {
    if (!isEnough) {
      setResult(undefined)
      return
    }
    const asking = new AbortController()
    const timer = setTimeout(() => {
      api.get(`/search/suggestions?query=${encodeURIComponent(query)}`, asking.signal).then(
        (response) => {
          const suggestions = parseSuggestions(response)
          // In slices, between which the next letter is typed.
          startTransition(() => setResult({ query, suggestions }))
        },
        () => {
          if (!asking.signal.aborted) setResult(undefined)
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, isEnough])

  return isEnough ? result : undefined
}
