import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { refusalStatus } from '@dvaput/domain/refusals/refusal-status'
import { formatRefusal } from '@dvaput/domain/refusals/refusal-text'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import type { Language } from '@dvaput/domain/text/language'
import { data } from 'react-router'
import type { FormFailure } from './form-failure.ts'

/** What a command refused. */
type Refused = { readonly refusal: Refusal; readonly retryAfterSeconds?: number }

type Typed = FormFailure['typed']

/** The visitor can correct the form. */
export const invalidForm = (text: string, field: string, typed: Typed) =>
  data({ text, field, code: null, typed } satisfies FormFailure, { status: 422 })

/** Where the platform is away for a moment, so are we: another try may go through. */
const statusOf = ({ code, params }: Refusal): number =>
  params && 'status' in params && params.status === 503 ? 503 : refusalStatus[code]

/** The platform or a limit refused it. */
export const refusedForm = (language: Language, { refusal, retryAfterSeconds }: Refused, typed: Typed) => {
  const { code, params } = refusal
  const text = formatRefusal(refusalTexts[language][code], params)
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return data({ text, field: null, code, typed } satisfies FormFailure, { status: statusOf(refusal), headers })
}
