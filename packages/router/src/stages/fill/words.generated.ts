// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `area-in.ts` looks for. */
export const AREA_IN = {
  names: {
  "pt-BR": {
    "health": "saude",
    "finance": "financas financa financeiro financeira financeiros financeiras dinheiro",
    "professional": "trabalho carreira profissional profissionais",
    "learning": "aprendizado aprendizagem estudo estudos educacao",
    "spiritual": "espiritual espirituais espiritualidade fe",
    "relationships": "relacionamento relacionamentos relacoes familia"
  },
  "en": {
    "health": "health wellbeing",
    "finance": "finance finances financial money",
    "professional": "work career professional job",
    "learning": "learning study studies education educational",
    "spiritual": "spiritual spirituality faith",
    "relationships": "relationship relationships family"
  }
},
}

/** What `find-asked.ts` looks for. */
export const FIND_ASKED = {
  spending: wordSet("gasto gastos despesa despesas compra compras dinheiro grana total totais lista listar relacao extrato detalhe detalhes detalhado detalhada completa completo mes ano valor reais lancamento lancamentos registro registros somando soma contando embora saiu torrei mostre mostra liste aplicativo categoria historico anda andam foi parar raio x where what'd go went gone expense expenses spending spend purchases purchase money list full itemized itemised total breakdown month year records record back fork forked out drop dropped blow blew burn burned much many everything all bought category stuff pull up things so far history transactions transaction"),
  invested: wordSet("anda andam vai vao investi investimento investimentos carteira aplicacao aplicacoes aplicado aplicados investido investida dinheiro patrimonio saldo total resumo posicao rendimento mes quanto investment investments account accounts portfolio invested money total balance doing list holdings standing worth"),
}

/** What `find-bill.ts` looks for. */
export const FIND_BILL = {
  marking: wordSet("conta contas boleto boletos pagamento quitacao baixa pago paga pagos pagas quitado quitada quitados quitadas pendente pendentes aberto aberta acertado acertada resolvido resolvida liquidado liquidada lista status ref referente mes mensalidade caixa app lotérica loterica banco celular debito automatico pix feito feita desmarque desmarca reverta reverte volte volta tire tira bota poe marque marca risque risca risquem riscar engano erro errado errada month bill bills payment paid unpaid settled sorted cleared taken care done dealt sent tick ticked off mark marked unmark put list unticked online app bank portal autopay auto went gone through outstanding pending due mistake wrong clicked accident accidentally revert undo back real"),
  bills: wordSet("conta boleto fatura mensalidade bill bills"),
  settledBehind: wordSet("pago paga quitado quitada paid settled"),
  undoing: wordSet("desmarca desmarque desmarcar desfaz desfaca volta volte voltar tira tire reverte reverta reverter marquei marcado marcada marcou engano errado errada erro errei querer pendente pendentes aberto unmark unmarked uncheck unchecked untick unticked mark marked put back revert reverse undo mistake accident accidentally wrong wrongly unpaid pending ticked checked flip bounced"),
  arriving: wordSet("veio vem chegou chega deu subiu aumentou vence vencendo venceu came arrived due higher"),
  settled: wordSet("pago paga pagos pagas paguei pagamos quitei quitado quitada liquidado liquidada baixa debitou debitado resolvi acertei pagamento paid settled cleared sorted done payment taken through knocked did handled squared out"),
  means: wordSet("pelo pela on via through"),
  settingUp: wordSet("conta contas boleto boletos fixa fixas fixo fixos nova novo mensal mensais mensalmente mes recorrente vencimento venc vence vencendo valor dia cadastre cadastra inclua inclui crie cria adicione registre lista todo toda entre debita debitam desce cobra cobram cai debito automatico assinaturas bill bills recurring monthly month new due day amount set up setup every each add create payable comes around costs at charge charges th st nd rd note order goes out"),
  once: wordSet("avulso avulsa once"),
  planned: wordSet("planeja planeje separa separe orcamento budget"),
  denials: wordSet("nao falta faltam ainda not haven't yet still left unpaid"),
  statuses: {
  "pt-BR": {
    "overdue": "atrasada atrasadas atrasado atrasados vencida vencidas vencido vencidos",
    "canceled": "cancelada canceladas cancelado cancelados",
    "pending": "pendente pendentes aberto abertas",
    "paid": "pago paga pagos pagas paguei pagamos quitei quitamos quitada quitadas quitado quitados"
  },
  "en": {
    "overdue": "overdue late",
    "canceled": "canceled cancelled",
    "pending": "pending unpaid outstanding",
    "paid": "paid settled cleared sorted knocked pay"
  }
},
  beforeNth: wordSet("the on each every by before , month"),
}

