import type { SocialNetwork } from '@dvaput/domain/markets/market'

export const socialNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
} as const satisfies Record<SocialNetwork, string>

/** Our own simple drawings; the networks' marks stay theirs. */
const paths = {
  facebook:
    'M14 21v-7.5h2.6l.4-3H14V8.6c0-.9.3-1.5 1.5-1.5H17V4.4A20 20 0 0 0 14.8 4.3C12.6 4.3 11 5.6 11 8.2v2.3H8.5v3H11V21Z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.75-1.25v.01',
  youtube:
    'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Zm4.5 3.75v5.5l4.75-2.75L10 9.25Z',
} as const satisfies Record<SocialNetwork, string>

export const SocialIcon = ({ network }: { readonly network: SocialNetwork }) => (
  <svg
    className="size-5"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[network]} />
  </svg>
)
