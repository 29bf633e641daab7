import type { ReactNode } from 'react'
import { ScreenFrame } from './screen-frame.tsx'
import { ScreenLinks } from './screen-links.tsx'

type Props = {
  readonly title: string
  /** The screens of the section, and what they are called together. */
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
  /** Why the last form was refused, or else what was done. */
  readonly problem?: ReactNode
  readonly done?: ReactNode
  readonly children: ReactNode
}

/** A screen of a section that has several: title, links and what became of the last form. */
export const SectionFrame = ({ label, links, ...screen }: Props) => (
  <ScreenFrame {...screen} links={<ScreenLinks label={label} links={links} />} />
)

/** What a frame of one section is given. */
export type SectionScreen = Omit<Props, 'label' | 'links'>
