import { use } from 'react'
import { ScriptMark } from '../../lib/script-mark.ts'

const lengths = ['swipe-movement-x', 'swipe-movement-y', 'snap-point-offset']
const numbers = { 'swipe-progress': '0', 'swipe-strength': '1' }

const properties = [
  ...lengths.map((name) => [name, '<length>', '0px']),
  ...Object.entries(numbers).map(([name, initialValue]) => [name, '<number>', initialValue]),
]

const register = `for(const [name,syntax,initialValue] of ${JSON.stringify(properties)})try{CSS.registerProperty({name:'--drawer-'+name,syntax,initialValue,inherits:false})}catch{}`

/**
 * Base UI registers these when the first drawer opens, and Chromium then styles the whole page anew, within the press.
 * Before there is a page it costs nothing. A script, because the browser keeps what CSS registers apart.
 */
export const DrawerProperties = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the constants above
  <script nonce={use(ScriptMark)} dangerouslySetInnerHTML={{ __html: register }} />
)
