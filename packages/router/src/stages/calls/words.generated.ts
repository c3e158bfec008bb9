// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `amount-of-all.ts` looks for. */
export const AMOUNT_OF_ALL = {
  sharedWith: wordSet("pra para pro com entre for with between"),
  split: wordSet("rateio racha rachei rachamos dividi dividimos dividido dividida vaquinha split divided ways"),
  each: wordSet("cada each apiece"),
}

/** What `bill-calls.ts` looks for. */
export const BILL_CALLS = {
  notInNames: wordSet("dobro duplicidade duplicado duplicada aberto atraso branco error duplicate twice"),
  thinking: wordSet("acho creio think guess"),
  paying: wordSet("paguei pagamos pago"),
  workers: wordSet("diarista faxineira empregada"),
  ticking: wordSet("pode dar da de baixa marca marcar marque registra registrar registre anota anotar anote isso nas nos duas dois elas eles ja ai tudo todas todos favor por obrigado obrigada"),
  unpaid: wordSet("nao falta faltam isn't aren't not unpaid hasn't haven't"),
  billWords: wordSet("vence vencem vencendo vencimento vencer cai caem debita debitam debito cobra cobram cobrado cobranca renova todo toda mes mensal mensais mensalmente mensalidade conta contas boleto fatura assinatura fixa fixo fixas recorrente pago pagamos pagar assinei assinamos assinar contratei contratamos cadastra cadastre cadastrar matriculei entrei aderi novo nova due bill bills month monthly every each subscription subscribed signed membership comes renews renew payable autopay billed charged pay paying joined recurring"),
  alsoTalk: wordSet("claro vivo max oi sure"),
  nameTails: wordSet("statement balance fee fees dues premium plan membership contract"),
}

/** What `bill-category.ts` looks for. */
export const BILL_CATEGORY = {
  subscribing: wordSet("assinei assinamos assinar assinando subscribed subscribe subscribing"),
  saidCategories: {
  "pt-BR": {
    "housing": "moradia, casa, habitacao",
    "utilities": "servicos, utilidades",
    "subscription": "assinatura, assinaturas",
    "insurance": "seguro, seguros",
    "other": "outro, outra, outros, outras"
  },
  "en": {}
},
  saidKinds: {
  "pt-BR": {
    "subscription": "assinatura, mensalidade",
    "insurance": "seguro"
  },
  "en": {
    "subscription": "subscription, membership",
    "insurance": "insurance"
  }
},
}

/** What `call-builder.ts` looks for. */
export const CALL_BUILDER = {
  since: wordSet("desde since"),
}

/** What `class-nouns.ts` looks for. */
export const CLASS_NOUNS = {
  expenseNouns: wordSet("gasto despesa compra lancamento registro expense purchase charge transaction entry payment"),
  nouns: {
  "pt-BR": {
    "reminder": "lembrete lembretes alarme alarmes aviso",
    "goal": "meta metas objetivo objetivos",
    "habit": "habito habitos rotina sequencia",
    "event": "evento eventos reuniao reunioes compromisso compromissos encontro agenda agendamento",
    "bill": "boleto boletos fatura faturas assinatura assinaturas",
    "debt": "divida dividas emprestimo emprestimos financiamento financiamentos parcela parcelas",
    "metric": "peso pesagem sono humor energia glicemia pressao medicao treino",
    "memory": "memoria memorias conhecimento dados senha passaporte conversa mensagem"
  },
  "en": {
    "reminder": "reminder reminders alarm alarms",
    "goal": "goal goals target targets",
    "habit": "habit habits routine streak",
    "event": "event events meeting meetings appointment appointments calendar call",
    "bill": "bill bills subscription",
    "debt": "loan loans debt debts installment installments instalment",
    "metric": "weight sleep mood energy workout weigh",
    "memory": "memory memories message password"
  }
},
}

/** What `contribution-call.ts` looks for. */
export const CONTRIBUTION_CALL = {
  elsewhere: wordSet("corrente igreja paroquia templo porteiro garcom natal onibus metro estacionamento checking church"),
  wallets: wordSet("carteira bolso bolsa gaveta wallet purse pocket drawer"),
  kept: wordSet("guardei guardamos coloquei botei pus deixei put kept stashed"),
  savings: wordSet("poupanca reserva savings"),
  into: wordSet("dentro cofrinho conta caixinha meta fundo"),
  shares: wordSet("cotas cota acoes shares share units"),
}

