import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { useText } from '../../i18n/use-text.ts'

type BannerControlsProps = {
  readonly titles: readonly string[]
  readonly current: number
  readonly isPlaying: boolean
  readonly onGo: (index: number) => void
  readonly onToggle: () => void
}

/** Hidden without scripts. */
export const BannerControls = ({ titles, current, isPlaying, onGo, onToggle }: BannerControlsProps) => {
  const text = useText('home')
  return (
    <div className="flex items-center px-2.5 py-3 noscript:hidden sm:px-5.5 md:absolute md:bottom-5 md:left-5.5 md:p-0 lg:left-9.5">
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={text(isPlaying ? 'banner.pause' : 'banner.play')}
        onClick={onToggle}
      />
      <ul className="flex items-center" aria-label={text('banner.choose')}>
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
          <li key={index}>
            <button
              type="button"
              aria-label={text('banner.show', { number: index + 1, title })}
              aria-current={index === current || undefined}
              onClick={() => onGo(index)}
              className="group grid h-11 w-6 place-items-center rounded-sm"
            >
              <span className="h-2 w-4.5 bg-line-strong transition-[clip-path,background-color] [clip-path:inset(0_5px_round_4px)] group-hover:bg-ink group-aria-[current]:bg-accent group-aria-[current]:[clip-path:inset(0_round_4px)]" />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon="left"
        label={text('banner.previous')}
        onClick={() => onGo(current - 1)}
        className="ml-auto md:ml-0 lg:ml-2"
      />
      <IconButton icon="right" label={text('banner.next')} onClick={() => onGo(current + 1)} />
    </div>
  )
}
