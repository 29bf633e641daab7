import { randomBytes } from 'node:crypto'

type Tracked<Node> = Node & { readonly trackingParameters: string }

/** What a storefront appends to a link, so that its shop can see which result was followed. */
export const track = <Node extends object>(
  nodes: readonly Node[],
  parameters: Readonly<Record<string, string>>,
): Tracked<Node>[] =>
  nodes.map((node, index) => ({
    ...node,
    trackingParameters: new URLSearchParams({ _pos: String(index + 1), ...parameters }).toString(),
  }))

/** Of a page of results; the id is of this one search and of nobody. */
export const asResult = () => ({ _sid: randomBytes(5).toString('hex'), _ss: 'r' })

/** Of what is guessed while somebody types. */
export const asGuess = (typed: string) => ({ _psq: typed, _ss: 'e', _v: '1.0' })
