import { maxPhotoBytes, maxReturnPhotos, returnMessageLength, returnReasons } from '@dvaput/domain/returns/return-form'
import { Button } from '@dvaput/ui/button.tsx'
import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { Field } from '@dvaput/ui/fields/field.tsx'
import { Radio } from '@dvaput/ui/fields/radio.tsx'
import { TextArea } from '@dvaput/ui/fields/text-area.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts'
import { ChooseLines } from './choose-lines.tsx'
import type { ReturnFailure } from './return-failure.ts'
import { reasonKeys } from './return-messages.ts'
import type { OfferView } from './return-view.server.ts'
import { shrinkPhotos } from './shrink-photos.ts'
import { useReturnProblems } from './use-return-problems.ts'

type ReturnFormProps = {
  readonly lines: OfferView['lines']
  readonly formKey: string
  readonly failure: ReturnFailure | undefined
}

const Problem = ({ id, children }: { readonly id: string; readonly children: string | undefined }) =>
  children && (
    <p id={id} className="flex gap-1.5 text-xs font-medium text-danger">
      <Icon name="alert" className="size-4 translate-y-px" />
      {children}
    </p>
  )

/** Without scripts an ordinary form with files; with them, nothing that was chosen is lost when it is refused. */
export const ReturnForm = ({ lines, formKey, failure }: ReturnFormProps) => {
  const text = useText('order-returns')
  const id = useId()
  const form = useFocusFirstError(failure)
  const problems = useReturnProblems(failure)
  const isSending = useNavigation().state === 'submitting'
  const marks = (problem: string | undefined, name: string) => ({
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? `${id}-${name}` : undefined,
  })
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="flex flex-col gap-7 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8"
    >
      <input type="hidden" name="formKey" value={formKey} />
      {failure && <Notice tone="danger">{problems.alert ?? text('problem.title')}</Notice>}

      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-lg font-semibold">{text('return.products')}</legend>
        <ChooseLines lines={lines} typed={failure?.typed} marks={marks(problems.lines, 'lines')} />
        <Problem id={`${id}-lines`}>{problems.lines}</Problem>
      </fieldset>

      <fieldset className="flex flex-col gap-1">
        <legend className="mb-2 text-lg font-semibold">{text('return.reason')}</legend>
        {returnReasons.map((reason) => (
          <Radio
            key={reason}
            name="reason"
            value={reason}
            required
            defaultChecked={failure?.typed.reason === reason}
            {...marks(problems.reason, 'reason')}
          >
            {text(reasonKeys[reason])}
          </Radio>
        ))}
        <Problem id={`${id}-reason`}>{problems.reason}</Problem>
      </fieldset>

      <TextArea
        label={text('return.message')}
        hint={text('return.messageHint')}
        name="message"
        rows={5}
        maxLength={returnMessageLength}
        defaultValue={failure?.typed.message}
        error={problems.message}
      />

      <Field
        label={text('return.photos')}
        hint={text('return.photosHint', { count: maxReturnPhotos, size: maxPhotoBytes / 1024 / 1024 })}
        error={problems.photos}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="photos"
            multiple
            accept="image/jpeg,image/png,image/webp"
            onChange={({ currentTarget }) => void shrinkPhotos(currentTarget)}
            className={controlClasses}
          />
        )}
      </Field>
      {failure && <noscript>{text('return.photosAgain')}</noscript>}

      <Button type="submit" size="lg" loading={isSending} className="self-start">
        {text('return.submit')}
      </Button>
    </Form>
  )
}
