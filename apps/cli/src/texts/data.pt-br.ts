import type { Texts } from './en.ts'

const count = (number: number, one: string, several: string): string =>
  `${number} ${number === 1 ? one : several}`

/** What the commands for a user's own data say in Portuguese. */
export const DATA_PT_BR: Texts['data'] = {
  help: {
    conversations: 'lista as conversas, procura, renomeia e apaga',
    conversationsList: 'lista as conversas, da mais nova para a mais antiga',
    conversationsSearch: 'palavras que foram ditas, ou que estão no título',
    conversationsRename: 'dá outro título a uma conversa',
    conversationsDelete: 'apaga uma conversa; o que foi anotado nela fica',
    conversationId: 'id da conversa',
    conversationTitle: 'o título novo',
    yes: 'não pergunta antes',
    export: 'grava em um arquivo tudo o que o Parco guarda de você',
    exportFile: 'o arquivo; a saída padrão, se faltar',
    memory: 'o que o Parco sabe sobre você',
    memoryExport: 'grava tudo o que o Parco sabe sobre você, em Markdown',
    memoryJson: 'em JSON',
    exportCsv: 'só o dinheiro que entrou e saiu, em CSV para planilhas',
    import: 'lê um extrato do banco (CSV ou OFX), ou uma exportação em um Parco vazio',
    importFile: 'o extrato, ou um arquivo gravado por parco export',
    deleteEverything: 'apaga tudo o que o Parco guarda de você, inclusive as cópias',
  },
  papers: {
    exported: (file) => `Pronto: ${file}. Sua vida aqui está toda nele, então guarde bem.`,
    exists: (file) => `${file} já existe. Escolha outro nome.`,
    noFile: (file) => `Não existe o arquivo ${file}.`,
    imported: (rows) => `Está tudo aqui: ${rows.toLocaleString('pt-BR')} linhas.`,
    notAnExport: (file) =>
      `${file} não é uma exportação do Parco, ou está danificado. Nada foi importado.`,
    newer: 'Essa exportação é de uma versão mais nova do Parco. Atualize este primeiro.',
    notEmpty:
      'Este Parco já tem coisas, e uma exportação só entra em um vazio. Escolha outra pasta com PARCO_HOME, ou comece por parco delete-everything.',
  },
  saved: (file) => `Salvo: ${file}`,
  notSaved: (file, why) => `Não consegui salvar ${file} aqui: ${why}`,
  statement: {
    read: (file, format, items) =>
      `${file}: ${count(items, 'lançamento lido', 'lançamentos lidos')} (${format}).`,
    leftOut: (items, note) => `${count(items, 'fica', 'ficam')} de fora: ${note}.`,
    unread: (line, why, text) => `linha ${line}: ${why} (${text})`,
    nothingNew: 'Nada de novo para importar.',
    ask: 'Anotar tudo? [s/N] ',
  },
  deletion: {
    words: 'apagar tudo',
    warning: `Isto apaga todas as suas conversas, registros, recibos e ajustes, e as cópias na pasta do Parco.
Não dá para desfazer. Para guardar tudo antes: parco export meus-dados.json`,
    ask: 'Para continuar, escreva "apagar tudo": ',
    needsYes: 'Para apagar tudo sem a pergunta, acrescente --yes.',
    kept: 'Nada foi apagado.',
    done: (rows, copies) =>
      `Tudo apagado: ${count(rows, 'linha', 'linhas')} e ${count(copies, 'cópia', 'cópias')} do banco de dados.`,
    stays: (
      home,
    ) => `O que fica: exportações e backups que você gravou em outro lugar; e, em ${home}, as suas
frases (intents/), skills, agentes e suas execuções, e a chave do modelo (models.json). Os aparelhos que
entraram continuam entrando (parco devices).`,
    staysOnServer:
      'O que fica: os backups do servidor PostgreSQL, que são de quem cuida dele, e o que você exportou.',
  },
  conversations: {
    none: 'Nenhuma conversa ainda.',
    noneFound: 'Nenhuma conversa tem essas palavras.',
    more: (limit) => `Só as ${limit} mais novas aparecem. Procure para achar as mais antigas.`,
    renamed: (title) => `Agora ela se chama "${title}".`,
    confirm: (title) => `Apagar "${title}" de vez? O que você anotou nela fica. [s/N] `,
    untitled: 'sem título',
    needsYes: 'Para apagar sem a pergunta, acrescente --yes.',
    kept: 'Nada foi apagado.',
    deleted: (messages, receipts) =>
      `Apagada, com ${count(messages, 'mensagem', 'mensagens')}.${
        receipts === 0
          ? ''
          : ` ${count(receipts, 'registro fica e ainda pode ser desfeito', 'registros ficam e ainda podem ser desfeitos')}.`
      }`,
    cardsGone: (cards) =>
      `${count(cards, 'cartão que esperava a sua resposta foi junto, sem ser gravado', 'cartões que esperavam a sua resposta foram junto, sem ser gravados')}.`,
  },
}
