/** Shared by all form controls. */
export const controlClasses =
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 py-2 text-base text-ink transition-colors hover:border-ink-soft aria-invalid:border-danger disabled:border-line disabled:bg-sunken disabled:text-ink-soft'
