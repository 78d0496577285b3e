/** What this product writes to its log: a line of JSON per event, without personal data. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A log that keeps nothing, for tests and short commands. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
