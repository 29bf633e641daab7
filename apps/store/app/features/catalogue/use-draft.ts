import { useEffect, useRef, useState } from 'react'

/**
 * What is being typed, until the value it belongs to changes from elsewhere: by Back, or by a chip. A value that was sent
 * from here is no change, so that whoever types on while the goods come loses no letter.
 */
export const useDraft = (value: string) => {
  const [draft, setDraft] = useState(value)
  const known = useRef(value)
  const field = useRef<HTMLInputElement>(null)
  // Typed while the page was not alive yet.
  useEffect(() => {
    if (field.current) setDraft(field.current.value)
  }, [])
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    setDraft(value)
  }, [value])
  return {
    field,
    draft,
    setDraft,
    markSent: (next: string) => {
      known.current = next
    },
  }
}
