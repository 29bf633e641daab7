/** Drawn devices, so that the kit needs no photographs: the body, then the glass. */
const shapes = {
  laptop: {
    body: 'M19 18h42a3 3 0 0 1 3 3v31H16V21a3 3 0 0 1 3-3ZM9 52h62v2.5a3.5 3.5 0 0 1-3.5 3.5h-55A3.5 3.5 0 0 1 9 54.5V52Z',
    glass: 'M20 22h40v26H20Z',
  },
  phone: {
    body: 'M29 10h22a5 5 0 0 1 5 5v50a5 5 0 0 1-5 5H29a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5Z',
    glass: 'M28 18h24v44H28Z',
  },
  screen: {
    body: 'M13 14h54a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3Zm23 38h8l1.5 12h-11L36 52Zm-9 12h26v3H27Z',
    glass: 'M14 18h52v30H14Z',
  },
} as const

type SampleDevice = keyof typeof shapes

export const sampleDevices = Object.keys(shapes) as readonly SampleDevice[]

export const SamplePicture = ({ device }: { readonly device: SampleDevice }) => (
  <svg viewBox="0 0 80 80" className="w-3/4" aria-hidden="true">
    <path d={shapes[device].body} className="fill-line stroke-line-strong" strokeWidth="0.5" strokeLinejoin="round" />
    <path d={shapes[device].glass} className="fill-accent-soft" />
  </svg>
)
