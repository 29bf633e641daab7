const dots = '•••'

/** Enough for its owner to recognise: `a•••@e•••.com`. */
export const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@')
  const ending = host.slice(host.lastIndexOf('.'))
  return `${name.slice(0, 1)}${dots}@${host.slice(0, 1)}${dots}${ending}`
}
