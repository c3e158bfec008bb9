/** How one language says that something was written. Every pattern is for lower case. */
export interface ClaimWords {
  /** Whoever speaks wrote it: "anotei", "I've logged". */
  readonly person: RegExp
  /** Whoever speaks changed something, of a record or of a text: "corrigi", "I added". */
  readonly author: RegExp
  /** What an author has worked on when it is a text in the answer, and no record: "criei um plano de treino". */
  readonly works: RegExp
  /** A thing was written: "foi salvo", "has been added". */
  readonly done: RegExp
  /** A thing is written, as one that was read is too: "está salvo", "is set". */
  readonly state: RegExp
  /** The same at the beginning of a sentence and without its verb: "gasto anotado", "logged". */
  readonly headline: RegExp
  /** Things that can be written here. */
  readonly records: RegExp
  /** What comes before the verb when its subject says nothing. */
  readonly noSubject: RegExp
  /** It happened at another time, or somebody else did it. */
  readonly elsewhere: RegExp
  /** It happened just now, whatever day is named. */
  readonly justNow: RegExp
  readonly denial: RegExp
  /** The beginning of a condition or a time: nothing behind it in its clause is claimed. */
  readonly condition: RegExp
  /** What the user still has to do before it is written. */
  readonly approval: RegExp
  /** Words that join two statements. */
  readonly joint: RegExp
  /** A question that only asks for consent after a claim: "tá?", "okay?". */
  readonly tag: RegExp
  /** A sentence that says that something is done, and not what. */
  readonly bare: RegExp
}

const word = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'u')
const start = (pattern: string): RegExp => new RegExp(`^\\s*(?:${pattern})`, 'u')
const whole = (pattern: string): RegExp => new RegExp(`^\\s*(?:${pattern})\\s*$`, 'u')

// Portuguese: verbs by their stem, since every form of them follows from it.

const PT_PERSON_AR =
  'anot registr grav salv guard lanç cadastr agend reagend apag delet cancel restaur arquiv marc desmarc remarc contabiliz comput'
const PT_AUTHOR_AR =
  'adicion acrescent cri atualiz alter mud edit troc coloc bot tir risc program configur ativ desativ envi separ vincul ajust'
const PT_AUTHOR_IR = 'inser defin corrig transfer substitu'

/** The first person of the past, before which the spelling of some stems changes: "marquei". */
const ptPast = (stems: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => [
      `${stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/ç$/u, 'c')}ei`,
      `${stem.replace(/ç$/u, '[çc]')}[aá]mos`,
    ])
    .join('|')
const ptPastIr = (stems: string): string => `(?:${stems.replaceAll(' ', '|')})(?:i|imos)`
const ptInfinitive = (ar: string, others: string): string =>
  `(?:${ar.replaceAll(' ', '|')})ar|${others}`

const PT_PERSON_INFINITIVE = ptInfinitive(PT_PERSON_AR, 'excluir|desfazer')
const PT_AUTHOR_INFINITIVE = ptInfinitive(
  PT_AUTHOR_AR,
  `(?:${PT_AUTHOR_IR.replaceAll(' ', '|')}|inclu|conclu)ir|remover|pôr`,
)
const PT_STRONG_PARTICIPLE = `(?:${PT_PERSON_AR.replaceAll(' ', '|').replace('lanç', 'lan[çc]')}|adicion|atualiz|configur|program)ad(?:inh)?[oa]s?|salv[oa]s?|(?:exclu[íi]|remov[ií])d[oa]s?|desfeit[oa]s?`
const PT_PARTICIPLE = `${PT_STRONG_PARTICIPLE}|(?:${PT_AUTHOR_AR.replaceAll(' ', '|')})ad[oa]s?|(?:${PT_AUTHOR_IR.replaceAll(' ', '|')}|inclu|conclu|mov)[íi]d[oa]s?|post[oa]s?`
const PT_HELD =
  '(?:acab(?:ei|o|amos) de|consegui(?:mos)?|aproveitei (?:para|pra|e)|tomei a liberdade de)(?: já)?'
