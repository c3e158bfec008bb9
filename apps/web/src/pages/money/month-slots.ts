/** A month, YYYY-MM, as the slots of tools that read take it. */
export function monthSlots(month: string): { readonly month: number; readonly year: number } {
  return { month: Number(month.slice(5)), year: Number(month.slice(0, 4)) }
}
