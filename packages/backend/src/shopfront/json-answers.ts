import { failureSchema } from './shopfront.schema.ts'

export const json = <Schema>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

export const failures = {
  400: json('A parameter is missing or no good', failureSchema),
  502: json('The shop could not be asked', failureSchema),
  504: json('The shop took too long', failureSchema),
}
