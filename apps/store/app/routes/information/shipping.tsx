import { informationLoader } from '../../features/information/information-loader.server.ts'
import { InformationView } from '../../features/information/information-view.tsx'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/shipping'

export const meta = pageMeta

export const handle = { messages: ['information'] }

export const loader = informationLoader('shipping')

export default function Shipping({ loaderData }: Route.ComponentProps) {
  return <InformationView page={loaderData.page} />
}
