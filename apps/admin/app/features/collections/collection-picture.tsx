import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { RecordForm } from '../../ui/record-form.tsx'

type Props = {
  readonly picture: { readonly url: string; readonly alt: string } | null
  readonly revision: string
  /** What was typed before the form was refused. */
  readonly alt: string | undefined
}

/** The picture of the collection, which is not required. */
export const CollectionPicture = ({ picture, revision, alt }: Props) => {
  const text = useText('collections')
  const { state, formAction } = useNavigation()
  return (
    <Card className="grid gap-4">
      <h2 className="font-semibold">{text('picture.title')}</h2>
      {picture ? (
        <>
          <Picture
            url={picture.url}
            alt={picture.alt}
            widest={640}
            sizes="320px"
            className="aspect-video w-full rounded-md"
          />
          <RecordForm act="no-picture" revision={revision}>
            <Button type="submit" variant="secondary" size="sm">
              {text('picture.remove')}
            </Button>
          </RecordForm>
        </>
      ) : (
        <p className="text-sm text-ink-soft">{text('picture.none')}</p>
      )}
      <RecordForm
        act="picture"
        revision={revision}
        encType="multipart/form-data"
        className="grid gap-3"
        key={picture?.url}
      >
        <TextField
          label={text('picture.file')}
          hint={text('picture.hint')}
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          required
        />
        <TextField label={text('picture.alt')} name="alt" defaultValue={alt ?? picture?.alt ?? ''} maxLength={512} />
        <Button
          type="submit"
          variant="secondary"
          loading={state !== 'idle' && formAction?.endsWith('act=picture') === true}
        >
          {text(picture ? 'picture.replace' : 'picture.add')}
        </Button>
      </RecordForm>
    </Card>
  )
}
