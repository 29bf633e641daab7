import { z } from '@hono/zod-openapi'
import { signedSchema } from '../../passkeys/signed.schema.ts'

/** What the browser needs for its own dialog, as WebAuthn writes it in JSON. */
export const passkeyOptionsSchema = z
  .object({ options: z.looseObject({ challenge: z.string() }) })
  .openapi('PasskeyOptions')

export const passkeyLoginSchema = z.object({ response: signedSchema }).openapi('PasskeyLogin')

export const passkeyNameSchema = z.string().trim().min(1).max(60)

export const newPasskeySchema = z.object({ response: signedSchema, name: passkeyNameSchema }).openapi('NewPasskey')

/** The password is empty for a customer who logged in without one. */
export const passkeyOwnerSchema = z.object({ currentPassword: z.string().max(200) }).openapi('PasskeyOwner')

export const passkeyDoneSchema = z.object({ success: z.literal(true) }).openapi('PasskeyDone')