/** What `counsel-calls.ts` looks for. */
export const COUNSEL_CALLS = {
  ofTheDay: wordSet("hoje agora ainda pizza jantar almocar almoco serie filme today tonight now yet dinner lunch netflix movie"),
  contracted: wordSet("pelo pela pelos pelas com with on"),
  trivial: wordSet("comer pedir almocar jantar lanchar tomar beber usar vestir assistir ver dormir cochilar descansar como peco almoco janto lancho tomo bebo uso assisto vejo durmo cochilo descanso acordo acordar eat order wear watch sleep nap drink have grab cook"),
  noReasons: wordSet("deleta apaga cancela tira poe bota cria marca registre anote guarde salva cadastra coloca nao mas nem me anota registra guarda salva pode e no ta ok por some remove remind delete remove cancel add set log note save write put not but and please can could"),
  motives: wordSet("estabilidade seguranca preco comodidade praticidade saude salario qualidade localizacao familia paz tranquilidade experiencia proximidade dinheiro tempo flexibilidade conforto economia distancia facilidade bem liberdade oportunidade custo futuro carreira"),
  topicless: wordSet("tranco feio ontem anteontem mano terminei terminamos briguei brigamos discuti discutimos rompi peco largo saio aceito termino mudo volto caso continuo desisto troco fico conto recuso abro eu me a o os as um uma com de do da dos das em no na estou ando tenho to ta sinto sentindo fiquei ficando muito muita tao meio super bem mais meu minha meus minhas nao sei se devo deveria sera que acho pensando em pensar quero queria e ou por para ultimamente hoje consigo como faco fazer que lidar ajuda ajudar decidir preciso conselho sobre vale pena compensa agora duvida indeciso indecisa dividido dividida decidir decidi ainda aceito vendo compro alugo largo volto viro adoto entro faco fosse seria hora cedo tarde certo errado uma boa ideia melhor pensando pensar considerando acha voce vc cê cade tudo devia deveria caso caso yesterday huge big bad last night broke fought argued up i i'm i've am feel feeling been so really very my the an of to about should do don't know whether if thinking not just kind sort bit feels like lately today can't what deal with how help decide advice on me considering torn between haven't decided decide can't worth it is good idea time right wrong am was would be now yet still getting ever seriously everything"),
  supplied: wordSet("energia luz agua internet gas power"),
  wondered: wordSet("sera devo deveria acha should"),
  everyday: wordSet("roupa roupas sapato sapatos tenis camisa blusa vestido lencol lampada porta portao janela canal filme musica serie assunto pneu pilha senha foto uber taxi onibus banho cabelo unha hoje agora agorinha clothes shirt dress shoes door window channel movie song cab bus shower umbrella today now tonight"),
  lacking: wordSet("sem no without"),
  askingFor: wordSet("qual quais quanto quanta quantos quantas mostra mostre lista show list how what which"),
  purposes: wordSet("stay be have spend focus save get keep avoid take care live become help make finish start study learn earn pay reduce cut grow build travel see protect support improve recover rest heal sleep stop lose gain feel enjoy afford try explore live raise simplify free clear spare prioritize prioritise concentrate look"),
}

/** What `debt-calls.ts` looks for. */
export const DEBT_CALLS = {
  beforeCount: wordSet("ultimas ultimos so last latest top only just"),
  company: wordSet("com with"),
  paidBack: wordSet("devolvi devolvido devolvida devolvemos quitei quitado quitada acertei acertamos repaid returned settled"),
  lowering: wordSet("negociei negociamos renegociei baixei reduzi negotiated renegotiated"),
  fromTo: wordSet("para pra por to"),
  of: wordSet("do da de"),
  from: wordSet("no na do da com pelo pela credor from with at"),
  atShop: wordSet("na no nas nos"),
  noShops: wordSet("promocao liquidacao oferta internet site loja cor carne crediario boleto cartao black casa mao hora"),
  noDebts: wordSet("conta contas boleto boletos meta metas objetivo objetivos habito habitos lembrete lembretes orcamento reserva poupanca cofrinho caixinha investimento bill bills goal goals target habit habits reminder reminders budget savings fund"),
  allDebts: wordSet("dividas emprestimos financiamentos debts loans"),
  ofCountries: wordSet("brasil pais governo estado mundo eua argentina publica nacional usa externa country government world japan brazil"),
  allInvestments: wordSet("investimentos aplicacoes investments"),
  joiners: wordSet("do da dos das de no na o a os as meu minha meus minhas com pro pra para com ao à both my the of on for to from with at in"),
}

/** What `debt-terms.ts` looks for. */
export const DEBT_TERMS = {
  stretches: wordSet("meses mensais vezes months"),
  pricing: wordSet("de of x at @"),
  instalments: wordSet("parcela parcelas prestacao prestacoes mensalidades repayment repayments payment payments installment installments instalment instalments"),
  settled: wordSet("paguei pagamos pago paid settled"),
}

/** What `document-calls.ts` looks for. */
export const DOCUMENT_CALLS = {
  own: wordSet("meu minha meus minhas nosso nossa nossos nossas eu seu sua my our i your me"),
  openers: wordSet("o a os as um uma texto frase text palavra seguinte isso esse este the an following this phrase word"),
  pointers: wordSet("isso isto esse texto este texto o texto this that it the text this text"),
  sourceOpeners: wordSet("o a os as todos todas meu minha meus minhas com documento arquivo relatorio sobre contendo de do da dos das pdf em my our the all of with for about containing from file document report in as"),
  into: wordSet("em como num para pra um arquivo formato no as a to in into file format"),
  fetching: wordSet("busca busque buscar procura procure"),
  determiners: wordSet("o a os as"),
  children: wordSet("crianca criancas menino meninos menina meninas moleque molecada gente"),
  atPlaces: wordSet("no na nos nas em para ali la"),
  nounOrVerb: wordSet("pesquisa busca procura search"),
  asking: wordSet("que qual quais quem quando onde como quanto quantos quantas se por what which who when where how whether if that"),
  told: wordSet("deu deram saiu mostrou apontou indicou disse diz revelou foi veio acabou falhou came shows showed says said was failed found"),
  within: wordSet("nas in through"),
  notes: wordSet("memorias anotacoes notas lembrancas memories notes memory"),
}

