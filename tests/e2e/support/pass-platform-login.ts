import type { Language } from '@dvaput/domain/text/language'
import { identityMessages } from '@dvaput/platform/identity/identity-messages'
import type { Page } from '@playwright/test'

type Mail = { readonly subject: string }
type Options = {
  readonly email: string
  readonly language: Language
  readonly emailTo: (email: string, having: RegExp) => Promise<Mail>
}

/** The platform's own pages: the e-mail, then the code that arrives. */
export const passPlatformLogin = async (page: Page, { email, language, emailTo }: Options) => {
  const messages = identityMessages[language]
  await page.getByLabel(messages.email).fill(email)
  await page.getByRole('button', { name: messages.sendCode }).click()
  const [code = ''] = /\d{6}/.exec((await emailTo(email, /\d{6}/)).subject) ?? []
  await page.getByLabel(messages.code).fill(code)
  await page.getByRole('button', { name: messages.confirm }).click()
}
