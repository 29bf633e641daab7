/** The old way, for browsers that refuse the new one outside of a safe origin. The text must be selected already. */
const copySelection = (): boolean => {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}

/** Whether the text lies in the clipboard now. `field` shows it, and keeps it selected where nothing helped. */
export const copyText = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return field !== null && copySelection()
  }
}
