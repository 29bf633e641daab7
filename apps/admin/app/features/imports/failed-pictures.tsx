import { useText } from '../../i18n/use-text.ts'
import { ItemList } from '../../ui/item-list.tsx'

const reasons = ['address-refused', 'unreachable', 'too-large', 'not-a-picture'] as const

type Picture = {
  readonly line: number
  readonly position: number
  readonly source: string
  readonly reason: string | null
}

/** Pictures that no product has got; the first of them, as many as there are rows on a page. */
export const FailedPictures = ({ pictures }: { readonly pictures: readonly Picture[] }) => {
  const text = useText('imports')
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{text('pictures.title')}</h2>
      <ItemList isSmall>
        {pictures.map(({ line, position, source, reason }) => (
          <li key={`${line} ${position}`} className="grid gap-1 px-4 py-2.5">
            <span className="text-ink-soft tabular-nums">{text('rows.line', { line })}</span>
            <span className="wrap-anywhere">{source}</span>
            <span className="font-medium text-danger">
              {text(`picture.${reasons.find((each) => each === reason) ?? 'not-a-picture'}`)}
            </span>
          </li>
        ))}
      </ItemList>
    </section>
  )
}
