import { dayRanges } from '@dvaput/domain/markets/figures'
import type { MarketId } from '@dvaput/domain/markets/market'
import { isHours } from '@dvaput/domain/markets/parse-hours'
import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { hoursField, hoursNames } from './read-hours.ts'

type Props = {
  readonly market: MarketId
  readonly name: string
  readonly revision: string
  /** Whether the shop has set them. */
  readonly isOwn: boolean
  readonly current: FormTexts
  readonly refused: { readonly code: string; readonly typed: FormTexts } | null
}

/** The opening hours of one market. */
export const HoursForm = ({ market, name, revision, isOwn, current, refused }: Props) => {
  const text = useText('content')
  const again = createFieldsAgain(current, refused)
  return (
    <Card>
      <RecordForm {...{ revision, seen: current, record: { market } }} className="grid gap-5">
        <h2 className="text-lg">{name}</h2>
        {hoursNames.map((each) => (
          <fieldset key={each} className="grid gap-3 sm:grid-cols-3">
            <legend className="mb-2 font-semibold">{text(`hours.${each}`)}</legend>
            {dayRanges.map((days) => {
              const field = hoursField(each, days)
              const { value, now } = again(field)
              return (
                <TextField
                  key={days}
                  name={field}
                  label={text(`hours.${days}`)}
                  defaultValue={value}
                  autoComplete="off"
                  hint={now !== undefined ? text('banner.now', { value: now || text('hours.none') }) : undefined}
                  error={refused?.code === 'not-hours' && !isHours(value) ? text('hours.not-hours') : undefined}
                />
              )
            })}
          </fieldset>
        ))}
        <SaveButtons save={text('hours.save')} restore={isOwn ? text('hours.default') : null} />
      </RecordForm>
    </Card>
  )
}
