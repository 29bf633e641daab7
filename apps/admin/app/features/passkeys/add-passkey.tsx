import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { loadWebAuthn, type NewPasskeyOptions } from '@dvaput/ui/web-authn.ts'
import { useEffect, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ProofField } from '../../ui/proof-field.tsx'

type Props = {
  readonly answer: unknown
  /** What the browser's dialog needs, once the server allowed it. */
  readonly options: object | null
  readonly name: string
}

export const AddPasskey = ({ answer, options, name }: Props) => {
  const text = useText('passkeys')
  const submit = useSubmit()
  const { state } = useNavigation()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!options) return
    const make = async () => {
      const { startRegistration } = await loadWebAuthn()
      const signed = await startRegistration({ optionsJSON: options as NewPasskeyOptions })
      await submit({ signed: JSON.stringify(signed), name }, { method: 'post', action: '?act=finish' })
    }
    setFailed(false)
    make().catch(() => setFailed(true))
  }, [options, name, submit])
  return (
    <Form method="post" action="?act=start" className="grid max-w-dialog gap-4 noscript:hidden">
      <TextField
        label={text('passkeys.name')}
        hint={text('passkeys.nameHint')}
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={name}
        required
      />
      <ProofField answer={answer} />
      <Button type="submit" icon="plus" loading={state !== 'idle'}>
        {text('passkeys.add')}
      </Button>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {hasFailed && text('passkeys.closed')}
      </p>
    </Form>
  )
}
