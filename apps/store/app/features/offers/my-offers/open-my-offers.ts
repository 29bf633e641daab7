import { isRouteErrorResponse } from 'react-router'
import { loadText } from '../../../i18n/load-text.ts'
import { languageOf } from '../../../lib/loading/load-details.ts'

/** The status or the error of the response, where there is one. // MYOF-18 */
export const readProblem = (thrown: unknown): { readonly status: number } | { readonly error: string } | null => {
  if (!isRouteErrorResponse(thrown)) return null
  const error: unknown = (thrown.data as { readonly error?: unknown } | null)?.error
  return typeof error === 'string' ? { error } : { status: thrown.status }
}

let last: object | undefined

/** Loading the list again; where that fails, the list stays as it was and says so. */
export const openMyOffers = async <Page extends { readonly problem: string | null }>(
  { request }: { readonly request: Request },
  loadFromServer: () => Promise<Page>,
): Promise<Page> => {
  try {
    const page = await loadFromServer()
    last = page
    return page
  } catch (thrown) {
    if (thrown instanceof Response || !last) throw thrown
    const text = await loadText(languageOf(request.url), 'my-offers')
    const problem = readProblem(thrown)
    if (!problem) return { ...(last as Page), problem: text('offers.unknownError') }
    return { ...(last as Page), problem: 'error' in problem ? problem.error : text('offers.error', problem) }
  }
}

/** Keeps the first page too, which came with the HTML. */
export const keepMyOffers = (page: object): void => {
  last = page
}
