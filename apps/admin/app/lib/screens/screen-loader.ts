import type { Administrator, AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import {
  administratorContext,
  clientIpContext,
  errorReportContext,
  pageContext,
  refusalContext,
  rootLoaderRan,
  type Services,
  servicesContext,
  unsavedFormContext,
  visitContext,
} from '../../context.ts'
import { failWith, readUnsavedForm } from '../forms/unsaved-form.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'url'> & { readonly services: Services }
type LoginArgs = Args & { readonly visit: AdministratorVisit; readonly clientIp: string }
type ScreenArgs = Args & { readonly administrator: Administrator; readonly visit: AdministratorVisit }
type ActionArgs = ScreenArgs & { readonly form: FormData }

/** A Response that is thrown passes through; anything else is a bug, which is logged and shown with the request id. */
const guarded = async <Result>(args: LoaderFunctionArgs, work: (page: PageContext) => Promise<Result> | Result) => {
  const page = args.context.get(pageContext)
  const refusal = args.context.get(refusalContext)
  const refuse = (status: number) =>
    failWith(status, { requestId: page.requestId, unsaved: args.context.get(unsavedFormContext).form })
  if (refusal !== null) throw refuse(refusal)
  try {
    return await work(page)
  } catch (thrown) {
    const isLost = thrown instanceof Response && thrown.status >= 400 && args.context.get(unsavedFormContext).form
    if (isLost) throw refuse(thrown.status)
    if (thrown instanceof Response || isDataWithStatus(thrown)) throw thrown
    throw refuse(args.context.get(errorReportContext)(thrown))
  }
}

const isDataWithStatus = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'type' in thrown && thrown.type === 'DataWithResponseInit'

const argsOf = ({ context, request, params, url }: LoaderFunctionArgs): Args => ({
  ...{ request, params, url },
  services: context.get(servicesContext),
})

/**
 * The loader of a screen. The guard has checked the permission that the route table names. One that needs a proof gives
 * a file: the form before it asks for the proof.
 */
export const screenLoader =
  <Result>(
    load: (page: PageContext, args: ScreenArgs) => Promise<Result> | Result,
    { needsProof }: { readonly needsProof?: true } = {},
  ) =>
  (args: LoaderFunctionArgs): Promise<Result> =>
    guarded(args, async (page) => {
      const isProven = !needsProof || (await args.context.get(visitContext).isRecent())
      if (!isProven) throw new Response(null, { status: 403 })
      const visit = args.context.get(visitContext)
      return load(page, { ...argsOf(args), visit, administrator: args.context.get(administratorContext) })
    })

/** The action of a screen, which checks itself what it needs: see `recordActions`. */
export const screenAction =
  <Result>(act: (page: PageContext, args: ActionArgs) => Promise<Result>) =>
  (args: ActionFunctionArgs): Promise<Result> =>
    guarded(args, async (page) => {
      const form = await args.request.formData().catch(() => new FormData())
      args.context.get(unsavedFormContext).form = readUnsavedForm(form, args.url)
      const { context } = args
      const who = { visit: context.get(visitContext), administrator: context.get(administratorContext) }
      return act(page, { ...argsOf(args), ...who, form })
    })

/** Loader or action of a page on the way in, where nobody is known yet. */
export const loginLoader =
  <Result>(load: (page: PageContext, args: LoginArgs) => Promise<Result> | Result) =>
  (args: LoaderFunctionArgs): Promise<Result> =>
    guarded(args, (page) =>
      load(page, {
        ...argsOf(args),
        ...{ visit: args.context.get(visitContext), clientIp: args.context.get(clientIpContext) },
      }),
    )

/** Runs for the error page as well. */
export const rootLoader =
  <Result>(load: (page: PageContext, visit: AdministratorVisit) => Promise<Result>) =>
  (args: LoaderFunctionArgs): Promise<Result> => {
    args.context.set(rootLoaderRan, true)
    return load(args.context.get(pageContext), args.context.get(visitContext))
  }
