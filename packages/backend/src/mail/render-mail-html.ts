import type { Locale } from '@dvaput/domain/markets/locale'
import { languageTag } from '@dvaput/domain/text/language'
import { html, raw } from 'hono/html'
import type { MailBlock, MailContent, MailLine } from './mail-content.ts'
import { mailFooter } from './mail-footer.ts'

const font = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

/** The shop's colours, as tokens.css of the store names them. */
const light = { page: '#fbfaf6', card: '#ffffff', line: '#e0ded7', ink: '#211d17', soft: '#5c574f', accent: '#006a47' }
const dark = { page: '#151411', card: '#1e1c19', line: '#3c3933', ink: '#f1efeb', soft: '#b5b2ac', accent: '#59d49e' }
const onAccent = { light: '#ffffff', dark: '#071a13' }

/** Inline styles are all that every mail program reads; the dark colours need !important to win over them. */
const darkStyle = raw(`@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .quiet { color: ${dark.soft} !important }
  .accent { color: ${dark.accent} !important }
  .button { background: ${dark.accent} !important; color: ${onAccent.dark} !important }
}`)

/** The name as text, so that it is there without pictures too. */
const wordmark = html`<p class="ink" role="img" aria-label="Dvaput" style="margin:0 0 16px;padding:0 8px;color:${light.ink};font-size:26px;font-weight:800;letter-spacing:-1px;line-height:1.2"><span class="accent" style="color:${light.accent}">d</span>vaput</p>`

const pictureSide = 64

/** A table, which every mail program lays out alike; the title says what the picture shows. */
const renderLine = ({ label, value, picture }: MailLine) => html`<tr>${
  picture === null
    ? ''
    : html`<td style="width:${pictureSide}px;padding:0 14px 12px 0;vertical-align:top"><img src="${picture}" alt="" width="${pictureSide}" height="${pictureSide}" style="display:block;border-radius:8px;object-fit:cover"></td>`
}
<td style="padding:0 0 12px;vertical-align:top"${picture === null ? raw(' colspan="2"') : ''}><span class="ink" style="color:${light.ink}">${label}</span><br><span class="ink" style="color:${light.ink};font-weight:600">${value}</span></td></tr>`

const renderBlock = (block: MailBlock) => {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 16px;color:${light.ink}">${block.text}</p>`
    case 'button':
      return html`<p style="margin:24px 0"><a class="button" href="${block.url}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${light.accent};color:${onAccent.light};font-weight:600;text-decoration:none">${block.label}</a></p>`
    case 'link':
      return html`<p style="margin:0 0 8px;font-size:14px"><a class="accent" href="${block.url}" style="color:${light.accent}">${block.label}</a></p>`
    case 'lines':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 8px;border-collapse:collapse">${block.lines.map(renderLine)}</table>`
    case 'facts':
      return html`<dl style="margin:0 0 16px">${block.facts.map(
        ({ label, value }) => html`<dt class="quiet" style="margin:0;color:${light.soft};font-size:14px">${label}</dt>
<dd class="ink" style="margin:0 0 10px;color:${light.ink};font-weight:600">${value}</dd>`,
      )}</dl>`
  }
}

const renderFooter = (locale: Locale) => {
  const { question, email, phones, address, sender } = mailFooter(locale)
  return html`<div class="quiet" style="padding:24px 8px;color:${light.soft};font-size:14px">
${
  question &&
  html`<p style="margin:0 0 8px">${question}${email && html`<br><a class="accent" href="mailto:${email}" style="color:${light.accent}">${email}</a>`}${phones && html`<br>${phones}`}</p>
`
}${
  address &&
  html`<p style="margin:0 0 8px">${address}</p>
`
}<p style="margin:0">${sender}</p>
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
<body class="page" style="margin:0;padding:24px 12px;background:${light.page};${font};font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
${wordmark}
<div class="card" style="padding:28px 24px;border:1px solid ${light.line};border-radius:14px;background:${light.card}">
<h1 class="ink" style="margin:0 0 16px;color:${light.ink};font-size:24px;line-height:1.25">${heading}</h1>
${blocks.map(renderBlock)}
</div>
${renderFooter(locale)}
</div>
</body>
</html>`
  return page.toString()
}
