import { dayRanges } from '@dvaput/domain/markets/figures'
import type { MarketId } from '@dvaput/domain/markets/market'
import { isHours } from '@dvaput/domain/markets/parse-hours'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/text-field.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { keepTouched } from '../../lib/seen-fields.ts'
import type { FormTexts } from '../../lib/texts-of-form.ts'
import { SeenField } from '../../ui/seen-field.tsx'
import { hoursField, hoursNames } from './read-hours.ts'

type Props = {
  readonly market: MarketId
  readonly name: string
  readonly revision: number
  /** Whether the shop has set them. */
  readonly isOwn: boolean
  readonly current: FormTexts
  readonly refused: { readonly problem: string; readonly typed: FormTexts } | null
}

/** The opening hours of one market. */
export const HoursForm = ({ market, name, revision, isOwn, current, refused }: Props) => {
  const text = useText('content')
  const kept = refused && keepTouched(refused.typed, current)
  const isLate = refused?.problem === 'changed-meanwhile'
  return (
    <Card>
      <Form method="post" className="grid gap-5">
        <h2 className="text-lg">{name}</h2>
        <input type="hidden" name="market" value={market} />
        <input type="hidden" name="revision" value={revision} />
        <SeenField fields={current} />
        {hoursNames.map((each) => (
          <fieldset key={each} className="grid gap-3 sm:grid-cols-3">
            <legend className="mb-2 font-semibold">{text(`hours.${each}`)}</legend>
            {dayRanges.map((days) => {
              const field = hoursField(each, days)
              const now = current[field] ?? ''
              const typed = kept?.[field] ?? now
              return (
                <TextField
                  key={days}
                  name={field}
                  label={text(`hours.${days}`)}
                  defaultValue={typed}
                  autoComplete="off"
                  hint={isLate && typed !== now ? text('banner.now', { value: now || text('hours.none') }) : undefined}
                  error={refused?.problem === 'not-hours' && !isHours(typed) ? text('hours.not-hours') : undefined}
                />
              )
            })}
          </fieldset>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{text('hours.save')}</Button>
          {isOwn && (
            <Button type="submit" name="act" value="default" variant="secondary">
              {text('hours.default')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
