import { type Encoding, encode, encodeSmaller, unpack } from './encoding.ts'

/**
 * The bytes of a page in the forms it is asked for. Packed, it lets go of the plain ones, which are ten times as many:
 * for the few who can read nothing else they are made anew.
 */
export const createPageBody = (bytes: Uint8Array) => {
  let plain: Uint8Array | undefined = bytes
  let tellChange = () => {}
  const underWay = new Map<Encoding, Promise<Uint8Array>>()
  const ready = new Map<Encoding, Uint8Array>()

  const plainBytes = async (): Promise<Uint8Array> => plain ?? unpack(await as('br'))

  const make = async (encoding: Encoding): Promise<Uint8Array> => {
    const form = await encode[encoding](await plainBytes())
    ready.set(encoding, form)
    tellChange()
    return form
  }

  const as = (encoding: Encoding): Promise<Uint8Array> => {
    const making = underWay.get(encoding) ?? make(encoding)
    underWay.set(encoding, making)
    return making
  }

  const repack = async (): Promise<void> => {
    const form = await encodeSmaller(await plainBytes())
    underWay.set('br', Promise.resolve(form))
    ready.set('br', form)
    tellChange()
  }

  let repacking: Promise<void> | undefined

  return {
    isEmpty: bytes.byteLength === 0,
    as,
    /** The form, where it is made already. */
    ready: (encoding: Encoding): Uint8Array | undefined => ready.get(encoding),
    pack: async (): Promise<void> => {
      await as('br')
      plain = undefined
      tellChange()
    },
    /** Once, for a page that is asked for again: fewer bytes for more time. Until then it is sent as it is. */
    packSmaller: (): Promise<void> => {
      repacking ??= repack().catch(() => {})
      return repacking
    },
    /** Of all forms that are held. */
    size: (): number =>
      new Set([plain, ...ready.values()]).values().reduce((sum, form) => sum + (form?.byteLength ?? 0), 0),
    onChange: (listener: () => void): void => {
      tellChange = listener
    },
  }
}

export type PageBody = ReturnType<typeof createPageBody>
