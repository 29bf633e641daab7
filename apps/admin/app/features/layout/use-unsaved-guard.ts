import { useEffect, useRef } from 'react'
import { useBlocker, useFetchers, useLocation, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { isStay } from '../../lib/forms/stays-on-screen.ts'
import { createUnsentForms } from './unsent-forms.ts'

type Place = { readonly pathname: string; readonly search: string; readonly state: unknown }

/** The answer to what was sent comes at `?act=` or `?done=`, which leaves nothing; the guard asks for all else. */
const isElsewhere = (now: Place, next: Place): boolean =>
  now.pathname !== next.pathname || (now.search !== next.search && !isAnswer(next.search) && !isStay(next.state))
const isAnswer = (search: string) => ['act', 'done'].some((name) => new URLSearchParams(search).has(name))

/**
 * Asks before a screen is left on which something was typed and not sent. One for all forms: the router knows one
 * blocker at a time. A form that was refused counts as unsent again.
 */
export const useUnsavedGuard = (): void => {
  const text = useText('layout')
  const forms = useRef(createUnsentForms())
  const { state } = useNavigation()
  const { search } = useLocation()
  const fetchers = useFetchers()
  const isSending = state !== 'idle' || fetchers.some((fetcher) => fetcher.state !== 'idle')

  useEffect(() => {
    const { typed, sent, hasUnsent } = forms.current
    const onLeave = (event: BeforeUnloadEvent) => {
      if (hasUnsent()) event.preventDefault()
    }
    document.addEventListener('input', typed)
    // Before the router hears of it: what is sent may lead to another search, and is not left unsaved.
    document.addEventListener('submit', sent, { capture: true })
    window.addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('input', typed)
      document.removeEventListener('submit', sent, { capture: true })
      window.removeEventListener('beforeunload', onLeave)
    }
  }, [])

  useEffect(() => {
    // What was done leads to `?done=`; what was refused stays at `?act=`.
    if (!isSending) forms.current.answered(new URLSearchParams(search).has('act'))
  }, [isSending, search])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isElsewhere(currentLocation, nextLocation) && forms.current.hasUnsent(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(text('layout.unsaved'))) {
      forms.current.forget()
      blocker.proceed()
    } else blocker.reset()
  }, [blocker, text])
}
