import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

const formOf = (event: Event): HTMLFormElement | null => {
  const { target } = event
  const form = target instanceof Element ? target.closest('form') : null
  return form?.method === 'post' ? form : null
}

/**
 * Asks before a screen is left on which something was typed and not sent. One for all forms: the router knows one
 * blocker at a time. A form that was refused counts as unsent again.
 */
export const useUnsavedGuard = (): void => {
  const text = useText('layout')
  const unsent = useRef(new Set<HTMLFormElement>())
  const sent = useRef(new Set<HTMLFormElement>())
  const { state } = useNavigation()
  const { search } = useLocation()

  const isUnsent = () => [...unsent.current].some((form) => form.isConnected)

  useEffect(() => {
    const onInput = (event: Event) => {
      const form = formOf(event)
      if (form) unsent.current.add(form)
    }
    const onSubmit = (event: Event) => {
      const form = formOf(event)
      if (form && unsent.current.delete(form)) sent.current.add(form)
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if ([...unsent.current].some((form) => form.isConnected)) event.preventDefault()
    }
    document.addEventListener('input', onInput)
    document.addEventListener('submit', onSubmit)
    window.addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('input', onInput)
      document.removeEventListener('submit', onSubmit)
      window.removeEventListener('beforeunload', onLeave)
    }
  }, [])

  useEffect(() => {
    if (state !== 'idle') return
    // What was done leads to `?done=`; what was refused stays at `?act=`.
    if (new URLSearchParams(search).has('act')) for (const form of sent.current) unsent.current.add(form)
    sent.current.clear()
  }, [state, search])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsent(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(text('layout.unsaved'))) {
      unsent.current.clear()
      blocker.proceed()
    } else blocker.reset()
  }, [blocker, text])
}
