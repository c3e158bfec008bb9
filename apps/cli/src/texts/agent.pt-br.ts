import type { Texts } from './en.ts'

/** What `parco agent` says. */
export const AGENT_PT_BR: Texts['agent'] = {
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
  hiddenInTool: (tool, count) =>
    count === 1
      ? `A descrição de ${tool} tem um caractere invisível, que não é enviado.`
      : `A descrição de ${tool} tem ${count} caracteres invisíveis, que não são enviados.`,
  missingTools: (name, tools) =>
    `${name} pede ferramentas que não existem aqui e trabalha sem elas: ${tools}.`,
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
    inheritedModel: (model) =>
      `o modelo "${model}" não está escrito como provedor/modelo; o agente usa o que você configurou`,
    missingSkill: (skill) => `a skill "${skill}" não existe aqui; o agente trabalha sem ela`,
    missingTool: (tool) => `a ferramenta "${tool}" não existe aqui; o agente trabalha sem ela`,
    shadowed: (name, winner) => `outro agente chamado "${name}" é usado no lugar: ${winner}`,
  },
}
