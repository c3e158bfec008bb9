import type { DueRow } from '@parco/store'

/** Of what is due, the one turn that may tell it. */
export const dueKey = ({ kind, ref, occurrence }: Pick<DueRow, 'kind' | 'ref' | 'occurrence'>) =>
  `due:${kind}:${ref}:${occurrence}`

/** What a turn of that key told of: a kind, and the record without the prefix of its id. */
export function readDueKey(key: string): { readonly kind: string; readonly ref: string } {
  const [, kind = '', ref = ''] = key.split(':')
  return { kind, ref }
}
