import { useEffect, useRef, useState } from 'react'

/**
 * The text being typed, reset when the value changes from elsewhere (Back, a chip). A value that was submitted from
 * here is not a change, so that typing on while results load loses nothing.
 */
export const useDraft = (value: string) => {
  const [draft, setDraft] = useState(value)
  const known = useRef(value)
  const field = useRef<HTMLInputElement>(null)
  // Typed before hydration.
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
