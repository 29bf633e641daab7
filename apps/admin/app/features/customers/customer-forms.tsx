import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { FormDisclosure } from '../../ui/form-disclosure.tsx'
import { ProofField } from '../../ui/proof-field.tsx'

type Props = {
  readonly email: string
  readonly erasedAfterDays: number
  /** What the last action of the screen answered. */
  readonly answer: { readonly act: string; readonly typed: FormTexts } | undefined
}

/** Both ask first, and who it is. */
export const CustomerForms = ({ email, erasedAfterDays, answer }: Props) => {
  const text = useText('customers')
  const { typed = {} } = answer ?? {}
  const { state } = useNavigation()
  return (
    <div className="grid gap-3">
      <FormDisclosure title={text('title.export')} open={answer?.act === 'export'}>
        {/* Without the router: what comes is a file, and the screen stays. */}
        <Form method="post" action="?act=export" reloadDocument className="grid gap-4">
          <p className="text-sm">{text('text.export')}</p>
          {answer?.act === 'export' && <ProofField answer={answer} />}
          <Button type="submit" variant="secondary">
            {text('confirm.export')}
          </Button>
        </Form>
      </FormDisclosure>
      <FormDisclosure title={text('title.delete')} open={answer?.act === 'delete'}>
        <Form method="post" action="?act=delete" className="grid gap-4">
          <p className="text-sm">{text('text.delete')}</p>
          <p className="text-sm">{text('text.deleteElsewhere', { days: erasedAfterDays })}</p>
          <TextField
            label={text('delete.email', { email })}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typed.email}
            required
          />
          {answer?.act === 'delete' && <ProofField answer={answer} />}
          <Button type="submit" variant="danger" loading={state !== 'idle'}>
            {text('confirm.delete')}
          </Button>
        </Form>
      </FormDisclosure>
    </div>
  )
}
