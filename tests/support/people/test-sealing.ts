import { createSealing } from '@dvaput/backend/secrets/sealing'
import { parseConfig } from '../../../apps/store/server/config.ts'

/** Under the secret of a server without settings, so that such a server can start on a database of a test. */
export const testSealing = createSealing(parseConfig({}).appSecret)
