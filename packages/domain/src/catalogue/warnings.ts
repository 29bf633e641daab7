import { foldText } from '../text/fold-text.ts'

/** What a shopper must know before the price, the worst first. // readings D-27 */
export const warningKinds = ['for-parts', 'not-working', 'account-locked', 'blacklisted', 'carrier-locked'] as const
export type WarningKind = (typeof warningKinds)[number]

export type ProductWarning = {
  readonly kind: WarningKind
  /** Of a locked phone, where its name is known. */
  readonly carrier?: string
}

const carriers = [
  ...['Verizon', 'T-Mobile', 'AT&T', 'Sprint', 'Cricket', 'MetroPCS', 'Boost', 'TracFone', 'Xfinity', 'US Cellular'],
  ...['Vodafone', 'O2', 'Orange', 'Telus', 'Rogers', 'Entel', 'Movistar', 'Claro', 'WOM', 'm:tel', 'BH Telecom'],
]

/** `at&t`, `att` and `at t` are one. */
const toKey = (name: string): string => foldText(name).replaceAll(/[^a-z0-9]+/g, ' ?')
const carrierPattern = carriers.map(toKey).join('|')

/** One statement: what stands between two stops, commas included. */
const clausesOf = (text: string): string[] =>
  foldText(text.replaceAll('’', "'"))
    .split(/[.,;!|/()<>\n•]| - /)
    .map((clause) => ` ${clause.replaceAll(/[^a-z0-9']+/g, ' ').trim()} `)
    .filter((clause) => clause.trim() !== '')

/** `not for parts`, `account lock off`, `not tied to an account`, `clean, not on any blacklist`. */
const denied = / (no|not|never|non|without|off|removed|free|clean|nije|nema|bez|sin|ningun|ninguna) /

const forParts =
  / (for|as) (spare )?parts | parts only | (spares|parts) (or|and) repairs? | for repair | salvage | za (rezervne )?dijelove | za popravku? | (para|por) (repuestos?|partes|piezas|reparar|desarme) /

const fails = '(work|works|function|boot|post|start|power|turn|charge|hold charge|print|feed|respond|read|spin)'
const notWorking = [
  / (not|non|isn't|nonfunctional) ?(working|functional|functioning|operational|detected|recogni[sz]ed) /,
  / (nonworking|inoperable|defective|faulty|broken screen|cracked (screen|lcd|display)|(screen|lcd) (cracked|broken)) /,
  new RegExp(` (does not|doesn't|doesnt|do not|don't|will not|won't|wont|cannot|can't) ${fails} `),
  / no (power|post|output|display|video|picture|backlight|charge|sound|image) $/,
  / no post | turns? on no picture | (board|panel|lamp|disk|drive|fan) (fault|failure|error)( light)? /,
  / dead $| dead on arrival | doa unit | (liquid|water) damaged? | boot loop | bricked /,
  / fail(s|ed) (smart|bench test|test|post|self test) | errors in (memory )?test | drops out | trips under load /,
  / (turns|shuts) (off|down) (under load|after|by itself) | power cycles | frozen | lines on (panel|output|screen|lcd) /,
  / neispravn[aeiou]?[a-z]* | pokvaren[a-z]* | u kvaru | ne (radi|pali|puni|ukljucuje) /,
  / no (funciona|enciende|prende|carga|imprime|da imagen) | (defectuos|malogrado|averiad)[a-z]* | (pantalla|placa|panel|disco|equipo) (esta )?(danad|quebrad|rot)[ao] /,
]

const locks = '(account|owner|icloud|activation|google|frp|mdm|apple id|samsung account|bios|password|firmware|find my)'
const accountLocked = [
  new RegExp(` ${locks} (is )?(lock|locked|on) `),
  / (locked|registered|tied|linked|bound) (to|with|by) (an |a |the |previous |owner's |someone's )*(account|owner|icloud|apple id|mdm|google|company|organi[sz]ation) /,
  / (mdm|dep|knox) (enrolled|managed|enrollment) | enrolled in (mdm|dep|an? [a-z]+) /,
  / (zakljucan|vezan)[a-z]* (na|za) (tudji |tudi )?(nalog|racun|icloud) /,
  / (bloquead|asociad|registrad|vinculad)[a-z]* (a|con|por|en) (una |la |su )?(cuenta|icloud|mdm) /,
]

/** A palm rest that has lost its paint is not lost. */
const blacklisted =
  / blacklisted | blacklist | bad (imei|esn) | (reported|marked|flagged|listed) (as )?lost | lost or stolen | stolen | lista negra | crnoj listi /

const carrierLocked = [
  new RegExp(` (?<name>${carrierPattern}|carrier|network|sim|operator) (locked|lock|only) `),
  new RegExp(
    ` (locked to|bloquead[a-z]* (?:a|para|por|con)|zakljucan[a-z]* na) (?<name>${carrierPattern}|carrier|operador|operator|operatera|mrezu|compania) `,
  ),
]

const readCarrier = (clause: string): ProductWarning | undefined => {
  const match = carrierLocked.map((pattern) => pattern.exec(clause)).find((each) => each !== null)
  if (!match) return undefined
  const name = match.groups?.name ?? ''
  const carrier = carriers.find((each) => new RegExp(`^${toKey(each)}$`).test(name))
  return { kind: 'carrier-locked', ...(carrier && { carrier }) }
}

const readClause = (clause: string): ProductWarning[] => {
  const isDenied = denied.test(clause)
  const carrier = isDenied ? undefined : readCarrier(clause)
  const kinds: WarningKind[] = [
    ...(forParts.test(clause) && !isDenied ? (['for-parts'] as const) : []),
    ...(notWorking.some((pattern) => pattern.test(clause)) ? (['not-working'] as const) : []),
    ...(accountLocked.some((pattern) => pattern.test(clause)) && !isDenied ? (['account-locked'] as const) : []),
    ...(blacklisted.test(clause) && !isDenied ? (['blacklisted'] as const) : []),
  ]
  return [...kinds.map((kind) => ({ kind })), ...(carrier ? [carrier] : [])]
}

/** What title, condition, tags and description admit, in any of our languages; each kind once. */
export const readWarnings = (texts: readonly (string | null)[]): readonly ProductWarning[] => {
  const said = texts.flatMap((text) => (text ? clausesOf(text) : [])).flatMap(readClause)
  const isForParts = said.some(({ kind }) => kind === 'for-parts')
  return warningKinds.flatMap((kind) => {
    // What is sold for parts does not work: that is one warning.
    if (kind === 'not-working' && isForParts) return []
    const ofKind = said.filter((warning) => warning.kind === kind)
    return ofKind.find(({ carrier }) => carrier !== undefined) ?? ofKind[0] ?? []
  })
}
