import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'

type Options<Answer> = {
  /** Whether the result is the page and not a failure. */
  readonly isBack: (answer: Answer) => boolean
  /** Moves the focus when the pressed button leaves the page. */
  readonly onLeave?: () => void
}

const toContent = () => document.getElementById('content')?.focus({ preventScroll: true })

/**
 * Reloads this route's data, and revalidates the page only after that succeeded: while the server is unreachable, the
 * root's data must not fail too.
 */
export const useRetry = <Answer>({ isBack, onLeave = toContent }: Options<Answer>) => {
  const { data, state, load } = useFetcher<Answer>()
  const { pathname, search } = useLocation()
  const { revalidate, state: pageState } = useRevalidator()
  const pressed = useRef<Element>(null)
  const answer = data as Answer | undefined
  const take = useEffectEvent((came: Answer) => {
    if (isBack(came)) void revalidate()
  })
  useEffect(() => {
    if (answer !== undefined) take(answer)
  }, [answer])
  const leave = useEffectEvent(() => {
    if (pressed.current && pressed.current === document.activeElement) onLeave()
  })
  // A layout effect, because after it the focused element is already removed.
  useLayoutEffect(() => () => leave(), [])
  return {
    /** The latest result, before the page revalidated. */
    answer,
    isTrying: state !== 'idle' || pageState !== 'idle',
    retry: () => {
      pressed.current = document.activeElement
      // The index route shares its path with the root.
      void load(pathname === '/' ? '/?index' : pathname + search)
    },
  }
}
