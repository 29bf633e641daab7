import { isTest, type SourceFile, withoutComments } from './source-files.ts'

export type Factory = { readonly path: string; readonly name: string; readonly needs: readonly string[] }

const factory = /export const ((?:create|assemble)[A-Z]\w*)\s*=\s*(?:async\s*)?(?:<[^(]*>\s*)?\(/g
/** It says how something behaves, and may be left out: a number, a flag, a text, a clock or times. */
const behaviour = /^(?:number|boolean|string|Sleep|\(+\) => number\)?|(?:Partial<)?\w*Timeouts>?)(?: \| undefined)?$/

const isClosing = (text: string, at: number) =>
  ')}]'.includes(text[at] ?? '') || (text[at] === '>' && text[at - 1] !== '=')

/** At each depth of brackets, from a start until `ends` says so. */
const readUntil = (text: string, start: number, ends: (depth: number, at: number) => boolean): string => {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if ('({[<'.includes(text[at] ?? '')) depth += 1
    else if (isClosing(text, at)) depth -= 1
    if (ends(depth, at)) return text.slice(start, at)
  }
  return text.slice(start)
}

const inside = (text: string, open: number) => readUntil(text, open, (depth) => depth === 0).slice(1)

const splitAt = (separators: string, text: string): string[] => {
  const parts: string[] = []
  for (let start = 0; start < text.length; ) {
    const part = readUntil(text, start, (depth, at) => depth === 0 && separators.includes(text[at] ?? ''))
    parts.push(part.trim())
    start += part.length + 1
  }
  return parts.filter((part) => part !== '')
}

/** Of a type that the same file declares. */
const declarationOf = (name: string, text: string): string | undefined => {
  const found = new RegExp(`\\btype ${name}(?:<[^=]*>)?\\s*=\\s*`).exec(text)
  if (!found) return undefined
  return readUntil(
    text,
    found.index + found[0].length,
    (depth, at) => depth === 0 && /^\n\s*(?:\n|$)/.test(text.slice(at)),
  )
}

/** A field is one need, and a nested list of fields without a name as many as it has. */
const needsOf = (type: string, text: string): string[] => {
  const parts = splitAt('&', type)
  if (parts.length > 1) return parts.flatMap((part) => needsOf(part, text))
  const [only = ''] = parts
  if (only.startsWith('{'))
    return splitAt('\n;,', inside(only, 0)).flatMap((field) => {
      const [, name = field, optional, value = ''] = /^(?:readonly\s+)?(\w+)(\?)?\s*:\s*([\s\S]*)$/.exec(field) ?? []
      if (value.startsWith('{')) return needsOf(value, text)
      return optional && behaviour.test(value.trim()) ? [] : [name]
    })
  const declared = /^\w+/.exec(only)?.[0]
  const declaration = declared && !only.startsWith('Pick') ? declarationOf(declared, text) : undefined
  return declaration && /^(?:\{|\w+(?:<[^{]*>)? & )/.test(declaration) ? needsOf(declaration, text) : [only]
}

/** Every exported factory that is handed what it needs as one object, with what that is. */
export const readFactories = (sources: readonly SourceFile[]): Factory[] =>
  sources
    .filter(({ path }) => /^(?:packages\/\w+\/src|apps\/store\/server)\//.test(path) && !isTest(path))
    .flatMap(({ path, text: source }) => {
      const text = withoutComments(source)
      return [...text.matchAll(factory)].flatMap(({ index, 0: found, 1: name = '' }) => {
        const [parameter, second] = splitAt(',', inside(text, index + found.length - 1))
        const [, type] =
          /^(?:\{[\s\S]*?\}|\w+)\s*:\s*([\s\S]+)$/.exec(parameter?.replace(/\s+=\s[\s\S]*$/, '') ?? '') ?? []
        return type === undefined || second !== undefined ? [] : [{ path, name, needs: needsOf(type, text) }]
      })
    })
