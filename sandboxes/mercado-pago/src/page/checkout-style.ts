export const checkoutStyle = `
:root { color-scheme: light dark; --ink: #16212e; --quiet: #55636f; --paper: #f2f4f7; --card: #fff; --line: #c9d1da;
  --accent: #0a5fc2; --on-accent: #fff; --bad: #b3261e; --note: #fff4d6; --note-ink: #4d3a00 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf2; --quiet: #a7b3bf; --paper: #10161c; --card: #1a222b; --line: #3a4652;
    --accent: #7db4ff; --on-accent: #0b1a2b; --bad: #ffb4ab; --note: #3a2f0f; --note-ink: #ffe6a3 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 1rem }
.sandbox { margin: 0; padding: .5rem 1rem; background: var(--note); color: var(--note-ink); text-align: center;
  font-size: .875rem }
h1 { font-size: 1.375rem; line-height: 1.25; margin: .75rem 0 1rem }
h2 { font-size: 1.0625rem; margin: 0 0 .75rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem }
p { margin: 0 0 .75rem } p:last-child { margin: 0 }
.quiet, small { color: var(--quiet); font-size: .875rem }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 0 }
dt { overflow-wrap: anywhere } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums }
.total { font-weight: 700; font-size: 1.125rem }
form { display: grid; gap: .875rem }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .875rem; align-items: start }
label { display: grid; gap: .25rem; align-content: start; font-size: .875rem; font-weight: 600 }
input, select { font: inherit; font-weight: 400; color: inherit; background: var(--card); border: 1px solid var(--quiet);
  border-radius: .5rem; padding: .625rem .75rem; min-height: 2.75rem; width: 100% }
[aria-invalid=true] { border-color: var(--bad); border-width: 2px }
.wrong { color: var(--bad); font-weight: 600; font-size: .875rem }
button, .button { display: block; width: 100%; font: inherit; font-weight: 700; text-align: center; text-decoration: none;
  color: var(--on-accent); background: var(--accent); border: 2px solid var(--accent); border-radius: .5rem;
  padding: .625rem 1rem; min-height: 2.75rem; cursor: pointer }
.second { color: var(--accent); background: none }
.row { display: flex; flex-wrap: wrap; gap: .5rem } .row > form { flex: 1 }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
table { width: 100%; border-collapse: collapse; font-size: .875rem }
th, td { text-align: left; padding: .25rem .5rem .25rem 0; border-bottom: 1px solid var(--line) }
summary { cursor: pointer; font-weight: 600; min-height: 1.75rem }
`
