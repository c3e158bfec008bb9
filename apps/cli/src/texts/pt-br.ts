import { MODEL_TEXTS_PT_BR } from '../model/model-texts.ts'
import { AGENT_PT_BR } from './agent.pt-br.ts'
import { DATA_PT_BR } from './data.pt-br.ts'
import { DEVICES_PT_BR } from './devices.pt-br.ts'
import type { Texts } from './en.ts'
import { FEEDS_PT_BR } from './feeds.pt-br.ts'
import { HELP_PT_BR } from './help.pt-br.ts'
import { SKILLS_PT_BR } from './skills.pt-br.ts'

/** What the command itself says in Portuguese; answers come from the assistant. */
export const PT_BR_TEXTS: Texts = {
  help: HELP_PT_BR,
  usage: {
    unknownCommand: (name) =>
      `Não existe o comando "${name}". Para dizer algo: parco ask "…". Veja parco --help.`,
    unknownOption: (name) => `Não existe a opção "${name}". Veja parco --help.`,
    missingArgument: (name) => `Falta "${name}". Veja parco --help.`,
    unquoted: (command) =>
      `Argumentos demais. Ponha o que você diz entre aspas: parco ${command} "…".`,
    tooManyArguments: (command) =>
      `Argumentos demais para parco ${command}. Veja parco ${command} --help.`,
    invalid: (what) => `Isso não funciona: ${what}`,
    badLanguage: 'O idioma deve ser pt-BR ou en.',
    badConversation:
      'Isso não é o id de uma conversa (cnv_…); `parco conversations` mostra quais há.',
    badReceipt: 'Isso não é o id de um recibo (rcp_…).',
    badDay: 'Isso não é um dia como 2026-11-18.',
    badMonth: 'Isso não é um mês como 2026-11.',
    badLimit: 'O limite é um valor em dólares como 1,50, ou none.',
    badPort: 'PARCO_PORT deve ser um número de 0 a 65535.',
    nothingSaid: 'Não há nada para dizer. Escreva entre aspas: parco ask "…".',
    badModel: 'Um modelo se escreve provedor/modelo, como ollama/qwen3.',
    yesOrNo: 'Escolha entre --yes e --no.',
  },
  chat: {
    welcome: 'Parco. Conte o que gastou, bebeu, dormiu… Para sair, Ctrl-D.',
    prompt: '› ',
    goodbye: 'Até mais.',
    stopped: 'Interrompido.',
    remembered: (list) => `Lembrei de: ${list}`,
    help: `Escreva como você fala: "gastei 50 no mercado", "quanto gastei este mês?", "desfaz".
Com um cartão aberto: s (tudo), n (nada), 1,3 (só esses), n 2 (esse não),
e 1 (ver o que dá para mudar), e 1 valor=80 (muda; depois s).
/ajuda mostra isto, /sair encerra.`,
  },
  card: {
    prompt: (count) =>
      count === 1
        ? 'Confirma? s sim · n não · e mudar'
        : `Confirma? s tudo · n nada · 1,${count} só esses · e 1 mudar`,
    changed: 'mudado',
    warning: 'Atenção:',
    nothingOpen: 'Nada espera a sua aprovação.',
    stillOpen: (count) => (count === 1 ? 'Um item ainda espera.' : `${count} itens ainda esperam.`),
    noSuchItem: (item) => `Não há item ${item} no cartão.`,
    noSuchField: (name, fields) => `Não há "${name}" para mudar aqui. Há: ${fields}.`,
    badValue: (value, label, example) =>
      `Não consigo ler "${value}" como ${label}. Escreva como ${example}.`,
    changesWait: 'As suas mudanças ainda não foram gravadas: s grava, n descarta o cartão.',
    oneItemToSet: 'Escolha um item só para mudar: parco approve 1 --set valor=80.',
  },
  today: {
    none: (day) => `Nada foi registrado em ${day}.`,
    noneToday: 'Nada registrado hoje ainda.',
  },
  settings: {
    language: 'Idioma',
    currency: 'Moeda',
    timeZone: 'Fuso horário',
    units: 'Unidades',
    unitNames: { metric: 'metric (kg, km, ml)', us: 'us (lb, mi, oz)' },
    clock: 'Relógio',
    perspective: 'Perspectiva',
    perspectiveNames: { none: 'nenhuma', christian: 'cristã' },
    alertNames: {
      summary: 'Resumo do dia',
      report: 'Resumo da semana',
      bills: 'Contas',
      birthdays: 'Aniversários',
      followups: 'Perguntas',
      events: 'Compromissos',
      suggestions: 'Sugestões',
      quiet: 'Silêncio',
    },
    alertDays: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
    off: 'não',
    on: 'sim',
    unknownKey: (key: string) => `Não existe a configuração “${key}”.`,
    missingValue: (key: string) => `Faltou dizer o novo valor de “${key}”.`,
    unknownValue: (key: string, value: string) => `Não sei o que é “${value}” para “${key}”.`,
    usage:
      'Diga o que mudar e para quê: parco settings moeda USD. Também: idioma en, fuso America/Recife, unidades metric, relogio 24h, perspectiva nenhuma, resumo 8h, relatorio "domingo 20h", contas 9h, aniversarios não, compromissos 30, silencio 22h-7h.',
  },
  spending: {
    title: (month: string) => `Modelos de linguagem, ${month}`,
    turns: 'Mensagens',
    ofTurns: (turns: number, thought: number) =>
      thought === 0
        ? `${turns}, nenhuma com modelo`
        : `${turns}, ${thought} com modelo (${Math.round((thought / turns) * 100)}%)`,
    cost: 'Custo',
    unpriced: (count: number) =>
      count === 1
        ? ', fora uma chamada de preço desconhecido'
        : `, fora ${count} chamadas de preço desconhecido`,
    dayLimit: 'Limite por dia',
    monthLimit: 'Limite por mês',
    leftMachine: 'Saiu desta máquina',
    stayed: 'nada',
    sentTo: (host: string, tokens: string) => `${host} (${tokens} tokens)`,
    unknownHost: 'destino não anotado',
    noLimit: 'nenhum',
    spent: (limit: string, spent: string) => `${limit}, ${spent} já gastos`,
    calls: (calls: number, failed: number) =>
      `${calls === 1 ? '1 chamada' : `${calls} chamadas`}${failed === 0 ? '' : ` (${failed} com falha)`}`,
    tokens: (read: string, cached: string, written: string) =>
      `${read} tokens lidos (${cached} do cache), ${written} escritos`,
    perAnswer: 'Tokens por resposta',
    spread: (median: string, p95: string, most: string) =>
      `${median} no meio, até ${p95} em 95%, ${most} na maior`,
    skill: 'habilidade',
    tool: 'ferramenta',
    uses: (uses: number, failed: number) =>
      `${uses === 1 ? '1 uso' : `${uses} usos`}${failed === 0 ? '' : `, ${failed} em vão`}`,
    incident: (skill: string, failed: number, uses: number, from: string, until?: string) =>
      `! ${skill}: ${failed} de ${uses} usos de ferramentas falharam, ${until === undefined ? `desde ${from}` : `de ${from} a ${until}`}`,
  },
  undo: { hint: (id) => `parco undo ${id}` },
  server: {
    listening: (address) => `O Parco está aqui: ${address}`,
    already: (address) => `O Parco já está rodando: ${address}`,
    private: 'O endereço leva o seu código de acesso: abra-o uma vez e não o passe adiante.',
    buildingPage: 'Montando a página (só desta vez)…',
    pageFailed: 'Não deu para montar a página; o terminal e a API funcionam sem ela.',
    starting: 'O Parco está iniciando; um momento…',
    stopping: 'Encerrando…',
  },
  languageModel: MODEL_TEXTS_PT_BR,
  doctor: {
    node: 'Node',
    nodeOld: 'O Parco precisa do Node 24: rode "npm ci" na pasta dele e inicie com o npm.',
    home: 'Pasta de dados',
    homeNew: 'será criada no primeiro uso',
    databaseNew: 'será criado no primeiro uso',
    homeOpen: (mode) => `outros usuários desta máquina conseguem ler (${mode}); rode: chmod 700`,
    homeUnusable: 'não dá para ler ou gravar; escolha outra com PARCO_HOME.',
    database: 'Banco de dados',
    embedded: 'embutido',
    databaseServer: 'servidor PostgreSQL (DATABASE_URL)',
    databaseUp: (engine) => `${engine}, abre e responde`,
    viaServer: (address) => `em uso pelo servidor em ${address}, que responde`,
    server: 'Servidor',
    serverOff: (address) => `parado; parco serve o inicia em ${address}`,
    serverOn: (address) => `responde em ${address}`,
    page: 'Página',
    pageBuilt: 'montada',
    pageMissing: 'ainda não montada; parco serve a monta',
    language: 'Você',
    languageValue: (locale, timeZone, currency) => `${locale}, ${timeZone}, ${currency}`,
    modelWrong: (why: string) => `${why} Até lá o Parco funciona sem modelo.`,
    allGood: 'Está tudo em ordem.',
    problems: (count) =>
      count === 1 ? 'Um problema para resolver.' : `${count} problemas para resolver.`,
  },
  backup: {
    done: (file) => `Cópia gravada: ${file}`,
    exists: (file) => `${file} já existe. Escolha um nome novo.`,
    keptAside: (folder) => `O que havia antes está em ${folder}.`,
    missing: (file) => `Não existe o arquivo ${file}.`,
    noFolder: (folder) => `Não existe a pasta ${folder}.`,
    unreadable: (file) => `${file} não é uma cópia do Parco que se possa ler. Nada foi mudado.`,
    noSnapshot: 'Ainda não há retrato automático. Diga o arquivo de uma cópia.',
    restored: (file) => `Dados restaurados de ${file}.`,
    confirm: (home) =>
      `Trocar todos os dados em ${home}? O que existe agora fica guardado à parte. [s/N] `,
    needsYes: 'Para trocar os dados sem pergunta, acrescente --yes.',
    kept: 'Nada foi mudado.',
    serverRuns: 'O servidor está rodando. Encerre-o antes.',
    onServer:
      'Os dados estão em um servidor PostgreSQL (DATABASE_URL). Use as ferramentas dele: pg_dump e pg_restore.',
  },
  prompt: {
    heading: 'Tokens estimados',
    total: 'total',
    noModule: (names) => `O prompt não tem nada próprio sobre: ${names}.`,
    unknownTool: (names, known) =>
      `Não existe a ferramenta "${names.join('", "')}". Há: ${known.join(', ')}, e as de servidores MCP: mcp__servidor__ferramenta.`,
  },
  skills: SKILLS_PT_BR,
  agent: AGENT_PT_BR,
  data: DATA_PT_BR,
  devices: DEVICES_PT_BR,
  feeds: FEEDS_PT_BR,
  errors: {
    storeLocked: (holder) =>
      `Os dados estão em uso por ${holder}. Encerre-o antes, ou escolha outra pasta com PARCO_HOME.`,
    anotherProcess: 'outro processo',
    hostNotLoopback: (host) =>
      `PARCO_HOST é ${host}, que outras máquinas alcançam, e o acesso para várias pessoas ainda não foi construído. Use 127.0.0.1 e, para chegar de outro lugar, um túnel como "ssh -L".`,
    portTaken: (host, port) =>
      `A porta ${port} em ${host} está ocupada. Encerre o que a usa ou escolha outra: PARCO_PORT=${port + 1}.`,
    storeCorrupt:
      'O banco de dados não pôde ser lido. "parco restore" traz de volta o retrato mais novo; o que há agora fica guardado à parte.',
    storeUnavailable:
      'O banco de dados não responde. Se ele fica em um servidor PostgreSQL, confira DATABASE_URL e se o servidor está no ar.',
    fileUnusable: (path, code) =>
      `Não dá para usar ${path} (${code}). Confira o caminho e as permissões, ou escolha outra pasta com PARCO_HOME.`,
    storeFull: 'O disco está cheio. Libere espaço e tente de novo; nada foi gravado.',
    internal: 'Algo falhou dentro do Parco. Com PARCO_DEBUG=1 ele diz mais.',
    brokenConnection: (address) => `O servidor em ${address} parou de responder.`,
    reference: (reference) => `Referência: ${reference}`,
  },
}
