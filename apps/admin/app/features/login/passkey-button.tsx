import { Button } from '@dvaput/ui/button.tsx'
import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { loadWebAuthn, type PasskeyLoginOptions } from '@dvaput/ui/web-authn.ts'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

type Props = {
  /** For the browser's dialog; null for somebody without a passkey. */
  readonly options: object | null
  readonly returnTo: string
}

/** A passkey in place of the code, in browsers that know them. */
export const PasskeyButton = ({ options, returnTo }: Props) => {
  const text = useText('login')
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  if (!options || !isHydrated || !window.PublicKeyCredential) return null
  const use = async () => {
    setBusy(true)
    try {
      const { startAuthentication } = await loadWebAuthn()
      const signed = await startAuthentication({ optionsJSON: options as PasskeyLoginOptions })
      await submit({ passkey: JSON.stringify(signed), returnTo }, { method: 'post' })
    } catch {
      // The dialog was closed: the code still works.
    }
    setBusy(false)
  }
  return (
    <Button variant="secondary" icon="shield" loading={isBusy} onClick={() => void use()}>
      {text('code.passkey')}
    </Button>
  )
}
