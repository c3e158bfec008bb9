/**
 * Puts a text where the system pastes from. Browsers offer `navigator.clipboard` on a secure address
 * alone; at home a device opens Parco over plain HTTP, where the older way still works.
 * Returns whether it is there.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if ('clipboard' in navigator && navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused by this browser; the older way asks for nothing.
  }
  return copyFromField(text)
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement
  // What is outside of an open dialog cannot be selected.
  const place = focused?.closest('dialog') ?? document.body
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.className = 'visually-hidden'
  place.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
