/** What the command itself says in English; answers come from the assistant. */
export const EN_TEXTS = {
  help: {
    description:
      'A personal assistant that does what code can do, and asks before it writes anything.',
    titles: {
      'Usage:': 'Usage:',
      'Options:': 'Options:',
      'Commands:': 'Commands:',
      'Arguments:': 'Arguments:',
    },
    options: '[options]',
    command: '[command]',
    helpOption: 'show this help',
    versionOption: 'show the version',
    lang: 'language of the answers: pt-BR or en',
    ask: 'say one thing and get the answer',
    askText: 'what to say; read from standard input when left out',
    askYes: 'approve everything that it proposes',
    askConversation: 'go on in that conversation',
    askNew: 'begin a new conversation',
    json: 'print the outcome as one line of JSON',
    approve: 'approve proposed writes; without an argument, list them',
    deny: 'deny proposed writes; without an argument, list them',
    which: '"all", numbers as listed (1,3) or an id',
    set: 'change a value first, as in valor=80; for a single item',
    undo: 'undo the last write, or the one of that receipt',
    receipt: 'id of the receipt',
    today: 'show what was recorded on a day; today when left out',
    day: 'a day, as YYYY-MM-DD',
    serve: 'start the server and the page',
    route: 'say what messages would be understood as; needs no database',
    routeExplain: 'add which sentences matched, and why',
    routeJsonl: 'lines of JSON: {"id","text","lang"?,"now"?,"timeZone"?,"pending"?}',
    doctor: 'say what is configured, what is not, and how to fix it',
    backup: 'write a copy of all data to a file',
    restore: 'bring back the data of such a copy',
    file: 'the file',
    restoreFile: 'the backup; the newest snapshot when left out',
    restoreYes: 'do not ask before replacing the data that is there',
    examples: `Examples:
  parco                                    talk to it
  parco ask "I spent 50 at the market"     propose an expense (exit code 3)
  parco ask "yes"                          approve it
  parco ask --yes "I drank 500 ml of water"
  parco approve 1,3                        approve the first and the third
  parco undo                               undo the last write
  parco serve                              the page, at http://127.0.0.1:4747

Exit codes: 0 done · 1 failed · 2 wrong usage · 3 waits for your answer
            4 not understood · 5 cannot start
Settings:   PARCO_HOME (~/.parco), PARCO_HOST, PARCO_PORT, DATABASE_URL`,
  },
  usage: {
    unknownCommand: (name: string) =>
      `There is no command "${name}". To say something: parco ask "…". See parco --help.`,
    unknownOption: (name: string) => `There is no option "${name}". See parco --help.`,
    missingArgument: (name: string) => `"${name}" is missing. See parco --help.`,
    tooManyArguments: 'Too many arguments. Put what you say in quotes: parco ask "…".',
    invalid: (what: string) => `That does not work: ${what}`,
    badLanguage: 'The language must be pt-BR or en.',
    badConversation: 'That is no id of a conversation (cnv_…).',
    badReceipt: 'That is no id of a receipt (rcp_…).',
    badDay: 'That is no day such as 2026-11-18.',
    badPort: 'PARCO_PORT must be a number from 0 to 65535.',
    nothingSaid: 'There is nothing to say. Write it in quotes: parco ask "…".',
  },
  chat: {
    welcome: 'Parco. Tell me what you spent, drank, slept… Leave with Ctrl-D.',
    prompt: '› ',
    goodbye: 'Bye.',
    stopped: 'Stopped.',
    help: `Write as you speak: "I spent 50 at the market", "how much did I spend this month?", "undo that".
With a card open: y (all), n (none), 1,3 (only those), n 2 (not that one),
e 1 (see what can be changed), e 1 amount=80 (change it, then y).
/help shows this, /exit leaves.`,
  },
  card: {
    prompt: (count: number) =>
      count === 1
        ? 'Confirm? y yes · n no · e change'
        : `Confirm? y all · n none · 1,${count} only those · e 1 change`,
    changed: 'changed',
    warning: 'Note:',
    nothingOpen: 'Nothing waits for your approval.',
    stillOpen: (count: number) =>
      count === 1 ? 'One item still waits.' : `${count} items still wait.`,
    noSuchItem: (item: string) => `There is no item ${item} on the card.`,
    noSuchField: (name: string, fields: string) =>
      `There is no "${name}" here that can be changed. There is: ${fields}.`,
    badValue: (value: string, label: string, example: string) =>
      `I cannot read "${value}" as ${label}. Write it like ${example}.`,
    changesWait: 'Your changes are not saved yet: y saves, n discards the card.',
    oneItemToSet: 'Choose a single item to change: parco approve 1 --set amount=80.',
  },
  today: {
    none: (day: string) => `Nothing was recorded on ${day}.`,
    noneToday: 'Nothing recorded today yet.',
  },
  undo: { hint: (id: string) => `parco undo ${id}` },
  server: {
    listening: (address: string) => `Parco is here: ${address}`,
    already: (address: string) => `Parco is already running: ${address}`,
    private: 'The address has your access code: open it once, and do not pass it on.',
    buildingPage: 'Building the page (once)…',
    pageFailed: 'The page could not be built; the terminal and the API work without it.',
    stopping: 'Stopping…',
  },
  doctor: {
    node: 'Node',
    nodeOld: 'Parco needs Node 24: run "npm ci" in its folder and start it with npm.',
    home: 'Data folder',
    homeNew: 'will be created at the first start',
    databaseNew: 'will be created at the first start',
    homeOpen: (mode: string) => `others on this machine can read it (${mode}); run: chmod 700`,
    homeUnusable: 'cannot be read or written; choose another one with PARCO_HOME.',
    database: 'Database',
    embedded: 'embedded',
    databaseServer: 'PostgreSQL server (DATABASE_URL)',
    databaseUp: (engine: string) => `${engine}, opens and answers`,
    viaServer: (address: string) => `in use by the server at ${address}, which answers`,
    server: 'Server',
    serverOff: (address: string) => `not running; parco serve starts it at ${address}`,
    serverOn: (address: string) => `answers at ${address}`,
    page: 'Page',
    pageBuilt: 'built',
    pageMissing: 'not built yet; parco serve builds it',
    language: 'You',
    languageValue: (locale: string, timeZone: string, currency: string) =>
      `${locale}, ${timeZone}, ${currency}`,
    model: 'Language model',
    modelNone: 'none, and none can be added yet; everything here works without one',
    allGood: 'Everything is in order.',
    problems: (count: number) =>
      count === 1 ? 'One problem to fix.' : `${count} problems to fix.`,
  },
  backup: {
    done: (file: string) => `Backup written: ${file}`,
    exists: (file: string) => `${file} already exists. Choose a new name.`,
    keptAside: (folder: string) => `What was there before is in ${folder}.`,
    missing: (file: string) => `There is no file ${file}.`,
    noFolder: (folder: string) => `There is no folder ${folder}.`,
    unreadable: (file: string) =>
      `${file} is no backup of Parco that can be read. Nothing was changed.`,
    noSnapshot: 'There is no snapshot yet. Name the file of a backup.',
    restored: (file: string) => `Data restored from ${file}.`,
    confirm: (home: string) =>
      `Replace all data in ${home}? What is there now is kept aside. [y/N] `,
    needsYes: 'To replace the data without being asked, add --yes.',
    kept: 'Nothing was changed.',
    serverRuns: 'The server is running. Stop it first.',
    onServer:
      'The data is on a PostgreSQL server (DATABASE_URL). Use its own tools: pg_dump and pg_restore.',
  },
  errors: {
    storeLocked: (holder: string) =>
      `The data is in use by ${holder}. Stop it first, or choose another folder with PARCO_HOME.`,
    anotherProcess: 'another process',
    hostNotLoopback: (host: string) =>
      `PARCO_HOST is ${host}, which other machines can reach, and sign-in for several people is not built yet. Use 127.0.0.1, and a tunnel such as "ssh -L" to reach it from elsewhere.`,
    portTaken: (host: string, port: number) =>
      `Port ${port} on ${host} is taken. Stop what uses it, or choose another one: PARCO_PORT=${port + 1}.`,
    storeCorrupt:
      'The database cannot be read. "parco restore" brings back the newest snapshot; what is there now is kept aside.',
    storeUnavailable:
      'The database does not answer. If it is on a PostgreSQL server, check DATABASE_URL and whether the server is up.',
    fileUnusable: (path: string, code: string) =>
      `${path} cannot be used (${code}). Check the path and its permissions, or choose another folder with PARCO_HOME.`,
    storeFull: 'The disk is full. Free some space and try again; nothing was written.',
    internal: 'Something failed inside Parco. With PARCO_DEBUG=1 it says more.',
    brokenConnection: (address: string) => `The server at ${address} stopped answering.`,
    reference: (reference: string) => `Reference: ${reference}`,
  },
}

type Widened<Value> = Value extends string
  ? string
  : Value extends (...input: infer Input) => string
    ? (...input: Input) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> }

/** Every text of the command, which each language has. */
export type Texts = Widened<typeof EN_TEXTS>
