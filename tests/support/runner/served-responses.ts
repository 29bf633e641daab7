import { getRequestListener } from '@hono/node-server'

// The server's listener replaces the global Response. Here it does so before a worker's first test,
// so that what a test sees does not hang on which file the worker began with.
getRequestListener(() => new Response())
