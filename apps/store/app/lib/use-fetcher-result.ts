import { useEffect, useRef } from 'react'

/**
 * Calls back once for each result of a fetcher. The effect has no dependencies on purpose: the router lets a component
 * read a result before it announces it, and where React then skips the rest of that render, it keeps the new
 * dependencies and never runs the effect.
 */
export const useFetcherResult = <Result>(data: Result | undefined, onResult: (result: Result) => void): void => {
  const handled = useRef<Result>(undefined)
  useEffect(() => {
    if (data === undefined || handled.current === data) return
    handled.current = data
    onResult(data)
  })
}
