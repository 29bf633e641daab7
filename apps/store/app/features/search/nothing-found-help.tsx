import { useText } from '../../i18n/use-text.ts'
import { PopularCategories } from './popular-categories.tsx'

export const NothingFoundHelp = () => {
  const text = useText('search')
  return (
    <div className="flex flex-col items-center gap-6 text-center [&_ul]:justify-center">
      <p>{text('search.nothingText')}</p>
      <PopularCategories />
    </div>
  )
}
