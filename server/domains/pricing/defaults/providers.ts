/** Whose stations differ in what is written on the parcel. */
export const providerKinds = ['post', 'dhl', 'gls', 'dpd', 'other'] as const

const usual = (key: (typeof providerKinds)[number], name: string, trackingUrl: string) => ({
  ...{ key, kind: key, name, trackingUrl },
  stations: { isOffered: false, countries: [], change: 0 },
})

/** Carriers that many shops have, with the pages on which their parcels are followed. */
export const usualProviders = [
  usual('post', 'Österreichische Post', 'https://www.post.at/sv/sendungsdetails?snr={number}'),
  usual('dhl', 'DHL', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}'),
  usual('dpd', 'DPD', 'https://www.mydpd.at/meine-pakete?pno={number}'),
  usual('gls', 'GLS', 'https://gls-group.com/AT/de/paket-verfolgen?match={number}'),
]
