import { backendRoutes } from '@dvaput/backend/backend.routes'
import { failpointActions, type StoreFailpoint } from '@dvaput/database/failpoint'
import { markets } from '@dvaput/domain/markets/markets'
import { getRequestListener } from '@hono/node-server'
import { createShopApi } from '../../../apps/store/server/http/api/api.ts'
import { listenAnywhere } from '../../support/servers/login-server.ts'
import { createTestHttpApp } from '../../support/servers/test-http-app.ts'
import { homes, openStoreAt, type Surroundings } from './open-store-at.ts'
import { createStoreCommands, type StoreCommand } from './store-commands.ts'

/**
 * One process of the store, started with where the others are and perhaps with the failpoint where it kills itself.
 * Its API listens on the port that it tells, and it does on a message what people, the shop and the schedule do.
 */

const [surroundings = '', diesAt] = process.argv.slice(2)
if (diesAt !== undefined) failpointActions[diesAt as StoreFailpoint] = { do: 'kill' }
const store = await openStoreAt(JSON.parse(surroundings) as Surroundings)
const { backend, limiter } = store
const localeOf = () => ({ market: markets.cl, language: 'es' as const })
const clientIpOf = () => '198.51.100.7'
const routes = createShopApi(backendRoutes({ backend, limiter, localeOf, clientIpOf, homes }))
const { app } = createTestHttpApp({ customers: backend.customers, routes })
const { url } = await listenAnywhere(getRequestListener(app.fetch))

const commands = createStoreCommands(store) as Readonly<Record<StoreCommand, (input: unknown) => Promise<unknown>>>

process.on('message', async ({ command, input, id }: { command: StoreCommand; input: unknown; id: number }) => {
  try {
    process.send?.({ id, value: (await commands[command](input)) ?? null })
  } catch (error) {
    process.send?.({ id, problem: String(error) })
  }
})
process.send?.(url)
