import { type Language, languageName, languageTag } from '@dvaput/domain/text/language'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { rulesAgain, sortOrders } from './collection-fields.ts'
import { RuleFields } from './rule-fields.tsx'

type Props = {
  readonly languages: readonly Language[]
  /** Empty for a new one. */
  readonly revision: string
  /** The collection as it is now. */
  readonly current: FormTexts
  readonly hasRules: boolean
  /** What was typed before the form was refused. */
  readonly typed: FormTexts | undefined
  readonly problem: string | undefined
}

const fieldOfProblem: Readonly<Record<string, string>> = { 'no-title': 'title', 'no-original': 'descriptionHtml' }

/** Texts in every language, path, order and rules. */
export const CollectionForm = ({ languages, revision, current, hasRules, typed, problem }: Props) => {
  const text = useText('collections')
  const [first] = languages
  const answer = typed ? { typed, ...(problem && { code: problem }) } : null
  const again = createFieldsAgain(current, answer)
  const fieldOf = (name: string) => {
    const { value, now } = again(name)
    return {
      name,
      defaultValue: value,
      hint: now !== undefined ? text('field.now', { value: now.slice(0, 300) || '–' }) : undefined,
    }
  }
  const sortedNow = sortOrders.find((order) => order === again('sortOrder').now)
  const isWrong = (name: string) => problem !== undefined && fieldOfProblem[problem] === name
  return (
    <Card>
      <RecordForm
        act="save"
        {...{ revision, seen: current }}
        // A new one says in its URL that it has rules.
        query={hasRules ? { rules: '' } : {}}
        className="grid gap-5"
      >
        {languages.map((language) => (
          <fieldset key={language} className="grid gap-3" lang={languageTag[language]}>
            <legend className="mb-2 font-semibold">{languageName[language]}</legend>
            <TextField
              label={text('field.title')}
              {...fieldOf(`title.${language}`)}
              maxLength={255}
              required={language === first}
              error={language === first && isWrong('title') ? text('problem.no-title') : undefined}
            />
            <TextArea
              label={text('field.description')}
              {...fieldOf(`descriptionHtml.${language}`)}
              rows={3}
              maxLength={60_000}
              error={language === first && isWrong('descriptionHtml') ? text('problem.no-original') : undefined}
            />
          </fieldset>
        ))}
        <TextField
          label={text('field.handle')}
          {...fieldOf('handle')}
          {...(problem !== 'changed-meanwhile' && {
            hint: text(revision ? 'field.handleHint' : 'field.newHandleHint'),
          })}
          maxLength={255}
          autoComplete="off"
        />
        <SelectField
          label={text('field.sortOrder')}
          name="sortOrder"
          defaultValue={again('sortOrder').value || sortOrders[0]}
          hint={sortedNow && text('field.now', { value: text(`order.${sortedNow}`) })}
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {text(`order.${order}`)}
            </option>
          ))}
        </SelectField>
        {hasRules && <RuleFields {...rulesAgain(current, answer)} />}
        <Button type="submit" className="justify-self-start">
          {text(revision ? 'form.save' : 'form.create')}
        </Button>
      </RecordForm>
    </Card>
  )
}
