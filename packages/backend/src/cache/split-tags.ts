/** PostgreSQL refuses a NOTIFY payload of 8000 bytes or more. */
const maxPayloadBytes = 7_999

const bytesOf = (tags: readonly string[]) => Buffer.byteLength(JSON.stringify(tags))

/** As many JSON lists as it takes for each to fit into one notice. */
export const splitTags = (tags: readonly string[]): string[] => {
  const lists: string[][] = []
  let bytes = 0
  for (const tag of new Set(tags)) {
    // In a list a tag costs its own list less one bracket: the comma takes the other's place.
    const cost = bytesOf([tag]) - 1
    if (cost + 1 > maxPayloadBytes) throw new Error(`a tag of ${tag.length} characters does not fit into a notice`)
    const list = lists.at(-1)
    if (list && bytes + cost <= maxPayloadBytes) {
      list.push(tag)
      bytes += cost
    } else {
      lists.push([tag])
      bytes = cost + 1
    }
  }
  return lists.map((list) => JSON.stringify(list))
}