/** What `event-calls.ts` looks for. */
export const EVENT_CALLS = {
  noPlaces: wordSet("agenda calendario duvida paz cima online caso geral grupo equipe familia nuvem maximo minimo calendar schedule person"),
  endsPlace: wordSet("com sobre para with about for"),
  placeNouns: wordSet("colegio escola faculdade clinica hospital consultorio laboratorio restaurante bar padaria cafe rua avenida av praca sala auditorio igreja parque shopping hotel estadio teatro clube academia salao predio cafe school college university clinic hospital office restaurant street hall room church park mall hotel stadium theatre theater club gym studio building"),
  small: wordSet("no na em de do da para a o on at of the"),
  saidOf: wordSet("e foi era esta estava ser sera fui fomos deu atrasou no na is was i went had got will be been lasted ran started saw did"),
  joins: wordSet(", e and ; +"),
  eveningWords: wordSet("jantar jantarzinho janta dinner supper"),
  morningWords: wordSet("manha madrugada cedo am morning"),
  plans: wordSet("marca marque marcar agenda agende agendar schedule"),
  noThings: wordSet("que como para se isso a o tudo"),
  books: wordSet("reserva reserve compra compre book buy order"),
  booked: wordSet("voo voos mesa quarto passagem passagens carro viagem flight flights hotel table uber taxi ticket tickets room cab car trip restaurant"),
  ticked: wordSet("feito feita feitos feitas concluido concluida cumprido cumprida completo completa realizado realizada pronto done complete completed finished"),
  talks: wordSet("e foi era esta estava sera deu atrasou nao se quando porque mas que eu mudou passou muda mude remarca adia passa abre fecha atende funciona is was will be been not if when because but that i me moved got change move push reschedule postpone shift instead opens closes"),
  placeOpeners: wordSet("no na nos nas em at in"),
  streets: wordSet("street avenue ave road rd lane boulevard blvd"),
}

/** What `event-updates.ts` looks for. */
export const EVENT_UPDATES = {
  openingRanges: wordSet("de da do from"),
  ofTheOld: wordSet("de do da of from on 's"),
}

/** What `expense-changes.ts` looks for. */
export const EXPENSE_CHANGES = {
  inFact: wordSet("verdade vdd real realidade"),
  of: wordSet("de do da no na em"),
  noRecords: wordSet("luz luzes lampada abajur vela velas fogo fogao fogueira churrasqueira farol tv quadro lousa foto fotos video videos arquivo arquivos email emails contato contatos app aplicativo historico audio tatuagem cigarro print light lights lamp candle candles fire stove board photo photos picture pictures file files contact contacts history tattoo"),
  cancelling: wordSet("cancela cancele cancelar cancel"),
  changing: wordSet("muda mude mudar troca troque trocar corrige corrija altera altere passa passe joga lanca coloca bota poe ajusta atualiza change move fix correct update set put switch"),
  moving: wordSet("passa passe muda mude joga jogue coloca bota poe troca move shift push put bring bump reschedule"),
  shifting: wordSet("passa passe joga jogue puxa empurra move shift push bring bump"),
  pastDay: wordSet("passado passada last"),
  entries: wordSet("one charge purchase expense transaction entry"),
  inside: wordSet("in into"),
  owners: wordSet("the my that this today's yesterday's today yesterday"),
}

/** What `forgetting-calls.ts` looks for. */
export const FORGETTING_CALLS = {
  stories: wordSet("aquela aquele aquilo essa esse isso historia negocio papo parada lance coisa ideia assunto preferencia informacao parte thing that stuff business bit part idea whole"),
  told: wordSet("falei disse contei said told"),
  about: wordSet("que sobre de do da dos das that about of on regarding i"),
  that: wordSet("que that i i'm i've"),
  stated: wordSet("i i'm i've my we we're our he she they is are was were 's has have likes loves hates works lives doesn't isn't"),
}

/** What `goal-calls.ts` looks for. */
export const GOAL_CALLS = {
  units: wordSet("reais dólares dollars euros kg km min ml hours %"),
  owners: wordSet("do da dos das"),
  times: wordSet("mes ano semana dia bimestre trimestre semestre minha meu nossa"),
  edges: wordSet("fim final comeco inicio meados do da de end start beginning middle close of the"),
  refOpeners: wordSet("a o as os de do da dos das minha meu the my of to reaching"),
}

/** What `goal-target.ts` looks for. */
export const GOAL_TARGET = {
  skipped: wordSet("de a mais paginas-de novos novas bons boas grandes longos longas pequenos pequenas outros outras the of more"),
  moves: wordSet("correr corrida corro corri caminhar caminhada caminhei pedalar pedal pedalei nadar andar km run running ran walk walking walked bike cycle cycling swim race"),
  keptIn: wordSet("conta poupanca banco reserva investidos guardados investido guardado caixinha cofrinho aplicados bank savings account fund invested saved"),
  weighing: wordSet("pesar weigh"),
  saving: wordSet("juntar guardar economizar poupar investir acumular juntei guardei economizei juntado guardado save saved saving invest invested"),
  noUnits: wordSet("ate em para pra no na da do das dos antes e esse este into to for on of with from at by in until before and this"),
  noNouns: wordSet("this was is ups has does"),
}

