type LogLine = (fields: object, message: string) => void

/** The part of a pino logger that this package needs. */
export type Log = { info: LogLine; warn: LogLine; error: LogLine }