const PT_DEED =
  '(?:registro|lançamento|lancamento|anotação|cadastro|agendamento|exclusão|alteração|baixa|correção|atualização|marcação|cancelamento)'
const PT_MANNER =
  '(?: (?:já|ja|agora|tudo|tod[oa]s?|devidamente|corretamente|também|aqui|bem|d[eê] novo))*'
const PT_RECORDS =
  'gastos?|despesas?|lançamentos?|registros?|lembretes?|avisos?|alarmes?|metas?|objetivos?|hábitos?|tarefas?|pendências?|contas?|faturas?|boletos?|notas?|anotaç(?:ão|ões)|itens|item|lista|agenda|calendário|consultas?|reunião|reuniões|eventos?|compromissos?|treinos?|corridas?|pesos?|sono|humor|categorias?|valor|valores|datas?|horários?|dados|informaç(?:ão|ões)|alteraç(?:ão|ões)|mudanças?|assinaturas?|refeiç(?:ão|ões)|remédios?|medicamentos?|parcelas?|orçamento|transferências?|pagamentos?|rotina|café|almoço|jantar|reserva|extrato|compras?|r\\$'
const PT_OWNERS = '(?:seus?|suas?|nov[oa]s?|mais|\\d+) '
/** Between a thing and what was done to it no other verb stands. */
const PT_GAP =
  '(?:(?!(?:é|são|era|eram|foi|foram|está|estão|ser|que|se|não|fica|ficam) )\\S+ ){0,4}?'
const PT_THEN = '(?=$| com sucesso| para| pra| em| no| na| à| às| como| por aqui| aqui| de| e )'

