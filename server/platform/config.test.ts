import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('configuration', () => {
  it('has a working default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      dataDir: resolve('.data'),
      adminEmail: 'admin@example.com',
      adminPassword: null,
      demo: 'on',
      shopCountry: null,
      shopTimeZone: null,
      smtpUrl: null,
      viesUrl: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
      keepAnswers: true,
      trustProxy: 'loopback',
      processes: 1,
      storage: 'disk',
      bucket: null,
      logLevel: 'info',
    })
  })

  it('takes what is set, and an empty variable for one that is not', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://shop.example.com/',
      DATABASE_URL: 'postgresql://shop:secret@db/shop',
      DATA_DIR: '/srv/shop',
      DEMO: 'off',
      SHOP_COUNTRY: 'NO',
      SHOP_TIME_ZONE: 'Europe/Oslo',
      SMTP_URL: '  ',
      KEEP_ANSWERS: 'off',
      TRUST_PROXY: 'off',
      PROCESSES: '4',
      LOG_LEVEL: 'warn',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://shop.example.com',
      databaseUrl: 'postgresql://shop:secret@db/shop',
      dataDir: '/srv/shop',
      demo: 'off',
      shopCountry: 'NO',
      shopTimeZone: 'Europe/Oslo',
      smtpUrl: null,
      keepAnswers: false,
      trustProxy: null,
      processes: 4,
      logLevel: 'warn',
    })
  })

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535; "abc" cannot be used.'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535; "70000" cannot be used.'],
    [
      'PUBLIC_URL',
      'shop.example.com',
      'PUBLIC_URL must be an http or https address without a path, such as https://shop.example.com; "shop.example.com" cannot be used.',
    ],
    [
      'DATABASE_URL',
      'mysql://root:secret@db',
      'DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/name; what it is set to cannot be used.',
    ],
    ['ADMIN_EMAIL', 'me', 'ADMIN_EMAIL must be an e-mail address; "me" cannot be used.'],
    [
      'ADMIN_PASSWORD',
      'short',
      'ADMIN_PASSWORD must be a password of 8 to 200 characters; what it is set to cannot be used.',
    ],
    ['PROCESSES', '0', 'PROCESSES must be a whole number from 1 to 32; "0" cannot be used.'],
    [
      'TRUST_PROXY',
      'everybody',
      'TRUST_PROXY must be "off", or addresses and networks of proxies such as "loopback, 10.0.0.0/8"; "everybody" cannot be used.',
    ],
    ['SHOP_COUNTRY', 'no', 'SHOP_COUNTRY must be the code of a country in capitals, such as AT; "no" cannot be used.'],
    [
      'SHOP_TIME_ZONE',
      'Oslo',
      'SHOP_TIME_ZONE must be the IANA name of a time zone, such as Europe/Berlin; "Oslo" cannot be used.',
    ],
    ['DEMO', 'yes', 'DEMO must be "on", "catalogue" or "off"; "yes" cannot be used.'],
    [
      'SMTP_URL',
      'mail.example.com',
      'SMTP_URL must be a mail server address such as smtps://user:password@host:465; what it is set to cannot be used.',
    ],
  ])('refuses %s=%s in one sentence that keeps secrets', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message))
  })
})

describe('a bucket', () => {
  const given = { S3_BUCKET: 'shop-files', S3_ACCESS_KEY: 'name', S3_SECRET_KEY: 'secret' }

  it('of AWS needs its name and a key, one of others their address', () => {
    expect(readConfig(given)).toMatchObject({
      storage: 'disk',
      bucket: {
        ...{ endpoint: null, region: 'us-east-1', bucket: 'shop-files', accessKey: 'name', secretKey: 'secret' },
        pathStyle: false,
      },
    })
    const other = { STORAGE: 's3', S3_ENDPOINT: 'https://s3.example.com/', S3_REGION: 'eu-1' }
    expect(readConfig({ ...given, ...other })).toMatchObject({
      storage: 's3',
      bucket: { endpoint: 'https://s3.example.com', region: 'eu-1', pathStyle: true },
    })
    expect(readConfig({ ...given, ...other, S3_PATH_STYLE: 'off' }).bucket?.pathStyle).toBe(false)
  })

  it.each([
    [{ STORAGE: 's3' }, 'S3_BUCKET must name a bucket where STORAGE is "s3".'],
    [{ S3_BUCKET: 'shop-files', S3_SECRET_KEY: 'secret' }, 'S3_ACCESS_KEY must be set where S3_BUCKET is.'],
    [{ S3_BUCKET: 'shop-files', S3_ACCESS_KEY: 'name' }, 'S3_SECRET_KEY must be set where S3_BUCKET is.'],
    [{ STORAGE: 'cloud' }, 'STORAGE must be "disk" or "s3"; "cloud" cannot be used.'],
    [
      { ...given, S3_BUCKET: 'a/b' },
      'S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and dashes; "a/b" cannot be used.',
    ],
  ])('that cannot be used is refused: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message))
  })
})

it.each(['127.0.0.1', 'loopback, 10.0.0.0/8', 'fd00::/8,192.0.2.7'])('believes the proxies %s', given => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(given)
})
