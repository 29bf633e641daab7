import { PassThrough } from 'node:stream'
import { createLog } from '../../../apps/store/server/log.ts'

/** The shop's own log, collected instead of printed. */
export const collectLog = (level = 'debug') => {
  const stream = new PassThrough()
  let text = ''
  stream.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  return {
    log: createLog(level, stream),
    text: () => text,
    lines: () =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}
