import { useEffect, useRef, useState } from 'react'

/**
 * The text being typed, reset when the value changes from elsewhere (Back, a chip). A value that was submitted from
 * here is not a change, so that typing on while results load loses nothing.
 */
export const useDraft = (value: string) => {
  const [draft, setDraft] = useState(value)
  const seen = useRef(value)
  /** Submitted from here and not yet back, oldest first: a second may be sent before the first is shown. */
  const sent = useRef<readonly string[]>([])
  const field = useRef<HTMLInputElement>(null)
  // Typed before hydration.
  useEffect(() => {
    if (field.current) setDraft(field.current.value)
  }, [])
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    const at = sent.current.indexOf(value)
    sent.current = at === -1 ? [] : sent.current.slice(at + 1)
    if (at === -1) setDraft(value)
  }, [value])
  return {
    field,
    draft,
    setDraft,
    markSent: (next: string) => {
      sent.current = [...sent.current, next]
    },
  }
}
