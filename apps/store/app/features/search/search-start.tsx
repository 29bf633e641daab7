import { useText } from '../../i18n/use-text.ts'
import { PopularCategories } from './popular-categories.tsx'

/** Shown before a query. */
export const SearchStart = () => {
  const text = useText('search')
  return (
    <div className="flex max-w-prose flex-col gap-6 py-10 sm:py-14">
      <h1 className="text-3xl">{text('search.title')}</h1>
      <p className="text-lg text-ink-soft">{text('search.start')}</p>
      <PopularCategories />
    </div>
  )
}
