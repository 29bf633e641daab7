import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { type AddressResult, stayField } from './address-result.ts'

/** Sends a form to an address page in the background. `onResult` is called once the list is loaded anew. */
export const useAddressAction = (onResult: (result: AddressResult) => void) => {
  const fetcher = useFetcher<AddressResult>()
  const { state, data } = fetcher
  const reported = useRef<AddressResult>(undefined)
  useEffect(() => {
    if (state !== 'idle' || !data || reported.current === data) return
    reported.current = data
    onResult(data)
  })
  const send = (action: string, form: FormData) => {
    form.set(stayField, 'yes')
    void fetcher.submit(form, { method: 'post', action })
  }
  return { send, isSending: state !== 'idle', result: state === 'idle' ? data : undefined, Form: fetcher.Form }
}
