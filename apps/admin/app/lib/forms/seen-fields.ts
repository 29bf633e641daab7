import type { FormTexts } from './texts-of-form.ts'

/** The name of the hidden field in which a form sends what it showed when it was opened, as JSON. */
export const seenName = 'seen'

const normalise = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/** Without it, as from a form of an earlier release, everything counts as typed. */
export const readSeen = (typed: FormTexts): FormTexts => {
  try {
    const parsed: unknown = JSON.parse(typed[seenName] ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** Which fields this person has changed: what others wrote into the rest is never put back. */
const createIsTouched = (typed: FormTexts) => {
  const seen = readSeen(typed)
  return (name: string): boolean =>
    seen[name] === undefined ? typed[name] !== undefined : normalise(typed[name] ?? '') !== normalise(seen[name])
}

const namesIn = (...all: readonly FormTexts[]) => [...new Set(all.flatMap((each) => Object.keys(each)))]

/** What a form shows again: what this person typed, and of the rest what counts now. */
export const keepTouched = (typed: FormTexts, current: FormTexts): FormTexts => {
  const isTouched = createIsTouched(typed)
  return Object.fromEntries(
    namesIn(typed, current).map((name) => [name, (isTouched(name) ? typed[name] : current[name]) ?? '']),
  )
}

/** What an action answered to a form: with another code than this, or without one, nobody else was first. */
type Answer = { readonly typed: FormTexts; readonly code?: string }

/** A field of a form that is shown again: its value, and what counts now where that is something else. */
export const createFieldsAgain = (current: FormTexts, answer: Answer | null | undefined) => {
  const kept = answer ? keepTouched(answer.typed, current) : current
  return (name: string): { readonly value: string; readonly now: string | undefined } => {
    const now = current[name] ?? ''
    const value = kept[name] ?? now
    const isElsewhere = answer?.code === 'changed-meanwhile' && current[name] !== undefined
    return { value, now: isElsewhere && normalise(value) !== normalise(now) ? now : undefined }
  }
}

/** What this person typed; what they left alone is as it is now, and a box that was never ticked stays away. */
export const touchedAlone = (typed: FormTexts, current: FormTexts): FormTexts => {
  const isTouched = createIsTouched(typed)
  const isBox = (name: string) => name.startsWith('collection.')
  return Object.fromEntries(
    namesIn(typed, current).flatMap((name) => {
      const value = isTouched(name) || current[name] === undefined ? typed[name] : current[name]
      if (value === undefined || (isBox(name) && value === '')) return []
      // A field that the form did not have is not emptied by it.
      return typed[name] === undefined && !isBox(name) ? [] : [[name, value] as const]
    }),
  )
}

/** Whether somebody else has changed a field that this person changed too, to something else. */
export const isConflict = (typed: FormTexts, current: FormTexts): boolean => {
  const seen = readSeen(typed)
  const isTouched = createIsTouched(typed)
  return Object.keys(seen).some((name) => {
    const now = normalise(current[name] ?? '')
    return isTouched(name) && now !== normalise(seen[name] ?? '') && now !== normalise(typed[name] ?? '')
  })
}

/** Whether somebody else has changed what the form showed. A form that does not say what that was knows of nobody. */
export const isSeenLate = (typed: FormTexts, current: FormTexts): boolean => {
  const seen = readSeen(typed)
  const isLate = (name: string) => normalise(seen[name] ?? '') !== normalise(current[name] ?? '')
  return typed[seenName] !== undefined && namesIn(seen, current).some(isLate)
}
