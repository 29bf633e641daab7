import type { Locale } from '@dvaput/domain/markets/locale'
import { useEffect } from 'react'
import { usePageContext } from '../lib/use-page-context.ts'
import { mayHaveSession, useSession } from './session.ts'

/**
 * Opens what only a customer needs, and closes it with the session. `open` loads its code, so that a visitor who is not
 * logged in never fetches it.
 */
export const useForSession = (
  open: (customerId: string, locale: Locale) => Promise<() => void>,
  showNobody?: () => void,
): void => {
  const { market, language } = usePageContext()
  const id = useSession()?.id
  useEffect(() => {
    // What the browser remembers of a session may outlive it.
    if (id === undefined || !mayHaveSession()) return showNobody?.()
    const opened = open(id, { market, language })
    opened.catch(reportError)
    return () => void opened.then((close) => close()).catch(() => undefined)
  }, [id, market, language, open, showNobody])
}
