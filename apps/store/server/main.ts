import process from 'node:process'
import { toDataFolderError } from '@dvaput/database/data-folder'
import { assemble } from './assemble.ts'
import { readConfig } from './config.ts'
import { formatStartError } from './format-start-error.ts'
import { createLog } from './log.ts'
import { formatPanel } from './panel.ts'
import { RefusedStart } from './refused-start.ts'

const hardStopMs = 15_000

const start = async () => {
  const config = readConfig(process.argv)
  const log = createLog(config.logLevel)
  const starting = assemble(config, log).catch((error: unknown) => {
    throw toDataFolderError(config.dataDir, error) ?? error
  })

  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), hardStopMs).unref()
    // Asked to stop while starting: what is half built is finished first, so that nothing is left behind.
    const shop = await starting
    await shop.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The launcher holds the other end: when it is killed, nothing else would stop us.
  process.on('disconnect', () => stop('SIGTERM'))

  const { panel } = await starting
  if (!stopping) process.stdout.write(formatPanel(panel))
}

start().catch((error: unknown) => {
  const isPlain =
    error instanceof RefusedStart ||
    (error instanceof Error && ['DatabaseUnusable', 'DataFolderInUse', 'DataFolderUnusable'].includes(error.name))
  process.stderr.write(isPlain ? `\n${(error as Error).message}\n\n` : `\n${formatStartError(error)}\n`)
  process.exit(1)
})
