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
    routeExplain: 'say how it was understood: sentences, gates, values, runners-up',
    routeJson: 'with --explain: as JSON',
    intents: 'check, test, list and add sentences',
    intentsLint: 'finds sentences that cannot be used, reached or told apart',
    intentsTest: 'runs the tests beside the sentences (tests.<language>.yaml)',
    intentsList: 'lists your own sentences',
    intentsAdd: 'adds a sentence of your own for something that Parco does',
    intentsFolder: 'a folder of sentences; your own, when left out',
    intentsSentence: 'what you say, such as "took the bus" or "bus {money}"',
    intentsLearned: 'lists what Parco could learn from you, and what it has learned',
    intentsAdopt: 'understands a sentence without a model from now on',
    intentsDecline: 'declines a sentence, or forgets a learned one',
    intentsWhich: 'its number in the list of learned, or its id',
    intentsIntent: 'what it means, such as create_expense',
    intentsSet: 'a value it stands for, such as name=Bus; may be repeated',
    routeJsonl: 'lines of JSON: {"id","text","lang"?,"now"?,"timeZone"?,"pending"?}',
    doctor: 'say what is configured, what is not, and how to fix it',
    backup: 'write a copy of all data to a file',
    restore: 'bring back the data of such a copy',
    file: 'the file',
    restoreFile: 'the backup; the newest snapshot when left out',
    restoreYes: 'do not ask before replacing the data that is there',
    cwd: 'the folder to work in; the current one when left out',
    skills: 'list, check, install and trust skills',
    skillsList: 'list the skills in reach',
    skillsShow: 'show a skill: its files, its tools, its instructions',
    skillsValidate: 'check skills, with file and line of each finding',
    skillsInstall: 'show what is in a skill, ask, and install it',
    skillsTrust: 'trust a skill where it lies; without a name, all that wait',
    skillsRemove: 'remove an installed skill, or withdraw the trust in another',
    skillName: 'name of the skill',
    skillPath: 'a folder with a SKILL.md',
    skillPaths: 'a SKILL.md, its folder, or a folder of skills',
    skillProject: 'into the .agents/skills of the project rather than for all projects',
    skillYes: 'do not ask',
    strict: 'fail on warnings too',
    prompt: 'show the system prompt of an agent, and what each part of it costs',
    promptTools: 'names of tools with commas between them, such as Read,Grep',
    agent: 'list and run agents',
    agentList: 'list the agents in reach',
    agentRun: 'give an agent a task',
    agentResume: 'go on with a run that waits; without an id, list the runs',
    agentName: 'name of the agent',
    agentTask: 'what to do; read from standard input when left out',
    agentRunId: 'id of the run, or how it begins',
    agentModel: 'the model, as provider/model',
    agentDirectory: 'a folder of agents that comes before all others',
    agentYes: 'approve everything that it wants to do',
    agentNo: 'deny what waits',
    examples: `Examples:
  parco                                    talk to it
  parco ask "I spent 50 at the market"     propose an expense (exit code 3)
  parco ask "yes"                          approve it
  parco ask --yes "I drank 500 ml of water"
  parco approve 1,3                        approve the first and the third
  parco undo                               undo the last write
  parco serve                              the page, at http://127.0.0.1:4747
  parco skills install ./my-skill          show a skill, ask, and install it
  parco agent run reviewer "…"             give an agent a task in this folder

Exit codes: 0 done · 1 failed · 2 wrong usage · 3 waits for your answer
            4 not understood · 5 cannot start
Settings:   PARCO_HOME (~/.parco), PARCO_HOST, PARCO_PORT, DATABASE_URL, PARCO_MODEL`,
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
    badModel: 'A model is written provider/model, such as ollama/qwen3.',
    yesOrNo: 'Choose one of --yes and --no.',
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
  prompt: {
    heading: 'Estimated tokens',
    total: 'total',
    noModule: (names: string) => `The prompt says nothing of its own about: ${names}.`,
    unknownTool: (names: readonly string[], known: readonly string[]) =>
      `There is no tool "${names.join('", "')}". There are: ${known.join(', ')}, and those of MCP servers: mcp__server__tool.`,
  },
  skills: {
    none: 'No skills here yet. To install one: parco skills install <folder>.',
    noneIn: (path: string) => `There is no SKILL.md in ${path}.`,
    unknown: (name: string, names: readonly string[]) =>
      `There is no skill "${name}". There ${names.length === 0 ? 'are none' : `is: ${names.join(', ')}`}.`,
    notOurs: (folder: string) =>
      `Parco did not install this skill. To be rid of it, delete its folder: ${folder}`,
    severalOfName: (name: string, directories: readonly string[]) =>
      `Several skills are called "${name}". Say which by its folder: ${directories.join(', ')}`,
    origins: { code: 'built in', project: 'of the project', user: 'yours' },
    states: {
      ready: () => 'ready',
      untrusted: (name: string) => `not loaded: not trusted yet (parco skills trust ${name})`,
      changed: (name: string) =>
        `not loaded: changed since you trusted it (parco skills trust ${name})`,
      shadowed: () => 'not used: another skill of this name comes first',
      broken: () => 'not loaded: it cannot be read',
    },
    severity: { error: 'error', warning: 'warning' },
    folder: 'Folder',
    license: 'Licence',
    compatibility: 'Needs',
    tools: 'Tools',
    noTools: 'names none; the agent keeps its own',
    onlyTools: (list: string) =>
      list === '' ? 'none while it is in use' : `only these while it is in use: ${list}`,
    withoutTools: 'Without the tools',
    files: 'Files',
    fileCount: (count: number, size: string) =>
      count === 1 ? `one, ${size}` : `${count}, ${size} together`,
    scripts: 'Programs',
    noScripts: 'none',
    someScripts: (count: number) => (count === 1 ? 'one, marked *' : `${count}, marked *`),
    trustedAt: (day: string) => `trusted on ${day}`,
    askInstall: (target: string) => `Install it as ${target}? [y/N]`,
    askReplace: (target: string) => `Replace ${target} with it? [y/N]`,
    askTrust: (name: string) => `Trust "${name}" as it is now? [y/N]`,
    askRemove: (folder: string) => `Delete ${folder}? [y/N]`,
    askWithdraw: (folder: string) => `Trust ${folder} no longer? [y/N]`,
    needsYes: 'Nothing was done. To agree without being asked, add --yes.',
    kept: 'Nothing was changed.',
    installed: (name: string, target: string) => `"${name}" is installed in ${target}.`,
    trusted: (name: string) => `"${name}" is trusted as it is now.`,
    removed: (name: string) => `"${name}" was removed.`,
    withdrawn: (name: string, folder: string) =>
      `"${name}" is trusted no longer; its folder stays: ${folder}`,
    nothingToTrust: 'No skill waits to be trusted.',
    validated: (count: number, errors: number, warnings: number) =>
      `${count === 1 ? 'One skill' : `${count} skills`}: ${errors === 1 ? 'one error' : `${errors} errors`}, ${warnings === 1 ? 'one warning' : `${warnings} warnings`}.`,
    problems: {
      remote:
        'Skills are installed from a folder on this computer. Fetch it first, for example with git clone, look at it, and name the folder.',
      archive: 'Archives cannot be installed. Unpack it, look at it, and name the folder.',
      missing: (path: string) => `There is no folder ${path}.`,
      several: (folders: readonly string[]) =>
        `There are several skills in it. Name one: ${folders.join(', ')}`,
      tooLarge: 'It is more than a skill may have: 2,000 files, 64 MB and 16 levels of folders.',
      noSkill: 'There is no SKILL.md in it.',
      stale:
        'The folder changed while it was being installed. Nothing was installed; look at it again.',
      badName: (name: string) =>
        `A skill's name is lower-case letters, digits and single hyphens, at most 64; "${name}" is not. Ask its author, or change the name in SKILL.md.`,
      unsafe: (path: string, reason: string) =>
        `It cannot be installed because of ${path}: ${reason}.`,
      inside: 'That is the installed skill itself.',
      unloadable:
        'It cannot be installed, because it could not be loaded: parco skills validate says why.',
    },
    findings: {
      unreadable: (problem: string) => `the skill cannot be loaded: ${problem}`,
      noFrontmatter: 'it does not begin with frontmatter between --- lines',
      noMapping: 'the frontmatter is no list of fields',
      noYaml: (problem: string) => `the frontmatter is not YAML: ${problem}`,
      noDescription: 'the skill cannot be loaded: it has no description',
      noName: (folder: string) =>
        `there is no name; the skill is called by its folder, "${folder}"`,
      badName: (name: string) =>
        `"${name}" should be lower-case letters, digits and single hyphens`,
      nameDiffers: (name: string, folder: string) =>
        `the skill is called "${name}", its folder "${folder}"`,
      tooLong: (field: string, length: number, limit: number) =>
        `${field} has ${length} characters; the limit is ${limit}`,
      unknownField: (field: string) =>
        `"${field}" is no field of a skill; own fields belong in metadata`,
      badMetadata: 'metadata should be a mapping of names to texts',
      badTools: (field: string) =>
        `${field} should be a text such as "Read Bash(git:*)", or a list; as it is, it permits no tool`,
      unknownAllowed: (rule: string) => `"${rule}" is not understood, and permits nothing`,
      unknownDisallowed: (rule: string) =>
        `"${rule}" is not understood, and forbids the tool altogether`,
      repairedYaml: 'the frontmatter is YAML only once its values are quoted',
      noInstructions: 'there are no instructions below the frontmatter',
      longInstructions: (lines: number, limit: number) =>
        `the instructions have ${lines} lines; beyond ${limit}, detail belongs in files of its own`,
      shadowed: (name: string, winner: string) =>
        `another skill called "${name}" is used instead: ${winner}`,
      hiddenCharacters: (count: number, codePoint: string) =>
        count === 1
          ? `an invisible character, ${codePoint}`
          : `${count} invisible characters, the first is ${codePoint}`,
      unsafeFile: (reason: string) => `the skill cannot be installed with this file: ${reason}`,
      untrusted: 'not loaded: nobody has trusted it yet',
      changed: 'not loaded: its files changed since it was trusted',
      link: 'it is a link, which could lead out of the folder',
      special: 'it is a pipe, a socket or a device',
      oddName: 'its name is not plain: it hides something, or other systems read it differently',
      sameName: 'another name differs in upper and lower case alone',
    },
  },
  agent: {
    none: 'No agents here. They are Markdown files in .parco/agents, .claude/agents or ~/.parco/agents.',
    tools: 'tools',
    allTools: 'all there are',
    skills: 'skills',
    unknown: (name: string, names: readonly string[]) =>
      `There is no agent "${name}". There ${names.length === 0 ? 'are none' : `is: ${names.join(', ')}`}.`,
    noTask: 'There is no task. Write it in quotes: parco agent run <name> "…".',
    noModel: `No language model is configured. Set PARCO_MODEL=provider/model and the provider's key, for example:
  export PARCO_MODEL=anthropic/claude-sonnet-5 ANTHROPIC_API_KEY=…
or start Ollama, or name one for this run: --model ollama/qwen3.`,
    noBash: (reason: string) => `Without Bash: commands need a sandbox that works here. ${reason}`,
    skillsWait: (count: number) =>
      count === 1
        ? 'One skill is not loaded until you trust it: parco skills trust'
        : `${count} skills are not loaded until you trust them: parco skills trust`,
    askServer: (name: string, what: string, path: string) =>
      `${path} wants to use the MCP server "${name}" (${what}). Allow it? [y/N]`,
    serverWaits: (name: string, path: string) =>
      `The MCP server "${name}" of ${path} was never allowed and is left out. Run this in a terminal to be asked.`,
    serverFailed: (name: string, message: string) =>
      `The MCP server "${name}" cannot be used: ${message}`,
    quarantined: (tools: string, file: string) =>
      `These tools are not what you allowed, and are left out: ${tools}. To be asked again, remove their server from ${file}.`,
    asks: (tool: string, path: string) =>
      path === '' ? `It wants to use ${tool}:` : `It (${path}) wants to use ${tool}:`,
    linesLeftOut: (count: number) => `… ${count} more lines …`,
    prompt: (isCut: boolean) =>
      isCut
        ? 'Allow? y yes · n no · v view all of it · Enter later ›'
        : 'Allow? y yes · n no · Enter later ›',
    waiting: (count: number) =>
      count === 1 ? 'One call waits for your answer.' : `${count} calls wait for your answer.`,
    states: { interrupted: 'interrupted', answered: 'answered' },
    failed: (message: string) => `The run failed: ${message}`,
    stopped: (limit: string) => `The run reached its limit (${limit}).`,
    ends: {
      'step-limit': 'The run reached its limit of steps.',
      stuck: 'The run was stopped: the same call failed again and again.',
      aborted: 'Interrupted.',
    },
    resumeWith: (runId: string) => `To go on: parco agent resume ${runId}`,
    decideWith: (runId: string) =>
      `To decide: parco agent resume ${runId}, with --yes or --no where nobody can be asked.`,
    spent: (steps: number, input: number, output: number, costUsd: number) =>
      `${steps === 1 ? 'one step' : `${steps} steps`} · ${input} + ${output} tokens${costUsd > 0 ? ` · US$ ${costUsd.toFixed(4)}` : ''}`,
    noRun: (runId: string) => `There is no run ${runId} that can be gone on with.`,
    noRuns: 'No run waits.',
    findings: {
      unreadable: (problem: string) => `the agent cannot be loaded: ${problem}`,
      noName: 'the agent cannot be loaded: it has no name',
      noDescription: 'the agent cannot be loaded: it has no description',
      noSystem: 'there is no system prompt below the frontmatter',
      unknownField: (field: string) => `"${field}" is not known`,
      ignoredField: (field: string) => `"${field}" has no effect here`,
      badField: (field: string, value: string) =>
        `${field} should be a whole number from 1; ${value} is not`,
      shadowed: (name: string, winner: string) =>
        `another agent called "${name}" is used instead: ${winner}`,
    },
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
