/** Two devices of a second life, drawn with the shop's own colours so that it suits light and dark. */
export const HeroPicture = ({ className }: { readonly className?: string }) => (
  <svg className={className} viewBox="0 0 520 400" fill="none" aria-hidden="true">
    <circle cx="282" cy="196" r="184" className="fill-accent-soft" />
    <g strokeWidth="22" strokeLinecap="round">
      <path d="M330 32A172 172 0 0 0 112 236" className="stroke-accent-line" />
      <path d="M454 172A172 172 0 0 1 236 362" className="stroke-accent-line" opacity="0.55" />
    </g>
    <g strokeWidth="3" strokeLinejoin="round">
      <rect x="104" y="88" width="316" height="206" rx="16" className="fill-surface stroke-ink" />
      <rect x="120" y="104" width="284" height="174" rx="6" className="fill-sunken stroke-line" />
      <path d="M60 294h404l-14 26a16 16 0 0 1-14 8H88a16 16 0 0 1-14-8Z" className="fill-surface stroke-ink" />
      <path d="M216 294h92l-6 10a6 6 0 0 1-5 3h-70a6 6 0 0 1-5-3Z" className="fill-line stroke-line-strong" />
    </g>
    <g strokeWidth="20" strokeLinecap="round">
      <path d="M266 158a38 38 0 0 0-42 54" className="stroke-accent" />
      <path d="M296 128v76a38 38 0 0 1-45 38" className="stroke-ink" />
    </g>
    <g strokeWidth="3" strokeLinejoin="round">
      <rect x="388" y="150" width="104" height="204" rx="20" className="fill-surface stroke-ink" />
      <rect x="398" y="160" width="84" height="184" rx="11" className="fill-sunken stroke-line" />
      <path d="M428 174h24" strokeLinecap="round" className="stroke-ink-soft" />
    </g>
    <g strokeLinecap="round" strokeLinejoin="round">
      <circle cx="440" cy="244" r="27" className="fill-accent" />
      <path d="m428 245 9 9 16-18" strokeWidth="5" className="stroke-on-accent" />
      <path d="M416 296h48M424 314h32" strokeWidth="6" className="stroke-line-strong" />
    </g>
  </svg>
)
