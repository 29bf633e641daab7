import { useText } from '../../i18n/use-text.ts'

/** Below this, phones and laptops advise a new battery. */
const wornBelow = 80

const meaningOf = (percent: number) => {
  if (percent >= 90) return 'battery.good'
  return percent >= wornBelow ? 'battery.fair' : 'battery.low'
}

/** The figure is what every unit of the product holds at least. // divergences D-20 */
export const BatteryHealth = ({ percent }: { readonly percent: number }) => {
  const text = useText('product-details')
  const isFull = percent === 100
  const colour = percent >= wornBelow ? 'text-accent' : 'text-warning'
  return (
    <div>
      <h3 className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 font-text text-base font-semibold tracking-normal">
        {text('battery.title')}
        <span className="tabular-nums">
          {isFull ? text('ui.percent', { percent }) : text('battery.atLeast', { percent })}
        </span>
      </h3>
      {/* An SVG, because inline styles are not allowed. */}
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`h-2 w-full rounded-full ${colour}`}
      >
        <rect width="100" height="2" className="fill-line" />
        <rect width={percent} height="2" fill="currentColor" />
      </svg>
      <p className="mt-1.5 text-ink-soft">
        {isFull ? text('battery.new') : `${text('battery.percent', { percent })} ${text(meaningOf(percent))}`}
      </p>
    </div>
  )
}
