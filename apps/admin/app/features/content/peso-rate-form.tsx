import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

export type PesoRate = {
  readonly market: string
  readonly name: string
  /** As people write the currency. */
  readonly sign: string
  readonly revision: number
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
      <Form method="post" className="grid gap-4" key={`${revision} ${refused?.typed ?? ''}`}>
        <input type="hidden" name="market" value={market} />
        <input type="hidden" name="revision" value={revision} />
        <TextField
          label={text('pesoRate.field', { sign })}
          hint={text('pesoRate.hint')}
          name="pesoRate"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refused?.typed ?? typed ?? ''}
          error={refused?.error}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{text('pesoRate.save')}</Button>
          {rate && (
            <Button type="submit" name="act" value="default" variant="secondary">
              {text('pesoRate.remove')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
