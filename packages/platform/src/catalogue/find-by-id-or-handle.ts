import { checkGid } from '../graphql/check-gid.ts'
import { parseNumericGid } from '../graphql/gid.ts'

type Loads<Key, Source> = { load(key: Key): Promise<Source | null> }

/** Neither of them, or one that nothing here can have, finds nothing. */
export const findByIdOrHandle = async <Source>(
  type: string,
  { id, handle }: { id?: string | null; handle?: string | null },
  byId: Loads<number, Source>,
  byHandle: Loads<string, Source>,
): Promise<Source | null> => {
  if (id != null) {
    checkGid(id)
    const number = parseNumericGid(type, id)
    return number === undefined ? null : byId.load(number)
  }
  return handle == null ? null : byHandle.load(handle)
}
