/** The texts of a form; a file, nothing, and a body that is no form are empty ones. */
export const readFields = async (request: Request) => {
  const form = await request.formData().catch(() => new FormData())
  return (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}
