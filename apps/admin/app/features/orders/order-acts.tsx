import type { ReactNode } from 'react'
import { TextField } from '../../../../store/app/ui/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { AskedForm } from '../../ui/asked-form.tsx'
import { ProofField } from '../../ui/proof-field.tsx'
import { RefundFields } from '../../ui/refund-fields.tsx'

export type OrderAct = 'paid' | 'fulfil' | 'refund' | 'cancel'

type Props = {
  readonly revision: string
  /** Of one refund: sent twice, it is the same. */
  readonly refundKey: string
  readonly acts: readonly OrderAct[]
  readonly left: string
  readonly currency: string
  readonly units: readonly { readonly field: string; readonly name: string; readonly number: number }[]
  readonly answer: unknown
  /** What was asked for last, and what was typed where it was refused. */
  readonly asked: string | null
  readonly typed: Readonly<Record<string, string>>
}

/** Each shows its form first. What takes money asks who it is. */
export const OrderActs = ({ revision, refundKey, acts, left, currency, units, answer, asked, typed }: Props) => {
  const text = useText('orders')
  const form = (act: OrderAct, fields: ReactNode) =>
    acts.includes(act) && (
      <AskedForm
        {...{ act, revision, title: text(`title.${act}`), lead: text(`text.${act}`), confirm: text(`confirm.${act}`) }}
        isMain={act === 'fulfil'}
        isDanger={act === 'cancel' || act === 'refund'}
        open={asked === act}
      >
        {fields}
      </AskedForm>
    )
  return (
    <div className="grid gap-3 print:hidden">
      {form(
        'fulfil',
        <>
          <TextField label={text('fulfil.carrier')} name="carrier" defaultValue={typed.carrier} maxLength={100} />
          <TextField label={text('fulfil.tracking')} name="tracking" defaultValue={typed.tracking} maxLength={100} />
          <TextField label={text('fulfil.url')} name="url" type="url" defaultValue={typed.url} maxLength={500} />
          {units.map(({ field, name, number }) => (
            <TextField
              key={field}
              label={text('fulfil.serial', { name, number })}
              name={field}
              defaultValue={typed[field]}
              autoComplete="off"
              maxLength={100}
            />
          ))}
        </>,
      )}
      {form('paid', null)}
      {form(
        'refund',
        <>
          <input type="hidden" name="key" value={typed.key || refundKey} />
          <RefundFields
            whole={{ value: 'full', label: text('refund.full', { amount: left }) }}
            other={{ value: 'part', label: text('refund.part') }}
            {...{ amount: text('refund.amount', { currency }), restock: text('refund.restock'), typed }}
          />
          {asked === 'refund' && <ProofField answer={answer} />}
        </>,
      )}
      {form('cancel', asked === 'cancel' && <ProofField answer={answer} />)}
    </div>
  )
}
