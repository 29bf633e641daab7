import type { Administrator, AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import type { Permission } from '@dvaput/domain/administrators/permissions'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { type AdminRefusalCode, adminRefusalStatus } from '@dvaput/domain/refusals/admin-refusals'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Services } from '../../context.ts'
import { screenAction } from '../screens/screen-loader.ts'
import { toScreenPath } from '../urls/screen-path.ts'
import { checkProof } from './check-proof.ts'
import { type FormTexts, textsOfForm } from './texts-of-form.ts'

type Place = Pick<LoaderFunctionArgs, 'params' | 'url'> & { readonly page: PageContext; readonly services: Services }

/** What an action is called with. */
export type ActionInput<Row> = Place & {
  /** What `find` found. */
  readonly record: Row
  readonly by: Administrator
  readonly visit: AdministratorVisit
  /** What was typed, by the name of the field. */
  readonly typed: FormTexts
  /** Of the record as it was seen; empty where the form says none. */
  readonly revision: string
  /** For files, and for fields of which there are several. */
  readonly form: FormData
}

type Refusal = { readonly code: AdminRefusalCode }
/** For the same screen, which is not left: a link to copy, the state of a row. */
type Shown = { readonly shown: unknown }
type Result = 'ok' | AdminRefusalCode | Refusal | Shown | Response

type Needed = Permission | 'every-role' | readonly Permission[]

export type RecordAction<Row> = {
  /** Instead of the screen's; of several, each is needed. */
  readonly permission?: Needed
  /** The password, a code or a passkey again, where the last proof is older than five minutes. */
  readonly needsProof?: true
  /**
   * `ok` leads back to the screen, which says that it was done; a `Response` leads elsewhere. A refusal is a code, or an
   * object with a code and what the screen shows of it.
   */
  readonly run: (input: ActionInput<Row>) => Promise<Result> | Result
}

type Screen<Row> = {
  /** Each action without one of its own needs it. */
  readonly permission: Permission | 'every-role'
  /** What is acted on; null is a page that is not found. Left out where the screen has no record. */
  readonly find?: (place: Place) => Promise<Row | null | undefined> | Row | null | undefined
}

type Actions<Row> = Readonly<Record<string, RecordAction<Row>>>

type ErrorPageCode = 'not-found' | 'forbidden'
type RefusalIn<R> = R extends 'ok' | ErrorPageCode | Shown | Response
  ? never
  : R extends AdminRefusalCode
    ? { readonly code: R }
    : R extends Refusal
      ? Omit<R, 'ok' | 'code'> & { readonly code: Exclude<R['code'], ErrorPageCode> }
      : never

type Answer<Name, R> =
  | (RefusalIn<R> & { readonly act: Name; readonly typed: FormTexts })
  | (R extends Shown ? R & { readonly act: Name; readonly typed: FormTexts } : never)

type AnswerTo<Of extends Readonly<Record<string, { readonly run: (input: never) => unknown }>>> = {
  readonly [Name in keyof Of & string]: Answer<Name, Awaited<ReturnType<Of[Name]['run']>>>
}[keyof Of & string]

const includesAll = (own: readonly Permission[], needed: Needed): boolean =>
  needed === 'every-role' || (typeof needed === 'string' ? [needed] : needed).every((each) => own.includes(each))

/** Leads to the error page, with everything that was typed. */
const errorPage = (status: number) => new Response(null, { status })

/**
 * The actions of one screen, each declared once: what it needs, and what it does. A form names its action as `?act=`, or in
 * a field or button `act`; one that names none means the only one, or `save`.
 */
export const recordActions =
  <Row>({ permission, find }: Screen<Row>) =>
  <Of extends Actions<Row>>(actions: Of) => {
    const names = Object.keys(actions) as (keyof Of & string)[]
    const onlyName = names.length === 1 ? names[0] : undefined
    const mayRun = (name: keyof Of & string, own: readonly Permission[]): boolean =>
      includesAll(own, actions[name]?.permission ?? permission)
    const allowed = (own: readonly Permission[]) => names.filter((name) => mayRun(name, own))

    const action = screenAction(async (page, { administrator: by, form, params, url, services, visit }) => {
      const requested = url.searchParams.get('act') ?? form.get('act') ?? onlyName ?? 'save'
      const act = names.find((name) => name === requested)
      if (!act) throw errorPage(allowed(by.permissions).length > 0 ? 400 : 403)
      const { needsProof, run } = actions[act] as RecordAction<Row>
      if (!mayRun(act, by.permissions)) throw errorPage(403)
      const proof = needsProof && (await checkProof(services, { visit, form, url }))
      if (proof) return proof
      const place = { page, services, params, url }
      const record = find ? await find(place) : null
      if (find && record == null) throw errorPage(404)
      const typed = textsOfForm(form)
      const { revision = '' } = typed
      const result = await run({ ...place, record: record as Row, by, visit, typed, revision, form })
      if (result instanceof Response) throw result
      if (result === 'ok') throw redirect(`${toScreenPath(url.pathname)}?done=${act}`)
      if (typeof result === 'object' && 'shown' in result) return data({ ...result, act, typed } as AnswerTo<Of>)
      const refusal = typeof result === 'string' ? { code: result } : result
      if (refusal.code === 'not-found' || refusal.code === 'forbidden')
        throw errorPage(adminRefusalStatus[refusal.code])
      return data({ ...refusal, act, typed } as unknown as AnswerTo<Of>, { status: adminRefusalStatus[refusal.code] })
    })

    return {
      action,
      actions,
      names,
      /** What this person may do: the screen shows no other form. */
      allowed,
    }
  }
