import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'

type Options<Result> = {
  /** Whether the result is the page and not a failure. */
  readonly isLoaded: (result: Result) => boolean
  /** Moves the focus when the pressed button leaves the page. */
  readonly onLeave?: () => void
}

const toContent = () => document.getElementById('content')?.focus({ preventScroll: true })

/**
 * Reloads this route's data, and revalidates the page only after that succeeded: while the server is unreachable, the
 * root's data must not fail too.
 */
export const useRetry = <Result>({ isLoaded, onLeave = toContent }: Options<Result>) => {
  const { data, state, load } = useFetcher<Result>()
  const { pathname, search } = useLocation()
  const { revalidate, state: pageState } = useRevalidator()
  const pressedButton = useRef<Element>(null)
  const result = data as Result | undefined
  const onResult = useEffectEvent((newResult: Result) => {
    if (isLoaded(newResult)) void revalidate()
  })
  useEffect(() => {
    if (result !== undefined) onResult(result)
  }, [result])
  const moveFocus = useEffectEvent(() => {
    if (pressedButton.current && pressedButton.current === document.activeElement) onLeave()
  })
  // A layout effect, because after it the focused element is already removed.
  useLayoutEffect(() => () => moveFocus(), [])
  return {
    /** The latest result, before the page revalidated. */
    result,
    isTrying: state !== 'idle' || pageState !== 'idle',
    retry: () => {
      pressedButton.current = document.activeElement
      // The index route shares its path with the root.
      void load(pathname === '/' ? '/?index' : pathname + search)
    },
  }
}
