/** An element as it was written: its name, its attributes, and text or elements within. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/u

const decode = (raw: string): string => {
  if (raw.includes('<') || forbidden.test(raw)) throw new Error(`not allowed in XML: ${JSON.stringify(raw)}`)
  return raw.replaceAll(/&([^;&]*;?)/g, (entity, name: string) => {
    const value = entities[name.replace(/;$/, '')]
    if (value === undefined || !name.endsWith(';')) throw new Error(`no such entity: ${entity}`)
    return value
  })
}

const token = /<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const attribute = /([\w:.-]+)="([^"]*)"/g

type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

/**
 * Reads a document as a strict parser does: one root, every element closed in its order, every prefix declared, nothing
 * bare. No comments, no sections, no document types: nothing of ours writes them.
 */
export const readXml = (document: string): XmlElement => {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  if (!document.startsWith(declaration)) throw new Error('no XML declaration')
  const top: Open = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const inner = () => open.at(-1) ?? top
  const isDeclared = (name: string) => {
    const [prefix, local] = name.split(':')
    return local === undefined || open.some(({ attributes }) => `xmlns:${prefix}` in attributes)
  }
  token.lastIndex = declaration.length
  while (token.lastIndex < document.length) {
    const at = token.lastIndex
    const match = token.exec(document)
    if (!match) throw new Error(`not XML: ${JSON.stringify(document.slice(at, at + 80))}`)
    const [, closed, opened, attributes = '', empty, text] = match
    if (text !== undefined) inner().text += decode(text)
    if (opened !== undefined) {
      const named = [...attributes.matchAll(attribute)].map(
        ([, name = '', value = '']) => [name, decode(value)] as const,
      )
      open.push({ name: opened, attributes: Object.fromEntries(named), children: [], text: '' })
      if (!isDeclared(opened)) throw new Error(`the prefix of ${opened} is not declared`)
    }
    if (closed !== undefined || empty === '/') {
      const element = inner()
      if (open.length < 2 || (closed !== undefined && closed !== element.name))
        throw new Error(`</${closed}> closes nothing`)
      open.pop()
      inner().children.push(element)
    }
  }
  const [root, ...others] = top.children
  if (open.length > 1 || !root || others.length > 0 || top.text.trim() !== '') throw new Error('not one whole document')
  return root
}

/** The elements of that name anywhere within. */
export const findAllXml = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAllXml(child, name)])
