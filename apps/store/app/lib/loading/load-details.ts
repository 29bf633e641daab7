import { isLanguage, type Language } from '@dvaput/domain/text/language'
import { cookieNames } from '@dvaput/ui/preference-names.ts'
import { isRouteErrorResponse } from 'react-router'
import { foreignBody, refusalTextOf } from '../failures/lost-connection.ts'
import { type SourceFailure, toHttpFailure } from '../failures/source-failure.ts'
import { isFailure } from './page-loader.ts'
import { withinDetailTime } from './within-detail-time.ts'

/** The language the server will use: from the URL, else the cookie, else this page. */
export const languageOf = (url: string): Language => {
  const chosen = new RegExp(`(?:^|; )${cookieNames.language}=(\\w+)`).exec(document.cookie)?.[1]
  const current = document.documentElement.dataset.language
  return [new URL(url).searchParams.get('lang'), chosen, current].find(isLanguage) ?? 'bcs'
}

/** Redirects and our own bugs are rethrown. A refusal of ours is shown by its code, by its status what somebody else sent. */
const failureOf = async (error: unknown, language: Language): Promise<SourceFailure> => {
  if (error instanceof Response) throw error
  if (!isRouteErrorResponse(error)) return { kind: 'unknown' }
  if (isFailure(error.data)) throw error
  const message = await refusalTextOf(foreignBody(error) ?? '', language)
  if (message) return { kind: 'refused', message }
  return toHttpFailure(error.status, error.statusText)
}

type Options<Page> = { readonly language: Language; readonly toFailed: (failure: SourceFailure) => Promise<Page> }

/** The data of a product's page in a client-side navigation, for 8 seconds. // PDP-28 */
export const loadDetails = async <Page>(
  loadFromServer: () => Promise<Page>,
  { language, toFailed }: Options<Page>,
): Promise<Page> => {
  try {
    const page = await withinDetailTime(loadFromServer())
    return page === 'timeout' ? await toFailed({ kind: 'timeout' }) : page
  } catch (error) {
    return await toFailed(await failureOf(error, language))
  }
}
