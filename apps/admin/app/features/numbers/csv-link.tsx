import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { useHref } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

type Props = { readonly figure: string; readonly query: Readonly<Record<string, string>> }

/** A file, so the browser fetches it by itself. */
export const CsvLink = ({ figure, query }: Props) => {
  const text = useText('numbers')
  const href = useHref(`/numbers/csv?${new URLSearchParams({ figure, ...query })}`)
  return (
    <a href={href} download className={buttonClasses({ variant: 'secondary' })}>
      {text('numbers.csv')}
    </a>
  )
}