/** What `habit-calls.ts` looks for. */
export const HABIT_CALLS = {
  articles: wordSet("o a os as meu minha meus minhas um uma de do da habito my the habit"),
  tasks: wordSet("tarefa tarefas pendencia todo task tasks"),
  joins: wordSet("e and , & +"),
  leads: wordSet("o a um uma de do da habito novo nova : , - que eu habit new to of the"),
  wins: wordSet("vitoria vitorias derrotas jogos gols filmes winning winnings losing hot cold unbeaten scoring"),
  ranks: wordSet("maior melhor atual longest current best biggest"),
}

/** What `income-calls.ts` looks for. */
export const INCOME_CALLS = {
  used: wordSet("velho velha velhos velhas"),
  takingOut: wordSet("tirei tiramos saquei sacamos resgatei resgatamos retirei retiramos withdrew"),
  rides: wordSet("uber taxi corrida estacionamento 99 cab ride rides parking"),
  paidOut: wordSet("gorjetas comissoes honorarios diarias tips commissions fees"),
  salaries: wordSet("salario ordenado salary pay wages"),
  mine: wordSet("meu o my"),
  moved: wordSet("caiu subiu aumentou baixou diminuiu went dropped rose fell increased"),
  graders: wordSet("professor professora jurado jurados juri banca teacher examiner judges"),
  took: wordSet("apurei apuramos faturei faturamos lucrei lucramos arrecadei vendi vendemos"),
  accounts: wordSet("conta bolso account"),
  ofWhom: wordSet("da do de"),
  made: wordSet("bolo bolos brigadeiro brigadeiros doce doces docinho docinhos salgado salgados salgadinho salgadinhos coxinha coxinhas marmita marmitas marmitex quentinha quentinhas trufa trufas geladinho geladinhos sacole torta tortas artesanato croche costura costuras bijuteria bijuterias brownie brownies cookie cookies cake cakes cupcake cupcakes"),
  sold: wordSet("vendi vendemos vendendo"),
  businesses: wordSet("salao loja lojinha barraca barraquinha banca oficina bar feira bazar brecho quiosque carrinho barbearia estudio studio atelie restaurante lanchonete padaria mercearia cantina ponto negocio consultorio escritorio"),
  ours: wordSet("meu minha nosso nossa"),
  ofSomebody: wordSet("do da de dos das dele dela deles delas"),
  family: wordSet("pai mae papai mamae painho mainha vo voh vovo avo avos tio tia irmao irma padrinho madrinha dinda dindo sogro sogra marido esposa primo prima cunhado cunhada"),
  invoices: wordSet("invoice bill quote estimate"),
  large: wordSet("BRL USD EUR GBP"),
}

/** What `instalment-amount.ts` looks for. */
export const INSTALMENT_AMOUNT = {
  whole: wordSet("total totalizando totalizou somando somou tudo altogether overall"),
  monthly: wordSet("mensais mensal monthly"),
  ofEach: wordSet("cada parcelas parcela prestacoes prestacao each installments instalments"),
  breaks: wordSet(", . ; : - – — ( e deu deram foi foram saiu ficou custou paguei gastei and was were cost came paid"),
}

/** What `instalment-calls.ts` looks for. */
export const INSTALMENT_CALLS = {
  joints: wordSet(", ; e and"),
  both: wordSet("both"),
}

/** What `is-of-goods.ts` looks for. */
export const IS_OF_GOODS = {
  of: wordSet("de do da of"),
  joins: wordSet("e mais and plus"),
  where: wordSet("no na nos nas em com de do da num numa on at in for"),
}

/** What `is-told.ts` looks for. */
export const IS_TOLD = {
  records: wordSet("gastei paguei comprei recebi pagamos gastamos compramos gastou pagou comprou recebeu devo emprestei vence bebi dormi corri pesei peso spent paid bought received owe lent slept drank ran weighed"),
  denials: wordSet("nao nunca didn't haven't not"),
  decided: wordSet("decidi decidimos resolvi resolvemos optei optamos escolhi escolhemos decidiu decided chose settled picked opted"),
  met: wordSet("liguei telefonei falei conversei encontrei almocei jantei mandei visitei dei spoke talked called texted emailed met ran wrote visited presented"),
  subjects: wordSet("eu nos hoje ontem mano bah oxe eita ja que i we today yesterday just that"),
  standing: wordSet("moro uso calco visto sou tenho trabalho estudo nasci peso meu minha meus minhas nosso nossa my our i i'm"),
  erasing: wordSet("apaga apague exclui exclua deleta remova tira tire cancela cancele desfaz desfaca risca corrige muda troca delete remove undo erase cancel fix"),
  my: wordSet("eu i"),
}

