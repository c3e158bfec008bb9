/** What was found of one thing that Parco needs. */
export interface Check {
  /** `note`: nothing is wrong, and there is something to know. */
  readonly status: 'ok' | 'note' | 'problem'
  readonly name: string
  readonly text: string
}
