const uuid = '[0-9a-f]{8}-[0-9a-f-]{27}'
const forms = [
  { kind: 'return', path: '/returns/', form: new RegExp(`^return:(${uuid})(?::|$)`) },
  { kind: 'offer', path: '/offers/', form: new RegExp(`^offer-[a-z-]+:(${uuid})(?::|$)`) },
  { kind: 'reservation', path: '/reservations/', form: new RegExp(`^reservation-[a-z-]+:(${uuid})(?::|$)`) },
] as const

type MailSubject = { readonly kind: (typeof forms)[number]['kind']; readonly path: string }

/** What a mail is about, from its key; null where that has no screen. */
export const mailSubject = (key: string): MailSubject | null => {
  for (const { kind, path, form } of forms) {
    const id = form.exec(key)?.[1]
    if (id) return { kind, path: path + id }
  }
  return null
}
