import { foldCode } from '../../discounts/fold-code.ts'
import { type CodeFate, codeFates } from '../../hosted-pages/messages/checkout-messages.ts'

/** Of the code that was tried last. */
export type CodeNotice = { readonly code: string; readonly fate: CodeFate }

/** What the field for a code shows: what became of the last one, or what was typed and not applied yet. */
export type CodeFieldState = { readonly notice?: CodeNotice | undefined; readonly typed?: string | undefined }

const longest = 100

export const withCodeField = (path: string, { notice, typed = '' }: CodeFieldState): string => {
  const query = new URLSearchParams({
    ...(notice ? { code: notice.code.slice(0, longest), fate: notice.fate } : {}),
    ...(typed === '' ? {} : { typed: typed.slice(0, longest) }),
  })
  return query.size === 0 ? path : `${path}?${query}`
}

/** What the address of a page says is only shown: nothing is looked up, or it could be used to guess codes. */
export const readCodeField = (request: Request): CodeFieldState => {
  const { searchParams } = new URL(request.url)
  const code = foldCode(searchParams.get('code') ?? '')
  const fate = codeFates.find((each) => each === searchParams.get('fate'))
  return {
    notice: fate === undefined || code === '' || code.length > longest ? undefined : { code, fate },
    typed: searchParams.get('typed')?.slice(0, longest),
  }
}
