import { useEffect, useState } from 'react'
import { readStanding, type Standing } from './read-standing.ts'

const listeners = new Set<() => void>()

/** After the customer has sent an offer: whoever shows how they stand asks again. */
export const refreshStandings = (): void => {
  for (const refresh of listeners) refresh()
}

/** Of a logged-in customer; undefined until it is known. */
export const useStanding = (id: string): Standing | undefined => {
  const [found, setFound] = useState<{ readonly id: string; readonly standing: Standing | undefined }>()
  useEffect(() => {
    let isCurrent = true
    const read = () => void readStanding(id).then((standing) => isCurrent && setFound({ id, standing }))
    read()
    listeners.add(read)
    return () => {
      isCurrent = false
      listeners.delete(read)
    }
  }, [id])
  return found?.id === id ? found.standing : undefined
}
