import type { RequestListener } from 'node:http'
import type { SecureContext } from 'node:tls'
import { type ShopHandle, shopHandles } from '@dvaput/platform/shops/shop-settings'
import type { Config, Setting } from '../config.ts'
import { closeServer, listen, type Place } from '../listen.ts'
import { serveHttpAndTls } from './http-and-tls.ts'

type DoorConfig = Pick<Config, 'host' | 'platform'>
type Options = {
  readonly shopEndpointOf: (shop: ShopHandle) => RequestListener
  readonly certificate: SecureContext
  readonly config: DoorConfig
}

const settingOf = { main: 'MAIN_PORT', retail: 'RETAIL_PORT' } as const satisfies Record<ShopHandle, Setting>

export const shopListenTargets = ({ host, platform }: DoorConfig): readonly (Place & { readonly shop: ShopHandle })[] =>
  shopHandles.flatMap((shop) => {
    const port = platform.ports[shop]
    return port === 'off' ? [] : [{ shop, port, host, setting: settingOf[shop] }]
  })

const openDoor = async (listener: RequestListener, certificate: SecureContext, place: Place) => {
  let closePending = () => {}
  const server = await listen(listener, place, (prepared) => {
    closePending = serveHttpAndTls(prepared, certificate).closePending
  })
  return async () => {
    closePending()
    await closeServer(server)
  }
}

/** The shops' ports of their own, each over http and TLS alike. */
export const openShopEndpoints = async ({ shopEndpointOf, certificate, config }: Options) => {
  const opened: (() => Promise<void>)[] = []
  const close = async () => void (await Promise.all(opened.map((closeDoor) => closeDoor())))
  try {
    for (const place of shopListenTargets(config))
      opened.push(await openDoor(shopEndpointOf(place.shop), certificate, place))
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}
