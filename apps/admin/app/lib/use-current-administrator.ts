import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** Who is logged in, as the layout shows them; null on the way in. */
export const useCurrentAdministrator = () => useRouteLoaderData<typeof loader>('root')?.administrator ?? null
