import { and, eq, ne } from '@dvaput/database/query'
import { languages } from '@dvaput/domain/text/language'
import { z } from 'zod'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import { customers } from '../../tables/customers.table.ts'
import { shops } from '../../tables/shops.table.ts'
import { mailPasswordLink } from './mail-password-link.ts'

const payload = z.object({
  shopId: z.int(),
  email: z.string(),
  language: z.enum(languages),
  /** Jobs of an earlier release have none. */
  country: z.string().optional(),
})

/** Looks for the account after the response was sent, so that neither the response nor its time reveals one. */
export const defineSendResetLink = ({ database, jobs, mail }: Pick<PlatformNeeds, 'database' | 'jobs' | 'mail'>) =>
  jobs.define({
    name: 'send-reset-link',
    payload,
    keepSeconds: 3_600,
    async run({ shopId, email, language, country }, { id }) {
      await database.inTransaction(async (tx) => {
        const known = and(eq(customers.shopId, shopId), eq(customers.email, email), ne(customers.state, 'disabled'))
        const [customer] = await tx.db.select().from(customers).where(known).for('update')
        const [shop] = await tx.db.select().from(shops).where(eq(shops.id, shopId))
        if (!customer || !shop) return
        const key = `reset-link:${id}`
        await mailPasswordLink(mail, tx, { kind: 'reset', shop, customer, language, country, key })
      })
    },
  })
