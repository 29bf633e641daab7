import type { MarketId } from '@dvaput/domain/markets/market'
import { createTransport } from 'nodemailer'
import { IntegrationError, type IntegrationErrorKind } from '../http/integration-error.ts'

export type OutgoingMail = {
  to: string
  /** Whose shop writes. */
  market: MarketId
  /** Where an answer is read, if not where the mail comes from. */
  replyTo: string | undefined
  subject: string
  text: string
  html: string
  messageId: string
}

export type Mailer = { send(mail: OutgoingMail): Promise<void>; close(): void }

const kindByCode: Readonly<Record<string, IntegrationErrorKind>> = {
  ETIMEDOUT: 'timeout',
  EPROTOCOL: 'bad-response',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EAUTH: 'refused',
}

const toIntegrationError = (error: unknown) => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const kind = kindByCode[code ?? ''] ?? (responseCode ? 'refused' : 'network')
  return new IntegrationError({ service: 'mail', kind, status: responseCode, cause: error })
}

export const createMailer = ({
  smtpUrl,
  senders,
}: {
  smtpUrl: string
  senders: Readonly<Record<MarketId, string>>
}): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    // A template may never make the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, market, replyTo, ...mail }) {
      try {
        // As an object, an e-mail with commas is one recipient.
        await transport.sendMail({
          ...mail,
          from: senders[market],
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        })
      } catch (error) {
        throw toIntegrationError(error)
      }
    },
    close: () => transport.close(),
  }
}
