import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { refusalStatus } from '@dvaput/domain/refusals/refusal-status'
import { formatRefusal } from '@dvaput/domain/refusals/refusal-text'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import type { Language } from '@dvaput/domain/text/language'
import type { z } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import type { refusalSchema } from './refusal.schema.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** The visitor's. Set before anything can refuse. */
    language: Language
  }
}

type StatusOf<R extends Refusal> = (typeof refusalStatus)[R['code']]

/** A route that is tested alone knows no visitor. */
export const languageOf = (c: Context): Language => c.get('language') ?? 'en'

/** In the visitor's language. */
export const refusalText = (c: Context, { code, params }: Refusal): string =>
  formatRefusal(refusalTexts[languageOf(c)][code], params)

type RefusalBody = z.infer<typeof refusalSchema>

/** `shape` holds what the specification has this endpoint send beside `success` and `error`. */
export const refuse = <R extends Refusal, Shape extends object = object>(c: Context, refusal: R, shape?: Shape) => {
  const { code, params } = refusal
  const body: RefusalBody = {
    success: false,
    error: refusalText(c, refusal),
    code,
    ...(params && { params }),
    requestId: c.get('requestId'),
    ...shape,
  }
  // Named here, because inferring it for each of the codes is more than the compiler can do.
  return c.json(body, refusalStatus[code]) as unknown as Response &
    TypedResponse<RefusalBody & Shape, StatusOf<R>, 'json'>
}
