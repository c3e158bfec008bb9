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
    routeExplain: 'diz como foi entendido: frases, barreiras, valores, alternativas',
    routeJson: 'com --explain: em JSON',
    intents: 'confere, testa, lista e acrescenta frases',
    intentsLint: 'acha frases que não podem ser usadas, alcançadas ou distinguidas',
    intentsTest: 'roda os testes ao lado das frases (tests.<idioma>.yaml)',
    intentsList: 'lista as suas próprias frases',
    intentsAdd: 'acrescenta uma frase sua para algo que o Parco faz',
    intentsFolder: 'uma pasta de frases; as suas, se faltar',
    intentsSentence: 'o que você diz, como "peguei o busão" ou "busão {money}"',
    intentsLearned: 'lista o que o Parco pode aprender com você, e o que já aprendeu',
    intentsAdopt: 'passa a entender uma frase sem modelo',
    intentsDecline: 'recusa uma frase, ou esquece uma aprendida',
    intentsWhich: 'o número na lista de learned, ou o id',
    intentsIntent: 'o que ela significa, como create_expense',
    intentsSet: 'um valor que ela traz, como name=Ônibus; pode repetir',
    routeJsonl: 'linhas de JSON: {"id","text","lang"?,"now"?,"timeZone"?,"pending"?}',
    doctor: 'diz o que está configurado, o que falta e como resolver',
    backup: 'grava uma cópia de todos os dados em um arquivo',
    restore: 'traz de volta os dados de uma cópia',
    file: 'o arquivo',
    restoreFile: 'a cópia; se faltar, o retrato automático mais novo',
    restoreYes: 'não pergunta antes de trocar os dados que existem',
    cwd: 'a pasta em que trabalhar; a atual, se faltar',
    skills: 'lista, confere, instala e autoriza skills',
    skillsList: 'lista as skills ao alcance',
    skillsShow: 'mostra uma skill: arquivos, ferramentas e instruções',
    skillsValidate: 'confere skills, com arquivo e linha de cada achado',
    skillsInstall: 'mostra o que há em uma skill, pergunta e instala',
    skillsTrust: 'passa a confiar em uma skill onde ela está; sem nome, em todas que esperam',
    skillsRemove: 'remove uma skill instalada, ou deixa de confiar em outra',
    skillName: 'nome da skill',
    skillPath: 'uma pasta com SKILL.md',
    skillPaths: 'um SKILL.md, a pasta dele ou uma pasta de skills',
    skillProject: 'na .agents/skills do projeto, em vez de para todos os projetos',
    skillYes: 'não pergunta',
    strict: 'falha também com avisos',
    prompt: 'mostra o prompt de sistema de um agente e quanto custa cada parte',
    promptTools: 'nomes de ferramentas separados por vírgula, como Read,Grep',
    agent: 'lista e executa agentes',
    agentList: 'lista os agentes ao alcance',
    agentRun: 'dá uma tarefa a um agente',
    agentResume: 'continua uma execução que espera; sem id, lista as execuções',
    agentName: 'nome do agente',
    agentTask: 'o que fazer; se faltar, é lido da entrada padrão',
    agentRunId: 'id da execução, ou o começo dele',
    agentModel: 'o modelo, como provedor/modelo',
    agentDirectory: 'uma pasta de agentes que vem antes de todas as outras',
    agentYes: 'aprova tudo o que ele quiser fazer',
    agentNo: 'recusa o que espera',
    examples: `Exemplos:
  parco                                    conversar
  parco ask "gastei 50 no mercado"         propõe um gasto (código de saída 3)
  parco ask "sim"                          aprova
  parco ask --yes "bebi 500 ml de água"
  parco approve 1,3                        aprova o primeiro e o terceiro
  parco undo                               desfaz o último registro
  parco serve                              a página, em http://127.0.0.1:4747
  parco skills install ./minha-skill       mostra uma skill, pergunta e instala
  parco agent run revisor "…"              dá uma tarefa a um agente nesta pasta

Códigos de saída: 0 feito · 1 falhou · 2 uso errado · 3 espera sua resposta
                  4 não entendeu · 5 não consegue iniciar
Configuração:     PARCO_HOME (~/.parco), PARCO_HOST, PARCO_PORT, DATABASE_URL, PARCO_MODEL`,
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
    badModel: 'Um modelo se escreve provedor/modelo, como ollama/qwen3.',
    yesOrNo: 'Escolha entre --yes e --no.',
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
  prompt: {
    heading: 'Tokens estimados',
    total: 'total',
    noModule: (names) => `O prompt não tem nada próprio sobre: ${names}.`,
    unknownTool: (names, known) =>
      `Não existe a ferramenta "${names.join('", "')}". Há: ${known.join(', ')}, e as de servidores MCP: mcp__servidor__ferramenta.`,
  },
  skills: {
    none: 'Ainda não há skills aqui. Para instalar uma: parco skills install <pasta>.',
    noneIn: (path) => `Não há SKILL.md em ${path}.`,
    unknown: (name, names) =>
      `Não existe a skill "${name}". ${names.length === 0 ? 'Não há nenhuma' : `Há: ${names.join(', ')}`}.`,
    notOurs: (folder) =>
      `Não foi o Parco que instalou esta skill. Para se livrar dela, apague a pasta: ${folder}`,
    severalOfName: (name, directories) =>
      `Há mais de uma skill chamada "${name}". Diga qual pela pasta: ${directories.join(', ')}`,
    origins: { code: 'do próprio programa', project: 'do projeto', user: 'sua' },
    states: {
      ready: () => 'pronta',
      untrusted: (name) => `não carregada: ainda sem a sua confiança (parco skills trust ${name})`,
      changed: (name) =>
        `não carregada: mudou depois que você confiou nela (parco skills trust ${name})`,
      shadowed: () => 'não usada: outra skill com este nome vem antes',
      broken: () => 'não carregada: não dá para ler',
    },
    severity: { error: 'erro', warning: 'aviso' },
    folder: 'Pasta',
    license: 'Licença',
    compatibility: 'Precisa de',
    tools: 'Ferramentas',
    noTools: 'não cita nenhuma; o agente fica com as dele',
    onlyTools: (list) =>
      list === '' ? 'nenhuma enquanto estiver em uso' : `só estas enquanto estiver em uso: ${list}`,
    withoutTools: 'Sem as ferramentas',
    files: 'Arquivos',
    fileCount: (count, size) => (count === 1 ? `um, ${size}` : `${count}, ${size} ao todo`),
    scripts: 'Programas',
    noScripts: 'nenhum',
    someScripts: (count) => (count === 1 ? 'um, marcado com *' : `${count}, marcados com *`),
    trustedAt: (day) => `você confiou nela em ${day}`,
    askInstall: (target) => `Instalar como ${target}? [s/N]`,
    askReplace: (target) => `Trocar ${target} por ela? [s/N]`,
    askTrust: (name) => `Confiar em "${name}" como ela está agora? [s/N]`,
    askRemove: (folder) => `Apagar ${folder}? [s/N]`,
    askWithdraw: (folder) => `Deixar de confiar em ${folder}? [s/N]`,
    needsYes: 'Nada foi feito. Para concordar sem pergunta, acrescente --yes.',
    kept: 'Nada foi mudado.',
    installed: (name, target) => `"${name}" foi instalada em ${target}.`,
    trusted: (name) => `Você confia em "${name}" como ela está agora.`,
    removed: (name) => `"${name}" foi removida.`,
    withdrawn: (name, folder) =>
      `Você não confia mais em "${name}"; a pasta continua lá: ${folder}`,
    nothingToTrust: 'Nenhuma skill espera a sua confiança.',
    validated: (count, errors, warnings) =>
      `${count === 1 ? 'Uma skill' : `${count} skills`}: ${errors === 1 ? 'um erro' : `${errors} erros`}, ${warnings === 1 ? 'um aviso' : `${warnings} avisos`}.`,
    problems: {
      remote:
        'Skills são instaladas de uma pasta deste computador. Baixe antes, por exemplo com git clone, dê uma olhada e diga a pasta.',
      archive:
        'Não dá para instalar de um arquivo compactado. Descompacte, dê uma olhada e diga a pasta.',
      missing: (path) => `Não existe a pasta ${path}.`,
      several: (folders) => `Há mais de uma skill nela. Diga qual: ${folders.join(', ')}`,
      tooLarge: 'É mais do que uma skill pode ter: 2.000 arquivos, 64 MB e 16 níveis de pastas.',
      noSkill: 'Não há SKILL.md nela.',
      stale: 'A pasta mudou durante a instalação. Nada foi instalado; dê outra olhada.',
      badName: (name) =>
        `O nome de uma skill tem letras minúsculas, algarismos e hífens simples, até 64; "${name}" não é assim. Fale com quem a escreveu, ou mude o nome no SKILL.md.`,
      unsafe: (path, reason) => `Não dá para instalar por causa de ${path}: ${reason}.`,
      inside: 'Essa já é a própria skill instalada.',
      unloadable:
        'Não dá para instalar, porque ela não poderia ser carregada: parco skills validate diz por quê.',
    },
    findings: {
      unreadable: (problem) => `a skill não pode ser carregada: ${problem}`,
      noFrontmatter: 'não começa com um frontmatter entre linhas ---',
      noMapping: 'o frontmatter não é uma lista de campos',
      noYaml: (problem) => `o frontmatter não é YAML: ${problem}`,
      noDescription: 'a skill não pode ser carregada: falta a descrição (description)',
      noName: (folder) => `falta o nome (name); a skill fica com o da pasta, "${folder}"`,
      badName: (name) => `"${name}" deveria ter só letras minúsculas, algarismos e hífens simples`,
      nameDiffers: (name, folder) => `a skill se chama "${name}", e a pasta, "${folder}"`,
      tooLong: (field, length, limit) => `${field} tem ${length} caracteres; o limite é ${limit}`,
      unknownField: (field) =>
        `"${field}" não é um campo de skill; campos próprios ficam em metadata`,
      badMetadata: 'metadata deveria ligar nomes a textos',
      badTools: (field) =>
        `${field} deveria ser um texto como "Read Bash(git:*)", ou uma lista; assim, não permite nenhuma ferramenta`,
      unknownAllowed: (rule) => `"${rule}" não faz sentido aqui, e não permite nada`,
      unknownDisallowed: (rule) => `"${rule}" não faz sentido aqui, e proíbe a ferramenta inteira`,
      repairedYaml: 'o frontmatter só é YAML depois que se põem aspas nos valores',
      noInstructions: 'não há instruções abaixo do frontmatter',
      longInstructions: (lines, limit) =>
        `as instruções têm ${lines} linhas; além de ${limit}, os detalhes ficam melhor em arquivos à parte`,
      shadowed: (name, winner) => `outra skill chamada "${name}" é usada no lugar: ${winner}`,
      hiddenCharacters: (count, codePoint) =>
        count === 1
          ? `um caractere invisível, ${codePoint}`
          : `${count} caracteres invisíveis, o primeiro é ${codePoint}`,
      unsafeFile: (reason) => `a skill não pode ser instalada com este arquivo: ${reason}`,
      untrusted: 'não carregada: ninguém confiou nela ainda',
      changed: 'não carregada: os arquivos mudaram depois que você confiou nela',
      link: 'é um link, que poderia levar para fora da pasta',
      special: 'é um pipe, um socket ou um dispositivo',
      oddName: 'o nome não é simples: esconde algo, ou outros sistemas o leem de outro jeito',
      sameName: 'há outro nome que só difere em maiúsculas e minúsculas',
    },
  },
  agent: {
    none: 'Não há agentes aqui. Eles são arquivos Markdown em .parco/agents, .claude/agents ou ~/.parco/agents.',
    tools: 'ferramentas',
    allTools: 'todas as que houver',
    skills: 'skills',
    unknown: (name, names) =>
      `Não existe o agente "${name}". ${names.length === 0 ? 'Não há nenhum' : `Há: ${names.join(', ')}`}.`,
    noTask: 'Falta a tarefa. Escreva entre aspas: parco agent run <nome> "…".',
    noModel: `Nenhum modelo de linguagem está configurado. Defina PARCO_MODEL=provedor/modelo e a chave do provedor, por exemplo:
  export PARCO_MODEL=anthropic/claude-sonnet-5 ANTHROPIC_API_KEY=…
ou inicie o Ollama, ou diga um modelo só para esta vez: --model ollama/qwen3.`,
    noBash: (reason) =>
      `Sem Bash: comandos precisam de uma sandbox que funcione aqui. ${reason === 'bubblewrap is not installed.' ? 'O bubblewrap não está instalado.' : reason}`,
    skillsWait: (count) =>
      count === 1
        ? 'Uma skill só será carregada quando você confiar nela: parco skills trust'
        : `${count} skills só serão carregadas quando você confiar nelas: parco skills trust`,
    askServer: (name, what, path) =>
      `${path} quer usar o servidor MCP "${name}" (${what}). Permitir? [s/N]`,
    serverWaits: (name, path) =>
      `O servidor MCP "${name}" de ${path} nunca foi permitido e fica de fora. Rode em um terminal para que eu pergunte.`,
    serverFailed: (name, message) => `Não dá para usar o servidor MCP "${name}": ${message}`,
    quarantined: (tools, file) =>
      `Estas ferramentas não são mais as que você permitiu e ficam de fora: ${tools}. Para que eu pergunte de novo, tire o servidor delas de ${file}.`,
    asks: (tool, path) =>
      path === '' ? `Ele quer usar ${tool}:` : `Ele (${path}) quer usar ${tool}:`,
    linesLeftOut: (count) => `… mais ${count} linhas …`,
    prompt: (isCut) =>
      isCut
        ? 'Permitir? s sim · n não · v ver tudo · Enter depois ›'
        : 'Permitir? s sim · n não · Enter depois ›',
    waiting: (count) =>
      count === 1
        ? 'Uma chamada espera a sua resposta.'
        : `${count} chamadas esperam a sua resposta.`,
    states: { interrupted: 'interrompida', answered: 'respondida' },
    failed: (message) => `A execução falhou: ${message}`,
    stopped: (limit) => `A execução chegou ao limite (${limit}).`,
    ends: {
      'step-limit': 'A execução chegou ao limite de passos.',
      stuck: 'A execução foi encerrada: a mesma chamada falhou várias vezes.',
      aborted: 'Interrompido.',
    },
    resumeWith: (runId) => `Para continuar: parco agent resume ${runId}`,
    decideWith: (runId) =>
      `Para decidir: parco agent resume ${runId}, com --yes ou --no onde não dá para perguntar.`,
    spent: (steps, input, output, costUsd) =>
      `${steps === 1 ? 'um passo' : `${steps} passos`} · ${input} + ${output} tokens${costUsd > 0 ? ` · US$ ${costUsd.toFixed(4).replace('.', ',')}` : ''}`,
    noRun: (runId) => `Não há uma execução ${runId} que se possa continuar.`,
    noRuns: 'Nenhuma execução espera.',
    findings: {
      unreadable: (problem) => `o agente não pode ser carregado: ${problem}`,
      noName: 'o agente não pode ser carregado: falta o nome (name)',
      noDescription: 'o agente não pode ser carregado: falta a descrição (description)',
      noSystem: 'não há prompt de sistema abaixo do frontmatter',
      unknownField: (field) => `"${field}" não é um campo conhecido`,
      ignoredField: (field) => `"${field}" não tem efeito aqui`,
      badField: (field, value) =>
        `${field} deveria ser um número inteiro a partir de 1; ${value} não é`,
      shadowed: (name, winner) => `outro agente chamado "${name}" é usado no lugar: ${winner}`,
    },
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
