import type { AdministratorVisit } from '@dvaput/backend/administrators/administrator-visit'
import type { Logger } from 'pino'
import type * as contexts from '../../../../admin/app/context.ts'
import type { Services } from '../../../../admin/app/context.ts'
import type { UnsavedFormHolder } from '../../../../admin/app/lib/forms/unsaved-form.ts'
import type { ScreenAccess } from '../../../../admin/app/lib/screens/screen-access.ts'
import { type BuiltApp, createAppRenderer, type RenderApp } from '../pages/render-app.ts'

export type ScreenReader = {
  readonly visit: AdministratorVisit
  readonly access: ScreenAccess
  readonly clientIp: string
  readonly unsaved: UnsavedFormHolder
  readonly refusal?: number
}

export type RenderScreen = RenderApp<ScreenReader>

type AdminContexts = Omit<typeof contexts, 'administratorContext'>

/** Renders screens of the shop's side. An error screen has the navigation of whoever sees it. */
export const createScreenRenderer = (
  build: () => Promise<BuiltApp<AdminContexts>> | BuiltApp<AdminContexts>,
  { services, log }: { readonly services: Services; readonly log: Logger },
  mode: 'production' | 'development',
): RenderScreen =>
  createAppRenderer<AdminContexts, ScreenReader>(
    build,
    {
      log,
      setContexts: (
        context,
        { servicesContext, visitContext, accessContext, clientIpContext, unsavedFormContext },
        reader,
      ) => {
        context.set(servicesContext, services)
        context.set(visitContext, reader.visit)
        context.set(accessContext, reader.access)
        context.set(clientIpContext, reader.clientIp)
        context.set(unsavedFormContext, reader.unsaved)
      },
      refusedReader: (reader, refusal) => ({ ...reader, refusal }),
    },
    mode,
  )