/** What `find-debt.ts` looks for. */
export const FIND_DEBT = {
  paying: wordSet("parcela parcelas prestacao prestacoes pagamento pagamentos mensalidade historico extrato paga pagas pago pagos quitado quitada quitadas quitei adiantei adiantada situacao andamento progresso saldo devedor resta restam falta faltam faltando acabar terminar quitar pagar total divida dividas mais primeira segunda terceira quarta quinta ultima ultimas ultimos proxima antecipada antecipei amortizei amortizado relacao lista liste detalhe detalhes alguem installment installments instalment instalments payment payments repayment repayments history made make record paid off pay down left owe owed owing remaining balance anyone anybody progress overall status far stand standing go done debt debts down latest last recent so list many much"),
  counted: wordSet("parcela parcelas prestacao prestacoes installment installments instalment instalments payment payments repayment repayments"),
  ending: wordSet("quitar pagar acabar terminar liquidar zerar saldar encerrar amortizar livrar"),
  left: wordSet("falta faltam resta restam"),
  putting: wordSet("aporte aportes investimento aplicacao deposito contribuicao reais mais conta dinheiro grana mes contribution deposit put into toward towards money more cash threw chucked bunged tossed"),
  dated: wordSet("ipca selic prefixado educa renda tesouro bond fund index"),
  into: wordSet("em no na nos nas para into in to at toward towards on of"),
  notOwed: wordSet("emprestei emprestamos deve devem mandei transferi devolvi enviei ofereceu ofereceram oferta proposta simula simule simular simulacao calcula calcule calcular owes sent transferred wired venmoed zelled offered offer quote simulate calculate"),
  borrowed: wordSet("emprestado emprestada emprestados emprestadas emprestou devo devendo fiado borrowed borrow lent owe owing owes iou"),
  owing: wordSet("parcela parcelas vezes prestacao prestacoes vencimento vence vencendo venc dia primeira inicio comeca comecando partir serao sao credor valor total mes reais conto emprestado emprestada emprestados emprestadas devo devendo fiado carne crediario credito loja parcelado parcelada parcelei juros meses mensais financiei refinanciei parcelei renegociei faltam tenho que devolver pendurei peguei vale adiantamento borrowed borrow owe owing lent iou months debt financed signed still installments instalments payments due starting first one month store monthly each total"),
  lenders: wordSet("com do da no na pelo pela pro pra para ao a credor to from with at of"),
  classes: wordSet("divida dividas emprestimos debt debts loans"),
  notLent: wordSet("onibus uber taxi mercado cartao pix salario ca la banco old new bank"),
  giving: wordSet("emprestou cobriu bancou adiantou lent fronted spotted advanced loaned covered"),
  lending: wordSet("emprestou lent"),
  puttingOn: wordSet("put gave offered"),
}

/** What `find-event-updates.ts` looks for. */
export const FIND_EVENT_UPDATES = {
  moves: wordSet("muda mude mudar passa passe passar remarca remarque remarcar reagenda reagende reagendar adia adie adiar antecipa antecipe antecipar adianta adiante adiantar transfere transfira transferir mova mover empurra empurre empurrar joga jogue jogar troca troque trocar altera altere alterar posterga postergue postergar puxa puxe puxar move push reschedule shift bump change bring postpone switch rebook slide delay"),
  moved: wordSet("remarcaram mudaram adiaram passaram anteciparam transferiram reagendaram trocaram jogaram adiantaram empurraram remarquei mudei adiei reagendei antecipei transferi remarcada remarcado adiada adiado transferida transferido antecipada antecipado reagendada reagendado movida movido mudou passou caiu ficou adiantada adiantado postergada postergado moved rescheduled pushed postponed shifted bumped changed"),
  towards: wordSet("para to until till"),
  beforeVerb: wordSet("foi fosse seja e vai ser ta esta acabou de nao que por favor sendo sera got get was is has been have had be needs need to gets being 's just"),
  intro: wordSet("para tem como voce poderiam seria possivel preciso que quero queria gostaria pode podes poderia favor por gentileza ai me o a os as minha meu nossa nosso horario data hora dia da do de informo aviso ja olha atencao entao aquela aquele essa esse anota anote registra registre please can could you would i need i'd like to my the our time date of so just hey"),
  others: wordSet("meta metas lembrete habito conta boleto fatura parcela prazo peso sono title titulo nome name reminder goal habit bill"),
  off: wordSet("back forward up ahead over out"),
}

