import type { Texts } from './en.ts'

/** What the command itself says in Portuguese; answers come from the assistant. */
export const PT_BR_TEXTS: Texts = {
  help: {
    description:
      'Um assistente pessoal que resolve por código o que o código resolve, e pergunta antes de gravar.',
    titles: {
      'Usage:': 'Uso:',
      'Options:': 'Opções:',
      'Commands:': 'Comandos:',
      'Arguments:': 'Argumentos:',
    },
    options: '[opções]',
    command: '[comando]',
    helpOption: 'mostra esta ajuda',
    versionOption: 'mostra a versão',
    lang: 'idioma das respostas: pt-BR ou en',
    ask: 'diz uma coisa e mostra a resposta',
    askText: 'o que dizer; se faltar, é lido da entrada padrão',
    askYes: 'aprova tudo o que for proposto',
    askConversation: 'continua nessa conversa',
    askNew: 'começa uma conversa nova',
    json: 'mostra o resultado em uma linha de JSON',
    approve: 'aprova o que foi proposto; sem argumento, lista',
    deny: 'recusa o que foi proposto; sem argumento, lista',
    which: '"all" (tudo), números da lista (1,3) ou um id',
    set: 'muda um valor antes, como em valor=80; para um item só',
    undo: 'desfaz o último registro, ou o do recibo indicado',
    receipt: 'id do recibo',
    today: 'mostra o que foi registrado em um dia; hoje, se faltar',
    day: 'um dia, como AAAA-MM-DD',
    serve: 'inicia o servidor e a página',
    route: 'diz como as mensagens seriam entendidas; não usa banco de dados',
    routeExplain: 'acrescenta quais frases serviram, e por quê',
    routeJsonl: 'linhas de JSON: {"id","text","lang"?,"now"?,"timeZone"?,"pending"?}',
    doctor: 'diz o que está configurado, o que falta e como resolver',
    backup: 'grava uma cópia de todos os dados em um arquivo',
    restore: 'traz de volta os dados de uma cópia',
    file: 'o arquivo',
    restoreFile: 'a cópia; se faltar, o retrato automático mais novo',
    restoreYes: 'não pergunta antes de trocar os dados que existem',
    examples: `Exemplos:
  parco                                    conversar
  parco ask "gastei 50 no mercado"         propõe um gasto (código de saída 3)
  parco ask "sim"                          aprova
  parco ask --yes "bebi 500 ml de água"
  parco approve 1,3                        aprova o primeiro e o terceiro
  parco undo                               desfaz o último registro
  parco serve                              a página, em http://127.0.0.1:4747

Códigos de saída: 0 feito · 1 falhou · 2 uso errado · 3 espera sua resposta
                  4 não entendeu · 5 não consegue iniciar
Configuração:     PARCO_HOME (~/.parco), PARCO_HOST, PARCO_PORT, DATABASE_URL`,
  },
  usage: {
    unknownCommand: (name) =>
      `Não existe o comando "${name}". Para dizer algo: parco ask "…". Veja parco --help.`,
    unknownOption: (name) => `Não existe a opção "${name}". Veja parco --help.`,
    missingArgument: (name) => `Falta "${name}". Veja parco --help.`,
    tooManyArguments: 'Argumentos demais. Ponha o que você diz entre aspas: parco ask "…".',
    invalid: (what) => `Isso não funciona: ${what}`,
    badLanguage: 'O idioma deve ser pt-BR ou en.',
    badConversation: 'Isso não é o id de uma conversa (cnv_…).',
    badReceipt: 'Isso não é o id de um recibo (rcp_…).',
    badDay: 'Isso não é um dia como 2026-11-18.',
    badPort: 'PARCO_PORT deve ser um número de 0 a 65535.',
    nothingSaid: 'Não há nada para dizer. Escreva entre aspas: parco ask "…".',
  },
  chat: {
    welcome: 'Parco. Conte o que gastou, bebeu, dormiu… Para sair, Ctrl-D.',
    prompt: '› ',
    goodbye: 'Até mais.',
    stopped: 'Interrompido.',
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
  undo: { hint: (id) => `parco undo ${id}` },
  server: {
    listening: (address) => `O Parco está aqui: ${address}`,
    already: (address) => `O Parco já está rodando: ${address}`,
    private: 'O endereço leva o seu código de acesso: abra-o uma vez e não o passe adiante.',
    buildingPage: 'Montando a página (só desta vez)…',
    pageFailed: 'Não deu para montar a página; o terminal e a API funcionam sem ela.',
    stopping: 'Encerrando…',
  },
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
    model: 'Modelo de linguagem',
    modelNone: 'nenhum, e ainda não dá para adicionar; tudo aqui funciona sem ele',
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