export const PORTUGUESE: ClaimWords = {
  person: word(
    `${ptPast(PT_PERSON_AR)}|exclu[íi]mos|excluí|desfi[zs]|dei (?:baixa|como pag[oa])|(?:fiz|fizemos|foi feit[oa]|foram feit[oa]s) (?:os? |as? |seus? |suas? )?${PT_DEED}|(?:deix(?:ei|amos|o)|mantive)(?: \\S+){0,3} (?:${PT_PARTICIPLE})|${PT_HELD} (?:${PT_PERSON_INFINITIVE})`,
  ),
  author: word(
    `${ptPast(PT_AUTHOR_AR)}|${ptPastIr(PT_AUTHOR_IR)}|inclu(?:í|i|ímos)|exclui|conclu(?:í|i|ímos)|remov(?:i|emos)|movi|movemos|pus|pusemos|${PT_HELD} (?:${PT_AUTHOR_INFINITIVE})`,
  ),
  works: word(
    'planos?|roteiros?|cardápios?|receitas?|resumos?|textos?|tabelas?|exemplos?|vers(?:ão|ões)|sugest(?:ão|ões)|ideias?|opç(?:ão|ões)|dicas?|frases?|palavras?|parágrafos?|títulos?|poemas?|tom|vírgulas?|acentos?|pontuação|ortografia|tradução|trechos?|erros?|(?:uma|esta|essa) (?:lista|mensagem|rotina)|um treino|(?:em|na|da) mensagem|de assunto|para (?:ficar|soar|deixar)|(?:no|ao|num) cartão(?! de)|de (?:ideia|assunto)|nada',
  ),
  done: word(`(?:foi|foram|ficou|ficaram|acab(?:ou|aram) de ser)${PT_MANNER} (?:${PT_PARTICIPLE})`),
  state: word(
    `(?:est[áa]|est[ãa]o|t[áa]|t[ãa]o|ficam?)${PT_MANNER} (?:${PT_PARTICIPLE})|(?:já|agora) (?:consta|constam|aparecem?|est[áa]|t[áa]|est[ãa]o) n[oa]s? (?:suas?|seus?) |(?:est[áa]|t[áa]|est[ãa]o) n[oa]s? (?:(?:suas?|seus?) )?(?:lista|agenda|calendário|planilha|rotina|diário)`,
  ),
  headline: start(
    `(?:(?:já|tudo|agora|também) )*(?:${PT_STRONG_PARTICIPLE.replace('|salv[oa]s?', '')})(?=$| com sucesso| o | a | os | as | seu| sua| em| no| na| para| pra| como| aqui)|salv[oa]s?(?=$| com sucesso)|(?:${PT_OWNERS}){0,2}(?!(?:o|a|os|as|há|tem|tenho|temos|existe|vejo|vi|encontrei|achei|são|é|foi|está|você|que|sem|nenhuma?|cada|tod[oa]|qualquer|quem|não|um|uma) )${PT_GAP}(?:${PT_RECORDS}) ${PT_GAP}(?:(?:já|agora) )?(?:${PT_PARTICIPLE}|pag[oa]s? e (?:${PT_PARTICIPLE}))${PT_THEN}|${PT_DEED} feit[oa]|(?:tudo|tod[oa]s) (?:${PT_PARTICIPLE})`,
  ),
  records: word(`${PT_RECORDS}|(?:para|pra) você|aqui`),
  noSubject: whole('(?:(?:já|isso|tudo|ele|ela|eles|elas|agora|e|também|tudo certo)\\s*)*'),
  elsewhere: word(
    'ontem|anteontem|em \\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|em \\d{4}|(?:no dia|em) \\d{1,2} de \\p{L}+|(?:na|no) (?:semana|mês|ano) passad[oa]|há \\d+|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|pel[oa]s? \\p{L}+|por (?!aqui|enquanto|agora|você)\\p{L}+',
  ),
  justNow:
    /✅|✔|☑|com sucesso|(?<!\p{L})(?:pronto|prontinho|feito|agora|acabou|acabaram)(?!\p{L})/u,
  denial: word('não|nao|nada|nunca|jamais|nem|sem|nenhum|nenhuma|falta'),
  condition: word(
    'se|quando|caso|assim que|depois (?:que|de)|antes (?:que|de)|logo que|enquanto|até que|para que|quer que|talvez|desde que|sempre que|uma vez que|que eu',
  ),
  approval: word('aprova\\p{L}*|confirma\\p{L}*|toca\\p{L}*|toque|autoriza\\p{L}*'),
  joint: /\s(?:e|mas|porém|então)\s/u,
  tag: whole('(?:tá|ta|certo|ok|okay|viu|tudo bem|combinado|beleza|né|tá bom|pode ser)'),
  bare: whole('(?:tudo )?(?:feito|pronto|prontinho|certo)|tudo certo'),
}

const EN_PERSON =
  'logged|recorded|noted|saved|registered|marked|scheduled|rescheduled|booked|cancell?ed|deleted|undone|reverted|restored|archived|filed|stored'
const EN_AUTHOR =
  'added|created|updated|removed|changed|corrected|moved|included|entered|edited|set(?: up)?|put|taken|turned (?:on|off)|sent|transferred|cleared|inserted|replaced|renamed|enabled|disabled|activated|configured|completed|submitted|tagged|linked|popped|dropped|pushed|fixed|adjusted'
const EN_BASES =
  'log|record|note|save|add|create|update|delet|remov|cancel|mark|schedul|book|register|stor|enter|fil|undo|revert|restor|edit|correct|chang|mov|includ|set|put'
const EN_MANNER =
  '(?: (?:just|now|already|also|then|successfully|all|both|finally|quickly|gone ahead and|went ahead and))*'
const EN_I = `(?<!(?:have|had|did|has|do) )(?:i|we)(?: have)?${EN_MANNER}`
const EN_RECORDS =
  'reminders?|purchases?|alarms?|alerts?|expenses?|entry|entries|records?|goals?|habits?|tasks?|bills?|payments?|rent|amounts?|category|categories|notes?|items?|lists?|calendar|agenda|appointments?|meetings?|events?|workouts?|exercises?|runs?|meals?|lunch|breakfast|dinner|weight|sleep|mood|data|dates?|changes?|subscriptions?|installments?|budget|income|transfers?|savings|account|routine|medication|installments|\\$\\d[\\d.,]*'