/** What `find-events.ts` looks for. */
export const FIND_EVENTS = {
  planning: wordSet("agenda agende agendar marca marque marcar programa programe programar bloqueia bloqueie bloquear encaixa encaixe encaixar schedule book pencil block slot arrange plan"),
  calendars: wordSet("agenda calendario compromissos calendar schedule diary planner"),
  events: wordSet("evento compromisso event appointment"),
  afterOrder: wordSet("me ai mim pra para minha meu um uma o a por favor novo nova na no de : event evento compromisso chamado please in down a an the my for us up new to on out off called"),
  places: wordSet("colegio escola clinica hospital restaurante bar escritorio igreja sala auditorio shopping parque praca academia laboratorio consultorio forum teatro estadio rua avenida cafe school clinic office church room hall restaurant park theater theatre street studio library"),
  noThings: wordSet("que eu voce ele ela eles elas nos se quando vem chega reune encontra como onde vou vamos quero queria preciso tenho tem lembra avisa acorda levar pagar comprar ligar i we you he she they it come comes coming why when how what who where me there this that if remind ping wake tell pay buy take call go"),
  noEvents: wordSet("lembrete lembretes alarme previsao chuva aluguel boleto conta fatura pao remedio meta habito preco alarm timer reminder rain forecast weather rent price bill goal habit"),
  links: wordSet("de do da dos das com no na nos nas em para pro pra e of with to at in and"),
  nounLinks: wordSet("de do da dos das com of with to"),
  pointing: wordSet("isso ele ela it that this them"),
  told: wordSet("foi era fui fomos teve tive cancelado cancelada mudou adiado adiada remarcada remarcado e cancela was went had were cancelled canceled moved is cancel"),
  toCalendar: wordSet("na no da do minha meu a o in on to into my the"),
  forWhom: wordSet("para pra mim gente nos ai la for me us"),
  owners: wordSet("minha a na o my the"),
}

/** What `find-expense-change.ts` looks for. */
export const FIND_EXPENSE_CHANGE = {
  own: wordSet("despesa despesas gasto gastos compra compras lancamento lancamentos registro valor certo correto errado errada verdade preco total anotado anotada registrado registrada lancado lancada duplicado duplicada duplicidade dobro repetido repetida vezes engano erro correcao ajuste corrija corrige ajuste ajusta retifique conserte arruma arrume exclua apague apaga remova risca limpa tira solicito categoria data dia la ficou consta constou saiu reclassifica reclassifique recategoriza coisa treco expense expenses purchase spending charge charged transaction entry record amount price value right correct wrong mistake error twice duplicate duplicated double typo change amend edit fix update move switch swap bump make delete remove erase scrap bin ditch drop get rid should have been be actually really instead category date day recategorize recategorise reclassify one of them thing things log logged list down put typed reads says remove some"),
  newBefore: wordSet("para pra to certo correto eram era por correct right be actually"),
  oldBefore: wordSet("de nao from not"),
  denying: wordSet("nao vez lugar not wasn't isn't instead"),
  recorded: wordSet("lancei anotei registrei coloquei botei marquei put logged entered typed wrote recorded"),
  is: wordSet("era foi e eram foram was is were"),
  towards: wordSet("para pra to"),
  articles: wordSet("o a os as dia the day"),
  category: wordSet("categoria category"),
  filing: wordSet("reclassifica reclassifique recategoriza recategorize recategorise reclassify"),
  filedUnder: wordSet("para to as como em under into"),
  changing: wordSet("corrige corrija corrigir retifique retifica muda mude mudar altera altere alterar ajusta ajuste ajustar arruma arrume conserta conserte atualiza atualize troca troque passa passe bota bote coloca coloque poe ponha marca marque joga jogue reclassifica reclassifique foi foram era eram sao deu ficou saiu custou errado errada errei certo correto correta verdade devia correct fix change changed update amend edit make made move switch set put mark bump recategorize recategorise reclassify was is were it's should wrong right actually mistyped meant supposed shows says"),
  renaming: wordSet("nome renomeia renomear renomeie rename name"),
}

