import { z } from 'zod'
import type { MailContent, MailTemplate } from '../mail-content.ts'

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('button'), label: z.string(), url: z.url() }),
  z.object({
    kind: z.literal('facts'),
    facts: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
  }),
  z.object({
    kind: z.literal('lines'),
    lines: z.array(z.object({ label: z.string(), value: z.string(), picture: z.url().nullable() })).readonly(),
  }),
])

const params = z.object({ subject: z.string().min(1), heading: z.string().min(1), blocks: z.array(block).readonly() })

const asWritten = (content: z.output<typeof params>): MailContent => content

/** Already written, in its reader's language, by whoever sends it: the built-in platform. */
export const composedMail: MailTemplate<z.output<typeof params>> = {
  params,
  content: { bcs: asWritten, en: asWritten, es: asWritten },
}
