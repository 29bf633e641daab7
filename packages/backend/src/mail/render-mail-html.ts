import type { Locale } from '@dvaput/domain/markets/locale'
import { languageTag } from '@dvaput/domain/text/language'
import { html, raw } from 'hono/html'
import type { MailBlock, MailContent } from './mail-content.ts'
import { mailFooter } from './mail-footer.ts'

const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif'

/** Inline styles are all that every mail program reads; the dark colours need !important to win over them. */
const darkStyle = raw(`@media (prefers-color-scheme: dark) {
  .page { background: #12181f !important }
  .card { background: #1b232c !important }
  .ink { color: #e8edf2 !important }
  .quiet { color: #a3b0bf !important }
  .accent { color: #6fd3c0 !important }
}`)

const renderBlock = (block: MailBlock) => {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 16px;color:#1b2430">${block.text}</p>`
    case 'button':
      return html`<p style="margin:24px 0"><a href="${block.url}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#0b5d51;color:#ffffff;font-weight:600;text-decoration:none">${block.label}</a></p>`
    case 'link':
      return html`<p style="margin:0 0 8px;font-size:14px"><a class="accent" href="${block.url}" style="color:#0b5d51">${block.label}</a></p>`
    case 'facts':
      return html`<dl style="margin:0 0 16px">${block.facts.map(
        ({ label, value }) => html`<dt class="quiet" style="margin:0;color:#566373;font-size:14px">${label}</dt>
<dd class="ink" style="margin:0 0 10px;color:#1b2430;font-weight:600">${value}</dd>`,
      )}</dl>`
  }
}

const renderFooter = (locale: Locale) => {
  const { question, email, phones, address, sender } = mailFooter(locale)
  return html`<div class="quiet" style="padding:24px 8px;color:#566373;font-size:14px">
<p style="margin:0 0 8px">${question}<br><a class="accent" href="mailto:${email}" style="color:#0b5d51">${email}</a><br>${phones}</p>
<p style="margin:0 0 8px">${address}</p>
<p style="margin:0">${sender}</p>
</div>`
}

export const renderMailHtml = async ({ subject, heading, blocks }: MailContent, locale: Locale): Promise<string> => {
  const page = await html`<!doctype html>
<html lang="${languageTag[locale.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f2f4f6;${font};font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
<p class="accent" style="margin:0 0 16px;padding:0 8px;color:#0b5d51;font-size:22px;font-weight:800;letter-spacing:-0.5px">Dvaput</p>
<div class="card" style="padding:28px 24px;border-radius:16px;background:#ffffff">
<h1 class="ink" style="margin:0 0 16px;color:#1b2430;font-size:24px;line-height:1.25">${heading}</h1>
${blocks.map(renderBlock)}
</div>
${renderFooter(locale)}
</div>
</body>
</html>`
  return page.toString()
}
