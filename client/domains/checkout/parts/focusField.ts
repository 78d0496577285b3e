/** Puts the keyboard into a field of a form; of a group of choices into the chosen one, else the first. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof RadioNodeList) {
    const choices = [...field].filter(each => each instanceof HTMLElement)
    const chosen = choices.find(each => each instanceof HTMLInputElement && each.checked)
    ;(chosen ?? choices[0])?.focus()
  } else if (field instanceof HTMLElement) field.focus()
}
