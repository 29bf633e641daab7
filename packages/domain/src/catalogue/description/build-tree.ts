import type { DescriptionElement, DescriptionTag } from './description-node.ts'

const listTags = ['ul', 'ol'] as const satisfies readonly DescriptionTag[]
const formatTags = ['strong', 'b', 'em', 'i', 'span'] as const satisfies readonly DescriptionTag[]
type List = (typeof listTags)[number]
type Format = (typeof formatTags)[number]

export const isList = (name: string): name is List => (listTags as readonly string[]).includes(name)
export const isFormat = (name: string): name is Format => (formatTags as readonly string[]).includes(name)

/** While it grows. */
type Growing = { readonly tag: DescriptionTag; readonly children: (string | Growing)[] }
type OpenList = { readonly node: Growing; readonly isImplied: boolean; item: Growing | undefined; isItemOpen: boolean }

/** Lists within lists; with five formats inside them this bounds the depth of the tree. */
const deepestList = 6
const maxBreaks = 2

const create = (tag: DescriptionTag): Growing => ({ tag, children: [] })

const append = (children: (string | Growing)[], text: string): void => {
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

/**
 * Grows a tree from what is read. Elements come into being only with their first word, so none is ever empty; what a
 * block holds is decided by where the words stand, so none is ever in the wrong place.
 */
export const createTreeBuilder = () => {
  const root: Growing[] = []
  const lists: OpenList[] = []
  let ignoredLists = 0
  let paragraph: Growing | undefined
  /** In the order they were opened; `isInner` ends with its paragraph or item. */
  let formats: { readonly tag: Format; readonly isInner: boolean }[] = []
  let isInBlock = false
  /** The formats as elements, in the block that was written to last. */
  let path: Growing[] = []
  let breaks = 0
  let isSpaced = false

  const endBlock = () => {
    formats = formats.filter(({ isInner }) => !isInner)
    paragraph = undefined
    breaks = Math.max(breaks, 1)
  }

  const openItemOf = (list: OpenList, index: number): Growing => {
    if (list.node.children.length === 0) {
      const outer = lists[index - 1]
      if (outer) openItemOf(outer, index - 1).children.push(list.node)
      else root.push(list.node)
    }
    if (list.item) return list.item
    const item = create('li')
    list.node.children.push(item)
    list.item = item
    return item
  }

  /** The element that takes the next words. */
  const openBlock = (): Growing => {
    if (lists[0]?.isImplied && lists.length === 1 && !lists[0].isItemOpen) lists.length = 0
    const list = lists.at(-1)
    if (list) return openItemOf(list, lists.length - 1)
    if (paragraph) return paragraph
    paragraph = create('p')
    root.push(paragraph)
    return paragraph
  }

  return {
    openBlock: () => {
      endBlock()
      isInBlock = true
    },
    closeBlock: () => {
      endBlock()
      isInBlock = false
    },
    openFormat: (tag: Format) => {
      if (!formats.some((format) => format.tag === tag)) formats.push({ tag, isInner: isInBlock })
    },
    closeFormat: (tag: Format) => {
      formats = formats.filter((format) => format.tag !== tag)
    },
    openList: (tag: List) => {
      endBlock()
      isInBlock = false
      if (lists.length === 1 && lists[0]?.isImplied && !lists[0].isItemOpen) lists.length = 0
      if (lists.length >= deepestList) {
        ignoredLists += 1
        return
      }
      const outer = lists.at(-1)
      const last = outer?.node.children.at(-1)
      // A list between two items belongs to the first of them.
      if (outer && !outer.isItemOpen && typeof last === 'object') outer.item = last
      lists.push({ node: create(tag), isImplied: false, item: undefined, isItemOpen: false })
    },
    closeList: (tag: List) => {
      endBlock()
      isInBlock = false
      if (ignoredLists > 0) {
        ignoredLists -= 1
        return
      }
      const index = lists.findLastIndex(({ node, isImplied }) => node.tag === tag && !isImplied)
      if (index >= 0) lists.length = index
    },
    openItem: () => {
      endBlock()
      isInBlock = true
      if (lists.length === 0) lists.push({ node: create('ul'), isImplied: true, item: undefined, isItemOpen: true })
      const list = lists.at(-1)
      if (list) Object.assign(list, { item: undefined, isItemOpen: true })
    },
    closeItem: () => {
      endBlock()
      isInBlock = false
      const list = lists.at(-1)
      if (list) Object.assign(list, { item: undefined, isItemOpen: false })
    },
    addSpace: () => {
      isSpaced = true
    },
    addBreak: () => {
      breaks = Math.min(breaks + 1, maxBreaks)
    },
    /** Words: not empty, and without space around them. */
    addText: (text: string) => {
      const block = openBlock()
      const last = block.children.at(-1)
      const isFresh = last === undefined || (typeof last === 'object' && isList(last.tag))
      const shared = isFresh ? 0 : formats.findIndex(({ tag }, index) => path[index]?.tag !== tag)
      path = path.slice(0, shared < 0 ? formats.length : shared)
      let { children } = path.at(-1) ?? block
      if (!isFresh && breaks > 0) for (let count = 0; count < breaks; count += 1) children.push(create('br'))
      else if (!isFresh && isSpaced) append(children, ' ')
      for (const { tag } of formats.slice(path.length)) {
        const element = create(tag)
        children.push(element)
        path.push(element)
        children = element.children
      }
      append(children, text)
      breaks = 0
      isSpaced = false
    },
    finish: (): readonly DescriptionElement[] => root,
  }
}

export type TreeBuilder = ReturnType<typeof createTreeBuilder>
