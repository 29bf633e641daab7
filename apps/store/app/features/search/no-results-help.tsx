import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { PopularCategories } from './popular-categories.tsx'

const helpLink = 'inline-flex min-h-11 items-center'

/** The help had results, so the spelling is right. */
export const NoResultsHelp = ({ isAnswered = false }: { readonly isAnswered?: boolean }) => {
  const text = useText('search')
  return (
    <div className="flex flex-col items-center gap-6 text-center [&_ul]:justify-center">
      {!isAnswered && <p>{text('search.noResultsText')}</p>}
      <PopularCategories />
      <p className="flex flex-wrap justify-center gap-x-6">
        <TextLink to="/faq" prefetch="intent" className={helpLink}>
          {text('nav.faq')}
        </TextLink>
        <TextLink to="/contact" prefetch="intent" className={helpLink}>
          {text('nav.contact')}
        </TextLink>
      </p>
    </div>
  )
}
