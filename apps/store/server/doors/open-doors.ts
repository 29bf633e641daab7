import type { RequestListener } from 'node:http'
import type { SecureContext } from 'node:tls'
import { type ShopHandle, shopHandles } from '@dvaput/platform/shops/shop-settings'
import type { Config, Setting } from '../config.ts'
import { closeServer, listen } from '../listen.ts'
import { speakBothWays } from './both-ways.ts'

type Options = {
  readonly doorOf: (shop: ShopHandle) => RequestListener
  readonly certificate: SecureContext
  readonly config: Pick<Config, 'host' | 'platform'>
}

const settingOf = { main: 'MAIN_PORT', retail: 'RETAIL_PORT' } as const satisfies Record<ShopHandle, Setting>

const openDoor = async (listener: RequestListener, certificate: SecureContext, place: Parameters<typeof listen>[1]) => {
  let closePending = () => {}
  const server = await listen(listener, place, (prepared) => {
    closePending = speakBothWays(prepared, certificate).closePending
  })
  return async () => {
    closePending()
    await closeServer(server)
  }
}

/** The shops' ports of their own, each over http and TLS alike. */
export const openDoors = async ({ doorOf, certificate, config }: Options) => {
  const opened: (() => Promise<void>)[] = []
  const close = async () => void (await Promise.all(opened.map((closeDoor) => closeDoor())))
  try {
    for (const shop of shopHandles) {
      const port = config.platform.ports[shop]
      if (port === 'off') continue
      opened.push(await openDoor(doorOf(shop), certificate, { port, host: config.host, setting: settingOf[shop] }))
    }
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}
