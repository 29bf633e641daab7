import type { RequestListener } from 'node:http'
import type { SecureContext } from 'node:tls'
import { type ShopHandle, shopHandles } from '@dvaput/platform/shops/shop-settings'
import type { Config, Setting } from '../config.ts'
import { closeServer, listen, type Place } from '../listen.ts'
import { speakBothWays } from './both-ways.ts'

type DoorConfig = Pick<Config, 'host' | 'platform'>
type Options = {
  readonly doorOf: (shop: ShopHandle) => RequestListener
  readonly certificate: SecureContext
  readonly config: DoorConfig
}

const settingOf = { main: 'MAIN_PORT', retail: 'RETAIL_PORT' } as const satisfies Record<ShopHandle, Setting>

export const doorPlaces = ({ host, platform }: DoorConfig): readonly (Place & { readonly shop: ShopHandle })[] =>
  shopHandles.flatMap((shop) => {
    const port = platform.ports[shop]
    return port === 'off' ? [] : [{ shop, port, host, setting: settingOf[shop] }]
  })

const openDoor = async (listener: RequestListener, certificate: SecureContext, place: Place) => {
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
    for (const place of doorPlaces(config)) opened.push(await openDoor(doorOf(place.shop), certificate, place))
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}
