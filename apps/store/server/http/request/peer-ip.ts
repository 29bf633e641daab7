import type { HttpBindings } from '@hono/node-server'

/** The other end of the connection itself, whatever its headers say. */
export const peerIp = (env: unknown): string => (env as HttpBindings | undefined)?.incoming?.socket.remoteAddress ?? ''

export const isLoopback = (ip: string): boolean => /^(::ffff:)?127\.|^::1$/.test(ip)
