import { useState } from 'react'
import { useLoaderData, useNavigation } from 'react-router'

type Sent = { readonly act: string | null; readonly form: FormData }

/**
 * How often a form of this screen was answered with another state of its record. As the key of the form it lets it
 * begin anew then, and only then: a refusal, and whatever else changes the record, leave what is typed in it.
 */
export const useTimesAnswered = (revision: string, isOwn: (sent: Sent) => boolean): number => {
  const { formAction, formData } = useNavigation()
  const loaded: unknown = useLoaderData()
  const [times, setTimes] = useState(0)
  const [before, setBefore] = useState<{ readonly loaded: unknown; readonly revision: string } | null>(null)
  const act = new URLSearchParams(formAction?.split('?')[1]).get('act')
  const isSent = formData !== undefined && isOwn({ act, form: formData })
  if (isSent && !before) setBefore({ loaded, revision })
  // The navigation may end before what was loaded by it is shown.
  if (!isSent && before && before.loaded !== loaded) {
    setBefore(null)
    if (before.revision !== revision) setTimes(times + 1)
  }
  return times
}
