/** The named fields of a form as text; a missing one, a file and a body that is no form are empty. */
export const readFields = async <Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> => {
  const form = await request.formData().catch(() => new FormData())
  const read = (name: Name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>
}
