import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/texts-of-form.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { ProofField } from '../../ui/proof-field.tsx'

type Props = {
  readonly email: string
  readonly erasedAfterDays: number
  readonly answer: unknown
  /** What was asked for last, and what was typed where it was refused. */
  readonly asked: string | null
  readonly typed: FormTexts
}

/** Both ask first, and who it is. */
export const CustomerActs = ({ email, erasedAfterDays, answer, asked, typed }: Props) => {
  const text = useText('customers')
  const { state } = useNavigation()
  return (
    <div className="grid gap-3">
      <AskFirst title={text('title.export')} open={asked === 'export'}>
        {/* Without the router: what comes is a file, and the screen stays. */}
        <Form method="post" action="?act=export" reloadDocument className="grid gap-4">
          <p className="text-sm">{text('text.export')}</p>
          {asked === 'export' && <ProofField answer={answer} />}
          <Button type="submit" variant="secondary">
            {text('confirm.export')}
          </Button>
        </Form>
      </AskFirst>
      <AskFirst title={text('title.delete')} open={asked === 'delete'}>
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
          {asked === 'delete' && <ProofField answer={answer} />}
          <Button type="submit" variant="danger" loading={state !== 'idle'}>
            {text('confirm.delete')}
          </Button>
        </Form>
      </AskFirst>
    </div>
  )
}
