import { Icon } from '@dvaput/ui/icon.tsx'
import type { ReactNode } from 'react'
import type { FormFailure } from './form-failure.ts'

type FormAlertProps = { readonly failure: FormFailure | undefined; readonly children?: ReactNode }

/** Of a failure that no control is to blame for; announced when it appears. */
export const FormAlert = ({ failure, children }: FormAlertProps) =>
  failure?.field === null && (
    <div role="alert" className="flex gap-2.5 rounded-md bg-danger-soft px-4 py-3 text-sm font-medium text-danger">
      <Icon name="alert" className="mt-0.5" />
      <div className="min-w-0">
        {failure.text}
        {children}
      </div>
    </div>
  )
