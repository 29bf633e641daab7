import { Button } from '@dvaput/ui/button.tsx'
import { loadWebAuthn, type PasskeyLoginOptions } from '@dvaput/ui/web-authn.ts'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ApiError, api } from '../../lib/api.ts'
import { loadRefusalText } from '../../lib/failures/load-refusal-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'

const logIn = async (useBrowserAutofill: boolean) => {
  const { startAuthentication } = await loadWebAuthn()
  const { options } = (await api.post('/passkeys/login/start', {})) as { options: PasskeyLoginOptions }
  const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill })
  await api.post('/passkeys/login/finish', { response })
}

/** Signs in by the browser's own dialog: from this button, or from the e-mail field, where the browser suggests passkeys. */
export const PasskeyLogin = ({ returnTo }: { readonly returnTo: string }) => {
  const text = useText('passkeys')
  const { language } = usePageContext()
  const [isSupported, setSupported] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const run = useCallback(
    async (fromField: boolean) => {
      try {
        await logIn(fromField)
        window.location.assign(returnTo)
      } catch (error) {
        // Anything but a refusal of ours is a dialog that was closed, or a field that was left.
        if (error instanceof ApiError) setProblem((await loadRefusalText(language, error)) ?? 'failed')
      }
    },
    [language, returnTo],
  )

  useEffect(() => {
    const known = window.PublicKeyCredential
    setSupported(known !== undefined)
    void known?.isConditionalMediationAvailable?.().then((isAvailable) => (isAvailable ? run(true) : undefined))
    return () => void loadWebAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
  }, [run])

  const press = async () => {
    setProblem(undefined)
    setBusy(true)
    await run(false)
    setBusy(false)
  }
  if (!isSupported) return null
  return (
    <div className="mt-3 grid gap-2">
      <Button variant="secondary" icon="shield" wide loading={isBusy} onClick={() => void press()}>
        {text('passkey.logIn')}
      </Button>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem === 'failed' ? text('passkey.failed') : problem}
        </p>
      )}
    </div>
  )
}
