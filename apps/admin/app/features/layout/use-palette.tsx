import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { isDialogOpen, useKeys } from '../../ui/use-keys.ts'
import type { PaletteProps } from './command-palette.tsx'

const loadPalette = () => import('./command-palette.tsx')

/** The search dialog, whose code comes when it is first wanted, and the keys that open it from any screen. */
export const usePalette = ({ permissions }: Pick<PaletteProps, 'permissions'>) => {
  const text = useText('layout')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()

  const open = async () => {
    try {
      const { CommandPalette } = await loadPalette()
      setPalette(() => CommandPalette)
      setOpen(true)
    } catch {
      // Its page needs no more code than this one had.
      await navigate('/search')
    }
  }
  const does = text('key.search')
  useKeys({ '/': { does, act: () => void open() }, 'Ctrl K': { does } }, 'everywhere')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!isDialogOpen()) void open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return {
    opener: {
      to: '/search',
      'aria-keyshortcuts': 'Control+K',
      onPointerEnter: () => void loadPalette().catch(() => undefined),
      onClick: (event: { preventDefault(): void }) => {
        event.preventDefault()
        void open()
      },
    },
    palette: Palette && <Palette permissions={permissions} open={isOpen} onOpenChange={setOpen} />,
  } as const
}
