import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { refusalStatus } from '@dvaput/domain/refusals/refusal-status'
import { formatRefusal } from '@dvaput/domain/refusals/refusal-text'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import type { Language } from '@dvaput/domain/text/language'
import type { Context } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** The visitor's. Set before anything can refuse. */
    language: Language
  }
}

type StatusOf<R extends Refusal> = (typeof refusalStatus)[R['code']]

/** A route that is tested alone knows no visitor. */
const languageOf = (c: Context): Language => c.get('language') ?? 'en'

/** In the visitor's language. */
export const refusalText = (c: Context, { code, params }: Refusal): string =>
  formatRefusal(refusalTexts[languageOf(c)][code], params)

/** `shape` holds what the specification has this endpoint send beside `success` and `error`. */
export const refuse = <R extends Refusal, Shape extends object = object>(c: Context, refusal: R, shape?: Shape) =>
  c.json(
    {
      success: false as const,
      error: refusalText(c, refusal),
      code: refusal.code as R['code'],
      ...(refusal.params && { params: refusal.params }),
      requestId: c.get('requestId'),
      ...(shape as Shape),
    },
    refusalStatus[refusal.code] as StatusOf<R>,
  )
