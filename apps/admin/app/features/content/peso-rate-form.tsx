import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'

export type PesoRate = {
  readonly market: string
  readonly name: string
  /** As people write the currency. */
  readonly sign: string
  readonly revision: string
  readonly typed: string | null
  readonly rate: string | null
  readonly at: string | null
}

type PesoRateFormProps = {
  readonly rate: PesoRate
  /** What was typed and refused. */
  readonly refused?: { readonly typed: string; readonly error: string | undefined } | undefined
}

/** By which buyers of another market see what peso prices are about worth. */
export const PesoRateForm = ({
  rate: { market, name, sign, revision, typed, rate, at },
  refused,
}: PesoRateFormProps) => {
  const text = useText('content')
  return (
    <Card className="grid max-w-dialog gap-4">
      <h2 className="text-lg">{text('pesoRate.title', { sign, market: name })}</h2>
      <p className="text-sm text-ink-soft">{text('pesoRate.lead', { sign })}</p>
      <p className="text-sm font-semibold tabular-nums">
        {rate ? text('pesoRate.inForce', { rate, at: at ?? '' }) : text('pesoRate.none', { sign })}
      </p>
      <RecordForm
        key={`${revision} ${refused?.typed ?? ''}`}
        {...{ act: 'peso', revision, record: { market } }}
        className="grid gap-4"
      >
        <TextField
          label={text('pesoRate.field', { sign })}
          hint={text('pesoRate.hint')}
          name="pesoRate"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refused?.typed ?? typed ?? ''}
          error={refused?.error}
        />
        <SaveButtons save={text('pesoRate.save')} restore={rate ? text('pesoRate.remove') : null} />
      </RecordForm>
    </Card>
  )
}
