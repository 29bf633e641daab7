import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useId } from 'react'

type Bar = {
  readonly key: string
  /** Of the bar, under the mouse. */
  readonly name: string
  readonly value: number
  /** A part of it, drawn darker. */
  readonly part?: number
}

export type Bars = {
  readonly bars: readonly Bar[]
  /** From the top of the scale to its bottom, as text; the first belongs to `top`. */
  readonly scale: readonly string[]
  readonly top: number
  /** Below the chart, evenly from left to right. */
  readonly steps: readonly string[]
}

type Props = Bars & {
  readonly title: string
  /** One sentence that says what one would see. */
  readonly summary: string
}

const height = 100
const barWidth = 10
const gap = 2

/** Stretched to any width; the words beside it are HTML, so that they keep their size on a phone. */
export const BarChart = ({ title, summary, bars, scale, top, steps }: Props) => {
  const id = useId()
  const heightOf = (value: number) => (top > 0 ? (Math.max(0, value) * height) / top : 0)
  const width = Math.max(1, bars.length * barWidth)
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1">
      <div aria-hidden="true" className="flex h-44 flex-col justify-between text-right text-xs text-ink-soft">
        {scale.map((step) => (
          <span key={step} className="leading-none">
            {step}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-summary`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-44 w-full border-b border-line-strong"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-summary`}>{summary}</desc>
        {scale.slice(0, -1).map((step, index) => {
          const y = (index * height) / (scale.length - 1)
          return (
            <line
              key={step}
              {...{ x1: 0, x2: width, y1: y, y2: y }}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          )
        })}
        {bars.map(({ key, name, value, part = 0 }, index) => {
          const place = { x: index * barWidth + gap / 2, width: barWidth - gap }
          return (
            <g key={key} className="hover:opacity-70">
              <title>{name}</title>
              {/* So that a low bar, or none, can be pointed at as well. */}
              <rect x={index * barWidth} y={0} width={barWidth} height={height} fill="transparent" />
              <rect
                {...place}
                y={height - heightOf(value)}
                height={heightOf(value)}
                className={part > 0 ? 'fill-accent-line' : 'fill-accent'}
              />
              {part > 0 && (
                <rect {...place} y={height - heightOf(part)} height={heightOf(part)} className="fill-accent" />
              )}
            </g>
          )
        })}
      </svg>
      <div
        aria-hidden="true"
        className={joinClasses(
          'col-start-2 flex text-xs text-ink-soft',
          steps.length === bars.length ? 'justify-around' : 'justify-between',
        )}
      >
        {steps.map((step) => (
          <span key={step}>{step}</span>
        ))}
      </div>
    </figure>
  )
}
