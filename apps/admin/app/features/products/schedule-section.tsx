import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Form } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import { SeenField } from '../../ui/seen-field.tsx'
import { FormSection } from './form-section.tsx'
import type { ProductAnswer } from './product-actions.ts'
import type { ProductView } from './product-view.server.ts'

type Props = Pick<ProductView, 'schedule'> & {
  readonly answer: ProductAnswer | null
  readonly mayWrite: boolean
}

/** When it goes on sale by itself, and when it leaves it. */
export const ScheduleSection = ({ schedule, answer, mayWrite }: Props) => {
  const text = useText('products')
  const refused = answer?.act === 'schedule' ? answer : undefined
  const { publishAt, hideAt, timeZone } = schedule
  const current = { publishAt, hideAt }
  const again = createFieldsAgain(current, refused)
  const fieldOf = (name: keyof typeof current) => {
    const { value, now } = again(name)
    const hint = now === undefined ? undefined : text('field.now', { text: now.replace('T', ' ') || '–' })
    return { name, defaultValue: value, hint }
  }
  return (
    <FormSection title={text('section.schedule')} lead={text('section.scheduleLead', { zone: timeZone })}>
      <Form key={`${publishAt} ${hideAt}`} method="post" action="?act=schedule">
        <fieldset disabled={!mayWrite} className="grid gap-3">
          <SeenField fields={current} />
          <TextField label={text('schedule.publishAt')} type="datetime-local" {...fieldOf('publishAt')} />
          <TextField label={text('schedule.hideAt')} type="datetime-local" {...fieldOf('hideAt')} />
          {mayWrite && (
            <Button type="submit" variant="secondary" size="sm">
              {text('schedule.save')}
            </Button>
          )}
        </fieldset>
      </Form>
    </FormSection>
  )
}
