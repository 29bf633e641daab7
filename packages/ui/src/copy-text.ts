/** For browsers that refuse the Clipboard API on plain HTTP. The text must be selected already. */
const copySelection = (): boolean => {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}

/** Whether the text was copied. `field` shows it, and stays selected for copying by hand. */
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
