import { html } from 'hono/html'
import type { StoredMail } from './mail-store.ts'

export type SampleForm = { action: string; languages: readonly { code: string; name: string }[] }

type Markup = ReturnType<typeof html>

const page = (title: string, body: Markup) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body><main>${body}</main></body>
</html>`

const time = (receivedAt: string) =>
  html`<time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')} UTC</time>`

const subjectOf = (mail: StoredMail) => mail.subject || '(no subject)'

const sampleButtons = ({ action, languages }: SampleForm) =>
  languages.map(
    ({ code, name }) => html`<form method="post" action="${action}?language=${encodeURIComponent(code)}">
<button>Send a sample mail: ${name}</button></form>`,
  )

const mailEntry = (mail: StoredMail) => html`<li><a href="/mailbox/${mail.id}">${subjectOf(mail)}</a>
<p>To ${mail.to.join(', ')}, ${time(mail.receivedAt)}</p></li>`

export const mailboxPage = (mails: StoredMail[], total: number, sampleForm: SampleForm | undefined) =>
  page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<div class="tools">${sampleForm ? sampleButtons(sampleForm) : ''}
${total > 0 ? html`<form method="post" action="/mailbox/delete"><button>Delete all mails</button></form>` : ''}</div>
${
  total === 0
    ? html`<p>No mail yet. Every mail the shop sends arrives here and goes no further.</p>`
    : html`<ol class="mails">${mails.map(mailEntry)}</ol>`
}
${total > mails.length ? html`<p class="quiet">The newest ${mails.length} of ${total} mails are listed.</p>` : ''}`,
  )

const htmlBody = (mail: StoredMail) => html`<h2>HTML</h2>
<iframe title="HTML body" src="/mailbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`

export const mailPage = (mail: StoredMail) =>
  page(
    `${subjectOf(mail)} · Mailbox`,
    html`<p><a href="/mailbox">Back to the mailbox</a></p>
<h1>${subjectOf(mail)}</h1>
<dl>
<dt>From</dt><dd>${mail.from}</dd>
<dt>To</dt><dd>${mail.to.join(', ')}</dd>
<dt>Received</dt><dd>${time(mail.receivedAt)}</dd>
<dt>Message-ID</dt><dd>${mail.messageId}</dd>
</dl>
<p><a href="/mailbox/${mail.id}/source">Source</a></p>
${mail.html ? htmlBody(mail) : ''}
<h2>Plain text</h2>
<pre>${mail.text}</pre>`,
  )

export const noSuchMailPage = () =>
  page(
    'No such mail · Mailbox',
    html`<h1>No such mail</h1>
<p>It may have been deleted. <a href="/mailbox">Back to the mailbox</a></p>`,
  )
