import { createHash } from 'node:crypto'
import { logoPaths } from '@dvaput/domain/brand/logo-paths'
import type { Theme } from '@dvaput/domain/markets/page-context'
import { type Language, languageTag } from '@dvaput/domain/text/language'
import { html, raw } from 'hono/html'

type Texts = { readonly again: string; readonly home: string; readonly comesBack: string }

const texts = {
  bcs: { again: 'Pokušaj ponovo', home: 'Početna stranica', comesBack: 'Stranica se uskoro sama ponovo učitava.' },
  en: { again: 'Try again', home: 'Home page', comesBack: 'The page will load again by itself soon.' },
  es: {
    again: 'Intentar de nuevo',
    home: 'Página de inicio',
    comesBack: 'La página se cargará sola de nuevo en breve.',
  },
} as const satisfies Record<Language, Texts>

/** The tokens of the shop's own pages. A style sheet would be one more request to a shop that has no time. */
const style = `
:root{color-scheme:light dark;--page:light-dark(oklch(.984 .005 92),oklch(.19 .006 85));--ink:light-dark(oklch(.235 .013 80),oklch(.953 .006 92));--soft:light-dark(oklch(.46 .015 80),oklch(.765 .01 88));--accent:light-dark(oklch(.462 .102 162),oklch(.785 .135 162));--on-accent:light-dark(oklch(.995 .004 160),oklch(.2 .03 165))}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.6 Figtree,system-ui,sans-serif;text-align:center}
main{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1.5rem;min-height:100vh;box-sizing:border-box;padding:2rem 1.25rem}
svg{height:2.75rem}
.mark{stroke:var(--accent)}
h1{margin:0;max-width:26rem;font-size:1.375rem;line-height:1.3;text-wrap:balance}
p{margin:0;color:var(--soft);font-size:.9375rem}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem}
a{display:flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--accent);border-radius:.625rem;color:var(--accent);font-weight:600;text-decoration:none}
a.first{background:var(--accent);color:var(--on-accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
`

export const refusalPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A path with two slashes in front would lead to another site. */
const ownPath = (url: string): string => `/${url.replace(/^[/\\]+/, '')}`

/** Who came because the shop had no time should not all come back at once. */
const soonestSeconds = 5

type Refused = {
  readonly language: Language
  readonly theme: Theme
  readonly sentence: string
  /** Of a page that may be asked for again: its own URL. */
  readonly again?: string | undefined
  /** When it asks again by itself. */
  readonly retryAfterSeconds?: number | undefined
}

/** A page of the shop that nothing has to be rendered for: a string, and a style of its own. */
export const refusalPage = ({ language, theme, sentence, again, retryAfterSeconds }: Refused): string => {
  const labels = texts[language]
  const seconds = retryAfterSeconds === undefined ? undefined : Math.max(soonestSeconds, retryAfterSeconds)
  return String(html`<!DOCTYPE html>
<html lang="${languageTag[language]}"${theme === 'system' ? '' : html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${seconds === undefined ? '' : html`<meta http-equiv="refresh" content="${seconds}">`}
<title>Dvaput</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<svg viewBox="5 1 128 40" role="img" aria-label="Dvaput"><g fill="none" stroke="currentColor" stroke-width="${logoPaths.strokeWidth}" stroke-linecap="round"><path class="mark" d="${logoPaths.firstStroke}"/><path d="${logoPaths.secondStroke}"/></g><path fill="currentColor" d="${logoPaths.restOfName}"/></svg>
<h1>${sentence}</h1>
${seconds === undefined ? '' : html`<p>${labels.comesBack}</p>`}
<nav>
${again === undefined ? '' : html`<a class="first" href="${ownPath(again)}">${labels.again}</a>`}
<a href="/">${labels.home}</a>
</nav>
</main>
</body>
</html>
`)
}
