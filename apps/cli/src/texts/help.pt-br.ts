import type { Texts } from './en.ts'

/** What each command and option is for. */
export const HELP_PT_BR: Texts['help'] = {
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
  settings:
    'mostra ou muda idioma, moeda, fuso, unidades, relógio, perspectiva e o que chega sozinho',
  settingsKey:
    'idioma, moeda, fuso, unidades, relogio, perspectiva, resumo, relatorio, contas, aniversarios, perguntas, compromissos ou silencio',
  settingsValue: 'por exemplo pt-BR, BRL, America/Recife, metric, 24h, 8h, 22h-7h ou não',
  model:
    'mostra qual modelo de linguagem responde, ou escolhe um: parco model openai/gpt-5-mini --key',
  modelWhich: 'provedor/modelo; none esquece, test pede uma palavra a ele',
  modelKey: 'pede a chave do provedor, sem mostrá-la na tela',
  modelUrl: 'endereço de um servidor compatível com a OpenAI',
  modelEmbedding:
    'buscar na memória também pelo sentido: ollama/nomic-embed-text, openai/text-embedding-3-small; none para',
  usage: 'mostra o que foi pedido aos modelos de linguagem e quanto custou',
  usageMonth: 'AAAA-MM; este mês, se faltar',
  usageDayLimit: 'quantos dólares os modelos podem custar por dia, ou none',
  usageMonthLimit: 'quantos dólares os modelos podem custar por mês, ou none',
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
Configuração:     PARCO_HOME (~/.parco), PARCO_LOCALE (pt-BR, en),
                  PARCO_TIME_ZONE, PARCO_CURRENCY, PARCO_HOST, PARCO_PORT, DATABASE_URL, PARCO_MODEL`,
}