/** What `find-goals.ts` looks for. */
export const FIND_GOALS = {
  progress: wordSet("progresso andamento atualiza atualize atualizar registra registre anota anote marca estou tenho cheguei completei alcancei li juntei corri fiz perdi guardei economizei vai em com aos nos progress update log record to have i'm i've reached hit done at so far up stands sits now run read saved lost walked"),
  drops: wordSet("apaga apague apagar exclui exclua excluir deleta deletar remova remover cancela cancele cancelar tira tire tirar elimina elimine eliminar descarta descarte descartar abandona abandone abandonar arquiva arquive arquivar joga jogue jogar risca risque riscar desisti desisto desistindo larguei abandonei drop remove cancel scrap ditch erase discard kill bin axe abandon archive scratch get give giving gave dropping abandoning ditching trash call delete remove"),
  givenUp: wordSet("desisti mudei quero preciso gostaria queria desisto want need would like give"),
  nearly: wordSet("quase ia tentei pensando penso se caso almost nearly thinking if"),
  changes: wordSet("muda mude mudar altera altere alterar atualiza atualize atualizar troca troque trocar aumenta aumente aumentar diminui diminua diminuir reduz reduza reduzir baixa baixe baixar sobe suba subir ajusta ajuste ajustar edita edite editar passa passe passar estende estenda estender estica estique esticar prorroga prorrogue prorrogar adia adie adiar antecipa antecipe antecipar corrige corrija corrigir empurra empurre empurrar joga jogue jogar coloca coloque colocar bota bote deixa deixe deixar redefine redefina encurta encurte puxa puxe change update raise lower increase decrease reduce bump push move extend set adjust edit shift postpone delay shorten stretch bring switch make put cut fix"),
  changedThings: wordSet("prazo data limite alvo valor numero deadline date due target number end"),
  towards: wordSet("para pra pro ate to until till"),
  byHowMuch: wordSet("em mais outros outras by more another in other extra additional"),
  names: wordSet("nome titulo renomeia renomeie renomear name chama chame progresso rename title call progress"),
  more: wordSet("aumenta aumente aumentar diminui diminua reduz reduza sobe suba baixa baixe mais outro outra outros outras extra falta faltam faltando preciso quero prazo + por cada dia raise lower increase decrease reduce bump extend push more another additional plus left remaining need want each day deadline per"),
  copulas: wordSet("e sao era eram sera is are was 's"),
  reached: wordSet("ja li fiz tenho estou to cheguei completei alcancei corri juntei guardei economizei perdi escrevi assisti visitei already read have hit reached done at finished saved lost ran walked"),
  aiming: wordSet("quero queria pretendo planejo gostaria preciso want aim aiming plan planning hoping intend would like need"),
  intro: wordSet("eu minha meu meta metas objetivo nova novo e ser sera vai a o de do da que como quero qro queria pretendo planejo vou gostaria preciso cria crie criar define defina estabelece estabeleca coloca coloque bota bote anota anote registra registre adiciona adicione uma um traca ter tenho pessoal personal ano ai la mim me aqui i i'd i'm we my goal target new is would like want wanna to aim aiming plan planning hoping intend need set create add make for of the a this am going year with by"),
  beforeGoal: wordSet("como as de a uma minha essa isso pode podes criar cria crie bota bote poe ponha anota anote registra registre faz faca vira my the that this make it add set put"),
  of: wordSet("de do da sobre for of about"),
  statuses: {
  "pt-BR": {
    "in_progress": "andamento progresso ativa ativas ativo ativos aberta abertas aberto abertos curso rolando",
    "completed": "concluidas concluida concluidos conclui completas completadas completei cumpridas cumpri batidas bati atingidas atingi alcancadas alcancei finalizadas finalizei terminei",
    "failed": "fracassadas falhei falharam",
    "canceled": "canceladas cancelados cancelei abandonadas abandonei",
    "not_started": "comecei comecadas comecaram iniciadas iniciei iniciados"
  },
  "en": {
    "in_progress": "progress active ongoing open go current currently underway",
    "completed": "completed complete achieved achieve finished finish reached reach hit done met accomplished",
    "failed": "failed missed",
    "canceled": "cancelled canceled abandoned dropped",
    "not_started": "started begun"
  }
},
}

