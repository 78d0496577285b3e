/** Gives the keyboard to the first field that keeps an order from being placed, once it is marked as such. */
export function focusFirstMistake(within: HTMLElement | null): void {
  requestAnimationFrame(() => {
    within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-mistake] input')?.focus()
  })
}
