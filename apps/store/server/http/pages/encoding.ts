import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/** Most filtered listings and all personal pages are sent once: a quarter more bytes for a third of the time. */
const once = quality(1)
/** The next quality gives a twelfth fewer bytes for two thirds more time. */
const often = quality(4)

export const encode = {
  /** Here and now: to hand it to another thread costs nearly as much again as this quality itself. */
  br: async (body: Uint8Array): Promise<Uint8Array> => brotliCompressSync(body, once),
  gzip: (body: Uint8Array): Promise<Uint8Array> => zip(body),
  identity: async (body: Uint8Array): Promise<Uint8Array> => body,
} satisfies Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>>

/** Brotli for a page that is sent again and again. */
export const encodeSmaller = (body: Uint8Array): Promise<Uint8Array> => brotli(body, often)

/** From brotli. */
export const unpack: (body: Uint8Array) => Promise<Uint8Array> = promisify(brotliDecompress)

/** Accepted by name, and not with a weight of nothing. */
const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
} as const

export const chooseEncoding = (accepted = ''): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => accepts[encoding].test(accepted)) ?? 'identity'