/** What `kept-words.ts` looks for. */
export const KEPT_WORDS = {
  putting: wordSet("poe ponha bota bote coloca coloque crie cria put set"),
  into: wordSet("memoria perfil cabeca registro meta objetivo memory profile file goal target"),
  opening: wordSet("anota anote registra registre grava grave memoriza memorize guarda guarde salva salve note save record jot log store"),
  orders: wordSet("anota anote registra registre registrar grava memoriza guarde salve gentileza por favor guarda lembra ai aí isso disso salva please save note write down put log record it note remember that"),
  kept: wordSet("senha senhas codigo codigos combinacao placa vaga ramal matricula login wifi chave pin cep endereco telefone numero apelido alergia alergias intolerancia preferencia preferencias gosto restricao restricoes dieta informacao informacoes anotacao anotacoes dado dados fato lembranca memoria tamanho manequim prontuario armario aniversario profissao emprego trabalho segredo medo fobia vicio password passwords code codes pin combination plate address phone number nickname allergy allergies preference preferences restriction restrictions diet info information note notes fact memory size locker birthday job fear username login"),
  nothingNamed: wordSet("isso disso tudo nada mim eu disse falei te o que ele ela dele dela historia assunto voce vc quem e it that this everything about me all said i him her you is are who"),
  knowledgeOpeners: wordSet("isso seguinte informacao this following info somewhere"),
  vague: wordSet("contigo hoje agora voce vc isso disso disto aquilo nada hein ontem amanha disso tudo segunda terca quarta quinta sexta sabado domingo quando kkk haha essa esse monday mondays tuesday wednesday thursday friday fridays saturday sunday sundays when today now you it this that tonight yesterday tomorrow anything everything nothing lol"),
}

/** What `knowledge-calls.ts` looks for. */
export const KNOWLEDGE_CALLS = {
  preferences: wordSet("prefiro prefere gosto gosta adoro adora amo ama odeio odeia detesto detesta curto favorito favorita favoritos favoritas preferido preferida prefer like likes love loves hate hates dislike dislikes favorite favourite favorites enjoy stand bear abide fan keen fond loathe detest"),
  insights: wordSet("percebi notei aprendi descobri realized noticed learned learnt"),
  memories: wordSet("fui viajei casei nasceu conheci formei morreu visitei ganhei fizemos fomos casamos went married met graduated died visited"),
  headings: wordSet("nota note obs fyi ps"),
  plans: wordSet("plano pacote turno time lado assunto iphone android vivo tim claro oi nubank manha tarde noite modo cargo setor banco"),
  pointed: wordSet("outro outra outros outras esse essa este esta aquele aquela isso one ones"),
  drunk: wordSet("agua water"),
  kinds: wordSet("gas gelada natural morna coco sparkling still tap filtered cold"),
  ownDoings: wordSet("registro registros lancamento lancamentos anotacao entry record draft"),
  announced: wordSet("coisas coisinhas gastos despesas compras lancamentos registros hoje things expenses purchases spending entries today"),
  workplaces: wordSet("startup empresa banco hospital escola escritorio clinica loja fabrica prefeitura consultoria agencia multinacional restaurante startup company bank school hospital clinic agency firm store nonprofit university law"),
  owners: wordSet("meu minha meus minhas ele ela voce my our you him her"),
  factVerbs: wordSet("moro trabalho tenho sou gosto nasci uso estudo falo prefiro adoro odeio i live work have speak prefer"),
  self: wordSet("eu meu minha i i'm i've my i'd"),
  unknown: wordSet("que quando onde quem como se isso ele ela what when where who how if it this he she he's she's him her"),
  noWords: wordSet("quando when"),
  ofNews: wordSet("agora hoje essa quando now today this when"),
  articles: wordSet("o a os as the"),
}

/** What `knowledge-search.ts` looks for. */
export const KNOWLEDGE_SEARCH = {
  tag: wordSet("voce tu ce se ainda lembra lembras sabe do you remember recall know still ?"),
  questionWords: wordSet("ta esta estao tao fica ficam ficou qual quais e sao era o a os as onde foi que eu como se chama mesmo ja te falei contei disse sobre what's what is was are whats where did do i am the ever told mentioned given give have already still happen remember recall you tell mention say anything about"),
  searchOpeners: wordSet("meu minha meus minhas com my our with"),
}

/** What `metric-calls.ts` looks for. */
export const METRIC_CALLS = {
  until: wordSet("ate till til until thru through"),
  joins: wordSet("e + mais and plus"),
  stateOpenings: wordSet("com nos em pesando"),
  joined: wordSet("e mais and , + plus another then"),
  correctionVerbs: {
  "pt-BR": {
    "weight": "pesei, peso, estou",
    "sleep": "dormi",
    "water": "bebi, tomei",
    "exercise": "corri, caminhei, pedalei, nadei"
  },
  "en": {
    "weight": "weighed, weigh",
    "sleep": "slept",
    "water": "drank",
    "exercise": "ran, walked"
  }
},
  compared: wordSet("more less heavier lighter up down"),
}

/** What `metric-extras.ts` looks for. */
export const METRIC_EXTRAS = {
  nights: wordSet("noite night"),
  byNight: wordSet("por toda cada a per every each"),
  games: wordSet("joguei jogamos jogar played play"),
  rides: wordSet("corrida corridas viagem ride rides"),
  driven: wordSet("passageiro passageira passageiros passageiras cliente clientes uber 99 indriver taxi taximetro motorista app aplicativo mototaxi motoboy passenger passengers customer customers lyft cab driver fare"),
  notWater: wordSet("de do da sanitaria tonica oxigenada micelar termal"),
  verbKinds: {
  "pt-BR": {
    "cardio": "corri, correr, corremos, trotei, caminhei, caminhar, caminhamos, andei, andamos, andar, pedalei, pedalar, pedalamos, nadei, nadar, nadamos, remei, dancei, pulei, marchei",
    "strength": "malhei, malhar",
    "sports": "surfei, lutei, escalei, patinei, boxeei, bola, joguei",
    "flexibility": "alonguei"
  },
  "en": {
    "cardio": "ran, run, walked, walk, jogged, jog, swam, swim, cycled, biked, rowed, hiked, danced",
    "strength": "lifted",
    "sports": "climbed, surfed, boxed, skated",
    "flexibility": "stretched"
  }
},
  sleepQuality: {
  "pt-BR": {
    "dormiu mal": "mal",
    "dormiu pessimamente": "pessimamente",
    "dormiu bem": "bem",
    "sono picado": "picado"
  },
  "en": {
    "slept badly": "badly",
    "slept poorly": "poorly",
    "slept terribly": "terribly",
    "slept well": "well",
    "slept great": "great"
  }
},
}

