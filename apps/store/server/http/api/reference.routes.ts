import { Hono } from 'hono'
import { html } from 'hono/html'
import { policyForStaticPage } from '../request/security-headers.ts'

type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
}
type Content = {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
  readonly description?: string
}
type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}
type Operation = {
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses?: Readonly<Record<string, Content>>
}
export type ApiDescription = {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

const nameOfReference = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

const describe = (schema: Schema | undefined): string => {
  if (!schema) return ''
  if (schema.$ref) return nameOfReference(schema.$ref)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.items) return `list of ${describe(schema.items)}`
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  return String(schema.type ?? 'anything')
}

const fields = (schema: Schema) => html`
  <table>
    <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
    <tbody>
      ${Object.entries(schema.properties ?? {}).map(
        ([name, field]) =>
          html`<tr><td><code>${name}</code>${schema.required?.includes(name) ? '' : ' (optional)'}</td><td><code>${describe(field)}</code></td><td>${field.description ?? ''}</td></tr>`,
      )}
    </tbody>
  </table>`

const content = (label: string, { description, content: bodies = {} }: Content) => html`
  <dt>${label}</dt>
  <dd>${description ?? ''} ${Object.entries(bodies).map(([type, { schema }]) => html`<code>${type}</code> ${describe(schema)} `)}</dd>`

const operation = (method: string, path: string, details: Operation) => html`
  <section id="${method}${path.replaceAll(/[^a-z0-9]+/gi, '-')}">
    <h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
    <p><strong>${details.summary ?? ''}</strong></p>
    <p>${details.description ?? ''}</p>
    <dl>
      ${(details.parameters ?? []).map((parameter) => html`<dt><code>${parameter.name}</code> in ${parameter.in}${parameter.required ? ', required' : ''}</dt><dd>${parameter.description ?? ''} ${describe(parameter.schema)}</dd>`)}
      ${details.requestBody ? content('Request', details.requestBody) : ''}
      ${Object.entries(details.responses ?? {}).map(([status, response]) => content(status, response))}
    </dl>
  </section>`

const page = (api: ApiDescription) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${api.info.title}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/api/reference.css">
  </head>
  <body>
    <main>
      <h1>${api.info.title}</h1>
      <p>${api.info.description ?? ''} Machine-readable: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Back to <a href="/">the shop</a>.</p>
      <h2>Calls</h2>
      ${Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, details]) => operation(method, path, details)))}
      <h2>Shapes</h2>
      ${Object.entries(api.components?.schemas ?? {}).map(([name, schema]) => html`<section id="${name}"><h3>${name}</h3>${fields(schema)}</section>`)}
    </main>
  </body>
</html>`

const style = `:root{color-scheme:light dark;--line:light-dark(#dcd9d1,#3a3d39);--quiet:light-dark(#5c5f58,#a9ada4);--accent:light-dark(#0b6b4b,#5fd3a4)}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:light-dark(#fbfaf7,#151714);color:light-dark(#1b1d1a,#eef0ec)}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:2rem;line-height:1.2}h2{margin-top:3rem;border-bottom:1px solid var(--line)}h3{margin-bottom:.25rem;overflow-wrap:anywhere}
section{margin:1.5rem 0;padding:1rem;border:1px solid var(--line);border-radius:.75rem;overflow-x:auto}
section h3{margin-top:0}a{color:var(--accent)}code{font:0.9em ui-monospace,monospace}
.method{color:var(--accent);font:700 .85em ui-monospace,monospace}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line)}
dt{font-weight:600}dd{margin:0 0 .5rem;color:var(--quiet)}`

/** The readable form of the same description that machines read. */
export const referenceRoutes = (describeApi: () => ApiDescription) => {
  const routes = new Hono()
  routes.get('/openapi.json', (c) => c.json(describeApi()))
  routes.get('/reference.css', (c) =>
    c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }),
  )
  routes.get('/reference', (c) => {
    c.header('Content-Security-Policy', policyForStaticPage)
    return c.html(page(describeApi()))
  })
  return routes
}
