import { AsyncLocalStorage } from 'node:async_hooks'
import { describeError } from '@dvaput/backend/log/describe-error'
import { type DestinationStream, type Logger, pino } from 'pino'

const currentRequest = new AsyncLocalStorage<{ requestId: string }>()

export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  currentRequest.run({ requestId }, work)

/** Fields that may carry a secret, a token, an e-mail or a body are redacted at any depth. */
const redacted = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'to',
  'body',
  'payload',
  'parameters',
  'detail',
].flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

/** Redacts an e-mail in the middle of a message. A scope such as `/@hono/` is none. */
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu

/** Lines go out at the end of the turn in which they were written: under load many of them share one call. */
const writeAfterTurn = (): DestinationStream => {
  const destination = pino.destination({ dest: 1, sync: true })
  let lines = ''
  const flush = () => {
    if (lines !== '') destination.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  return {
    write(line: string) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}

/** As pino's own, but written once for all lines of a millisecond. */
const createTimestamp = () => {
  let ms = 0
  let text = ''
  return (): string => {
    const now = Date.now()
    if (now !== ms) {
      ms = now
      text = `,"time":"${new Date(now).toISOString()}"`
    }
    return text
  }
}

export const createLog = (level: string, destination?: NodeJS.WritableStream): Logger =>
  pino(
    {
      level,
      base: null,
      // A copy: pino writes the fields of the line into it, and the next line would repeat them.
      mixin: () => ({ ...currentRequest.getStore() }),
      serializers: { err: describeError },
      hooks: { streamWrite: (line) => (line.includes('@') ? line.replaceAll(email, '[cut]') : line) },
      redact: { paths: redacted, censor: '[cut]' },
      timestamp: createTimestamp(),
    },
    destination ?? writeAfterTurn(),
  )
