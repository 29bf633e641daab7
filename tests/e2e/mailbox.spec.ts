import { languageName } from '@dvaput/domain/text/language'
import { expect, test } from './support/shop-test.ts'

const samples = {
  bcs: {
    subject: 'Primjer poruke iz prodavnice Dvaput',
    text: ['Zdravo, Amra!', 'Ovako izgledaju naše poruke', 'Čitljive su', '14 inča'],
  },
  en: { subject: 'A sample message from Dvaput', text: ['Hello, Amra!', 'This is what our messages look like'] },
  es: {
    subject: 'Un mensaje de ejemplo de Dvaput',
    text: ['¡Hola, Amra!', 'Así se ven nuestros mensajes', 'Artículo'],
  },
} as const

for (const language of ['bcs', 'en', 'es'] as const)
  test(`a mail in ${language} is sent, arrives, opens and reads right`, async ({ page, expectMessage }) => {
    // Playwright's recorder is refused in the mail's frame, as any script is.
    expectMessage(/Blocked script execution in '.*\/html' because the document's frame is sandboxed/)
    const { subject, text } = samples[language]
    await page.goto('/mailbox')
    await expect(page).toHaveTitle('Mailbox')
    const mail = page.getByRole('link', { name: subject })
    const before = await mail.count()
    await page.getByRole('button', { name: languageName[language] }).click()
    await expect(page).toHaveURL('/mailbox')
    // The mail goes through the queue and SMTP, so it comes when it comes.
    await expect(async () => {
      await page.reload()
      expect(await mail.count()).toBeGreaterThan(before)
    }).toPass({ timeout: 30_000 })

    await mail.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(page.locator('dl')).toContainText('visitor@dvaput.example')
    const html = page.frameLocator('iframe[title="HTML body"]')
    for (const messages of text) {
      await expect(page.locator('pre')).toContainText(messages)
      await expect(html.locator('body')).toContainText(messages)
    }
    await expect(html.locator('a[href^="http://localhost"]').first()).toHaveAttribute('href', /^http:\/\/localhost:\d+/)

    const source = await page.request.get(`${page.url()}/source`)
    expect(source.headers()['content-type']).toMatch(/^text\/plain/)
    expect(await source.text()).toMatch(/^Message-ID: <[0-9a-f]{40}@/m)
    await page.getByRole('link', { name: 'Back to the mailbox' }).click()
    await expect(mail.first()).toBeVisible()
  })