/** What `money-calls.ts` looks for. */
export const MONEY_CALLS = {
  trades: wordSet("pedreiro pintor eletricista encanador mecanico oficina marceneiro serralheiro dentista conserto reforma obra mudanca plumber painter electrician mechanic carpenter contractor roofer repair repairs"),
  everyMonth: wordSet("mes mensal mensais mensalmente todo month monthly"),
  tokens: wordSet("flores flor rosas rosa orquidea orquideas bombons joia joias colar brinco brincos pulseira anel perfume flowers roses chocolates perfume necklace earrings bracelet"),
  forWhom: wordSet("para pra pro pras pros for"),
  tradespeople: wordSet("electrician mechanic plumber painter carpenter roofer handyman gardener cleaner babysitter sitter nanny tutor vet dentist doctor therapist physio barber hairdresser stylist tailor locksmith walker groomer contractor builder accountant lawyer mover movers landscaper trainer coach teacher instructor decorator sparky tradie maid driver florist photographer caterer exterminator chiropractor osteopath cobbler midwife childminder"),
}

/** What `no-purchase.ts` looks for. */
export const NO_PURCHASE = {
  notPaidHeads: wordSet("depois antes valor valores previsao proposta orcamento tabela meta promocao desconto se caso quando vendo vendendo alugando oferecendo anunciei before after if when selling renting listing listed posted advertised asking offering"),
  foreseen: wordSet("preco precos cotacao estimativa previsto prevista previstos previstas estimado estimada pendente pendentes futuro futura vencer receber cancelado cancelada recusado recusada devolvido devolvida efetuado efetuada realizado realizada pago paga comprado comprada contratado contratada price prices pricing budget quote quotes estimate"),
  cards: wordSet("cartao credito card credit"),
  settling: wordSet("paguei pagamos quitei quitamos paid"),
  arrived: wordSet("veio vieram got received"),
  times: wordSet("feriado feriadao fim final semana fds manha tarde noite madrugada segunda terca quarta quinta sexta sabado domingo esse essa este esta passado passada this last over weekend night morning afternoon evening"),
  earned: wordSet("rendimento rendimentos dividendo dividendos provento proventos honorario honorarios salario salarios comissao comissoes plantao plantoes cache caches reembolso reembolsos estorno estornos restituicao heranca monetizacao lucro cashback refund refunds reimbursement dividend dividends royalty salary paycheck wages commission inheritance profit royalties monetization"),
  coins: wordSet("cripto criptos criptomoeda criptomoedas solana cdb lci lca pgbl vgbl fii fiis bitcoin bitcoins btc ethereum eth crypto etf etfs"),
  byThe: wordSet("por ao cada a per"),
  stretches: wordSet("mes semana ano dia month week year day"),
  joining: wordSet("e mais and"),
  beforePlaces: wordSet("no na nos nas em de do da pro pra para com on at in for"),
  summing: wordSet("menos mais depois antes apenas pras demais tras reais contos pilas pratas mangos plus minus less dollars pounds euros bucks"),
  units: wordSet("diaria diarias noites ingressos gb gigas giga mega megas volts polegadas flexoes nights tickets mb tb mbps watts inch inches piece pieces ft foot ups"),
  models: wordSet("iphone ipad galaxy moto redmi pixel playstation xbox windows ps"),
  costsAlone: wordSet("saiu custou ficou cost"),
  givenBack: wordSet("devolvi devolvemos estornei estornaram reembolsaram cancelei returned refunded"),
  costing: wordSet("ta esta custa anda costs"),
  homes: wordSet("casa apartamento ape apto imovel terreno house home apartment flat condo land"),
  owed: wordSet("devendo fiado pendurei pendurado owing"),
  comeIn: wordSet("rent money allowance cheque check royalties pay rebate transfer"),
}

/** What `no-task.ts` looks for. */
export const NO_TASK = {
  that: wordSet("que that"),
  forgetting: wordSet("esquecer esqueca esquece forget"),
  is: wordSet("é 's"),
  states: wordSet("sao fica ficam mora moram odeia adora gosta detesta prefere usa calca veste is are lives live hates loves likes prefers wears"),
  openers: wordSet("que no na em that : , - on in"),
  ofSomebody: wordSet("ele ela he she he's she's"),
  own: wordSet("i i'm i've my we our"),
  duties: wordSet("have need must should gotta got"),
  copulas: wordSet("is are was were"),
  unfinished: wordSet("already still not now just"),
  pointing: wordSet("the his her their this that these those"),
}

