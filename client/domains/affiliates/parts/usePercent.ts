import { useIntl } from 'react-intl'

/** Basis points as readers write percentages: '7,5 %'. */
export function usePercent(): (basisPoints: number) => string {
  const intl = useIntl()
  return basisPoints => intl.formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
}
