import { returnMessageLength } from '@dvaput/domain/returns/return-form'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { ConfirmForm } from '../../ui/confirm-form.tsx'
import { ProofField } from '../../ui/proof-field.tsx'
import { RefundFields } from '../../ui/refund-fields.tsx'
import type { ReturnAct } from './return-actions.ts'

type Props = {
  readonly revision: string
  readonly acts: readonly ReturnAct[]
  readonly price: string
  readonly currency: string
  /** The refund that failed, which is tried again as it is. */
  readonly failed: string | null
  /** Cash and transfers: a person has sent the money before it is recorded. */
  readonly isPaidByHand: boolean
  /** What the last action of the screen answered. */
  readonly answer: { readonly act: string; readonly typed: FormTexts } | undefined
}

/** Each shows its form first. A refund asks who it is. */
export const ReturnForms = ({ revision, acts, price, currency, failed, isPaidByHand, answer }: Props) => {
  const text = useText('returns')
  const { typed = {} } = answer ?? {}
  const note = (act: ReturnAct) => (
    <TextArea
      label={text('note.text')}
      name="note"
      rows={3}
      maxLength={returnMessageLength}
      defaultValue={answer?.act === act ? typed.note : undefined}
      required={act === 'refuse'}
    />
  )
  const refundFields = (
    <RefundFields
      whole={{ value: 'price', label: text('refund.price', { amount: price }) }}
      other={{ value: 'other', label: text('refund.other') }}
      {...{ amount: text('refund.amount', { currency }), restock: text('refund.restock'), typed }}
    />
  )
  const fields: Readonly<Record<ReturnAct, ReactNode>> = {
    approve: note('approve'),
    refuse: note('refuse'),
    receive: note('receive'),
    refund: (
      <>
        {failed === null ? (
          refundFields
        ) : (
          <p className="text-sm">{text(isPaidByHand ? 'refund.againByHand' : 'refund.again', { amount: failed })}</p>
        )}
        {failed === null && isPaidByHand && (
          <TextField
            label={text('refund.account')}
            hint={text('refund.accountHint')}
            name="account"
            defaultValue={typed.account}
            autoComplete="off"
            maxLength={100}
          />
        )}
        {answer?.act === 'refund' && <ProofField answer={answer} />}
      </>
    ),
  }
  const isRecorded = (act: ReturnAct) => act === 'refund' && isPaidByHand
  return (
    <div className="grid gap-3">
      {acts.map((act) => (
        <ConfirmForm
          key={act}
          {...{
            act,
            revision,
            title: text(`title.${act}`),
            lead: text(isRecorded(act) ? 'text.refundByHand' : `text.${act}`),
            confirm: text(isRecorded(act) ? 'confirm.refundByHand' : `confirm.${act}`),
          }}
          isMain={act === 'approve' || act === 'receive'}
          isDanger={act === 'refuse' || act === 'refund'}
          open={answer?.act === act}
        >
          {fields[act]}
        </ConfirmForm>
      ))}
    </div>
  )
}
