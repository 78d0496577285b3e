import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './publicAddresses.ts'

describe('addresses of the internet at large', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::200e',
  ])('%s is one', address => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::7f00:1', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::1', 'fc00::1', 'fd12::1', 'fe80::1', 'fe80::1%eth0', '2606:4700::1%eth0', 'ff02::1'],
    ...['2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '100::1', 'localhost', '', '127.1'],
  ])('%s is none', address => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
