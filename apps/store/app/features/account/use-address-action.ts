import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { type AddressResult, stayField } from './address-result.ts'

/** Sends a form to an address page in the background. `onResult` is called once the list is loaded anew. */
export const useAddressAction = (onResult: (result: AddressResult) => void) => {
  const fetcher = useFetcher<AddressResult>()
  const { state, data } = fetcher
  const reported = useRef<AddressResult>(undefined)
  const isAwaited = useRef(false)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (state !== 'idle') {
      isAwaited.current = true
      return
    }
    if (!isAwaited.current) return
    isAwaited.current = false
    const isNew = data !== undefined && reported.current !== data
    setLost(!isNew)
    if (!isNew) return
    reported.current = data
    onResult(data)
  })
  const send = (action: string, form: FormData) => {
    form.set(stayField, 'yes')
    setLost(false)
    void fetcher.submit(form, { method: 'post', action })
  }
  return {
    send,
    isSending: state !== 'idle',
    result: state === 'idle' ? data : undefined,
    /** The server did not respond to the last one. */
    isLost: state === 'idle' && isLost,
    Form: fetcher.Form,
  }
}
