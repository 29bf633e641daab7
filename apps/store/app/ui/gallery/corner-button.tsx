import { joinClasses } from '@dvaput/ui/join-classes.ts'
import type { ComponentProps } from 'react'

type CornerButtonProps = ComponentProps<'button'> & { readonly icon: keyof typeof cornerIcons }

/** Drawn by the style sheet: a listing has three of them on each card, and a picture in the page takes two nodes. */
export const cornerIcons = { compare: 'corner-compare', heart: 'corner-heart', tag: 'corner-tag' } as const

/** In the corner of a card. */
export const CornerButton = ({ icon, ...rest }: CornerButtonProps) => (
  <button {...rest} type="button" className={joinClasses('corner noscript:hidden', cornerIcons[icon])} />
)
