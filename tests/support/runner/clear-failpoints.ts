import { clearFailpoints } from '@dvaput/database/failpoint'
import { afterEach } from 'vitest'

// Files of one worker share their modules, and so the actions that a test has set.
afterEach(clearFailpoints)
