import { isIPv6 } from 'node:net'

/** The client behind an address: of IPv6 the network of 64 bits, for whoever has one address has all of its network. */
export function clientNetwork(address: string): string {
  const mapped = mappedAddress(address)
  if (mapped !== null) return mapped
  return isIPv6(address) ? network(address, 4) : address
}

/** The network of 48 bits around an address of IPv6, as providers hand them to customers; null for any other address. */
export const widerNetwork = (address: string): string | null =>
  mappedAddress(address) === null && isIPv6(address) ? network(address, 3) : null

/** The address of IPv4 that is written as one of IPv6. */
const mappedAddress = (address: string): string | null => /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? null

/** The first groups of an address of IPv6, each of 16 bits. */
function network(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const left = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array.from({ length: left }, () => '0'), ...groups(tail ?? '')]
    .slice(0, count)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
