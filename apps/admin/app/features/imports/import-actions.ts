import { isUuid } from '@dvaput/domain/text/is-uuid'
import { redirect } from 'react-router'
import { recordActions } from '../../lib/forms/record-actions.ts'

type Moved = 'ok' | 'not-found' | 'changed-meanwhile'

/** Pressed twice, or by somebody else as well: the screen shows how far it is. */
const toScreen = (moved: Moved, id: string) => (moved === 'not-found' ? moved : redirect(`/products/imports/${id}`))

export const importActions = recordActions({
  permission: 'products.write',
  find: ({ params: { id = '' } }) => (isUuid(id) ? id : null),
})({
  start: { run: async ({ services, record: id, by }) => toScreen(await services.productImports.start(id, by), id) },
  stop: { run: async ({ services, record: id }) => toScreen(await services.productImports.stop(id), id) },
  undo: { run: async ({ services, record: id, by }) => toScreen(await services.productImports.undo(id, by), id) },
  map: {
    run: async ({ services, record: id, form }) => {
      const chosen = form.getAll('column').map((each) => (typeof each === 'string' ? each : ''))
      const mapped = await services.productImports.map(id, chosen)
      return mapped === 'ok' ? redirect(`/products/imports/${id}`) : mapped
    },
  },
})
