import { formatRateNote } from '@dvaput/domain/money/rate-note'
import { usePageContext } from '../../lib/use-page-context.ts'
import { type RateProps, useRate } from './approximate.tsx'

/** What is charged, and by which rate the approximate amounts beside it were made. */
export const RateNote = ({ rate }: RateProps) => {
  const { market, language } = usePageContext()
  const used = useRate({ rate })
  return used && <p className="text-sm text-pretty text-ink-soft">{formatRateNote(used, market, language)}</p>
}
