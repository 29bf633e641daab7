export const mailboxStyle = `
:root { color-scheme: light dark; --ink: #1b2430; --quiet: #566373; --paper: #fff; --line: #d7dde4; --accent: #0b5d51 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf2; --quiet: #a3b0bf; --paper: #12181f; --line: #313c48; --accent: #6fd3c0 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
a { color: var(--accent) }
.tools { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1.5rem }
.tools form { margin: 0 }
button { font: inherit; color: var(--accent); background: none; border: 1px solid currentColor; border-radius: .5rem;
  padding: .5rem .75rem; min-height: 2.75rem; cursor: pointer }
button:focus-visible, a:focus-visible, iframe:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.mails { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
.mails li { padding: .75rem 0; border-bottom: 1px solid var(--line) }
.mails a { display: block; font-weight: 600; overflow-wrap: anywhere }
.mails p, .quiet { margin: 0; color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 0 }
`
