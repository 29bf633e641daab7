import { looksLikeEmail } from '../../lib/looks-like-email.ts'

export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactProblem = 'required' | 'email'

/** All four are required, and the e-mail must look like one. // INFO-12 */
export const checkContactForm = (
  values: Readonly<Record<ContactField, string>>,
): Partial<Record<ContactField, ContactProblem>> => {
  const problems: Partial<Record<ContactField, ContactProblem>> = {}
  for (const field of contactFields) if (!values[field].trim()) problems[field] = 'required'
  if (!problems.email && !looksLikeEmail(values.email)) problems.email = 'email'
  return problems
}
