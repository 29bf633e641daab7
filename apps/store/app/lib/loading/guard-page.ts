import type { Customer } from '@dvaput/backend/customers/customers.schema'
import { type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router'
import { guardContext, personContext, refusalContext } from '../../context.ts'
import { toOwnPath } from '../paths/own-path.ts'

type GuardArgs = Pick<LoaderFunctionArgs, 'context' | 'url'>

/** The customer of a personal page. Nobody logged in goes to the login and comes back here. */
export const requireCustomer = async (
  { context, url }: GuardArgs,
  isAllowed?: (customer: Customer) => boolean,
): Promise<Customer> => {
  const checked = await context.get(personContext).check(isAllowed)
  if (checked.ok) return checked.customer
  if (checked.refusal.code === 'not-allowed') throw new Response(null, { status: 403 })
  throw redirect(`/login?returnTo=${encodeURIComponent(toOwnPath(url.pathname + url.search))}`)
}

/** Holds the guard of the route table before any loader or action runs, whatever they check themselves. */
export const guardPage: MiddlewareFunction<Response> = async (args) => {
  // The page is refused already: only its error page is rendered.
  if (args.context.get(refusalContext) !== null) return
  const guard = args.context.get(guardContext)
  const isWrite = !['GET', 'HEAD'].includes(args.request.method)
  if (guard === 'customer' || (guard === 'customer-form' && !isWrite)) await requireCustomer(args)
}
