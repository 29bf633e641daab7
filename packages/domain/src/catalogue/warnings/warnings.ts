import { foldText } from '../../text/fold-text.ts'

/** What a shopper must know before the price, the worst first. // divergences D-27 */
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
/** The denial is the fault. */
const doesNotWork = [
  / (not|non|isn't|nonfunctional) ?(working|functional|functioning|operational|detected|recogni[sz]ed) /,
  new RegExp(` (does not|doesn't|doesnt|do not|don't|will not|won't|wont|cannot|can't) ${fails} `),
  /(?<! (at|for)) no (power|post|output|display|video|picture|backlight|charge|sound|image) $/,
  / no post | turns? on no picture /,
  / ne (radi|pali|puni|ukljucuje) /,
  / no (funciona|enciende|prende|carga|imprime|da imagen) /,
]

const faults = [
  / (nonworking|inoperable|defective|faulty|broken screen|cracked (screen|lcd|display)|(screen|lcd) (cracked|broken)) /,
  / (board|panel|lamp|disk|drive|fan) (fault|failure|error)( light)? /,
  / dead $| dead on arrival | doa unit | (liquid|water) damaged? | boot loop | bricked /,
  / fail(s|ed) (smart|bench test|test|post|self test) | errors in (memory )?test | drops out | trips under load /,
  / (turns|shuts) (off|down) (under load|after|by itself) | power cycles | frozen | lines on (panel|output|screen|lcd) /,
  / neisprav[a-z]* | pokvaren[a-z]* | u kvaru /,
  / (defectuos|malogrado|averiad)[a-z]* | (pantalla|placa|panel|disco|equipo) (esta )?(danad|quebrad|rot)[ao] /,
]

/** What may stand between a denial and the fault that it denies. Of any other words nobody knows. */
const between = [
  ...[
    'a',
    'an',
    'any',
    'the',
    'visible',
    'known',
    'other',
    'such',
    'is',
    'are',
    'was',
    'been',
    'be',
    'has',
    'have',
    'had',
  ],
  ...[
    'longer',
    'ever',
    'it',
    'item',
    'unit',
    'found',
    'in any way',
    '(?:signs?|evidence|trace|traces) of',
    'from',
    'of',
  ],
  ...[
    'el',
    'la',
    'los',
    'las',
    'un',
    'una',
    'es',
    'esta',
    'estan',
    'tiene',
    'tienen',
    'presenta',
    'senales de',
    'ningun',
  ],
  ...['je', 'su', 'ima', 'tragova', 'uredjaj', 'uredaj', 'equipo', 'producto', 'viene', 'llega', 'sale'],
  '[a-z]+ (?:or|nor|ni|ili|niti)',
].join('|')
const denial = [
  ...['no', 'not', 'never', 'non', 'nor', 'without', 'free', 'nothing', 'none', 'zero', 'neither', "[a-z]+n't"],
  ...['nije', 'nisu', 'nema', 'nikad', 'bez', 'sin', 'ni', 'nunca', 'jamas', 'tampoco', 'nada', 'libre de'],
  // What happens should it be broken: returns and guarantees.
  ...['if', 'unless', 'against', 'si', 'contra', 'ako'],
].join('|')
const deniedBefore = new RegExp(` (?:${denial})(?: (?:${between}))*$`)
/** As an answer: `water damage: none`. */
const deniedAfter = /^ (?:no|none|ne|nema|ninguna?) $/

/** Not in `no cracked screen`, `not faulty`, `no tiene la pantalla quebrada`. */
const admitsFault = (clause: string): boolean =>
  faults.some((fault) =>
    [...clause.matchAll(new RegExp(fault, 'g'))].some(({ index, 0: { length } }) => {
      const after = clause.slice(index + length - 1)
      return !deniedBefore.test(clause.slice(0, index)) && !deniedAfter.test(after)
    }),
  )

const admitsNotWorking = (clause: string): boolean =>
  doesNotWork.some((pattern) => pattern.test(clause)) || admitsFault(clause)

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
    ...(admitsNotWorking(clause) ? (['not-working'] as const) : []),
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
