import { data } from 'react-router'
import { toScreenPath } from '../urls/screen-path.ts'
import { textsOfForm } from './texts-of-form.ts'

/** What was typed in a form that could not be carried out: it is shown again, and can be sent once more. */
export type UnsavedForm = {
  /** The screen and what was to be done there. */
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Of files a page can keep nothing. */
  readonly hadFile: boolean
}

/** Null where nothing was sent; of fields of one name each counts. */
export const readUnsavedForm = (form: FormData, url: URL): UnsavedForm | null => {
  const fields = [...form].flatMap(([name, value]) => Object.entries(textsOfForm([[name, value]])))
  const hadFile = [...form.values()].some((value) => value instanceof File && value.size > 0)
  return fields.length > 0 || hadFile ? { action: toScreenPath(url.pathname + url.search), fields, hadFile } : null
}

/** Handed from the request that was refused to the one that renders its error page. */
export type UnsavedFormHolder = { form: UnsavedForm | null }

/** What the error screen is told. */
export type Failure = { readonly requestId: string; readonly unsaved: UnsavedForm | null }

export const failWith = (status: number, failure: Failure) => data(failure, { status })
