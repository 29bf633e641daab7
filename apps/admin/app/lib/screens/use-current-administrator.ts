import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.ts'

/** Who is logged in, as the layout shows them; null on the way in. */
export const useCurrentAdministrator = () => (useRouteLoaderData('root') as RootData | undefined)?.administrator ?? null
