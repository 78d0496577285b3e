import { BlockList, isIP } from 'node:net'

/**
 * Which IP addresses are of the internet at large, and not of a private network, this machine, a link or a translation to
 * one of these. Source: IANA IPv4 and IPv6 Special-Purpose Address Registries, RFC 6890.
 */

const special = new BlockList()
const nets4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
  ...(['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'] as const),
  ...(['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'] as const),
  // Multicast, reserved, broadcast.
  ...(['224.0.0.0/4', '240.0.0.0/4'] as const),
]
/** Within what is global (2000::/3): protocol assignments with Teredo and ORCHID, documentation, 6to4, AS112, SRv6. */
const nets6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const
for (const net of nets4) addNet(special, net, 'ipv4')
for (const net of nets6) addNet(special, net, 'ipv6')
const global6 = new BlockList()
addNet(global6, '2000::/3', 'ipv6')

function addNet(list: BlockList, net: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', length = ''] = net.split('/')
  list.addSubnet(address, Number(length), family)
}

/** Whether an IP address can be reached by everybody. An IPv4 address within one of IPv6 is none of those. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  // A zone names an interface of this machine.
  if (family !== 6 || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
