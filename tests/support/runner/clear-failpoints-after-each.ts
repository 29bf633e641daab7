import { afterEach } from 'vitest'
import { clearFailpoints } from './clear-failpoints.ts'

// Files of one worker share their modules, and so the actions that a test has set.
afterEach(clearFailpoints)
