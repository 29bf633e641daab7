import { TextField } from '../../../../store/app/ui/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'

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
  readonly typed: Readonly<Record<string, string>>
  /** Sends what stood there too: only what somebody has changed is written. */
  readonly isCorrection?: boolean
}

export const UnitFields = ({ units, typed, isCorrection = false }: Props) => {
  const text = useText('orders')
  return units.map(({ field, name, number, serial }) => (
    <div key={field}>
      {isCorrection && <input type="hidden" name={`was:${field}`} value={serial} />}
      <TextField
        label={text('fulfil.serial', { name, number })}
        name={field}
        defaultValue={typed[field] ?? serial}
        hint={
          isCorrection && typed[field] !== undefined && typed[`was:${field}`] !== serial
            ? text('serials.now', { serial: serial || '–' })
            : undefined
        }
        autoComplete="off"
        maxLength={100}
      />
    </div>
  ))
}
