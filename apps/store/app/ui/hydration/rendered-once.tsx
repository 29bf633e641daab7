import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react'
import { useSurroundings } from './surroundings.ts'

/** What a part depends on: the component that renders it, and the rest as text. */
export type SameFor = readonly [owner: object, key: string]

/** Parts of pages as HTML. */
export type RenderedParts = {
  find(sameFor: SameFor): string | undefined
  /** In a turn of the event loop of its own. Undefined where it can only be rendered in its place. */
  render(sameFor: SameFor, part: ReactNode): Promise<string | undefined>
}

export const RenderedPartsContext = createContext<RenderedParts | null>(null)

type RenderedOnceProps = Omit<ComponentProps<'div'>, 'children'> & {
  readonly as: ElementType
  /** Asked by the server alone. */
  readonly sameFor: (() => SameFor) | undefined
  readonly children: ReactNode
}

const Plain = ({ as: Element, sameFor: _, ...rest }: RenderedOnceProps) => <Element {...rest} />

const Rendered = (props: RenderedOnceProps) => {
  const { as: Element, sameFor, children, ...rest } = props
  const parts = use(RenderedPartsContext)
  const surround = useSurroundings()
  if (!parts || !sameFor) return <Plain {...props} />
  const same = sameFor()
  const html = parts.find(same) ?? use(parts.render(same, surround(children)))
  if (html === undefined) return <Plain {...props} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it.
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * An element whose inside is the same on many pages. The server renders it once, and every later page gets the HTML:
 * the browser hydrates it as any other. Where `sameFor` is the same, the inside must be the same to the letter.
 */
export const RenderedOnce: (props: RenderedOnceProps) => ReactNode = import.meta.env.SSR ? Rendered : Plain
