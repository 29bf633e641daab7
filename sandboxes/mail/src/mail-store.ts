import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address } from 'postal-mime'

export type StoredMail = {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  messageId: string
  text: string
  html: string
}

export type MailStore = ReturnType<typeof createMailStore>

/** Ids sort by time. Only names of this form reach the file system, so no id can leave the folder. */
const idForm = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})-[0-9a-f]{12}$/

const createId = (milliseconds: number) =>
  `${new Date(milliseconds).toISOString().replace(/[-:.Z]/g, '')}-${randomBytes(6).toString('hex')}`

const receivedAtOf = (id: string) => id.replace(idForm, '$1-$2-$3T$4:$5:$6.$7Z')

const formatAddress = (address: Address): string =>
  address.address ?? address.group?.map(formatAddress).join(', ') ?? ''

export const createMailStore = (folder: string) => {
  let lastMs = 0
  const nextId = () => {
    // Two mails of one millisecond keep their order.
    lastMs = Math.max(Date.now(), lastMs + 1)
    return createId(lastMs)
  }

  const fileOf = (id: string) => join(folder, `${id}.eml`)

  const listIds = async () => {
    const names = await readdir(folder).catch(() => [])
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -'.eml'.length))
      .filter((id) => idForm.test(id))
      .sort()
      .reverse()
  }

  const readSource = async (id: string): Promise<Buffer | undefined> => {
    if (!idForm.test(id)) return undefined
    return readFile(fileOf(id)).catch(() => undefined)
  }

  const read = async (id: string): Promise<StoredMail | undefined> => {
    const source = await readSource(id)
    if (!source) return undefined
    const mail = await PostalMime.parse(source)
    return {
      id,
      receivedAt: receivedAtOf(id),
      from: mail.from ? formatAddress(mail.from) : '',
      to: (mail.to ?? []).map(formatAddress),
      subject: mail.subject ?? '',
      messageId: mail.messageId ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    }
  }

  return {
    read,
    readSource,

    async save(source: Buffer) {
      await mkdir(folder, { recursive: true })
      const id = nextId()
      const unfinished = join(folder, `${id}.part`)
      await writeFile(unfinished, source)
      await rename(unfinished, fileOf(id))
      return id
    },

    async list(limit: number): Promise<{ mails: StoredMail[]; total: number }> {
      const ids = await listIds()
      const mails = await Promise.all(ids.slice(0, limit).map(read))
      return { mails: mails.filter((mail) => mail !== undefined), total: ids.length }
    },

    async deleteAll() {
      await Promise.all((await listIds()).map((id) => rm(fileOf(id), { force: true })))
    },
  }
}
