/** More than any of our fields takes. */
const longest = 2_000

/** The text fields of a form by name; what is missing or no text is empty. */
export const readForm = async (request: Request): Promise<(name: string) => string> => {
  const form = await request.formData().catch(() => new FormData())
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, longest) : ''
  }
}
