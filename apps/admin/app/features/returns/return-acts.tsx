import { returnMessageLength } from '@dvaput/domain/returns/return-form'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../store/app/ui/button.tsx'
import { Checkbox } from '../../../../store/app/ui/checkbox.tsx'
import { Radio } from '../../../../store/app/ui/radio.tsx'
import { TextArea } from '../../../../store/app/ui/text-area.tsx'
import { TextField } from '../../../../store/app/ui/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/texts-of-form.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { ProofField } from '../../ui/proof-field.tsx'
import { type ReturnAct, returnActs } from './act-on-return.ts'

type Props = {
  readonly revision: string
  readonly acts: readonly ReturnAct[]
  readonly price: string
  readonly currency: string
  /** The refund that failed, which is tried again as it is. */
  readonly failed: string | null
  readonly answer: unknown
  /** What was asked for last, and what was typed where it was refused. */
  readonly asked: string | null
  readonly typed: FormTexts
}

/** Each shows its form first. A refund asks who it is. */
export const ReturnActs = ({ revision, acts, price, currency, failed, answer, asked, typed }: Props) => {
  const text = useText('returns')
  const { state, formAction } = useNavigation()
  const note = (act: ReturnAct) => (
    <TextArea
      label={text('note.text')}
      name="note"
      rows={3}
      maxLength={returnMessageLength}
      defaultValue={asked === act ? typed.note : undefined}
      required={act === 'refuse'}
    />
  )
  const refundFields = (
    <>
      <div>
        <Radio name="extent" value="price" defaultChecked={typed.extent !== 'other'}>
          {text('refund.price', { amount: price })}
        </Radio>
        <Radio name="extent" value="other" defaultChecked={typed.extent === 'other'}>
          {text('refund.other')}
        </Radio>
      </div>
      <TextField
        label={text('refund.amount', { currency })}
        name="amount"
        inputMode="decimal"
        defaultValue={typed.amount}
      />
      <Checkbox name="restock" value="1" defaultChecked={typed.restock === '1'}>
        {text('refund.restock')}
      </Checkbox>
    </>
  )
  const fields: Readonly<Record<ReturnAct, ReactNode>> = {
    approve: note('approve'),
    refuse: note('refuse'),
    receive: note('receive'),
    refund: (
      <>
        {failed === null ? refundFields : <p className="text-sm">{text('refund.again', { amount: failed })}</p>}
        {asked === 'refund' && <ProofField answer={answer} />}
      </>
    ),
  }
  return (
    <div className="grid gap-3">
      {returnActs
        .filter((act) => acts.includes(act))
        .map((act) => (
          <AskFirst
            key={act}
            title={text(`title.${act}`)}
            variant={act === 'refuse' || act === 'refund' ? 'secondary' : 'primary'}
            open={asked === act}
          >
            <Form method="post" action={`?act=${act}`} className="grid gap-4">
              <input type="hidden" name="revision" value={revision} />
              <p className="text-sm">{text(`text.${act}`)}</p>
              {fields[act]}
              <Button
                type="submit"
                variant={act === 'refuse' || act === 'refund' ? 'danger' : 'primary'}
                loading={state !== 'idle' && formAction?.endsWith(`act=${act}`) === true}
              >
                {text(`confirm.${act}`)}
              </Button>
            </Form>
          </AskFirst>
        ))}
    </div>
  )
}
