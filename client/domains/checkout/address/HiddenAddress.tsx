import type { PostalAddress } from '../../accounts/parts/addresses/postalAddress.ts'

/** An address that is sent as it is kept, with no fields to be seen. `addressFrom` reads it. */
export function HiddenAddress({ address, prefix }: { address: PostalAddress; prefix: string }) {
  return Object.entries(address).map(([field, entry]) => (
    <input key={field} type="hidden" name={prefix + field} value={entry ?? ''} />
  ))
}
