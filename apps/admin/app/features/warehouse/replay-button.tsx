import { Button } from '@dvaput/ui/button.tsx'
import { Form, useNavigation } from 'react-router'

type Props = { readonly label: string; readonly fields: Readonly<Record<string, string>> }

/** One press: it does again what was to be done anyway. */
export const ReplayButton = ({ label, fields }: Props) => {
  const { formData } = useNavigation()
  const isSent = formData !== undefined && Object.entries(fields).every(([name, value]) => formData.get(name) === value)
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="sm" loading={isSent}>
        {label}
      </Button>
    </Form>
  )
}
