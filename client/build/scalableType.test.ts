import { expect, test } from 'vitest'
import { scaled } from './scalableType.ts'

test.each([
  ['.a{font-size:14px;padding:14px}', '.a{font-size:0.875rem;padding:14px}'],
  ['.a {\n  font-size: 12.5px;\n}', '.a {\n  font-size: 0.78125rem;\n}'],
  ['.a { font: 400 16px / 1.5 var(--font-text); }', '.a { font: 400 1rem / 1.5 var(--font-text); }'],
  ['.a{font-size: clamp(56px, 5.6cqw, 80px)}', '.a{font-size: clamp(3.5rem, 5.6cqw, 5rem)}'],
  [
    '.a{font: 720 40px / 1.05 var(--font-display)}',
    '.a{font: calc(720 * var(--display-weight, 1)) 2.5rem / 1.05 var(--font-display)}',
  ],
  ['.a{font: inherit;font-size: 0.92em}', '.a{font: inherit;font-size: 0.92em}'],
  ['.a{--font-size-x: 14px;font-stretch: 82%}', '.a{--font-size-x: 14px;font-stretch: 82%}'],
])('%s becomes %s', (designed, built) => {
  expect(scaled(designed)).toBe(built)
})
