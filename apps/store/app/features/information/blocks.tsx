import type { Block } from './information-page.ts'
import { InlineText } from './inline-text.tsx'

export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <div className="grid grid-cols-1 gap-4">
    {blocks.map((block, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
      <BlockView key={position} block={block} />
    ))}
  </div>
)

const BlockView = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'note':
      return (
        <p className="rounded-lg border border-accent-line bg-accent-soft px-4 py-3">
          <InlineText text={block.text} />
        </p>
      )
    case 'list':
      return <ul className="grid list-disc grid-cols-1 gap-2 pl-5 marker:text-accent">{items(block.items)}</ul>
    case 'steps':
      return (
        <ol className="grid list-decimal grid-cols-1 gap-2 pl-6 marker:font-semibold marker:text-accent">
          {items(block.items)}
        </ol>
      )
    case 'table':
      return <Table {...block} />
  }
}

const items = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text} className="pl-1">
      <InlineText text={text} />
    </li>
  ))

/** On a phone each row becomes a list, so that nothing scrolls sideways. */
const Table = ({ caption, head, rows }: Extract<Block, { kind: 'table' }>) => (
  <table className="block w-full text-left sm:table">
    <caption className="block pb-2 text-left font-semibold sm:table-caption">{caption}</caption>
    <thead className="sr-only sm:not-sr-only sm:table-header-group">
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col" className="border-b border-line-strong py-2 pr-4 font-semibold sm:table-cell">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block sm:table-row-group">
      {rows.map((row) => (
        <tr key={row.join(' ')} className="block border-b border-line py-2 sm:table-row">
          {row.map((cell, column) => (
            <td key={head[column]} className="block py-0.5 align-top first:font-medium sm:table-cell sm:py-2 sm:pr-4">
              <InlineText text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
