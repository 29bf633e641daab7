/** The texts of a form; a file, or nothing, is an empty one. */
export const readFields = async (request: Request) => {
  const form = await request.formData()
  return (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}
