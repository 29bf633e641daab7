/** Shared by everything that opens below a control. */
export const popupClasses =
  'z-40 max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-overlay outline-none transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0'

export const popupRowClasses =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm font-medium outline-none select-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-ink-soft'