/** What `person-calls.ts` looks for. */
export const PERSON_CALLS = {
  elders: wordSet("dona seu"),
  says: wordSet("e foi era sempre sao costuma is was always"),
  contacts: wordSet("liguei falei conversei encontrei mandei visitei vi almocei jantei gastei paguei comprei fui called texted met saw visited talked spoke emailed messaged spent paid bought"),
  visited: wordSet("visitei visitamos"),
  beforePeople: wordSet("o a os as meu minha meus minhas"),
  joins: wordSet("e and"),
  towards: wordSet("com para with to"),
  beforeDeeds: wordSet("e eu depois , and i then"),
  channels: {
  "pt-BR": {
    "call": "telefone ligacao chamada videochamada video",
    "message": "zap mensagem mensagens msg telegram",
    "email": "email mail emails",
    "meeting": "pessoalmente almoco cafe"
  },
  "en": {
    "call": "phone facetime",
    "message": "whats whatsapp direct text texts",
    "meeting": "person"
  }
},
  talked: wordSet("speak spoke spoken talk talked text texted hear heard"),
}

/** What `person-facts.ts` looks for. */
export const PERSON_FACTS = {
  turns: wordSet("faz fazer completa completar turns turned turning turn"),
  takenUp: wordSet("ele ela he she"),
  nobodys: wordSet("você vc tu ti mim ele ela eles elas dele dela nós isso disso you him her us them it"),
  speakers: wordSet("meu minha meus minhas mim money dinheiro my our me"),
  joints: wordSet(", e mas and but ; ."),
  adverbs: wordSet("tambem ja realmente agora ainda so also really just now"),
  copulas: wordSet("e virou is 's became"),
  pronouns: wordSet("dela dele ela ele her his she he"),
}

/** What `person-pieces.ts` looks for. */
export const PERSON_PIECES = {
  diets: wordSet("vegetariano vegetariana vegano vegana celiaco celiaca diabetico diabetica pescetariano pescetariana vegetarian vegan celiac coeliac diabetic pescatarian kosher halal"),
  separators: wordSet(", e ou nem and or /"),
  since: wordSet("ha desde since"),
  born: wordSet("nasceu nasceram born"),
  skipped: wordSet("de do da um uma o a muito muita comer ganhar receber the an some his her their"),
}

/** What `person-predicates.ts` looks for. */
export const PERSON_PREDICATES = {
  predicates: {
  "pt-BR": {
    "dislikes": "não é fã de, não é muito fã de, não é chegado em, não é chegada em, não gosta nada de, não gosta nem um pouco de, não tolera, tem nojo de, tem trauma de, abomina, não gosta de, não gosta do, não gosta da, não curte, não suporta, odeia, detesta, não pode ver, não aguenta, tem horror a, tem pavor de",
    "dietaryRestrictions": "não come mais, não bebe mais, cortou, não come, não bebe, não pode comer, não pode beber, não toma, é alérgico a, é alérgica a, é alérgico ao, é alérgica à, é intolerante a, é intolerante à, tem alergia a, tem alergia à, tem alergia de, tem intolerância a, tem intolerância à, parou de comer, deixou de comer, não consome, não pode com, virou, é",
    "giftIdeas": "quer um, quer uma, quer, pediu de aniversário, pediu de natal, queria, pediu, tá querendo, está querendo, adoraria, gostaria de, adoraria ganhar, sonha em ganhar, quer ganhar, queria ganhar, quer de presente, queria de presente, tá querendo ganhar, está querendo ganhar, gostaria de ganhar, pediu de presente, quer de aniversário, quer de natal",
    "interests": "é doido por, é doida por, é maluco por, é maluca por, é vidrado em, é vidrada em, é viciado em, é viciada em, é fanático por, é fanática por, é fissurado em, é fissurada em, é chegado em, é chegada em, é muito fã de, é super fã de, tem paixão por, é ligado em, é ligada em, gosta demais de, adora demais, ama demais, sempre gostou de, tá viciado em, tá viciada em, tá amando, gosta de, gosta do, gosta da, gosta muito de, adora, ama, curte, é fã de, é fã do, é fã da, coleciona, é apaixonado por, é apaixonada por, é louco por, é louca por, se interessa por, gosta bastante de"
  },
  "en": {
    "dislikes": "doesn't like, does not like, hates, dislikes, can't stand, detests, is not into, isn't into, really hates, isn't keen on, is not keen on, isn't a fan of, is not a fan of, isn't fond of, can't bear, couldn't stand, absolutely hates, is gone off, has gone off",
    "dietaryRestrictions": "doesn't eat, does not eat, doesn't drink, can't eat, cannot eat, can't have, can't do, can't drink, can't handle, can't tolerate, isn't allowed, is off, has given up, gave up eating, is allergic to, has an allergy to, is intolerant to, stopped eating, avoids, became, is",
    "giftIdeas": "really wants, would like, is hoping for, has asked for, is asking for, wants a, wants an, wants some, wants the, wants, would love, wants for christmas, wants for her birthday, wants for his birthday, would love to get, wants as a gift, asked for",
    "interests": "is mad into, is well into, is right into, is dead into, is big into, is mad for, likes, loves, really likes, really loves, enjoys, is into, is a fan of, is a big fan of, collects, is crazy about, adores, is passionate about, is interested in, is really into, is so into, is very into, is mad about, is nuts about, is obsessed with, is keen on, is really keen on, is fond of, is a huge fan of, is a massive fan of, is a real fan of, is big on, is mad on, is hooked on, always loves, absolutely loves"
  }
},
}

