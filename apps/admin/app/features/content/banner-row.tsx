import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { RecordForm } from '../../ui/record-form.tsx'

type Props = {
  readonly id: number
  readonly title: string
  readonly imageUrl: string
  readonly buttonLink: string
  readonly isActive: boolean
  /** In words; empty where it has no times. */
  readonly times: string
  readonly revision: string
  readonly isFirst: boolean
}

/** One banner of the list: moved and hidden in place, which the next press undoes. */
export const BannerRow = ({ id, title, imageUrl, buttonLink, isActive, times, revision, isFirst }: Props) => {
  const text = useText('content')
  return (
    <li className="flex flex-wrap items-center gap-4 p-3">
      <img
        src={imageUrl}
        alt=""
        width={120}
        height={72}
        loading="lazy"
        className="h-18 w-30 shrink-0 rounded-md bg-plate object-cover"
      />
      <div className="min-w-48 grow basis-48">
        <TextLink to={`/content/banners/${id}`} className="font-semibold">
          {title}
        </TextLink>
        <p className="text-sm wrap-anywhere text-ink-soft">{buttonLink}</p>
        {times && <p className="text-sm text-ink-soft">{times}</p>}
        {!isActive && <Badge tone="warning">{text('banner.isHidden')}</Badge>}
      </div>
      <RecordForm revision={revision} record={{ id: String(id) }} className="flex flex-wrap gap-2" preventScrollReset>
        {!isFirst && (
          <Button type="submit" name="act" value="up" variant="secondary" size="sm">
            {text('banner.up')}
          </Button>
        )}
        <Button type="submit" name="act" value={isActive ? 'hide' : 'show'} variant="secondary" size="sm">
          {text(isActive ? 'banner.hide' : 'banner.show')}
        </Button>
      </RecordForm>
    </li>
  )
}
