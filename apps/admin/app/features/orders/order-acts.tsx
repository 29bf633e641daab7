import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../store/app/ui/button.tsx'
import { Checkbox } from '../../../../store/app/ui/checkbox.tsx'
import { Radio } from '../../../../store/app/ui/radio.tsx'
import { TextField } from '../../../../store/app/ui/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { ProofField } from '../../ui/proof-field.tsx'

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
  const { state, formAction } = useNavigation()
  const form = (act: OrderAct, fields: ReactNode) =>
    acts.includes(act) && (
      <AskFirst title={text(`title.${act}`)} variant={act === 'fulfil' ? 'primary' : 'secondary'} open={asked === act}>
        <Form method="post" action={`?act=${act}`} className="grid gap-4">
          <input type="hidden" name="revision" value={revision} />
          <p className="text-sm">{text(`text.${act}`)}</p>
          {fields}
          <Button
            type="submit"
            variant={act === 'cancel' || act === 'refund' ? 'danger' : 'primary'}
            loading={state !== 'idle' && formAction?.endsWith(`act=${act}`) === true}
          >
            {text(`confirm.${act}`)}
          </Button>
        </Form>
      </AskFirst>
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
          <input type="hidden" name="key" value={refundKey} />
          <div>
            <Radio name="extent" value="full" defaultChecked={typed.extent !== 'part'}>
              {text('refund.full', { amount: left })}
            </Radio>
            <Radio name="extent" value="part" defaultChecked={typed.extent === 'part'}>
              {text('refund.part')}
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
          {asked === 'refund' && <ProofField answer={answer} />}
        </>,
      )}
      {form('cancel', asked === 'cancel' && <ProofField answer={answer} />)}
    </div>
  )
}
