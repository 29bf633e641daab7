import type { Person } from '@dvaput/backend/customers/person'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { data, type LoaderFunctionArgs } from 'react-router'
import {
  clientIpContext,
  errorReportContext,
  pageContext,
  personContext,
  refusalContext,
  rootLoaderRan,
  type Services,
  servicesContext,
} from '../../context.ts'

export type Failure = { readonly requestId: string }

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'requestId' in value && typeof value.requestId === 'string'

export type PageArgs = LoaderFunctionArgs & {
  /** A function, so that a page that needs no service renders in a test without one. */
  readonly services: () => Services
  /** Of a personal page, as the client's IP; on a shared one they throw. */
  readonly person: () => Person
  readonly clientIp: () => string
}

type Load<Data> = (page: PageContext, args: PageArgs) => Promise<Data> | Data

const refuse = (page: PageContext, status: number) => data({ requestId: page.requestId } satisfies Failure, { status })

/**
 * A loader that gets the page context. A Response it throws passes through; anything else is a bug, which is logged
 * and shown with the request id, on a first visit and on a later navigation alike.
 */
const loaderOf =
  <Data>(load: Load<Data>) =>
  async (args: LoaderFunctionArgs): Promise<Data> => {
    const page = args.context.get(pageContext)
    try {
      return await load(page, {
        ...args,
        services: () => args.context.get(servicesContext),
        person: () => args.context.get(personContext),
        clientIp: () => args.context.get(clientIpContext),
      })
    } catch (thrown) {
      if (thrown instanceof Response) throw thrown
      args.context.get(errorReportContext)(thrown)
      throw refuse(page, 500)
    }
  }

export const rootLoader = <Data>(load: Load<Data>) => {
  const loadRoot = loaderOf(load)
  return (args: LoaderFunctionArgs): Promise<Data> => {
    args.context.set(rootLoaderRan, true)
    return loadRoot(args)
  }
}

/** Throws the status with which the page is refused, so that its error page renders inside the root. */
export const pageLoader = <Data>(load: Load<Data>) => {
  const loadPage = loaderOf(load)
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const status = args.context.get(refusalContext)
    if (status !== null) throw refuse(args.context.get(pageContext), status)
    return loadPage(args)
  }
}
