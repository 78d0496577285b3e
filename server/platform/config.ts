import { resolve } from 'node:path'
import { z } from 'zod'
import { isTimeZone } from '../kit/days.ts'
import { StartFailure } from './failure.ts'
import { VIES_URL } from './vies.ts'

/** Everything that an operator can decide from outside, read once at the start. */
export interface Config {
  /** Port of the HTTP server; 0 takes any free one. */
  readonly port: number
  /** Address the HTTP server listens on; `0.0.0.0` for all, as a container needs it. */
  readonly host: string
  /** Origin under which people reach the site, without a trailing slash. */
  readonly publicUrl: string
  /** An external PostgreSQL, or null for the embedded one. */
  readonly databaseUrl: string | null
  /** Absolute path of the folder that holds files, image variants and the embedded database. A relative DATA_DIR starts
   *  at the working folder, which for `npm start` is the project's. */
  readonly dataDir: string
  readonly adminEmail: string
  /** Null: a password is made up and printed once when the first administrator is created. */
  readonly adminPassword: string | null
  /** Whether an empty database is filled with the demo shop: with two years of customers and orders (`on`), or with its
   *  `catalogue` alone. */
  readonly demo: 'on' | 'catalogue' | 'off'
  /** Where a shop without the demo is, while nothing is stored of it: country (ISO 3166 alpha-2) and time zone (IANA).
   *  Null: not known; settings say it later. */
  readonly shopCountry: string | null
  readonly shopTimeZone: string | null
  /** Null: mails wait in the outbox. */
  readonly smtpUrl: string | null
  /** Where the register of VAT ids is asked, without a slash at the end. */
  readonly viesUrl: string
  /** Whether answers and pages that all visitors get alike are kept in memory. */
  readonly keepAnswers: boolean
  /** Whose word counts for where a request came from (X-Forwarded-For): names and networks of proxies; null: nobody's. */
  readonly trustProxy: string | null
  /** Processes that answer requests; with more than one, another keeps the database and works through jobs. */
  readonly processes: number
  /** Where new files are kept: below `dataDir`, or in `bucket`. Older ones are found in the other place too. */
  readonly storage: 'disk' | 's3'
  /** A bucket of a service that speaks S3; null where none is named. */
  readonly bucket: BucketConfig | null
  readonly logLevel: LogLevel
}

export interface BucketConfig {
  /** Address of the service; null: that of AWS in the region. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  /** Whether the bucket stands in the path of addresses, as most services other than AWS want it, or in the host's name. */
  readonly pathStyle: boolean
}

const proxy = String.raw`(loopback|linklocal|uniquelocal|[\da-fA-F.:]+(/\d{1,3})?)`
const proxies = new RegExp(`^(off|${proxy}(, *${proxy})*)$`)

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** A setting that cannot be used; the message names the variable. */
export class ConfigError extends StartFailure {
  override name = 'ConfigError'
}

const url = (protocols: readonly string[], isFine: (parsed: URL) => boolean = () => true) =>
  z.string().refine(value => {
    const parsed = URL.parse(value)
    return parsed !== null && protocols.includes(parsed.protocol) && isFine(parsed)
  })

const variables = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65535))
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'], ({ pathname, search, hash }) => pathname + search + hash === '/')
    .transform(value => new URL(value).origin)
    .optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATA_DIR: z.string().default('.data'),
  ADMIN_EMAIL: z.email().default('admin@example.com'),
  ADMIN_PASSWORD: z.string().min(8).max(200).optional(),
  DEMO: z.enum(['on', 'catalogue', 'off']).default('on'),
  SHOP_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  SHOP_TIME_ZONE: z.string().refine(isTimeZone).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  VIES_URL: url(['http:', 'https:'])
    .transform(value => value.replace(/\/+$/, ''))
    .default(VIES_URL),
  KEEP_ANSWERS: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.string().regex(proxies).default('loopback'),
  PROCESSES: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(32))
    .default(1),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: url(['http:', 'https:'])
    .transform(value => value.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,50}$/)
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
}

