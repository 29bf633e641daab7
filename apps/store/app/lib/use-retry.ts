import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'

type Options<Answer> = {
  /** What was asked for is there. */
  readonly isBack: (answer: Answer) => boolean
  /** Gives the keyboard a place to go on from, when the button that was pressed is gone. */
  readonly onLeave?: () => void
}

const toContent = () => document.getElementById('content')?.focus({ preventScroll: true })

/**
 * Asks for this page's own data and for nothing else, and for the page as a whole only once that has come: while the way
 * to the shop is broken, the frame around the page has what it needs, and must not fail with it.
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
  // Before what has the focus is taken out of the page, and the focus with it.
  useLayoutEffect(() => () => leave(), [])
  return {
    /** The latest one, before the page has it. */
    answer,
    isTrying: state !== 'idle' || pageState !== 'idle',
    retry: () => {
      pressed.current = document.activeElement
      // The front page has no path of its own beneath the frame's.
      void load(pathname === '/' ? '/?index' : pathname + search)
    },
  }
}
