import { crc32, deflateRawSync } from 'node:zlib'

type ZipEntry = {
  readonly name: string
  readonly content: Buffer
  readonly isStored?: boolean
  readonly isLink?: boolean
  readonly isEncrypted?: boolean
  /** What the ZIP claims of its size, where that is a lie. */
  readonly saysBytes?: number
  /** Its bytes are those of the first file. */
  readonly sharesWithFirst?: boolean
}

const unixMode = { file: 0o100644, link: 0o120777 } as const

/** A ZIP as programs write it, and as nobody honest would. */
export const makeZip = (entries: readonly ZipEntry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  let first: { readonly offset: number; readonly packed: Buffer; readonly crc: number } | undefined
  for (const entry of entries) {
    const { name, content, isStored = false, isLink = false, isEncrypted = false, saysBytes = content.length } = entry
    const reused = entry.sharesWithFirst ? first : undefined
    const packed = reused?.packed ?? (isStored ? content : deflateRawSync(content))
    const crc = reused?.crc ?? crc32(content)
    const bytesOfName = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    facts.writeUInt16LE(isStored ? 0 : 8, 4)
    facts.writeUInt32LE(crc, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(saysBytes, 18)
    facts.writeUInt16LE(bytesOfName.length, 22)
    const at = reused?.offset ?? offset
    if (!reused) {
      const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, bytesOfName, packed])
      parts.push(local)
      first ??= { offset, packed, crc }
      offset += local.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(((isLink ? unixMode.link : unixMode.file) << 16) >>> 0, 6)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), facts, rest, bytesOfName]))
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}
