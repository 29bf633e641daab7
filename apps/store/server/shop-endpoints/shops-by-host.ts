import type { IncomingMessage } from 'node:http'
import { type ShopHandle, shopHandles } from '@dvaput/platform/shops/shop-settings'

type Options = {
  readonly configured: Readonly<Record<ShopHandle, string | undefined>>
  /** Of the main listener, where the shops answer by host name. */
  readonly port: number
}

const localHost = (shop: ShopHandle) => `${shop}.localhost`
/** A host name or an IP and perhaps a port; any other Host header is an attack. */
const plainHost = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i
const hostnameOf = (host: string) =>
  plainHost.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
const isLoopbackName = (hostname: string) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname)

/** Which shop of the platform answers on which host name, and the origin of each. */
export const createShopsByHost = ({ configured, port }: Options) => {
  const origins = Object.fromEntries(
    shopHandles.map((shop) => [shop, configured[shop] ?? `http://${localHost(shop)}:${port}`]),
  ) as Readonly<Record<ShopHandle, string>>
  const named = new Map<string, ShopHandle>(shopHandles.map((shop) => [localHost(shop), shop]))
  for (const shop of shopHandles) named.set(new URL(origins[shop]).hostname, shop)

  return {
    origins,
    names: [...named.keys(), 'localhost'],
    isPublicOverTls: (hostname: string): boolean =>
      shopHandles.some(
        (shop) => configured[shop]?.startsWith('https:') && new URL(configured[shop]).hostname === hostname,
      ),
    shopOfHost: (host: string | undefined): ShopHandle | undefined => named.get(hostnameOf(host ?? '')),
    /**
     * Where this client finds the shop. A name it made up does not get into links and emails: only the names of this
     * machine and the address it is connected to are taken from the request.
     */
    originOf(shop: ShopHandle, { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
      const hostname = hostnameOf(headers.host ?? '')
      const own = socket.localAddress?.replace(/^::ffff:/, '')
      const isKnown = isLoopbackName(hostname) || hostname === own || hostname === `[${own}]`
      if (configured[shop] || !isKnown) return origins[shop]
      return `${'encrypted' in socket ? 'https' : 'http'}://${headers.host}`
    },
  }
}

export type ShopsByHost = ReturnType<typeof createShopsByHost>
