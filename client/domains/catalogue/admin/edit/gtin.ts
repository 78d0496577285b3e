/** Whether a number is a GTIN: 8, 12, 13 or 14 digits of which the last one is right. GS1 General Specifications, 7.9. */
export function isGtin(number: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(number)) return false
  const digits = [...number].map(Number).toReversed()
  const sum = digits.slice(1).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return (sum + (digits[0] ?? 0)) % 10 === 0
}
