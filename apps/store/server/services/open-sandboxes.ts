import { join } from 'node:path'
import { languageName, languages } from '@dvaput/domain/text/language'
import { createMailSandbox } from '@dvaput/sandbox-mail/mail-sandbox'
import type { Config } from '../config.ts'
import { openPaymentSandboxes } from '../payments/open-payment-sandboxes.ts'

const sampleForm = {
  action: '/mailbox/sample',
  languages: languages.map((code) => ({ code, name: languageName[code] })),
}

/** The services that the demo runs instead of real ones. */
export const openSandboxes = async (config: Config) => {
  const mail = config.demo ? createMailSandbox({ folder: join(config.dataDir, 'mail'), sampleForm }) : undefined
  const payments = await openPaymentSandboxes(config)
  return {
    mailbox: mail?.app,
    smtpUrl: config.smtpUrl ?? (await mail?.listen(0))?.url ?? '',
    payments: payments.accounts,
    paymentUrls: payments.urls,
    close: async () => void (await Promise.all([mail?.close(), payments.close()])),
  }
}