const expectations: Record<keyof typeof variables, string> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  PUBLIC_URL: 'an http or https address without a path, such as https://shop.example.com',
  DATABASE_URL: 'a PostgreSQL address such as postgres://user:password@host:5432/name',
  DATA_DIR: 'the path of a folder',
  ADMIN_EMAIL: 'an e-mail address',
  ADMIN_PASSWORD: 'a password of 8 to 200 characters',
  DEMO: '"on", "catalogue" or "off"',
  SHOP_COUNTRY: 'the code of a country in capitals, such as AT',
  SHOP_TIME_ZONE: 'the IANA name of a time zone, such as Europe/Berlin',
  SMTP_URL: 'a mail server address such as smtps://user:password@host:465',
  VIES_URL: 'an http or https address, such as that of the EU’s register of VAT ids',
  KEEP_ANSWERS: '"on" or "off"',
  TRUST_PROXY: '"off", or addresses and networks of proxies such as "loopback, 10.0.0.0/8"',
  PROCESSES: 'a whole number from 1 to 32',
  STORAGE: '"disk" or "s3"',
  S3_ENDPOINT: 'an http or https address, such as https://s3.example.com',
  S3_REGION: 'the name of a region, such as eu-central-1',
  S3_BUCKET: 'the name of a bucket: 3 to 63 small letters, digits, dots and dashes',
  S3_ACCESS_KEY: 'the name of a key',
  S3_SECRET_KEY: 'the secret of a key',
  S3_PATH_STYLE: '"on" or "off"',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
}

/** What must not be repeated on a screen or in a log when it is wrong. */
const secret: ReadonlySet<string> = new Set([
  ...['DATABASE_URL', 'ADMIN_PASSWORD', 'SMTP_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
])

/**
 * Reads the configuration from environment variables; a variable that is set but empty counts as not set.
 * Throws `ConfigError` for the first variable that cannot be used.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(variables).map(name => [name, environment[name]?.trim() === '' ? undefined : environment[name]]),
  )
  const parsed = z.object(variables).safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof variables
    const value = secret.has(name) ? 'what it is set to' : JSON.stringify(given[name])
    throw new ConfigError(`${name} must be ${expectations[name]}; ${value} cannot be used.`)
  }
  const read = parsed.data
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    databaseUrl: read.DATABASE_URL ?? null,
    dataDir: resolve(read.DATA_DIR),
    adminEmail: read.ADMIN_EMAIL,
    adminPassword: read.ADMIN_PASSWORD ?? null,
    demo: read.DEMO,
    shopCountry: read.SHOP_COUNTRY ?? null,
    shopTimeZone: read.SHOP_TIME_ZONE ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    viesUrl: read.VIES_URL,
    keepAnswers: read.KEEP_ANSWERS === 'on',
    trustProxy: read.TRUST_PROXY === 'off' ? null : read.TRUST_PROXY,
    processes: read.PROCESSES,
    storage: read.STORAGE,
    bucket: bucketOf(read),
    logLevel: read.LOG_LEVEL,
  }
}

/** The bucket that the variables name. Throws ConfigError where it is wanted and something of it is missing. */
function bucketOf(read: z.output<z.ZodObject<typeof variables>>): BucketConfig | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_ENDPOINT: endpoint = null } = read
  if (bucket === undefined) {
    if (read.STORAGE === 's3') throw new ConfigError('S3_BUCKET must name a bucket where STORAGE is "s3".')
    return null
  }
  for (const [name, value] of [['S3_ACCESS_KEY', accessKey] as const, ['S3_SECRET_KEY', secretKey] as const]) {
    if (value === undefined) throw new ConfigError(`${name} must be set where S3_BUCKET is.`)
  }
  const pathStyle = read.S3_PATH_STYLE === undefined ? endpoint !== null : read.S3_PATH_STYLE === 'on'
  return { endpoint, region: read.S3_REGION, bucket, accessKey: accessKey!, secretKey: secretKey!, pathStyle }
}
