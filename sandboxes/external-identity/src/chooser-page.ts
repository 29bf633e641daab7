import { html } from 'hono/html'
import { samplePeople } from './people.ts'

const style = `
:root { color-scheme: light dark; --ink: #1b2430; --quiet: #566373; --paper: #fff; --line: #d7dde4; --accent: #1a56c4 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf2; --quiet: #a3b0bf; --paper: #12181f; --line: #313c48; --accent: #8ab4f8 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem }
p { margin: 0 0 1.5rem; color: var(--quiet) }
form { display: grid; gap: .75rem }
button { font: inherit; text-align: left; color: inherit; background: none; border: 1px solid var(--line);
  border-radius: .5rem; padding: .75rem 1rem; min-height: 2.75rem; cursor: pointer }
button strong, button span { display: block; overflow-wrap: anywhere }
button span { color: var(--quiet); font-size: .875rem }
button[value=deny] { text-align: center; color: var(--accent) }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>`

/** `query` is what the client asked for; the choice is posted back to the same URL. */
export const chooserPage = (client: string, query: string) =>
  page(
    'Choose an account',
    html`<h1>Choose an account</h1>
<p>to continue to ${client}. This provider is a sandbox: nobody’s real account is used.</p>
<form method="post" action="/authorize?${query}">
${samplePeople.map(
  ({ subject, email, firstName, lastName }) => html`<button name="choice" value="${subject}">
<strong>${firstName} ${lastName}</strong><span>${email}</span></button>`,
)}
<button name="choice" value="deny">Cancel</button>
</form>`,
  )

export const refusalPage = (error: string) =>
  page('Access blocked', html`<h1>Access blocked</h1><p>The request is not valid: ${error}</p>`)