/** What `find-habits.ts` looks for. */
export const FIND_HABITS = {
  habits: wordSet("habito habitos rotina habit habits routine"),
  begins: wordSet("quero queria gostaria desejo preciso vou pretendo comecar comece iniciar incluir estabelecer adotar cultivar incorporar desenvolver montar cadastrar registrar adicionar comeca cria crie criar adiciona adicione cadastra cadastre registra registre monta monte novo nova inclui inclua bota bote coloca coloque estabelece estabeleca acrescenta acrescente create start add build set make begin new want track would like put register establish form i'd going"),
  intro: wordSet("eu quero queria gostaria desejo de preciso vou pretendo comecar a o um uma novo nova como meu minha que mim para me ai please i i'd i'm like would want to start set up make begin a an new track doing my the of for going as"),
  as: wordSet("como as a um o na no nos nas to minha meu my into in it"),
  of: wordSet("de do da : novo nova chamado que of to for new called"),
  new: wordSet("novo nova new :"),
  small: wordSet("ai la pra para mim aqui ja me please it"),
  when: wordSet("sempre a as de da do pela toda todas no na ao antes depois noite manha tarde cedo dormir acordar almoco apenas somente always for only just in the at evening evenings morning mornings afternoon night before after bed lunch every"),
  times: wordSet("vezes x times twice"),
  ticks: wordSet("feito feita feitos feitas concluido concluida cumprido cumprida marca marque marcar registra registre registrar anota anote conta conte fiz consegui pratiquei check ok done tick ticked log logged completed complete count mark checked did managed finished got"),
  objects: wordSet("a o as os meu minha meus minhas seu sua seus suas esse essa este esta aquele aquela the my your his her their our this that these those"),
  narrated: wordSet("que sobre that about"),
  speaker: wordSet("eu ja tambem hoje ontem enfim consegui meu minha o a e ate i i've we just also already finally managed and so today yesterday this morning my the did last night"),
  practised: wordSet("pratiquei toquei reguei ensaiei recitei practised practiced recited watered rehearsed journaled"),
  ticked: wordSet("feito feita concluido concluida cumprido cumprida marca marque registra registre habito o a as la ai aqui pode viu as ja hoje ontem pra mim de meu minha e check ok done tick ticked habit habit's mark it's is the it please today yesterday for me my and"),
  tick: wordSet("cumprido cumprida habito check tick ticked habit habit's"),
  errands: wordSet("comprei perdi mandei enviei liguei vendi peguei levei busquei ganhei recebi bought lost sent called sold got won missed"),
  bare: wordSet("o a os as meu minha meus minhas um uma the my our"),
  endsObject: wordSet("antes depois no na nos nas em pra para com ate durante sem e hoje ontem cedo after before with on at in during while while by to for from until and today yesterday this last tonight all again"),
  past: wordSet("li rezei orei meditei corri read ran wrote did went took"),
  streaks: wordSet("sequencia sequencias streak streaks"),
  status: wordSet("status situacao"),
  without: wordSet("sem no without"),
  asking: wordSet("como anda andam vai vao esta estao ta tao quais qual que meus minhas tenho hoje ai todos os cadastrados maior melhor atual show list what which how are is my doing going do i have status today of all daily new current see give me check at now long longest best biggest total"),
}

/** What `find-income.ts` looks for. */
export const FIND_INCOME = {
  own: wordSet("entrada entradas renda receita receitas valor conta reais real conto mil grana dinheiro pix ted deposito transferencia credito mes total registre lance anote recebimento titulo referente certinho limpo liquido bruto cash money bucks quid account income incoming amount bank transfer deposit landed hit cleared through in came"),
  sold: wordSet("vendi vendemos sold"),
  fell: wordSet("caiu cairam subiu aumentou fell dropped rose"),
  steady: wordSet("salario ordenado aluguel renda pensao aposentadoria"),
}

