import { OpenAPIHono } from '@hono/zod-openapi'

/** An API router whose refusals of bad input all look the same. */
export const createApi = () =>
  new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return
      const [issue] = result.error.issues
      const place = issue?.path.join('.')
      return c.json(
        { success: false, error: issue ? `${place ? `${place}: ` : ''}${issue.message}` : 'Bad request' },
        400,
      )
    },
  })
