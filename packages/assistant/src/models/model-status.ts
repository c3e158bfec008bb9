/** Which model answers, and what keeps one from answering. */
export interface ModelStatus {
  /** `none`: no model is chosen, and no local one answers. */
  readonly state: 'ready' | 'none' | 'off' | 'key-missing'
  /** `provider/model`, several apart by commas, the first choice first. */
  readonly model?: string
  /** `local` is an Ollama that was found on this machine. */
  readonly chosenBy?: 'environment' | 'settings' | 'local'
  /** The variable of the environment that the provider's key may stand in. */
  readonly keyVariable?: string
  /** Whether there is a key; it is never told. */
  readonly hasKey: boolean
  readonly baseUrl?: string
  /** The model by whose vectors memory is searched besides words; absent where none is chosen. */
  readonly embedding?: string
  /** Whether `chooseModel` can change it. */
  readonly isChangeable: boolean
  /** The providers that are known by name. */
  readonly providers: readonly { readonly name: string; readonly needsKey: boolean }[]
}

/** A choice of model; `null` forgets what was chosen, and what is not named stays. */
export interface ModelChoice {
  readonly model?: string | null
  readonly apiKey?: string | null
  /** Where an OpenAI-compatible server answers, for providers that are not known by name or lie elsewhere. */
  readonly baseUrl?: string | null
  /** The model of the role `embedding`; a key or an address given with it alone is its provider's. */
  readonly embedding?: string | null
}
