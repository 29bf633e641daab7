import { createHash } from 'node:crypto'
import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNotNull, isNull, sql } from '@dvaput/database/query'
import { type Market, type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type Language, languages } from '@dvaput/domain/text/language'
import type { Mailer } from '@dvaput/integrations/mail/mailer'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import type { Sealing } from '../secrets/sealing.ts'
import { checkMailLinks } from './check-mail-links.ts'
import { type MailParams, type MailTemplateName, mailTemplateNames, writeMail } from './mail-templates.ts'
import { mails } from './mails.table.ts'
import { renderMailHtml } from './render-mail-html.ts'
import { renderMailText } from './render-mail-text.ts'

/** What jobs of an earlier release say. */
const formerNames = new Map<unknown, string>([
  ['letter', 'composed'],
  ['back-in-stock', 'target-price'],
])
const templateName = z.preprocess((name) => formerNames.get(name) ?? name, z.enum(mailTemplateNames))

const mailOrder = z.object({
  template: templateName,
  language: z.enum(languages),
  market: z.enum(marketIds),
  to: z.email().max(254),
  /** They hold login links and codes, and the queue keeps a job for a day. */
  sealedParams: z.string().optional(),
  /** Of an earlier release. */
  params: z.unknown().optional(),
  key: z.string().min(1).max(200),
})

type MailOrder<Name extends MailTemplateName> = {
  language: Language
  /** Its id, because the order is stored as JSON. */
  market: MarketId
  template: Name
  to: string
  params: MailParams<Name>
  /** One mail a key, for ever. */
  key: string
}

type Needs = {
  database: Database
  jobs: Jobs
  mailer: Mailer
  sealing: Pick<Sealing, 'seal' | 'open'>
  /** The market as the shop has set it. */
  marketOf?: (id: MarketId) => Market
  /** The public origin of each market; without it nobody checks where mails lead. */
  homes?: Readonly<Record<MarketId, string>>
}

export type Mail = ReturnType<typeof createMail>

export const sendMailJob = 'send-mail'

const purpose = 'params of mails'

const day = 24 * 60 * 60

/** A second delivery after a lost response has the same id, so mail programs show one e-mail. */
const messageIdOf = (key: string, home: string | undefined) => {
  const host = home ? new URL(home).hostname : 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
}

export const createMail = ({ database, jobs, mailer, sealing, marketOf = (id) => markets[id], homes }: Needs) => {
  const openParams = (sealed: string): unknown => {
    const text = sealing.open(purpose, sealed)
    if (text === undefined) throw new Error('a mail was queued under another APP_SECRET')
    return JSON.parse(text)
  }

  const sendMail = jobs.define({
    name: sendMailJob,
    payload: mailOrder,
    concurrency: 2,
    // The payload holds e-mail addresses; the key is remembered in the mails table.
    keepSeconds: day,
    async run({ template, language, market, to, sealedParams, params: plain, key }) {
      const unsent = and(eq(mails.key, key), isNull(mails.sentAt))
      const [waiting] = await database.db.select().from(mails).where(unsent)
      if (!waiting) return
      const locale = { language, market: marketOf(market) }
      const params = sealedParams === undefined ? plain : openParams(sealedParams)
      const content = writeMail(template, params, locale)
      const [text, html] = [renderMailText(content, locale), await renderMailHtml(content, locale)]
      await failpoint('before-mail-send')
      const replyTo = locale.market.contact.email
      await mailer.send({
        to,
        market,
        replyTo,
        subject: content.subject,
        text,
        html,
        messageId: messageIdOf(key, homes?.[market]),
      })
      await failpoint('after-mail-send')
      await database.db.update(mails).set({ sentAt: sql`app_now()` }).where(unsent)
    },
  })

  return {
    /** Part of the caller's transaction: sent if and only if its cause is committed. */
    async queue<Name extends MailTemplateName>(
      tx: Transaction,
      order: MailOrder<Name>,
    ): Promise<'queued' | 'duplicate'> {
      const { params, ...plain } = order
      const { template, key, language, market } = plain
      const content = writeMail(template, params, { language, market: markets[market] })
      if (homes) checkMailLinks(content, market, homes)
      const { rowCount } = await tx.db.insert(mails).values({ key, template }).onConflictDoNothing()
      if (rowCount === 0) return 'duplicate'
      return jobs.enqueue(
        tx,
        sendMail,
        { ...plain, sealedParams: sealing.seal(purpose, JSON.stringify(params)) },
        { key },
      )
    },

    /**
     * One that was sent goes to the same person once more, under the same Message-ID. False where its job is forgotten,
     * and with it whom and what we wrote.
     */
    async sendAgain(tx: Transaction, key: string): Promise<boolean> {
      const { rows } = await tx.client.query<{ id: string; data: unknown }>(
        `SELECT id::text, data FROM pgboss.job WHERE name = $1 AND state = 'completed' AND data ->> 'key' = $2
         ORDER BY created_on DESC LIMIT 1`,
        [sendMail.name, key],
      )
      const [sent] = rows
      if (!sent) return false
      const { rowCount } = await tx.db
        .update(mails)
        .set({ sentAt: null })
        .where(and(eq(mails.key, key), isNotNull(mails.sentAt)))
      if (rowCount === 0) return false
      const order = mailOrder.parse(sent.data)
      return (await jobs.enqueue(tx, sendMail, order, { key: `after ${sent.id}` })) === 'queued'
    },
  }
}
