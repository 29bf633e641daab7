import { type Language, languageName, languageTag } from '@dvaput/domain/text/language'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { fixedTargets, readFixedTarget } from './read-item.ts'

type Props = {
  readonly languages: readonly Language[]
  /** As they are now. */
  readonly fields: FormTexts
  /** Under the value that the form sends. */
  readonly collections: readonly { readonly value: string; readonly title: string }[]
  /** Where it leads now, where that cannot be chosen here. */
  readonly kept: string | null
  /** What was typed, where it was refused. */
  readonly refused: { readonly code: string; readonly typed: FormTexts } | undefined
}

/** What an item says in every language, and where it leads. */
export const ItemFields = ({ languages, fields, collections, kept, refused }: Props) => {
  const text = useText('navigation')
  const problem = refused?.code
  const again = createFieldsAgain(fields, refused)
  const target = again('target').value || 'HTTP'
  const nameOf = (value: string): string => {
    const collection = collections.find((each) => each.value === value)
    if (collection) return collection.title
    if (value === 'keep') return kept ?? ''
    return value.startsWith('collection:') ? text('target.unknown') : text(`target.${readFixedTarget(value)}`)
  }
  const hintOf = (now: string | undefined, shown = now) =>
    now === undefined ? undefined : text('field.now', { value: shown || '–' })
  const targetNow = again('target').now
  // A collection that was deleted, or is beyond the list, must not turn into another.
  const isUnknown = target.startsWith('collection:') && !collections.some(({ value }) => value === target)
  return (
    <>
      <div className="grid gap-3 md:grid-cols-3">
        {languages.map((language, index) => (
          <div key={language} lang={languageTag[language]}>
            <TextField
              label={text('item.title', { language: languageName[language] })}
              name={`title.${language}`}
              defaultValue={again(`title.${language}`).value}
              hint={hintOf(again(`title.${language}`).now)}
              maxLength={255}
              required={index === 0}
              error={index === 0 && problem === 'no-title' ? text('problem.no-title') : undefined}
            />
          </div>
        ))}
      </div>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <SelectField
          label={text('item.target')}
          name="target"
          defaultValue={target}
          hint={hintOf(targetNow, nameOf(targetNow ?? ''))}
        >
          <option value="HTTP">{text('target.HTTP')}</option>
          {kept && <option value="keep">{kept}</option>}
          {isUnknown && <option value={target}>{text('target.unknown')}</option>}
          {fixedTargets.map((each) => (
            <option key={each} value={each}>
              {text(`target.${each}`)}
            </option>
          ))}
          <optgroup label={text('target.collections')}>
            {collections.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </optgroup>
        </SelectField>
        <TextField
          label={text('item.url')}
          hint={hintOf(again('url').now) ?? text('item.urlHint')}
          name="url"
          defaultValue={again('url').value}
          maxLength={2000}
          autoComplete="off"
          error={problem === 'url' ? text('problem.url') : undefined}
        />
      </div>
    </>
  )
}
