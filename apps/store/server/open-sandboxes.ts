import { join } from 'node:path'
import { languageName, languages } from '@dvaput/domain/text/language'
import { createMailSandbox } from '@dvaput/sandbox-mail/mail-sandbox'
import type { Config } from './config.ts'
import { openMercadoPagoSandbox } from './open-mercado-pago-sandbox.ts'
import { openMonriSandbox } from './open-monri-sandbox.ts'

const sampleForm = {
  action: '/mailbox/sample',
  languages: languages.map((code) => ({ code, name: languageName[code] })),
}

/** The services that the demo runs instead of real ones. */
export const openSandboxes = async (config: Config) => {
  const mail = config.demo ? createMailSandbox({ folder: join(config.dataDir, 'mail'), sampleForm }) : undefined
  const mercadoPago = await openMercadoPagoSandbox(config)
  const monri = await openMonriSandbox(config)
  return {
    mailbox: mail?.app,
    smtpUrl: config.smtpUrl ?? (await mail?.listen(0))?.url ?? '',
    mercadoPago: mercadoPago?.account,
    monri: monri?.account,
    close: async () => void (await Promise.all([mail?.close(), mercadoPago?.close(), monri?.close()])),
  }
}
