import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { api } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { PasskeyItem, type PasskeyView } from './passkey-item.tsx'

const loadBrowserPart = () => import('@simplewebauthn/browser')

type Options = Parameters<Awaited<ReturnType<typeof loadBrowserPart>>['startRegistration']>[0]['optionsJSON']

const addPasskey = async (name: string) => {
  const { startRegistration } = await loadBrowserPart()
  const { options } = (await api.post('/passkeys/add/start', {})) as { options: Options }
  const response = await startRegistration({ optionsJSON: options })
  await api.post('/passkeys/add/finish', { response, name })
}

const AddPasskey = ({ name }: { readonly name: string }) => {
  const text = useText('passkeys')
  const { revalidate } = useRevalidator()
  const isHydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'adding' | 'added' | 'failed'>('idle')
  const add = async () => {
    setState('adding')
    try {
      await addPasskey(name)
      setState('added')
      await revalidate()
    } catch {
      setState('failed')
    }
  }
  if (isHydrated && !window.PublicKeyCredential) return <p className="text-ink-soft">{text('passkeys.unsupported')}</p>
  return (
    <>
      <Button icon="plus" className="noscript:hidden" loading={state === 'adding'} onClick={() => void add()}>
        {text('passkeys.add')}
      </Button>
      <p role="status" className="font-medium empty:hidden">
        {state === 'added' && text('passkeys.added')}
      </p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {state === 'failed' && text('passkeys.notAdded')}
      </p>
    </>
  )
}

/** Here, only after the e-mail was shown to be one's own, or on the platform's login page. */
export type AddingPlace = 'here' | 'verify-first' | 'at-login'

type PasskeysSectionProps = { readonly passkeys: readonly PasskeyView[]; readonly addingPlace: AddingPlace }

export const PasskeysSection = ({ passkeys, addingPlace }: PasskeysSectionProps) => {
  const text = useText('passkeys')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid justify-items-start gap-4">
        <h2 id={id} className="text-xl">
          {text('passkeys.title')}
        </h2>
        <p className="text-ink-soft">{text('passkeys.text')}</p>
        {passkeys.length === 0 ? (
          <p>{text('passkeys.none')}</p>
        ) : (
          <ul className="grid w-full gap-3">
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} {...passkey} />
            ))}
          </ul>
        )}
        {addingPlace === 'here' && <AddPasskey name={text('passkeys.defaultName', { number: passkeys.length + 1 })} />}
        {addingPlace === 'verify-first' && <p className="text-ink-soft">{text('passkeys.verifyFirst')}</p>}
        {addingPlace === 'at-login' && <p className="text-ink-soft">{text('passkeys.atLogin')}</p>}
      </Card>
    </section>
  )
}
