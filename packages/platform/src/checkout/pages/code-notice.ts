import { foldCode } from '../../discounts/fold-code.ts'
import { type CodeFate, codeFates } from '../words/checkout-words.ts'

/** Of the code that was tried last. */
export type CodeNotice = { readonly code: string; readonly fate: CodeFate }

export const withCodeNotice = (path: string, notice: CodeNotice | undefined): string =>
  notice === undefined ? path : `${path}?${new URLSearchParams({ code: notice.code, fate: notice.fate })}`

/** What the address of a page says is only shown: nothing is looked up, or it could be used to guess codes. */
export const readCodeNotice = (request: Request): CodeNotice | undefined => {
  const { searchParams } = new URL(request.url)
  const code = foldCode(searchParams.get('code') ?? '')
  const fate = codeFates.find((each) => each === searchParams.get('fate'))
  return fate === undefined || code === '' || code.length > 100 ? undefined : { code, fate }
}