/** What `find-people.ts` looks for. */
export const FIND_PEOPLE = {
  talks: wordSet("falei conversei falamos conversamos conversa papo prosa prosear talked spoke chatted chat talk caught heard conversation yarn natter catch-up"),
  gifts: wordSet("presente presenteei presenteou lembrancinha gift gifted present"),
  given: wordSet("dei demos entreguei comprei ganhei recebi presenteei levei mandei gave gifted got handed brought sent"),
  done: wordSet("liguei telefonei ligou telefonou mandei mandou escrevi escreveu falei falamos conversei conversamos encontrei encontramos esbarrei almocei almocamos jantei jantamos lanchei visitei visitamos visitou tive tivemos fiz fizemos recebi tomei tomamos passei passamos fui fomos dei demos ganhei entreguei presenteei presenteou bati batemos troquei trocamos enviei respondi vi vimos saiu sai saimos veio apareceu passeei marquei joguei jogamos called phoned rang texted messaged emailed met saw visited had went ran bumped hung caught talked spoke chatted gave gifted grabbed got sent wrote facetimed paid came dropped stopped spent lunched dined popped swung exchanged dmed whatsapped was sat"),
  byOthers: wordSet("ligou telefonou mandou escreveu visitou presenteou veio apareceu paid came dropped stopped popped swung"),
  toMe: wordSet("me mim comigo nos gente minha aqui us by"),
  otherSubjects: wordSet("ele ela eles elas voce voces quem he she they you who"),
  matter: wordSet("sobre para about regarding for"),
  articles: wordSet("o a os as um uma meu minha meus minhas nosso nossa an some my the our old good"),
  joints: wordSet("com para de da do das dos d ao na no e pelo pela with to from into by at and me"),
  indefinite: wordSet("um uma an some"),
  judged: wordSet("mal bem"),
  contact: wordSet("ultima ultimo tempo last since"),
  touch: wordSet("falo falei falou vez vejo vi contato liguei ligo encontrei encontro conversei converso vejo talk talked speak spoke spoken contact saw see seen call called text texted met meet touch heard hear"),
  tastes: wordSet("gosta gostam curte adora odeia detesta come bebe prefere preferencias preferencia gostos interesses presente presentes alergia alergias alergica alergico hobbies hobby likes like love loves hate hates dislikes dislike eat eats into interests preferences preference taste tastes allergic allergies allergy gift gifts enjoys enjoy fan prefer prefers"),
  giftIdeas: wordSet("ideia ideias sugestao sugestoes dica dicas idea ideas"),
  channels: {
  "pt-BR": {
    "call": "liguei telefonei ligou telefonou ligacao telefone telefonema chamada videochamada",
    "message": "mensagem mensagens zap msg telegram sms audio",
    "meeting": "encontrei esbarrei almocei jantei lanchei visitei visita visitou cafe encontro almoco jantar reuniao pessoalmente passeei encontramos almocamos jantamos visitamos cerveja cafezinho chimarrao tacaca acai sorvete chopp chope breja churrasco lanche"
  },
  "en": {
    "call": "facetime called phoned rang call phone facetimed",
    "message": "whatsapp whats texted messaged dm direct text texts whatsapped message messages",
    "email": "email emails mail emailed mails",
    "meeting": "visit visited met lunch dinner coffee breakfast brunch drinks meeting bumped hung lunched dined into tea beer pint sat"
  }
},
}

