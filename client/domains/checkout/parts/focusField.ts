/** Puts the keyboard into a field of a form, which comes into view by it; of a group of choices into the chosen one, else the
 *  first; of an address that is missing as a whole into its first field. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name) ?? firstOf(form, name)
  if (field instanceof RadioNodeList) {
    const choices = [...field].filter(each => each instanceof HTMLElement)
    const chosen = choices.find(each => each instanceof HTMLInputElement && each.checked)
    ;(chosen ?? choices[0])?.focus()
  } else if (field instanceof HTMLElement) field.focus()
}

/** The first field of a group that is named as a whole: `shippingAddress`. */
const firstOf = (form: HTMLFormElement | null, group: string) =>
  [...(form?.elements ?? [])].find(
    each => each instanceof HTMLInputElement && each.type !== 'hidden' && each.name.startsWith(`${group}.`),
  )
