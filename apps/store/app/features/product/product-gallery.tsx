import { showsSeveralModels } from '@dvaput/domain/catalogue/illustration'
import type { Picture } from '@dvaput/domain/catalogue/source-product'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Gallery } from '../../ui/gallery/gallery.tsx'

type ProductGalleryProps = {
  readonly title: string
  readonly pictures: readonly Picture[]
  readonly current: number
  readonly onChange: (index: number) => void
  /** The source says of no picture which models it stands for. */
  readonly standsForSeveral?: boolean
}

const sizes = '(min-width: 80rem) 43rem, (min-width: 64rem) 55vw, (min-width: 40rem) 94vw, 76vw'

/** The demo's pictures are renderings and are labelled so. // divergences D-17 */
const isDrawn = ({ url }: Picture) => url.includes('/cdn/shop/files/demo/')

export const ProductGallery = ({
  title,
  pictures,
  current,
  onChange,
  standsForSeveral = false,
}: ProductGalleryProps) => {
  const text = useText('product-page')
  const { language } = usePageContext()
  if (pictures.length === 0)
    return (
      <div className="flex aspect-5/4 flex-col items-center justify-center gap-3 rounded-xl border border-line bg-sunken text-ink-soft sm:aspect-square">
        <Icon name="image" className="size-10" />
        <p>{text('gallery.none')}</p>
      </div>
    )
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Gallery
        pictures={pictures.map((picture) => ({ ...picture, alt: picture.alt || title }))}
        current={current}
        onChange={onChange}
        sizes={sizes}
        labels={{
          gallery: text('gallery.label', { title }),
          picture: (number) => text('gallery.picture', { number, total: pictures.length }),
          enlarge: text('gallery.enlarge'),
          closer: text('gallery.closer'),
          whole: text('gallery.whole'),
        }}
      />
      {pictures.some(isDrawn) && (
        <p className="flex gap-2 text-xs text-ink-soft">
          <Icon name="info" className="size-4 translate-y-0.5" />
          {text(
            standsForSeveral || pictures.some(({ alt }) => showsSeveralModels(alt, language))
              ? 'gallery.severalModels'
              : 'gallery.illustration',
          )}
        </p>
      )}
    </div>
  )
}
