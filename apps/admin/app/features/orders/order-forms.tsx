import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { ConfirmForm } from '../../ui/confirm-form.tsx'
import { ProofField } from '../../ui/proof-field.tsx'
import { RefundFields } from '../../ui/refund-fields.tsx'
import { SeenField } from '../../ui/seen-field.tsx'
import type { OrderAct } from './allowed-order-actions.ts'
import { type Unit, UnitFields } from './unit-fields.tsx'

type Parcel = {
  readonly id: string
  readonly name: string
  readonly carrier: string
  readonly number: string
  readonly url: string
}

type Props = {
  readonly revision: string
  /** Of one refund: sent twice, it is the same. */
  readonly refundKey: string
  readonly acts: readonly OrderAct[]
  readonly left: string
  readonly currency: string
  /** What is to be paid when it is collected. */
  readonly toPay: string | null
  /** Cash and transfers: a person sends the money back. */
  readonly isPaidByHand: boolean
  readonly units: readonly Unit[]
  readonly parcels: readonly Parcel[]
  /** Whose pages are known. */
  readonly carriers: readonly string[]
  /** What the last action of the screen answered. */
  readonly answer: { readonly act: string; readonly typed: FormTexts } | undefined
}

/** Each shows its form first. What takes money asks who it is. */
export const OrderForms = ({ revision, refundKey, acts, units, parcels, answer, ...props }: Props) => {
  const { left, currency, toPay, isPaidByHand } = props
  const text = useText('orders')
  const next = (['ready', 'collect', 'fulfil'] as const).find((act) => acts.includes(act))
  const { typed = {} } = answer ?? {}
  const typedFor = (act: OrderAct) => (answer?.act === act ? typed : {})
  const form = (
    act: OrderAct,
    fields: ReactNode,
    lead: string = text(`text.${act}`),
    confirm: string = text(`confirm.${act}`),
  ) =>
    acts.includes(act) && (
      <ConfirmForm
        {...{ act, revision, lead, title: text(`title.${act}`), confirm }}
        isMain={act === next}
        isDanger={act === 'cancel' || act === 'refund'}
        open={answer?.act === act}
      >
        {fields}
      </ConfirmForm>
    )
  const unitFields = (act: OrderAct, of: readonly Unit[]) => <UnitFields units={of} typed={typedFor(act)} />
  const trackingFields = (before: FormTexts, parcel?: Parcel) => {
    const current = { carrier: parcel?.carrier ?? '', tracking: parcel?.number ?? '', url: parcel?.url ?? '' }
    const again = createFieldsAgain(current, { typed: before, ...(parcel && { code: 'changed-meanwhile' }) })
    const fieldOf = (name: keyof typeof current) => {
      const { value, now } = again(name)
      return { name, defaultValue: value, ...(now && { hint: text('serials.now', { serial: now }) }) }
    }
    return (
      <>
        <SeenField fields={current} />
        <TextField label={text('fulfil.carrier')} list="carriers" {...fieldOf('carrier')} maxLength={100} />
        <TextField label={text('fulfil.tracking')} {...fieldOf('tracking')} autoComplete="off" maxLength={100} />
        <TextField
          label={text('fulfil.url')}
          hint={text('fulfil.urlHint')}
          type="url"
          {...fieldOf('url')}
          maxLength={500}
        />
      </>
    )
  }
  const open = units.filter(({ hasLeft }) => !hasLeft)
  return (
    <div className="grid gap-3 print:hidden">
      <datalist id="carriers">
        {props.carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {form('ready', unitFields('ready', open))}
      {form(
        'collect',
        unitFields(
          'collect',
          // Somebody else may have written one meanwhile: what was typed here stays in sight.
          units.filter(({ serial, field }) => serial === '' || typedFor('collect')[field]),
        ),
        text(toPay ? 'collect.toPay' : 'text.collect', { amount: toPay ?? '' }),
      )}
      {form(
        'fulfil',
        <>
          {trackingFields(typedFor('fulfil'))}
          {unitFields('fulfil', open)}
        </>,
      )}
      {form('paid', null)}
      {acts.includes('tracking') &&
        parcels.map((parcel) => {
          const typedHere = typed.parcel === parcel.id ? typedFor('tracking') : {}
          return (
            <ConfirmForm
              key={parcel.id}
              {...{ act: 'tracking', revision, lead: text('text.tracking'), confirm: text('confirm.tracking') }}
              title={parcels.length > 1 ? text('tracking.of', { name: parcel.name }) : text('title.tracking')}
              open={answer?.act === 'tracking' && typed.parcel === parcel.id}
            >
              <input type="hidden" name="parcel" value={parcel.id} />
              {trackingFields(typedHere, parcel)}
            </ConfirmForm>
          )
        })}
      {form(
        'serials',
        unitFields(
          'serials',
          units.filter(({ hasLeft }) => hasLeft),
        ),
      )}
      {form(
        'refund',
        <>
          <input type="hidden" name="key" value={typedFor('refund').key || refundKey} />
          <RefundFields
            whole={{ value: 'full', label: text('refund.full', { amount: left }) }}
            other={{ value: 'part', label: text('refund.part') }}
            {...{ amount: text('refund.amount', { currency }), restock: text('refund.restock') }}
            typed={typedFor('refund')}
          />
          {isPaidByHand && (
            <TextField
              label={text('refund.account')}
              hint={text('refund.accountHint')}
              name="account"
              defaultValue={typedFor('refund').account}
              autoComplete="off"
              maxLength={100}
            />
          )}
          {answer?.act === 'refund' && <ProofField answer={answer} />}
        </>,
        text(isPaidByHand ? 'refund.byHand' : 'text.refund'),
        text(isPaidByHand ? 'confirm.refundByHand' : 'confirm.refund'),
      )}
      {form('cancel', answer?.act === 'cancel' && <ProofField answer={answer} />)}
    </div>
  )
}
