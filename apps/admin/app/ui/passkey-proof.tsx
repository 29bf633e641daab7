import { Button } from '@dvaput/ui/button.tsx'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { loadWebAuthn, type PasskeyLoginOptions } from '@dvaput/ui/web-authn.ts'
import { useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'

/** A passkey in place of the password: what it signed is sent with the form around it. */
export const PasskeyProof = ({ options }: { readonly options: object }) => {
  const text = useText('layout')
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  if (!isHydrated || !window.PublicKeyCredential) return null
  const send = async () => {
    setBusy(true)
    try {
      const { startAuthentication } = await loadWebAuthn()
      const signed = await startAuthentication({ optionsJSON: options as PasskeyLoginOptions })
      const form = field.current?.form
      if (!field.current || !form) return
      field.current.value = JSON.stringify(signed)
      for (const password of form.querySelectorAll<HTMLInputElement>('input[name=proof]')) password.required = false
      // With the button, because some forms are told by it what to do.
      form.requestSubmit(form.querySelector<HTMLButtonElement>('button[type=submit]'))
    } catch {
      // The dialog was closed: the password still works.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <input ref={field} type="hidden" name="passkey" />
      <Button variant="secondary" size="sm" icon="shield" loading={isBusy} onClick={() => void send()}>
        {text('proof.passkey')}
      </Button>
    </div>
  )
}
