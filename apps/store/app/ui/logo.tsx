/** The class must give the size: two size classes on one element conflict. */
type LogoProps = { readonly className?: string }

/** Two strokes that form a "d". */
const firstLife = 'M17.4 12.4A8 8 0 0 0 8.7 23.6'
const secondLife = 'M24 4.5v15.75a8 8 0 0 1-9.5 7.86'
const restOfTheName =
  'M35.6 30.4l-6.7-20.2h6.1l4.2 15.7h.5l4.3-15.7h5.8l-6.7 20.2zm21.2.5q-1.6 0-2.9-.6-1.3-.6-2.1-1.9-.8-1.2-.8-3.2 0-1.6.7-2.8.6-1.1 1.9-1.8 1.2-.7 2.9-1.2 1.7-.4 3.8-.7 1.5-.3 2.3-.5.9-.2 1.3-.5.3-.4.3-1.1 0-1.2-.8-1.9-.8-.8-2.4-.8-1.1 0-2 .4-1 .4-1.6 1.2-.7.8-.9 2l-4.9-1.1q.4-1.8 1.2-3.1.8-1.3 2.1-2.1 1.2-.8 2.9-1.2 1.6-.3 3.3-.3 2.9 0 4.8.9 1.9 1 2.8 3 1 2 1 5.1v3.5q0 1.3 0 2.7 0 1.4.1 2.8.1 1.4.2 2.7h-4.9q-.1-1.1-.2-2.4-.1-1.3-.1-2.7h-.6q-.4 1.6-1.4 2.8-1 1.3-2.5 2.1-1.5.7-3.5.7zm2.3-4q.8 0 1.6-.3.8-.2 1.5-.8.7-.5 1.3-1.4.5-.8.8-1.9v-2.6l.9.1q-.6.5-1.5.8-.9.3-1.9.5-.9.1-1.9.3-1 .2-1.8.5-.8.3-1.2.8-.5.6-.5 1.5 0 1.2.8 1.8.8.7 1.9.7zm14.5 9.7v-16.8-9.6h4.6v5.8h.6q.4-2.1 1.3-3.5.8-1.4 2.2-2.1 1.4-.7 3.2-.7 2.6 0 4.5 1.2 1.8 1.3 2.8 3.7 1 2.4 1 5.8 0 3.2-.9 5.5-1 2.4-2.7 3.7-1.8 1.3-4.5 1.3-1.8 0-3.2-.7-1.3-.8-2.2-2.2-.9-1.4-1.4-3.3h-.6q.2 1.1.4 2.2.2 1.1.3 2.2.1 1.1.1 2v5.5zm10.2-10.2q1.4 0 2.3-.7.9-.8 1.4-2.2.5-1.3.5-3.1 0-1.9-.5-3.2-.5-1.4-1.5-2.2-1-.7-2.3-.7-1.1 0-2 .5-.9.5-1.4 1.3-.6.9-.9 1.9-.3 1-.3 2.1v.6q0 .8.2 1.7.2.8.6 1.5.4.7 1 1.3.6.6 1.3.9.7.3 1.6.3zm19.9 4.5q-3.5 0-5.2-2.4-1.8-2.4-1.8-7.3v-11h5.6v10.5q0 2.9.8 4.2.9 1.4 2.6 1.4 1.1 0 1.8-.5.8-.6 1.4-1.5.6-1 .9-2.4.3-1.4.3-3.1v-8.6h5.6v11.7 8.5h-4.6v-6.8h-.6q-.4 2.6-1.3 4.2-.9 1.6-2.2 2.4-1.4.7-3.3.7zm23.7 0q-3.4 0-5-1.8-1.6-1.8-1.6-5.7v-8.9h-2.8l.1-4.1h1.6q1.4-.1 2.1-.6.6-.6.8-1.9l.3-2.3h3.2v4.6h5v4.5h-5v8.5q0 1.4.7 2 .7.6 1.9.6.7 0 1.4-.1.7-.2 1.2-.5v5q-1.2.4-2.2.6-1 .1-1.7.1z'

const Strokes = () => (
  <g fill="none" strokeWidth="5.2" strokeLinecap="round">
    <path d={firstLife} className="stroke-accent" />
    <path d={secondLife} stroke="currentColor" />
  </g>
)

/** The full name; the mark is its first letter. */
export const Logo = ({ className = 'h-9' }: LogoProps) => (
  <svg className={`w-auto ${className}`} viewBox="5 1 128 40" role="img" aria-label="Dvaput">
    <Strokes />
    <path d={restOfTheName} fill="currentColor" />
  </svg>
)

/** The mark alone, where there is no room for the name. */
export const Mark = ({ className = 'size-8' }: LogoProps) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
    <Strokes />
  </svg>
)
