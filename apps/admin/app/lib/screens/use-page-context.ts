import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.ts'

/** The error screen needs messages even when the root loader failed. */
const unknownPageContext = {
  marketId: marketIds[0],
  language: 'en',
  theme: 'system',
  origins: { ba: '', cl: '' },
} as const

export const usePageContext = () => {
  const page = (useRouteLoaderData('root') as RootData | undefined) ?? unknownPageContext
  return { ...page, market: markets[page.marketId] }
}
