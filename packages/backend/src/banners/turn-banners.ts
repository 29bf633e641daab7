import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import type { Banners } from './banners.ts'

/** Lets banners come and go at their times, within a minute. */
export const turnBanners = (banners: Pick<Banners, 'dropTurned'>): JobDefinition<object> => ({
  name: 'turn-banners',
  cron: '* * * * *',
  payload: z.object({}),
  keepSeconds: 60 * 60,
  run: () => banners.dropTurned(),
})
