const count = (number: number, one: string, several: string): string =>
  `${number} ${number === 1 ? one : several}`

/** What the commands for a user's own data say in English. */
export const DATA_EN = {
  help: {
    conversations: 'list conversations, search, rename and delete them',
    conversationsList: 'lists conversations, the newest first',
    conversationsSearch: 'words that were said, or stand in the title',
    conversationsRename: 'gives a conversation another title',
    conversationsDelete: 'deletes a conversation; what was recorded in it stays',
    conversationId: 'id of the conversation',
    conversationTitle: 'the new title',
    yes: 'do not ask',
    export: 'write everything that Parco keeps of you to a file',
    exportFile: 'the file; standard output when left out',
    memory: 'what Parco knows about you',
    memoryExport: 'write all that Parco knows about you, as Markdown',
    memoryJson: 'as JSON',
    exportCsv: 'only the moves of money, as CSV for a spreadsheet',
    import: 'read a bank statement (CSV or OFX), or an export into an empty Parco',
    importFile: 'the statement, or a file that parco export wrote',
    deleteEverything: 'delete everything that Parco keeps of you, snapshots too',
  },
  papers: {
    exported: (file: string) => `Written: ${file}. It holds your whole life here, so keep it safe.`,
    exists: (file: string) => `${file} already exists. Choose a new name.`,
    noFile: (file: string) => `There is no file ${file}.`,
    imported: (rows: number) => `Everything is here: ${rows.toLocaleString('en')} rows.`,
    notAnExport: (file: string) =>
      `${file} is no export of Parco, or it is damaged. Nothing was read in.`,
    newer: 'This export was made by a newer version of Parco. Update this one first.',
    notEmpty:
      'There is something in this Parco already, and an export is read into an empty one. Choose another folder with PARCO_HOME, or begin with parco delete-everything.',
  },
  saved: (file: string) => `Saved: ${file}`,
  notSaved: (file: string, why: string) => `I could not save ${file} here: ${why}`,
  statement: {
    read: (file: string, format: string, items: number) =>
      `${file}: read ${count(items, 'transaction', 'transactions')} (${format}).`,
    leftOut: (items: number, note: string) => `${items} left out: ${note}.`,
    unread: (line: number, why: string, text: string) => `line ${line}: ${why} (${text})`,
    nothingNew: 'Nothing new to import.',
    ask: 'Save all of it? [y/N] ',
  },
  deletion: {
    words: 'delete everything',
    warning: `This deletes all conversations, records, receipts and settings of yours, and the snapshots
in Parco's folder. It cannot be undone. To keep a copy first: parco export my-data.json`,
    ask: 'To go on, type "delete everything": ',
    needsYes: 'To delete everything without being asked, add --yes.',
    kept: 'Nothing was deleted.',
    done: (rows: number, copies: number) =>
      `Everything is deleted: ${count(rows, 'row', 'rows')} and ${count(copies, 'copy', 'copies')} of the database.`,
    stays: (
      home: string,
    ) => `What stays: exports and backups that you wrote elsewhere; and in ${home} your own
sentences (intents/), skills, agents and their runs, and the model's key (models.json). Devices that were
let in still are (parco devices).`,
    staysOnServer:
      'What stays: backups of the PostgreSQL server, which whoever runs it keeps, and what you exported.',
  },
  conversations: {
    none: 'No conversation yet.',
    noneFound: 'No conversation has these words.',
    more: (limit: number) => `Only the newest ${limit} are shown. Search to find older ones.`,
    renamed: (title: string) => `It is called "${title}" now.`,
    confirm: (title: string) => `Delete "${title}" for good? What you recorded in it stays. [y/N] `,
    untitled: 'without a title',
    needsYes: 'To delete it without being asked, add --yes.',
    kept: 'Nothing was deleted.',
    deleted: (messages: number, receipts: number) =>
      `Deleted, with ${count(messages, 'message', 'messages')}.${
        receipts === 0
          ? ''
          : ` ${count(receipts, 'record stays and can', 'records stay and can')} still be undone.`
      }`,
    cardsGone: (cards: number) =>
      `${count(cards, 'card', 'cards')} that waited for your answer went with it, unwritten.`,
  },
}
