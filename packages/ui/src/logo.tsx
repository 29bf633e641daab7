import { logoPaths } from '@dvaput/domain/brand/logo-paths'

/** The class must give the size: two size classes on one element conflict. */
type LogoProps = { readonly className?: string }

const Strokes = () => (
  <g fill="none" strokeWidth={logoPaths.strokeWidth} strokeLinecap="round">
    <path d={logoPaths.firstStroke} className="stroke-accent" />
    <path d={logoPaths.secondStroke} stroke="currentColor" />
  </g>
)

/** The full name; the mark is its first letter. */
export const Logo = ({ className = 'h-9' }: LogoProps) => (
  <svg className={`w-auto ${className}`} viewBox="5 1 128 40" role="img" aria-label="Dvaput">
    <Strokes />
    <path d={logoPaths.restOfName} fill="currentColor" />
  </svg>
)

/** The mark alone, where there is no room for the name. */
export const Mark = ({ className = 'size-8' }: LogoProps) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
    <Strokes />
  </svg>
)
