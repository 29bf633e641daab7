import { type Language, languageName, languageTag } from '@dvaput/domain/text/language'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { namesOf, noteFields, textNames } from './product-fields.ts'
import type { FieldOf } from './use-product-form.ts'

type Props = { readonly language: Language; readonly isFirst: boolean; readonly field: FieldOf }

/** All texts of the product in one language; others than the shop's own are folded away. */
export const LanguageFields = ({ language, isFirst, field }: Props) => {
  const text = useText('products')
  const lang = languageTag[language]
  // What is wrong, or was changed by somebody else, is in sight.
  const isMarked = [...textNames, ...namesOf(noteFields)].some((name) => {
    const { error, hint } = field(`${name}.${language}`)
    return (error ?? hint) !== undefined
  })
  return (
    <details open={isFirst || isMarked} className="group rounded-md border border-line p-3">
      <summary className="cursor-pointer font-semibold">
        {languageName[language]} {isFirst && <span className="text-ink-soft">{text('texts.first')}</span>}
      </summary>
      <div className="mt-3 grid gap-4" lang={lang}>
        <TextField label={text('texts.title')} {...field(`title.${language}`)} maxLength={255} required={isFirst} />
        <TextArea
          label={text('texts.description')}
          {...field(`descriptionHtml.${language}`)}
          rows={8}
          maxLength={60_000}
          className="text-sm"
        />
        <TextArea label={text('texts.notes')} {...field(`notes.${language}`)} rows={3} maxLength={5_000} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextArea label={text('texts.tested')} {...field(`tested.${language}`)} rows={4} maxLength={5_000} />
          <TextArea label={text('texts.replaced')} {...field(`replaced.${language}`)} rows={4} maxLength={5_000} />
        </div>
        <TextArea label={text('texts.inTheBox')} {...field(`inTheBox.${language}`)} rows={3} maxLength={5_000} />
        <TextField label={text('texts.warranty')} {...field(`warranty.${language}`)} maxLength={255} />
        <TextField label={text('texts.seoTitle')} {...field(`seoTitle.${language}`)} maxLength={70} />
        <TextField label={text('texts.seoDescription')} {...field(`seoDescription.${language}`)} maxLength={320} />
      </div>
    </details>
  )
}
