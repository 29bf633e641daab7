import type { ServerResponse } from 'node:http'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Fields = { [key: string]: Json }

/** One way to be wrong, in responses of one path: in some of their rows, in their JSON, or as a whole. */
export type Garbage = {
  readonly path: string
  /** Gets a row and another one of the same list. */
  readonly row?: (row: Fields, other: Fields) => Json | RawJson
  /** It is called for every row, and not for every tenth. */
  readonly isEveryRow?: boolean
  readonly body?: (body: Fields) => Json
  readonly text?: (text: string) => string | Buffer
  readonly respond?: (text: string, response: ServerResponse) => void
  /** It does not look at the offset. */
  readonly repeats?: boolean
  /** The response to a write is spoilt after it had its effect. */
  readonly method?: 'GET' | 'POST'
}

/** JSON that no value of ours is written as. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const rawMark = 'raw-json-of-this-proof:'

/** Writes values that JSON.stringify cannot: what is too deep, or a number that is none. */
export const writeJson = (value: unknown): string => {
  const raws: string[] = []
  const text = JSON.stringify(value, (_, each) => {
    if (!(each instanceof RawJson)) return each
    raws.push(each.text)
    return `${rawMark}${raws.length - 1}`
  })
  return text.replaceAll(new RegExp(`"${rawMark}(\\d+)"`, 'g'), (_, nth) => raws[Number(nth)] ?? 'null')
}

export const raw = (text: string): Json => new RawJson(text) as unknown as Json