/** What `find-purchase.ts` looks for. */
export const FIND_PURCHASE = {
  own: wordSet("despesa despesas gasto gastos compra compras registro lancamento referente ref valor preco total parcelas vezes conto contos mango mangos prata pratas pila reais real anote registre lance lanca inclua inclui acrescente adicione coloque ponha orcamento mensal fixo fixa mes grana dinheiro dolares euros metade parte planejamento planilha expense expenses purchase spending spend cost costs tack jot put pop chuck stick bung mark tick budget monthly fixed month money bucks quid dollars set aside back fork forked dropped threw shelled coughed splashed came went ran"),
  looking: wordSet("vi vimos olhei olhamos vitrine anuncio saw seen looked spotted"),
  planned: wordSet("orcamento teto verba budget"),
  prices: wordSet("subiu subiram aumentou aumentaram baixou baixaram caro cara caros caras barato barata absurdo roubo preco precos price prices priced expensive rose"),
  spent: wordSet("despesa despesas gasto gastos compra compras expense expenses purchase"),
  linking: wordSet("e mais , + & um uma a o dois duas tres and plus the some two three four"),
  goodsLed: wordSet("um uma o a e the some and plus"),
  markets: wordSet("mercado mercadinho supermercado mercadao feira shopping loja lojinha quiosque armazem bazar camelo brecho"),
  spending: wordSet("despesa gasto gastos gastei gastamos gastou despendi desembolsei torrei torramos foram foi spent paid dropped blew"),
  places: wordSet("em no na nos nas num numa at in"),
  company: wordSet("com with"),
  goals: wordSet("para pro pra for to"),
  pricing: wordSet("de por for"),
  joining: wordSet("de do da dos das em no na nos nas num numa com por a o as os um uma para pra pro foi foram deu custou saiu ficou cobrou veio out at came to ran all in of on for at in with to the my our some an was were cost came set me back is it r $ us"),
  shops: {
  "pt-BR": {
    "shopping": "loja lojinha brecho camelo bazar",
    "health": "ortopedica otica",
    "food": "padaria acougue hortifruti quitanda peixaria sorveteria lanchonete restaurante pizzaria confeitaria deli cafe",
    "housing": "ferragem ferragens"
  },
  "en": {
    "shopping": "shopee aliexpress shein amazon temu ebay",
    "health": "optician",
    "food": "bakery butcher restaurant greengrocer fishmonger"
  }
},
  from: wordSet("from off"),
}

/** What `find-reminders.ts` looks for. */
export const FIND_REMINDERS = {
  theirs: wordSet("o os meu esse este aquele do no the my this that"),
  links: wordSet("disso isso mim ai it this me please"),
  empty: wordSet("disso isso mim ai aí por favor de do da para pra um uma : , - so ok it this that me please to about"),
  duties: wordSet("tenho preciso devo need have must gotta should"),
  ticks: wordSet("feito feita concluido concluida concluir conclui conclua baixa risca risque riscar finaliza finalize finalizar encerra encerre encerrar resolvido resolvida cumprido cumprida completo completa completar complete marca marque marcar dar da pode podes considera considere ja foi fiz done tick check cross finished completed mark off close closed sorted dealt with set handled out"),
  done: wordSet("feito feita concluido concluida concluir conclui conclua baixa risca risque riscar finaliza finalize finalizar encerra encerre encerrar resolvido resolvida cumprido cumprida completo completa completar fiz complete done tick check cross finished completed closed close sorted ticked checked crossed handled dealt"),
  notDone: wordSet("apaga apague apagar exclui excluir cancela cancelar quais quantos delete remove cancel what which how"),
  doers: wordSet("ja eu acabei de hoje ontem i i've already just finally have today yesterday"),
  statuses: {
  "pt-BR": {
    "pending": "pendente pendentes aberto abertos aberta abertas falta faltam faltando restam ainda fazer",
    "completed": "concluido concluidos conclui feito feitos fiz cumpridos cumpri completos completei finalizados",
    "all": "todo todos todas"
  },
  "en": {
    "pending": "open pending outstanding left unfinished incomplete remaining still upcoming",
    "completed": "completed done finished ticked checked crossed complete",
    "all": "all every everything"
  }
},
}

/** What `limit-in.ts` looks for. */
export const LIMIT_IN = {
  cues: wordSet("top ultimos ultimas primeiros primeiras proximos proximas so apenas somente max maximo last first next latest just only recent newest most"),
}

/** What `money-finder.ts` looks for. */
export const MONEY_FINDER = {
  foreign: wordSet("kwanza kwanzas metical meticais guarani guaranis leu lei naira bob shilling shillings rand rands dlls dirham dirhams forint forints taka dong dongs baht tt fijian jamaican"),
}

/** What `orders.ts` looks for. */
export const ORDERS = {
  beforeOrders: wordSet("solicito peco necessito gentilmente eu preciso quero queria gostaria que se voce vc pode podes poderia podia consegue consegues favor por gentileza ai oi ola ei opa bom dia boa tarde noite e entao agora ja me mim minha meu para pra um uma o a de do da no na em novo nova outro mais cria crie criar bota bote botar coloca coloque colocar poe ponha faz faca fazer adiciona adicione programa programe deixa deixe seria possivel tem como da vou ve ve se alo parco assistente tambem depois lembrar manda mande please can could would will you i i'd i'm need want like to set create make add put give get schedule just hey hi hello ok okay so and the an another my up us kindly go do also then be sure me new quick by on at in later"),
}

