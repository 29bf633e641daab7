import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import type { ZodType } from 'zod'

export type MailLine = { readonly label: string; readonly value: string; readonly picture: string | null }

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** A quiet way on, such as the one out of further mails. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** What was bought, with its amounts. */
  | { kind: 'lines'; lines: readonly MailLine[] }

/** A mail said once; its HTML and its plain text are both made from this. */
export type MailContent = { subject: string; heading: string; blocks: readonly MailBlock[] }

export type MailTemplate<Params> = {
  params: ZodType<Params>
  content: Readonly<Record<Language, (params: Params, market: Market) => MailContent>>
}
