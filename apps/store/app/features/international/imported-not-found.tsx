import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { MissingPage } from '../../ui/missing-page.tsx'

/** Says that there is no such product, and leads to both listings. // IPDP-10, IPDP-11 */
export const ImportedNotFound = () => {
  const text = useText('international-product')
  const links = (
    <>
      <ButtonLink to="/products" prefetch="intent">
        {text('missing.products')}
      </ButtonLink>
      <ButtonLink to="/international" variant="secondary">
        {text('missing.international')}
      </ButtonLink>
    </>
  )
  return <MissingPage title={text('missing.title')} text={text('missing.text')} links={links} />
}
