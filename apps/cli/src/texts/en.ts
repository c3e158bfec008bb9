import { MODEL_TEXTS_EN } from '../model/model-texts.ts'
import { AGENT_EN } from './agent.en.ts'
import { DATA_EN } from './data.en.ts'
import { DEVICES_EN } from './devices.en.ts'
import { FEEDS_EN } from './feeds.en.ts'
import { HELP_EN } from './help.en.ts'
import { SKILLS_EN } from './skills.en.ts'
/** What the command itself says in English; answers come from the assistant. */
export const EN_TEXTS = {
  help: HELP_EN,
  usage: {
    unknownCommand: (name: string) =>
      `There is no command "${name}". To say something: parco ask "…". See parco --help.`,
    unknownOption: (name: string) => `There is no option "${name}". See parco --help.`,
    missingArgument: (name: string) => `"${name}" is missing. See parco --help.`,
    unquoted: (command: string) =>
      `Too many arguments. Put what you say in quotes: parco ${command} "…".`,
    tooManyArguments: (command: string) =>
      `Too many arguments for parco ${command}. See parco ${command} --help.`,
    invalid: (what: string) => `That does not work: ${what}`,
    badLanguage: 'The language must be pt-BR or en.',
    badConversation: 'That is no id of a conversation (cnv_…); `parco conversations` lists them.',
    badReceipt: 'That is no id of a receipt (rcp_…).',
    badDay: 'That is no day such as 2026-11-18.',
    badMonth: 'That is no month such as 2026-11.',
    badLimit: 'A limit is an amount of US dollars such as 1.50, or none.',
    badPort: 'PARCO_PORT must be a number from 0 to 65535.',
    nothingSaid: 'There is nothing to say. Write it in quotes: parco ask "…".',
    badModel: 'A model is written provider/model, such as ollama/qwen3.',
    yesOrNo: 'Choose one of --yes and --no.',
  },
  chat: {
    welcome: 'Parco. Tell me what you spent, drank, slept… Leave with Ctrl-D.',
    prompt: '› ',
    goodbye: 'Bye.',
    stopped: 'Stopped.',
    remembered: (list: string) => `Remembered: ${list}`,
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
  settings: {
    language: 'Language',
    currency: 'Currency',
    timeZone: 'Time zone',
    units: 'Units',
    unitNames: { metric: 'metric (kg, km, ml)', us: 'us (lb, mi, oz)' },
    clock: 'Clock',
    perspective: 'Perspective',
    perspectiveNames: { none: 'none', christian: 'Christian' },
    alertNames: {
      summary: 'Daily summary',
      report: 'Weekly report',
      bills: 'Bills',
      birthdays: 'Birthdays',
      followups: 'Follow-ups',
      events: 'Events',
      suggestions: 'Suggestions',
      quiet: 'Quiet hours',
    },
    alertDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    off: 'off',
    on: 'on',
    unknownKey: (key: string) => `There is no setting “${key}”.`,
    missingValue: (key: string) => `The new value of “${key}” is missing.`,
    unknownValue: (key: string, value: string) => `I don't know what “${value}” is for “${key}”.`,
    usage:
      'Say what to change and to what: parco settings currency USD. Also: language en, timezone America/New_York, units us, clock 12h, perspective none, summary 8:00, report "sunday 20:00", bills 9:00, birthdays off, events 30, quiet 22:00-7:00.',
  },
  spending: {
    title: (month: string) => `Language models, ${month}`,
    turns: 'Messages',
    ofTurns: (turns: number, thought: number) =>
      thought === 0
        ? `${turns}, none with a model`
        : `${turns}, ${thought} with a model (${Math.round((thought / turns) * 100)}%)`,
    cost: 'Cost',
    unpriced: (count: number) =>
      count === 1
        ? ', without one call of unknown price'
        : `, without ${count} calls of unknown price`,
    dayLimit: 'Limit a day',
    monthLimit: 'Limit a month',
    leftMachine: 'Left this machine',
    stayed: 'nothing',
    sentTo: (host: string, tokens: string) => `${host} (${tokens} tokens)`,
    unknownHost: 'destination not on record',
    noLimit: 'none',
    spent: (limit: string, spent: string) => `${limit}, ${spent} spent`,
    calls: (calls: number, failed: number) =>
      `${calls === 1 ? '1 call' : `${calls} calls`}${failed === 0 ? '' : ` (${failed} failed)`}`,
    tokens: (read: string, cached: string, written: string) =>
      `${read} tokens read (${cached} cached), ${written} written`,
    perAnswer: 'Tokens an answer',
    spread: (median: string, p95: string, most: string) =>
      `${median} in the middle, ${p95} at most in 95%, ${most} the most`,
    skill: 'skill',
    tool: 'tool',
    uses: (uses: number, failed: number) =>
      `${uses === 1 ? '1 use' : `${uses} uses`}${failed === 0 ? '' : `, ${failed} in vain`}`,
    incident: (skill: string, failed: number, uses: number, from: string, until?: string) =>
      `! ${skill}: ${failed} of ${uses} uses of tools failed, from ${from} ${until === undefined ? 'on' : `to ${until}`}`,
  },
  undo: { hint: (id: string) => `parco undo ${id}` },
  server: {
    listening: (address: string) => `Parco is here: ${address}`,
    already: (address: string) => `Parco is already running: ${address}`,
    private: 'The address has your access code: open it once, and do not pass it on.',
    buildingPage: 'Building the page (once)…',
    pageFailed: 'The page could not be built; the terminal and the API work without it.',
    starting: 'Parco is just starting; one moment…',
    stopping: 'Stopping…',
  },
  languageModel: MODEL_TEXTS_EN,
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
    modelWrong: (why: string) => `${why} Until then Parco works without one.`,
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
  prompt: {
    heading: 'Estimated tokens',
    total: 'total',
    noModule: (names: string) => `The prompt says nothing of its own about: ${names}.`,
    unknownTool: (names: readonly string[], known: readonly string[]) =>
      `There is no tool "${names.join('", "')}". There are: ${known.join(', ')}, and those of MCP servers: mcp__server__tool.`,
  },
  skills: SKILLS_EN,
  agent: AGENT_EN,
  data: DATA_EN,
  devices: DEVICES_EN,
  feeds: FEEDS_EN,
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