/** What `paid-amount.ts` looks for. */
export const PAID_AMOUNT = {
  takenBack: wordSet("alias digo minto melhor errei actually mean wait sorry scratch"),
  parted: wordSet("em por a de x in @ at"),
  counting: wordSet("de dos das para entre of for between"),
  shared: wordSet("dois duas tres quatro two three four"),
  noPlurals: wordSet("mais menos depois antes apenas pras demais tras liquidos brutos limpos redondos certinhos contados plus minus less"),
}

/** What `parts.ts` looks for. */
export const PARTS = {
  nouns: wordSet("jantar celular lugar bar lar mar par ar colar dolar escolar familiar particular militar popular mulher colher aluguer prazer lazer halter mister tupperware"),
}

/** What `passed-gates.ts` looks for. */
export const PASSED_GATES = {
  owing: wordSet("devo devendo"),
  behindDenial: wordSet("querer foi era paguei pagamos pago paga paid gone went been cleared processed happened"),
  being: wordSet("ainda realmente r $ £ € it that yet actually really"),
  meant: wordSet("ser ter be have say read"),
  repaying: wordSet("devolver acertar pagar pagando acertando devolvendo quitar pay paying repay return later"),
  gave: wordSet("deu mandou pagou emprestou transferiu depositou passou devolveu deram mandaram pagaram repassou cobriu bancou adiantou liberou gave sent paid lent transferred wired handed slipped venmoed zelled deposited tipped fronted spotted covered loaned dashed"),
  cameIn: wordSet("caiu cairam"),
  payers: wordSet("inquilino inquilina inquilinos cliente clientes agencia contratante aluno aluna alunos paciente tenant tenants client clients agency customer lodger"),
}

/** What `phrases.ts` looks for. */
export const PHRASES = {
  articles: wordSet("o a os as um uma do da dos das no na nos nas ao meu minha duas dois tres the an my our this that last"),
  small: wordSet("ao aos à nosso nossa esse essa este esta desse dessa nesse nessa neste nesta aquele aquela daquele daquela num numa de mais outro outra p por pros pras pela pelos 's the another this that up out off off into onto i we it it's"),
  determiners: wordSet("um uma uns umas meu minha a an the my our some another"),
  leadless: wordSet("o a os as um uma uns umas meu minha meus minhas the an my our some another 's"),
  beforeTimes: wordSet("depois antes durante apos after before during"),
}

/** What `reference.ts` looks for. */
export const REFERENCE = {
  links: wordSet("de do da dos das d para pra pro sobre chamado chamada : que of for about to called named with regarding"),
  determiners: wordSet("a o as os um uma minha meu minhas meus nossa nosso essa esse aquela aquele antiga antigo atual velha anterior pessoal mensal anual nova novo na no nas nos em the my our an this that your one all of on in to for from with and at as by is it i me old current entire whole"),
  ends: wordSet("como as foi esta estao ta tao ja pode podes poderia favor agora que eu para pra pras pro pros to ate por aí ai viu obrigado obrigada fica ficou vai is was please now which that i we it's its 's from by at into back until till ok thanks and"),
  copulas: wordSet("e sao era sera is are was"),
}

/** What `said-times.ts` looks for. */
export const SAID_TIMES = {
  leading: wordSet("em no na nos nas de do da das a as o os ate la para por lá cedo cedinho bem logo at on in by from the of for next this every until sharp early"),
}

/** What `status-in.ts` looks for. */
export const STATUS_IN = {
  negations: wordSet("nao nunca nem sem falta faltam not never no haven't havent didn't hasn't isn't aren't don't yet un without"),
  noStateBefore: wordSet("lista minha minhas meu meus a as os o my the up list"),
}

/** What `stretches.ts` looks for. */
export const STRETCHES = {
  shortened: wordSet("dr dra sr sra prof profa mr mrs ms st"),
  leads: wordSet("e mas entao dai so then and but"),
}
