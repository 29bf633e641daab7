import { data, type LoaderFunctionArgs } from 'react-router'
import { errorReportContext, type Services, servicesContext, type Visit, visitContext } from '../context.ts'

export type Failure = { readonly requestId: string }

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'requestId' in value && typeof value.requestId === 'string'

export type PageArgs = LoaderFunctionArgs & {
  /** A function, so that a page that asks for nothing can be drawn without a shop behind it. */
  readonly services: () => Services
}

/**
 * A loader that knows its visit. An answer it throws passes through; anything else is a bug, written
 * down and shown with the number of the request, on a first visit and on a later navigation alike.
 */
export const pageLoader =
  <Data>(load: (visit: Visit, args: PageArgs) => Promise<Data> | Data) =>
  async (args: LoaderFunctionArgs): Promise<Data> => {
    const visit = args.context.get(visitContext)
    try {
      return await load(visit, { ...args, services: () => args.context.get(servicesContext) })
    } catch (thrown) {
      if (thrown instanceof Response) throw thrown
      args.context.get(errorReportContext)(thrown)
      throw data({ requestId: visit.requestId } satisfies Failure, { status: 500 })
    }
  }
