/** Carriers whose tracking pages are known; `{number}` stands for the tracking number. */
const trackingPages: Readonly<Record<string, { readonly title: string; readonly url: string }>> = {
  post: { title: 'Österreichische Post', url: 'https://www.post.at/sv/sendungsdetails?snr={number}' },
  dhl: { title: 'DHL', url: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}' },
  dpd: { title: 'DPD', url: 'https://www.mydpd.at/meine-pakete?pno={number}' },
  gls: { title: 'GLS', url: 'https://gls-group.com/AT/de/paket-verfolgen?match={number}' },
}

const names: Readonly<Record<string, string>> = {
  post: 'post',
  'post at': 'post',
  'post.at': 'post',
  'österreichische post': 'post',
  dhl: 'dhl',
  dpd: 'dpd',
  gls: 'gls',
}

const pageOf = (carrier: string) => trackingPages[names[carrier.trim().toLowerCase()] ?? '']

/** A carrier's name as people write it; one that is not known stays as it was entered. */
export const carrierTitle = (carrier: string): string => pageOf(carrier)?.title ?? carrier.trim()

/** The page on which an order's parcel is followed: that of the shop's own provider, else of a carrier that everybody knows. */
export const followedAt = (order: {
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly trackingUrl: string | null
}): string | null => order.trackingUrl ?? trackingUrl(order.carrier, order.trackingNumber)

/** The page on which a parcel is followed; null without a number or for a carrier whose page is not known. */
export function trackingUrl(carrier: string | null, trackingNumber: string | null): string | null {
  const page = carrier && trackingNumber ? pageOf(carrier) : undefined
  return page && trackingNumber ? page.url.replace('{number}', encodeURIComponent(trackingNumber)) : null
}
