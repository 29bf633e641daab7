/** How the fields of the form were called that was sent last, in this browser. */
let labels: ReadonlyMap<string, string> = new Map()

const isLabelled = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  'labels' in element && 'name' in element && element.getAttribute('type') !== 'hidden'

/** Without the star of a field that must be filled in. */
const textOf = (label: Element | null | undefined): string =>
  [...(label?.childNodes ?? [])]
    .map((node) => (node instanceof Element && node.getAttribute('aria-hidden') ? '' : node.textContent))
    .join('')
    .trim()

export const rememberLabels = (form: HTMLFormElement): void => {
  const found = new Map(
    [...form.elements].flatMap((element) => {
      const label = isLabelled(element) ? textOf(element.labels?.[0]) : ''
      if (!isLabelled(element) || label === '') return []
      // Of several languages, what is said in them is in the legend.
      const legend = textOf(element.closest('fieldset')?.querySelector('legend'))
      return [[element.name, [legend, label].filter(Boolean).join(', ')] as const]
    }),
  )
  // A form of hidden fields alone sends once more what was typed before.
  if (found.size > 0) labels = found
}

export const labelOf = (name: string): string | undefined => labels.get(name)
