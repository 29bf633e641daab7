import { useEffect, useState } from 'react'
import { readStanding, type Standing } from './read-standing.ts'

/** Of a logged-in customer; undefined until it is known. */
export const useStanding = (id: string): Standing | undefined => {
  const [found, setFound] = useState<{ readonly id: string; readonly standing: Standing | undefined }>()
  useEffect(() => {
    let isCurrent = true
    void readStanding(id).then((standing) => isCurrent && setFound({ id, standing }))
    return () => {
      isCurrent = false
    }
  }, [id])
  return found?.id === id ? found.standing : undefined
}
