import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { serialAgain } from './serial-again.ts'

export type Unit = {
  readonly field: string
  readonly name: string
  readonly number: number
  /** Empty where it has none yet. */
  readonly serial: string
  readonly hasLeft: boolean
}

type Props = {
  readonly units: readonly Unit[]
  /** What was typed where it was refused. */
  readonly typed: FormTexts
}

/** Sends what stood there too: only what this person has changed is written, or shown again. */
export const UnitFields = ({ units, typed }: Props) => {
  const text = useText('orders')
  return units.map((unit) => {
    const { field, name, number, serial } = unit
    const { value, now } = serialAgain(unit, typed)
    return (
      <div key={field}>
        <input type="hidden" name={`was:${field}`} value={serial} />
        <TextField
          label={text('fulfil.serial', { name, number })}
          name={field}
          defaultValue={value}
          hint={now === undefined ? undefined : text('serials.now', { serial: now || '–' })}
          autoComplete="off"
          maxLength={100}
        />
      </div>
    )
  })
}