const EN_OWNERS = '(?:your|one|two|three|new|another|\\d+) '
const EN_THEN = '(?=$| successfully| for| to| under| as| in| on| at| with| and )'

export const ENGLISH: ClaimWords = {
  person: word(
    `${EN_I} (?:${EN_PERSON}|undid|started tracking|(?:wrote|written|jotted|noted) (?:it|that|this|them|everything) down|(?:checked|ticked|crossed)(?: \\S+){1,6} off|(?:checked|ticked|crossed) off|(?:made|kept|taken|took) a (?:note|record|entry)|made (?:the|that|those|these|your) (?:changes?|updates?|corrections?|adjustments?))|(?:i|we) (?:managed to|was able to|were able to|took the liberty of|finished) (?:${EN_BASES})(?:e|n?g?ing|l?ing)?`,
  ),
  author: word(`${EN_I} (?:${EN_AUTHOR}|took)`),
  works: word(
    '(?:workout|meal|training|study|travel|action|lesson|\\p{L}+-\\p{L}+) plans?|a plan|plans? for|itinerar(?:y|ies)|menus?|recipes?|summar(?:y|ies)|texts?|tables?|examples?|versions?|suggestions?|ideas?|options?|tips?|sentences?|words?|paragraphs?|titles?|headings?|poems?|tone|wording|commas?|punctuation|spelling|translation|typos?|lines?|mistakes?|drafts?|a (?:\\p{L}+ )?(?:list|message|routine)|an email|to (?:be|sound|read|make|fit)|together|up|aside|a look|(?:on|to|in) (?:a|the|your) card|this way|on to|mind|nothing',
  ),
  done: word(
    `(?:(?:has|have)${EN_MANNER} been|was|were|got)${EN_MANNER} (?:${EN_PERSON}|${EN_AUTHOR})`,
  ),
  state: word(
    `(?:is|are)${EN_MANNER} (?:${EN_PERSON}|${EN_AUTHOR})|(?:is|are) (?:now |already )?(?:in|on|part of) (?:your (?:\\p{L}+ )?(?:lists?|calendar|agenda|notes|records|expenses|budget|log|reminders|goals|routine)|the books)`,
  ),
  headline: start(
    `(?:(?:successfully|now|also|just|all) )*(?:${EN_PERSON}|added|created|updated|removed|changed|corrected|moved|undone)(?=$| successfully| it| that| the | your| as | under | for you| an? |(?: \\S+)+ (?:to|from|off|on|in) your)|(?:${EN_OWNERS}){0,2}(?!(?:the|a|an|there|you|have|has|are|is|i|we|no|found|see|who|that|every|each|any|people|not) )(?:[\\p{L}'-]+ ){0,3}?(?:${EN_RECORDS}) (?:(?:now|successfully|all) )*(?:${EN_PERSON}|${EN_AUTHOR})${EN_THEN}`,
  ),
  records: word(`${EN_RECORDS}|your|for you`),
  noSubject: whole('(?:(?:it|that|this|everything|all|they|these|both|and|now|also)\\s*)*'),
  elsewhere: word(
    'yesterday|last (?:night|week|month|year|\\p{L}+day)|on (?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}|on \\d{1,2}/\\d{1,2}|on \\d{1,2} \\p{L}+|in \\d{4}s?|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|ago|by \\p{L}+',
  ),
  justNow: /✅|✔|☑|(?<!\p{L})(?:successfully|done|now|just|all set)(?!\p{L})/u,
  denial: word("not|\\p{L}+n't|cannot|nothing|never|no|nor|none|without|neither"),
  condition: word(
    'if|when|once|after|before|until|unless|whether|in case|as soon as|whenever|maybe|perhaps',
  ),
  approval: word('approv\\p{L}*|confirm\\p{L}*|tap|authori[sz]e\\p{L}*'),
  joint: /\s(?:and|but|so|then)\s/u,
  tag: whole('(?:okay|ok|right|all right|alright|yes|is that okay|sound good|sounds good)'),
  bare: whole('(?:all )?(?:done|set)|you are all set'),
}
