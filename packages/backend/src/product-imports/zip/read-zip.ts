import { crc32, inflateRawSync } from 'node:zlib'

/** Why a ZIP is not read at all: nothing of it is taken then. */
export type ZipRefusal =
  | 'zip-damaged'
  | 'zip-encrypted'
  | 'zip-too-large'
  | 'zip-too-many-files'
  | 'zip-bad-name'
  | 'zip-not-supported'

export type ZipFile = { readonly name: string; readonly content: Uint8Array }

export const zipLimits = {
  /** Of the ZIP itself. */
  bytes: 40 * 1024 * 1024,
  files: 2_000,
  bytesOfFile: 10 * 1024 * 1024,
  /** Of all files, unpacked. */
  bytesOfAll: 120 * 1024 * 1024,
} as const

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const [endSize, entrySize, localSize] = [22, 46, 30]
const longestComment = 65_535
const longestName = 200

const [stored, deflated] = [0, 8]
const isEncrypted = (flags: number) => (flags & 0x41) !== 0
/** Of the upper half of the attributes, where a Unix system wrote them. */
const linkType = 0xa000
const typeMask = 0xf000

type Entry = {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly crc: number
  readonly offset: number
}

const findEnd = (view: DataView): number | undefined => {
  const from = Math.max(0, view.byteLength - endSize - longestComment)
  for (let at = view.byteLength - endSize; at >= from; at -= 1) if (view.getUint32(at, true) === endSignature) return at
  return undefined
}

/** What macOS and Windows put into a ZIP by themselves. */
const isOfSystem = (name: string) =>
  name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)

const controls = /\p{Cc}/u

/** Nothing is written to a disk by its name; one that would leave its folder is refused all the same. */
const isBadName = (name: string): boolean =>
  name === '' ||
  name.length > longestName ||
  controls.test(name) ||
  name.includes('\\') ||
  name.startsWith('/') ||
  /^[a-z]:/i.test(name) ||
  name.split('/').includes('..')

const readEntries = (bytes: Uint8Array, view: DataView): readonly Entry[] | ZipRefusal => {
  const end = findEnd(view)
  if (end === undefined) return 'zip-damaged'
  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  // The marks of the 64-bit form, and of a ZIP in several pieces.
  if (count === 0xffff || start === 0xffffffff || view.getUint16(end + 4, true) !== 0) return 'zip-not-supported'
  if (count > zipLimits.files) return 'zip-too-many-files'
  const entries: Entry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at + entrySize > end || view.getUint32(at, true) !== entrySignature) return 'zip-damaged'
    const nameLength = view.getUint16(at + 28, true)
    const next = at + entrySize + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) return 'zip-damaged'
    const name = new TextDecoder().decode(bytes.subarray(at + entrySize, at + entrySize + nameLength))
    const attributes = view.getUint32(at + 38, true)
    if (isEncrypted(view.getUint16(at + 8, true))) return 'zip-encrypted'
    if (isBadName(name) || ((attributes >>> 16) & typeMask) === linkType) return 'zip-bad-name'
    if (!name.endsWith('/') && !isOfSystem(name))
      entries.push({
        name,
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      })
    at = next
  }
  return entries
}

/** The sizes that a bomb claims are not believed: unpacking ends where a file would become larger. */
const unpack = (bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array | ZipRefusal => {
  const { method, packed, unpacked, offset, crc } = entry
  if (offset + localSize > bytes.length || view.getUint32(offset, true) !== localSignature) return 'zip-damaged'
  const from = offset + localSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (from + packed > bytes.length) return 'zip-damaged'
  if (unpacked > zipLimits.bytesOfFile) return 'zip-too-large'
  if (method !== stored && method !== deflated) return 'zip-not-supported'
  const part = bytes.subarray(from, from + packed)
  try {
    const content = method === stored ? part : inflateRawSync(part, { maxOutputLength: Math.max(unpacked, 1) })
    return content.length === unpacked && crc32(content) === crc ? content : 'zip-damaged'
  } catch {
    return 'zip-damaged'
  }
}

/** The files of a ZIP, in memory, by the names that it gives them; or why none of it is taken. */
export const readZip = (bytes: Uint8Array): readonly ZipFile[] | ZipRefusal => {
  if (bytes.length > zipLimits.bytes) return 'zip-too-large'
  if (bytes.length < endSize) return 'zip-damaged'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readEntries(bytes, view)
  if (typeof entries === 'string') return entries
  if (new Set(entries.map(({ name }) => name)).size < entries.length) return 'zip-bad-name'
  // Before anything is unpacked, also of entries that share their bytes.
  const all = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (all > zipLimits.bytesOfAll) return 'zip-too-large'
  const files: ZipFile[] = []
  for (const entry of entries) {
    const content = unpack(bytes, view, entry)
    if (typeof content === 'string') return content
    files.push({ name: entry.name, content })
  }
  return files
}
