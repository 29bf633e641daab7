import { Form } from 'react-router'
import { Button } from '../../../../store/app/ui/button.tsx'
import { TextField } from '../../../../store/app/ui/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { ProductAnswer } from './act-on-product.ts'
import { FormSection } from './form-section.tsx'
import type { ProductView } from './product-view.server.ts'

type Props = Pick<ProductView, 'schedule'> & {
  readonly answer: ProductAnswer | undefined
  readonly mayWrite: boolean
}

/** When it goes on sale by itself, and when it leaves it. */
export const ScheduleSection = ({ schedule, answer, mayWrite }: Props) => {
  const text = useText('products')
  const refused = answer?.act === 'schedule' ? answer : undefined
  const { publishAt, hideAt, timeZone } = schedule
  const now = (seen: string, typed = seen) =>
    refused?.problem === 'changed-meanwhile' && typed !== seen
      ? text('field.now', { text: seen.replace('T', ' ') || '–' })
      : undefined
  return (
    <FormSection title={text('section.schedule')} lead={text('section.scheduleLead', { zone: timeZone })}>
      <Form key={`${publishAt} ${hideAt}`} method="post" action="?act=schedule">
        <fieldset disabled={!mayWrite} className="grid gap-3">
          <input type="hidden" name="publishBefore" value={publishAt} />
          <input type="hidden" name="hideBefore" value={hideAt} />
          <TextField
            label={text('schedule.publishAt')}
            name="publishAt"
            type="datetime-local"
            defaultValue={refused?.typed.publishAt ?? publishAt}
            hint={now(publishAt, refused?.typed.publishAt)}
          />
          <TextField
            label={text('schedule.hideAt')}
            name="hideAt"
            type="datetime-local"
            defaultValue={refused?.typed.hideAt ?? hideAt}
            hint={now(hideAt, refused?.typed.hideAt)}
          />
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
