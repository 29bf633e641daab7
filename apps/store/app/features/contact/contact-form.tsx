import { Button } from '@dvaput/ui/button.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { type ContactField, type ContactProblem, checkContactForm, contactFields } from './check-contact-form.ts'
import { maxMessageLength, maxSubjectLength, toMailtoUrl } from './mail-draft.ts'

const problemTexts = { required: 'contact.required', email: 'contact.emailInvalid' } as const satisfies Record<
  ContactProblem,
  string
>

const readValues = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return Object.fromEntries(contactFields.map((field) => [field, String(data.get(field) ?? '')])) as Record<
    ContactField,
    string
  >
}

/** Opens the visitor's mail program; nothing is sent to us from here. // INFO-13 */
export const ContactForm = ({ to }: { readonly to: string }) => {
  const text = useText('contact')
  const [problems, setProblems] = useState<Partial<Record<ContactField, ContactProblem>>>({})
  const [draft, setDraft] = useState<string>()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = readValues(form)
    const nextProblems = checkContactForm(values)
    setProblems(nextProblems)
    const first = contactFields.find((field) => nextProblems[field])
    if (first) {
      setDraft(undefined)
      return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    }
    const url = toMailtoUrl({ to, ...values })
    setDraft(url)
    window.location.assign(url)
  }
  const errorOf = (field: ContactField) => {
    const problem = problems[field]
    return problem && text(problemTexts[problem])
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label={text('contact.name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          required
          error={errorOf('name')}
        />
        <TextField
          label={text('contact.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          error={errorOf('email')}
        />
      </div>
      <TextField
        label={text('contact.subject')}
        name="subject"
        maxLength={maxSubjectLength}
        required
        error={errorOf('subject')}
      />
      <TextArea
        label={text('contact.message')}
        name="message"
        rows={7}
        maxLength={maxMessageLength}
        required
        hint={text('contact.formHint')}
        error={errorOf('message')}
      />
      <div className="grid justify-items-start gap-3">
        <Button type="submit" icon="mail">
          {text('contact.submit')}
        </Button>
        <p role="status" className="text-sm">
          {draft && (
            <a href={draft} className="font-medium text-accent underline">
              {text('contact.opened', { email: to })}
            </a>
          )}
        </p>
      </div>
    </form>
  )
}
