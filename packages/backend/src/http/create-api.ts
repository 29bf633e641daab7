import { OpenAPIHono } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import { refuse } from './refuse.ts'

/** An API router that refuses bad input with a code, in the visitor's language. */
export const createApi = () => {
  const api = new OpenAPIHono({
    defaultHook: (result, c) => {
      const issue = result.success ? undefined : result.error.issues[0]
      if (!issue) return
      const field = issue.path.join('.') || result.target
      return refuse(c, { code: 'bad-input', params: { field } }, { detail: issue.message })
    },
  })
  api.onError((error, c) => {
    // Hono's own, thrown where a body is not JSON; anything else belongs to whoever mounts this router.
    if (error instanceof HTTPException && error.status === 400) return refuse(c, { code: 'bad-json' })
    throw error
  })
  return api
}
