import { createMailStore } from './mail-store.ts'
import { createMailboxRoutes } from './mailbox.routes.ts'
import type { SampleForm } from './mailbox-pages.ts'
import { createScenarios } from './scenarios.ts'
import { createSmtpServer } from './smtp-server.ts'

type Needs = { folder: string; sampleForm?: SampleForm }

/** A mailbox for one machine: SMTP in, files in a folder, pages to read them. */
export const createMailSandbox = ({ folder, sampleForm }: Needs) => {
  const store = createMailStore(folder)
  const scenarios = createScenarios()
  return { ...createSmtpServer(store, scenarios), app: createMailboxRoutes(store, scenarios, sampleForm) }
}
