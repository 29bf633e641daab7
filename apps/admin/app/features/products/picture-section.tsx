import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Picture } from '@dvaput/ui/picture.tsx'
import { type DragEvent, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { FormSection } from './form-section.tsx'
import { PictureCard } from './picture-card.tsx'
import type { ProductAnswer } from './product-actions.ts'
import type { ProductView } from './product-view.server.ts'

type Props = Pick<ProductView, 'pictures' | 'languages'> & {
  readonly revision: string
  readonly answer: ProductAnswer | null
  readonly mayWrite: boolean
}

/** The pictures in their order, which is changed by dragging or by buttons. */
export const PictureSection = ({ pictures, languages, revision, answer, mayWrite }: Props) => {
  const text = useText('products')
  const submit = useSubmit()
  const { state, formAction } = useNavigation()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const drop = (place: number) => {
    const isMoved = dragged !== null && pictures[place]?.gid !== dragged
    setDragged(null)
    setOver(null)
    if (isMoved)
      void submit({ revision, picture: dragged, place: String(place) }, { method: 'post', action: '?act=move' })
  }
  const allowDrop = (event: DragEvent, place: number) => {
    if (dragged === null) return
    event.preventDefault()
    setOver(place)
  }
  return (
    <FormSection title={text('section.pictures')} lead={mayWrite ? text('section.picturesLead') : ''}>
      {pictures.length === 0 && <p className="text-sm text-ink-soft">{text('picture.none')}</p>}
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {pictures.map((picture, place) => (
          <li
            key={picture.gid}
            draggable={mayWrite}
            onDragStart={() => setDragged(picture.gid)}
            onDragOver={(event) => allowDrop(event, place)}
            onDragEnd={() => setDragged(null)}
            onDrop={() => drop(place)}
            className={joinClasses(
              'group/picture grid content-start gap-2 rounded-md border p-2 has-[.crop[open]]:col-span-full',
              over === place && dragged !== null ? 'border-accent' : 'border-line',
            )}
          >
            {mayWrite ? (
              <PictureCard {...{ picture, place, languages, revision, answer }} last={pictures.length - 1} />
            ) : (
              <Picture url={picture.url} alt="" widest={400} sizes="200px" fit="contain" className="aspect-square" />
            )}
          </li>
        ))}
      </ol>
      {mayWrite && (
        <RecordForm
          key={pictures.length}
          act="picture"
          revision={revision}
          encType="multipart/form-data"
          className="grid gap-3 border-t border-line pt-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
        >
          <TextField
            label={text('picture.file')}
            name="file"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            multiple
            required
          />
          <TextField
            label={text('picture.newAlt')}
            name="alt"
            defaultValue={answer?.act === 'picture' ? answer.typed.alt : ''}
            maxLength={512}
          />
          <Button
            type="submit"
            variant="secondary"
            loading={state !== 'idle' && formAction?.endsWith('act=picture') === true}
          >
            {text('picture.add')}
          </Button>
        </RecordForm>
      )}
    </FormSection>
  )
}
