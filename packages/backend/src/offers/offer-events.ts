import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { parseOfferNotice } from './offer-notice.ts'

type Needs = { readonly bus: Pick<InvalidationBus, 'subscribe'>; readonly pingMs?: number }

/** Asked again before anything is sent: whoever has logged out hears nothing more. */
type IsLoggedIn = () => Promise<boolean>

type Listener = { readonly tell: (id: string) => void; readonly close: () => void }

/** Some tabs; more is a mistake or an attack. */
const maxStreams = 3
/** Proxies close a connection that says nothing for half a minute. */
const defaultPingMs = 25_000
const reconnectMs = 5_000
/** A reader this far behind has gone to sleep, and asks anew when it wakes up. */
const maxWaiting = 100

const encoder = new TextEncoder()

/** Tells the open pages of a customer that an offer has changed, from whichever process the change came. */
export const createOfferEvents = ({ bus, pingMs = defaultPingMs }: Needs) => {
  const streams = new Map<string, Set<Listener>>()

  const unsubscribe = bus.subscribe((changed) => {
    if (changed === 'everything') {
      for (const listener of [...streams.values()].flatMap((set) => [...set])) listener.tell('')
      return
    }
    for (const { id, customerId } of changed.flatMap((tag) => parseOfferNotice(tag) ?? []))
      for (const listener of streams.get(customerId) ?? []) listener.tell(id)
  })

  const remove = (customerId: string, listener: Listener) => {
    const open = streams.get(customerId)
    open?.delete(listener)
    if (open?.size === 0) streams.delete(customerId)
  }

  return {
    /** Undefined where the customer has too many open already. */
    open(customerId: string, isLoggedIn: IsLoggedIn): ReadableStream<Uint8Array<ArrayBuffer>> | undefined {
      const open = streams.get(customerId) ?? new Set()
      if (open.size >= maxStreams) return undefined
      let end = () => {}
      return new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          start(controller) {
            let isOpen = true
            const write = (text: string) => {
              if (isOpen) controller.enqueue(encoder.encode(text))
            }
            end = () => {
              if (!isOpen) return
              isOpen = false
              clearInterval(ping)
              remove(customerId, listener)
            }
            const close = () => {
              if (!isOpen) return
              end()
              controller.close()
            }
            const send = (text: string) =>
              isLoggedIn().then(
                (still) => (still && (controller.desiredSize ?? 0) > 0 ? write(text) : close()),
                // The database is unavailable: the page connects again.
                close,
              )
            const listener: Listener = {
              tell: (id) => void send(`event: offer\ndata: ${JSON.stringify({ id })}\n\n`),
              close,
            }
            const ping = setInterval(() => void send(': ping\n\n'), pingMs).unref()
            open.add(listener)
            streams.set(customerId, open)
            write(`retry: ${reconnectMs}\n\n`)
          },
          cancel: () => end(),
        },
        { highWaterMark: maxWaiting },
      )
    },

    /** Before the process stops: an open stream would hold it up. */
    close() {
      unsubscribe()
      for (const listener of [...streams.values()].flatMap((set) => [...set])) listener.close()
    },
  }
}
