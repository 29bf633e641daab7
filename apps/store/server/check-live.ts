import { createMarketProfiles } from '@dvaput/backend/markets/market-profiles'
import { readReadyFacts } from '@dvaput/backend/ready-to-open/read-ready-facts'
import { embeddedPostgresUrl } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { blocksOpening, toReadyPoints } from '@dvaput/domain/ready-to-open/ready-points'
import { messages } from '../../admin/app/i18n/messages/en/ready.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { createMarketsByHost } from './markets-by-host.ts'

/** `npm run check-live` lists what is missing before the shop opens; it exits with 1 while something blocks it. */
const { databaseUrl, dataDir, demo, defaultMarket, port, origins: configured } = readConfig(process.argv)
const log = createLog('silent')
const database = openDatabase({
  url: databaseUrl ?? embeddedPostgresUrl(dataDir),
  applicationName: 'dvaput check live',
  log,
})
const { origins: homes } = createMarketsByHost({ defaultMarket, configured, port })

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const profiles = createMarketProfiles({
    ...{ database, log, bus: { subscribe: () => () => undefined } },
    ...(demo && { samples: sampleProfiles }),
  })
  await profiles.load()
  const points = toReadyPoints(await readReadyFacts({ database, marketOf: profiles.of, homes, demo }))
  for (const { id, market, severity, isDone } of points) {
    const state = isDone ? 'done   ' : severity === 'blocks' ? 'BLOCKS ' : 'advised'
    const place = market ? `${markets[market].name.en}: ` : ''
    say(`${state}  ${place}${messages[`point.${id}`]}${isDone ? '' : `. ${messages[`help.${id}`]}`}`)
  }
  const blocking = points.filter(blocksOpening).length
  say(blocking === 0 ? 'ready to open' : `not ready to open: ${blocking} points block it`)
  if (blocking > 0) process.exitCode = 1
} catch (error) {
  process.stderr.write(`The shop cannot be checked. Is it running?\n${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}
