import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The next quality gives a twelfth fewer bytes for two thirds more time, and most filtered listings are asked for once. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export const encode = {
  br: (body: Uint8Array): Promise<Uint8Array> => brotli(body, quality),
  gzip: (body: Uint8Array): Promise<Uint8Array> => zip(body),
  identity: async (body: Uint8Array): Promise<Uint8Array> => body,
} satisfies Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>>

/** From brotli. */
export const unpack: (body: Uint8Array) => Promise<Uint8Array> = promisify(brotliDecompress)

/** Accepted by name, and not with a weight of nothing. */
const accepts = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
} as const

export const chooseEncoding = (accepted = ''): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => accepts[encoding].test(accepted)) ?? 'identity'
