import type { RequestListener } from 'node:http'
import type { SecureContext } from 'node:tls'
import { type ShopHandle, shopHandles } from '@dvaput/platform/shops/shop-settings'
import type { Config, Setting } from '../config.ts'
import { closeServer } from '../sockets/close-server.ts'
import { type ListenTarget, listen } from '../sockets/listen.ts'
import { serveHttpAndTls } from './http-and-tls.ts'

type EndpointConfig = Pick<Config, 'host' | 'platform'>
type Options = {
  readonly shopEndpointOf: (shop: ShopHandle) => RequestListener
  readonly certificate: SecureContext
  readonly config: EndpointConfig
}

const settingOf = { main: 'MAIN_PORT', retail: 'RETAIL_PORT' } as const satisfies Record<ShopHandle, Setting>

export const shopListenTargets = ({
  host,
  platform,
}: EndpointConfig): readonly (ListenTarget & { readonly shop: ShopHandle })[] =>
  shopHandles.flatMap((shop) => {
    const port = platform.ports[shop]
    return port === 'off' ? [] : [{ shop, port, host, setting: settingOf[shop] }]
  })

const openEndpoint = async (listener: RequestListener, certificate: SecureContext, target: ListenTarget) => {
  let closePending = () => {}
  const server = await listen(listener, target, (prepared) => {
    closePending = serveHttpAndTls(prepared, certificate).closePending
  })
  return async () => {
    closePending()
    await closeServer(server)
  }
}

/** Listens on the ports of the shops, each with HTTP and TLS. */
export const openShopEndpoints = async ({ shopEndpointOf, certificate, config }: Options) => {
  const opened: (() => Promise<void>)[] = []
  const close = async () => void (await Promise.all(opened.map((closeEndpoint) => closeEndpoint())))
  try {
    for (const target of shopListenTargets(config))
      opened.push(await openEndpoint(shopEndpointOf(target.shop), certificate, target))
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}
