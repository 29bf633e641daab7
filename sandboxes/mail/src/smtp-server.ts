import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { MailStore } from './mail-store.ts'
import type { Scenarios } from './scenarios.ts'

const maxMailBytes = 10 * 1024 * 1024

const tooLarge = () => Object.assign(new Error('Message exceeds the size limit'), { responseCode: 552 })

/** An SMTP server for this machine alone: it takes every recipient and delivers nowhere. */
export const createSmtpServer = (store: MailStore, scenarios: Scenarios) => {
  const server = new SMTPServer({
    banner: 'Sandbox mailbox',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Also keeps the package from warning about its test certificate, which is never used here.
    logger: false,
    size: maxMailBytes,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anybody' }),
    onRcptTo: (_address, _session, callback) => {
      scenarios.checkRecipient().then((refusal) => callback(refusal ?? null), callback)
    },
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = []
      let bytes = 0
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= maxMailBytes) chunks.push(chunk)
      })
      stream.on('end', () => {
        if (bytes > maxMailBytes) return callback(tooLarge())
        store.save(Buffer.concat(chunks)).then(() => callback(null), callback)
      })
    },
  })
  // A client that drops its connection is its own business; without a listener it would end the process.
  server.on('error', () => undefined)

  return {
    listen: (port: number) =>
      new Promise<{ port: number; url: string }>((resolve, reject) => {
        server.server.once('error', reject)
        server.listen(port, '127.0.0.1', () => {
          server.server.off('error', reject)
          const { port: chosen } = server.server.address() as AddressInfo
          resolve({ port: chosen, url: `smtp://127.0.0.1:${chosen}` })
        })
      }),

    close: () =>
      new Promise<void>((resolve) => {
        if (!server.server.listening) return resolve()
        server.close(() => resolve())
      }),
  }
}
