import { data, type LoaderFunctionArgs } from 'react-router'
import {
  errorReportContext,
  framedContext,
  refusalContext,
  type Services,
  servicesContext,
  type Visit,
  visitContext,
} from '../context.ts'

export type Failure = { readonly requestId: string }

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'requestId' in value && typeof value.requestId === 'string'

type PageArgs = LoaderFunctionArgs & {
  /** A function, so that a page that asks for nothing can be drawn without a shop behind it. */
  readonly services: () => Services
}

type Load<Data> = (visit: Visit, args: PageArgs) => Promise<Data> | Data

const refuse = (visit: Visit, status: number) => data({ requestId: visit.requestId } satisfies Failure, { status })

/**
 * A loader that knows its visit. An answer it throws passes through; anything else is a bug, written
 * down and shown with the number of the request, on a first visit and on a later navigation alike.
 */
const loaderOf =
  <Data>(load: Load<Data>) =>
  async (args: LoaderFunctionArgs): Promise<Data> => {
    const visit = args.context.get(visitContext)
    try {
      return await load(visit, { ...args, services: () => args.context.get(servicesContext) })
    } catch (thrown) {
      if (thrown instanceof Response) throw thrown
      args.context.get(errorReportContext)(thrown)
      throw refuse(visit, 500)
    }
  }

/** Of what stands around every page. */
export const frameLoader = <Data>(load: Load<Data>) => {
  const loadFrame = loaderOf(load)
  return (args: LoaderFunctionArgs): Promise<Data> => {
    args.context.set(framedContext, true)
    return loadFrame(args)
  }
}

/** Of a page, which may be refused while its frame is drawn. */
export const pageLoader = <Data>(load: Load<Data>) => {
  const loadPage = loaderOf(load)
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const status = args.context.get(refusalContext)
    if (status !== null) throw refuse(args.context.get(visitContext), status)
    return loadPage(args)
  }
}
