/** What `parco model` and `parco doctor` say about the model. */
export interface ModelTexts {
  readonly model: string
  /** The model by whose vectors memory is searched besides words. */
  readonly embedding: string
  readonly none: string
  readonly off: string
  readonly ready: (model: string) => string
  readonly local: (model: string) => string
  readonly fromEnvironment: (model: string) => string
  readonly keyMissing: (model: string, variable: string) => string
  readonly providers: (names: string) => string
  readonly keyPrompt: (provider: string) => string
  readonly keyNotGiven: string
  readonly testing: string
  readonly fixed: string
  readonly notHere: string
  readonly badModel: string
  readonly badUrl: string
}

export const MODEL_TEXTS_EN: ModelTexts = {
  model: 'Language model',
  embedding: 'Memory is also searched by meaning, with',
  none: 'none yet; everything routine works without one. Choose one: parco model openai/gpt-5-mini --key',
  off: 'switched off (PARCO_MODEL=none)',
  ready: (model) => `${model}, with its key`,
  local: (model) => `${model}, found on this machine`,
  fromEnvironment: (model) => `${model}, as PARCO_MODEL says`,
  keyMissing: (model, variable) =>
    `${model}, but its key is missing: parco model ${model} --key, or set ${variable}`,
  providers: (names) => `Known by name: ${names}. Others with --url.`,
  keyPrompt: (provider) => `Key of ${provider} (it is not shown): `,
  keyNotGiven: 'No key was given, so nothing has changed.',
  testing: 'Trying it…',
  notHere: 'The model of this installation is not chosen here: its owner sets PARCO_MODEL.',
  badModel: 'A model is written provider/model, such as openai/gpt-5-mini or ollama/qwen3.',
  badUrl: 'An address begins with http:// or https://, such as http://127.0.0.1:8080/v1.',
  fixed: 'PARCO_MODEL names the model, and wins. Unset it to choose one here.',
}

export const MODEL_TEXTS_PT_BR: ModelTexts = {
  model: 'Modelo de linguagem',
  embedding: 'A memória também é buscada pelo sentido, com',
  none: 'nenhum ainda; o dia a dia funciona sem ele. Escolha um: parco model openai/gpt-5-mini --key',
  off: 'desligado (PARCO_MODEL=none)',
  ready: (model) => `${model}, com a chave`,
  local: (model) => `${model}, encontrado nesta máquina`,
  fromEnvironment: (model) => `${model}, como diz PARCO_MODEL`,
  keyMissing: (model, variable) =>
    `${model}, mas falta a chave: parco model ${model} --key, ou defina ${variable}`,
  providers: (names) => `Conhecidos pelo nome: ${names}. Outros, com --url.`,
  keyPrompt: (provider) => `Chave de ${provider} (não aparece na tela): `,
  keyNotGiven: 'Nenhuma chave foi dada, então nada mudou.',
  testing: 'Testando…',
  notHere: 'O modelo desta instalação não se escolhe aqui: quem cuida dela define PARCO_MODEL.',
  badModel: 'O modelo se escreve provedor/modelo, como openai/gpt-5-mini ou ollama/qwen3.',
  badUrl: 'O endereço começa com http:// ou https://, como http://127.0.0.1:8080/v1.',
  fixed: 'PARCO_MODEL já diz o modelo, e vale mais. Tire essa variável para escolher aqui.',
}
