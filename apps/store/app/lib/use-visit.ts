import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** Only a failure of the root itself leaves a page without its visit; its error page still needs words. */
const unknownVisit = {
  marketId: marketIds[0],
  language: 'en',
  theme: 'system',
  origins: { ba: '', cl: '' },
  demo: false,
} as const

export const useVisit = () => {
  const visit = useRouteLoaderData<typeof loader>('root') ?? unknownVisit
  return { ...visit, market: markets[visit.marketId] }
}
