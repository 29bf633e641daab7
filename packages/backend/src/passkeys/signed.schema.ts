import { z } from '@hono/zod-openapi'

const base64Url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(2000)

/** What an authenticator has signed; the library reads the rest of it. */
export const signedSchema = z.looseObject({
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
  clientExtensionResults: z.looseObject({}),
})

/** Of a form; null for anything else. */
export const parseSigned = (text: string) => {
  try {
    return signedSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