/** What `purchase.ts` looks for. */
export const PURCHASE = {
  own: wordSet("minha meu nossa nosso my our"),
  leading: wordSet("o a os as um uma do da dos das de no na the a an of for on"),
}

/** What `read-calls.ts` looks for. */
export const READ_CALLS = {
  unread: wordSet("quinzena quinzenas bimestre bimestres decada decade fortnight fortnights"),
  yearWords: wordSet("ano anual year yearly annual"),
  gone: wordSet("tivesse tivessemos tivessem"),
  ofMoney: wordSet("orcamento azul vermelho negativo positivo dinheiro grana saldo conta contas mes caixa aluguel salario renda reserva liso lisa duro dura zerado zerada quebrado quebrada comprar comprasse comprando gastar gastasse gastando pagar pagasse pagando torrar torrasse parcelar financiar alugar assinar trocar viajar contratar budget black red green money broke skint month rent bills income salary pay mortgage payday savings finances balance buy bought buying spend spent spending purchase finance lease subscribe upgrade afford"),
  askers: wordSet("would will do could can am is are how what"),
  askedOf: wordSet("i we it there that much many if"),
}

/** What `reminder-calls.ts` looks for. */
export const REMINDER_CALLS = {
  duties: wordSet("d mim que eu tenho temos preciso precisamos devo tem de do da para lembrar esquecer é e me i have need must got to that about it early is is's it's 's there's"),
  conditions: wordSet("quando se caso assim sempre toda when if once whenever"),
  again: wordSet("novamente mesmo again"),
  wondering: wordSet("porque quem qual quais quanto why who whose what how"),
  units: wordSet("dia dias hora horas h min minuto minutos semana semanas mins day days hour hours minute minutes week weeks"),
  before: wordSet("antes before"),
  soMany: wordSet("um uma o no meia a dois duas tres an the half two three"),
  named: wordSet("o a os meu minha esse aquele lembrete aviso the my that reminder"),
  done: wordSet("feito feita concluido cumpri cumprido resolvido resolvi baixar finalizar encerrar encerra finaliza conclui fiz atendido pronto done finished complete completed closed"),
  links: wordSet("de que do da dos das para pra sobre : lembrete to about of that for reminder"),
  nothing: wordSet("nao isso disso isto disto tudo nada not that this it don't everything"),
  open: wordSet("pendente pendentes aberto abertos faltam falta faltando restam pending open outstanding unfinished undone"),
  asking: wordSet("como se que foi ficou esta estao anda andam vai indo sobre a o as os com minha meu meus minhas eu deu rolou aconteceu na no da do de saiu correu tudo how if whether about the my went it goes is are was going on what happened with i did turned out"),
  endings: wordSet("foi ficou terminou correu saiu deu rolou andou acabou went goes go was is did going turned out"),
}

/** What `said-paid.ts` looks for. */
export const SAID_PAID = {
  paid: wordSet("pago paga pagos pagas quitado quitada paid settled"),
  being: wordSet("esta estao foi foram is are was were been"),
  between: wordSet("ja agora already all just"),
}

/** What `said-rhythm.ts` looks for. */
export const SAID_RHYTHM = {
  atPeriod: wordSet("de da do a toda todas as antes depois pela pelas ao ate mais logo assim quando eu que in the every at before after each when upon i"),
  periods: {
  "pt-BR": {
    "morning": "manha, manhas, cedo, acordar, acordo",
    "afternoon": "tarde, tardes, almoco",
    "evening": "noite, noites, dormir"
  },
  "en": {
    "morning": "morning, mornings, waking, wake",
    "afternoon": "afternoon, afternoons, lunch",
    "evening": "night, nightly, evening, evenings, bed, bedtime"
  }
},
}

/** What `said-time.ts` looks for. */
export const SAID_TIME = {
  eveningWords: wordSet("noite noites night nightly evening"),
}

/** What `said-words.ts` looks for. */
export const SAID_WORDS = {
  joiners: wordSet("em no na nos nas para pra pro do da de ao a as o que la ate lá - , : às at on by for from in this the of until till til"),
  polite: wordSet("por favor pfv favor ta esta tá viu visse hein ne né beleza blz obrigado obrigada valeu vlw mesmo mesma aí ai pf tbm também parco entao então e please ok okay thanks thank you to too then and again"),
  openers: wordSet("que de do da dos das para pra pro sobre eu a o 's that to about of for the : - , i"),
  titleOpeners: wordSet("um uma o a os as meu minha nosso nossa aquela aquele essa esse de do da an the my our"),
  definite: wordSet("a o as os minha meu minhas meus my the"),
}

/** What `trend-calls.ts` looks for. */
export const TREND_CALLS = {
  otherDrinks: wordSet("cafe cha vinho cerveja alcool refri refrigerante remedio remedios vitamina coffee tea wine beer alcohol soda"),
  past: wordSet("past previous"),
}

/** What `undo-call.ts` looks for. */
export const UNDO_CALL = {
  joining: wordSet("e and"),
  articles: wordSet("a o as os the my our"),
}
