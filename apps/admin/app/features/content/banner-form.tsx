import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type Language, languages } from '@dvaput/domain/text/language'
import { Button } from '@dvaput/ui/button.tsx'
import { Card } from '@dvaput/ui/card.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import { createFieldsAgain } from '../../lib/forms/seen-fields.ts'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { bannerTexts } from './read-banner.ts'

type Props = {
  readonly market: MarketId
  /** Empty for a new one. */
  readonly revision: string
  /** The banner as it is now. */
  readonly current: FormTexts
  /** What was typed before the form was refused. */
  readonly typed: FormTexts | undefined
  readonly problem: { readonly code: string; readonly message: string } | undefined
  /** Of its times. */
  readonly zone: string
  /** Pictures that banners have already. */
  readonly pictures: readonly string[]
}

const problemOfField: Readonly<Record<string, string>> = {
  'bad-link': 'buttonLink',
  'bad-picture': 'imageUrl',
  'no-title': 'title',
  'bad-times': 'shownUntil',
  'no-such-time': 'shownFrom',
}

const uploadProblems: readonly string[] = ['bad-upload', 'busy']

/** The texts of a banner in every language, where it leads and its picture. */
export const BannerForm = ({ market, revision, current, typed, problem, pictures, zone }: Props) => {
  const text = useText('content')
  const [mainLanguage] = markets[market].languages
  const again = createFieldsAgain(current, typed && { typed, ...problem })
  const fieldOf = (name: string, language?: Language) => {
    const key = language ? `${name}.${language}` : name
    const isWrong =
      problem && problemOfField[problem.code] === name && (language === undefined || language === mainLanguage)
    const { value, now } = again(key)
    return {
      name: key,
      defaultValue: value,
      error: isWrong ? problem.message : undefined,
      hint: now !== undefined ? text('banner.now', { value: now || '–' }) : undefined,
    }
  }
  return (
    <Card>
      <RecordForm
        act="save"
        {...{ revision, seen: current, record: { market } }}
        // A new banner has no other place for it.
        query={{ market }}
        encType="multipart/form-data"
        className="grid gap-5"
      >
        {bannerTexts.map((name) => (
          <fieldset key={name} className="grid gap-3 md:grid-cols-3">
            <legend className="mb-2 font-semibold">{text(`banner.${name}`)}</legend>
            {languages.map((language) => {
              const field = { ...fieldOf(name, language), label: text(`language.${language}`) }
              return name === 'description' ? (
                <TextArea key={language} {...field} rows={3} />
              ) : (
                <TextField key={language} {...field} required={name === 'title' && language === mainLanguage} />
              )
            })}
          </fieldset>
        ))}
        <TextField label={text('banner.buttonLink')} {...fieldOf('buttonLink')} required placeholder="/products/sale" />
        <TextField
          label={text('banner.file')}
          hint={text('banner.fileHint')}
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          error={problem && uploadProblems.includes(problem.code) ? problem.message : undefined}
        />
        <TextField label={text('banner.imageUrl')} {...fieldOf('imageUrl')} list="banner-pictures" />
        <datalist id="banner-pictures">
          {pictures.map((url) => (
            <option key={url} value={url} />
          ))}
        </datalist>
        <fieldset className="grid gap-3 md:grid-cols-3">
          <legend className="mb-2 font-semibold">{text('banner.imageAlt')}</legend>
          {languages.map((language) => (
            <TextField key={language} {...fieldOf('imageAlt', language)} label={text(`language.${language}`)} />
          ))}
        </fieldset>
        <p className="text-xs text-ink-soft">{text('banner.imageHint')}</p>
        <fieldset className="grid gap-3 md:grid-cols-2">
          <legend className="mb-2 font-semibold">{text('banner.times', { zone })}</legend>
          <TextField label={text('banner.shownFrom')} {...fieldOf('shownFrom')} type="datetime-local" />
          <TextField label={text('banner.shownUntil')} {...fieldOf('shownUntil')} type="datetime-local" />
        </fieldset>
        <Button type="submit" className="justify-self-start">
          {text('banner.save')}
        </Button>
      </RecordForm>
    </Card>
  )
}
