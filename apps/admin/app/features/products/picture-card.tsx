import { type Language, languageName } from '@dvaput/domain/text/language'
import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { CropForm } from './crop-form.tsx'
import type { ProductAnswer } from './product-actions.ts'
import type { ProductView } from './product-view.server.ts'

type Props = {
  readonly picture: ProductView['pictures'][number]
  readonly place: number
  readonly last: number
  readonly languages: readonly Language[]
  readonly revision: string
  readonly answer: ProductAnswer | null
}

const altFields = (alts: Props['picture']['alts']) =>
  Object.fromEntries(Object.entries(alts).map(([language, alt]) => [`alt.${language}`, alt ?? '']))

/** One picture with what can be done to it; the buttons move it where a mouse would drag it. */
export const PictureCard = ({ picture, place, last, languages, revision, answer }: Props) => {
  const text = useText('products')
  const typed = answer?.act === 'describe' && answer.typed.picture === picture.gid ? answer.typed : undefined
  const again = createFieldsAgain(altFields(picture.alts), typed && answer)
  const nowText = (now: string | undefined) => (now === undefined ? undefined : text('field.now', { text: now || '–' }))
  const problemOf = (name: string) => {
    const problem = typed && answer?.problems[name]
    return problem && text(`field.${problem}`)
  }
  const form = (act: 'move' | 'describe' | 'remove', children: ReactNode, className?: string) => (
    <RecordForm
      {...{ act, revision, record: { picture: picture.gid } }}
      {...(act === 'describe' && { seen: altFields(picture.alts) })}
      className={className}
    >
      {children}
    </RecordForm>
  )
  const mover = (to: number, icon: 'left' | 'right', label: string) =>
    form(
      'move',
      <>
        <input type="hidden" name="place" value={to} />
        <IconButton type="submit" icon={icon} label={label} disabled={to < 0 || to > last} />
      </>,
    )
  return (
    <>
      <Picture
        url={picture.url}
        alt={picture.alts[languages[0] ?? 'en'] ?? ''}
        width={picture.width}
        height={picture.height}
        widest={400}
        sizes="200px"
        fit="contain"
        className="aspect-square w-full rounded-md group-has-[.crop[open]]/picture:hidden"
      />
      <div className="flex items-center justify-between">
        {mover(place - 1, 'left', text('picture.earlier', { number: place + 1 }))}
        <span className="text-sm text-ink-soft">{place + 1}</span>
        {mover(place + 1, 'right', text('picture.later', { number: place + 1 }))}
      </div>
      <details open={typed !== undefined}>
        <summary className="cursor-pointer text-sm font-medium text-accent">{text('picture.alt')}</summary>
        {form(
          'describe',
          <>
            {languages.map((language) => (
              <TextField
                key={language}
                label={languageName[language]}
                name={`alt.${language}`}
                defaultValue={again(`alt.${language}`).value}
                hint={nowText(again(`alt.${language}`).now)}
                error={problemOf(`alt.${language}`)}
                maxLength={512}
              />
            ))}
            <Button type="submit" variant="secondary" size="sm">
              {text('picture.saveAlt')}
            </Button>
          </>,
          'mt-2 grid gap-3',
        )}
      </details>
      <details className="crop" open={answer?.act === 'crop' && answer.typed.picture === picture.gid}>
        <summary className="cursor-pointer text-sm font-medium text-accent">{text('picture.crop')}</summary>
        <CropForm {...{ picture, revision, answer }} />
      </details>
      <details>
        <summary className="cursor-pointer text-sm font-medium text-danger">{text('picture.remove')}</summary>
        {form(
          'remove',
          <Button type="submit" variant="danger" size="sm">
            {text('picture.removeConfirm')}
          </Button>,
          'mt-2',
        )}
      </details>
    </>
  )
}
