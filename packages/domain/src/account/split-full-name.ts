/** At the first space: what precedes is the first name, the rest is the last name. // REG-10 */
export const splitFullName = (fullName: string): { readonly firstName: string; readonly lastName: string } => {
  const name = fullName.trim().replaceAll(/\s+/g, ' ')
  const space = name.indexOf(' ')
  if (space < 0) return { firstName: name, lastName: '' }
  return { firstName: name.slice(0, space), lastName: name.slice(space + 1) }
}
