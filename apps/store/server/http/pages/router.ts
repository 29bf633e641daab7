import type { Person } from '@dvaput/backend/customers/person'
import type { Logger } from 'pino'
import type * as contexts from '../../../app/context.ts'
import type { Services } from '../../../app/context.ts'
import type { Guard } from '../../../app/lib/loading/page-access.ts'
import { type BuiltApp, createAppRenderer, type RenderApp } from './render-app.ts'

type StoreBuild = BuiltApp<typeof contexts>

/** What a page may know of its reader: of a shared page, nothing. */
export type PageReader = {
  readonly person?: Person
  readonly clientIp?: string
  readonly guard?: Guard
  readonly granted?: boolean
  /** The status with which the page is refused, whatever it would show. */
  readonly refusal?: number
}

export type Render = RenderApp<PageReader>

/** The root loader must not fail for it: without its data the error page has no language. */
const isCustomer = (person: Person): Promise<boolean> =>
  person.customer().then(
    (customer) => customer !== null,
    () => false,
  )

/** Renders pages of the store. Its error page needs to know nobody. */
export const createRenderer = (
  build: () => Promise<StoreBuild> | StoreBuild,
  { services, log }: { readonly services: Services; readonly log: Logger },
  mode: 'production' | 'development',
): Render =>
  createAppRenderer<typeof contexts, PageReader>(
    build,
    {
      log,
      setContexts: (context, { servicesContext, ...of }, reader) => {
        context.set(servicesContext, services)
        context.set(of.guardContext, reader.guard ?? 'anyone')
        context.set(of.grantedContext, reader.granted ?? false)
        if (reader.person) {
          const { person } = reader
          context.set(of.personContext, person)
          context.set(of.isCustomerContext, () => isCustomer(person))
        }
        if (reader.clientIp !== undefined) context.set(of.clientIpContext, reader.clientIp)
      },
      refusedReader: (_, status) => ({ refusal: status }),
    },
    mode,
  )
