import { totp } from '@dvaput/backend/administrators/totp'
import { createSecretToken, hashSecretToken } from '@dvaput/backend/login/secret-token'
import type { Role } from '@dvaput/domain/administrators/permissions'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'

const fromBase32 = (text: string) => {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** One statement on the shop's database. */
export const runSql = async <Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> => {
  const database = new pg.Client(process.env.E2E_DATABASE_URL)
  await database.connect()
  const { rows } = await database.query<Row>(sql, [...values]).finally(() => database.end())
  return rows
}

/** The one-time link for somebody who joins. */
export const inviteAdministrator = async (email: string, role: Role): Promise<string> => {
  const token = createSecretToken()
  await runSql(
    `INSERT INTO backend.administrator_invitations (id, token_hash, email, role, expires_at)
     VALUES (gen_random_uuid(), $1, $2, $3, app_now() + interval '1 hour')`,
    [hashSecretToken(token), email, role],
  )
  return `/admin/start/${token}`
}

/** On the screen that shows the secret: connects the app, opens the screens, and returns the recovery codes. */
export const connectApp = async (page: Page): Promise<readonly string[]> => {
  const secret = fromBase32((await page.locator('code').textContent()) ?? '')
  await page.locator('[name=code]').fill(totp(secret, new Date()))
  await page.getByRole('button', { name: 'Poveži' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  const codes = await page.getByRole('listitem').allTextContents()
  await page.getByRole('link', { name: 'Kodovi su sačuvani, nastavi' }).click()
  await expect(page.getByRole('heading', { name: 'Danas', level: 1 })).toBeVisible()
  return codes
}
