import { useEffect, useRef } from 'react'
import { storedSession, useSession } from './session.ts'

/** Calls back when somebody logs in in another tab of this browser, which stores who it is. */
export const useLoginElsewhere = (onLogin: () => void): void => {
  const id = useSession()?.id
  const before = useRef<string>(undefined)
  useEffect(() => {
    // The store is read as it is: while a page hydrates, `id` is still the server's.
    const now = storedSession.get()?.id ?? ''
    if (before.current !== undefined && now !== '' && now !== before.current && now === id) onLogin()
    before.current = now
  }, [id, onLogin])
}
