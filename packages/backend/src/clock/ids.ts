import { randomBytes } from 'node:crypto'

export type Ids = { next(): string }

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** UUID version 7: 48 bits of time first, so that rows of one hour lie together in an index. */
const uuidV7 = (milliseconds: number, random: Uint8Array) => {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(milliseconds, 0, 6)
  bytes.set(random.subarray(0, 10), 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const parts = [
    bytes.subarray(0, 4),
    bytes.subarray(4, 6),
    bytes.subarray(6, 8),
    bytes.subarray(8, 10),
    bytes.subarray(10),
  ]
  return parts.map(hex).join('-')
}

export const createIds = (now: () => number = Date.now): Ids => ({ next: () => uuidV7(now(), randomBytes(10)) })
