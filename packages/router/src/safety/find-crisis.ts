import { fold } from '../text/fold.ts'

/** What a message tells of: danger to oneself, or from somebody else. */
export type CrisisKind = 'self_harm' | 'violence'

const PERSON_PT =
  '(?:meu|minha) (?:ex )?(?:marido|esposo|esposa|mulher|namorado|namorada|noivo|noiva|companheiro|companheira|pai|mae|padrasto|madrasta|irmao|irma|tio|tia|avo|filho|filha|patrao|chefe|ex|vizinho)'
const PERSON_EN =
  'my (?:ex[- ])?(?:husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mother|stepdad|stepfather|stepmother|brother|sister|uncle|son|boss|ex|roommate|fiance)'

/** Losing a game, and figures of speech: no danger. */
const NOT_A_GAME_PT =
  '(?! (?:no|na|em|de) (?:jogo|truco|xadrez|corrida|sinuca|game|partida|video|fifa))'
const NOT_OF = '(?! (?:de|a|do que|of|for|to|laughing)\\b)'
/** "acabar com tudo que tem na geladeira", "end it all by Friday": something is finished, not a life. */
const ALONE_PT =
  '(?! (?:o que|que|isso|isto|de uma vez isso|de|do|da|dos|das|antes|ate|na|no|em|com|hoje|amanha|rapido|logo)\\b)'
const THINKS_PT =
  '(?:quero|queria|vou|prefiro|preferia|desejo|penso em|pensei em|pensando em|pensar em|vontade de|tentei|tentando|planejo|so quero|so queria)'
const THINKS_EN =
  "(?:want to|wanna|going to|gonna|thinking (?:about|of)|think (?:about|of)|thought (?:about|of)|thoughts (?:about|of)|planning to|tried to|wish i could|feel like|i'd rather|would rather)"

const SELF_HARM = [
  '(?:seria|era|e|ficaria|ia ser|vai ser) melhor (?:\\S+ ){0,4}?se eu (?:nao (?:estivesse|existisse|tivesse nascido)|morresse|sumisse de vez)\\b(?! (?:na|no|em|de|com))',
  "(?:better|easier) (?:\\S+ ){0,4}?if i (?:wasn't|weren't|were not|was not) (?:here|around|alive)\\b(?! (?:for the|on|at|this|next|to))",
  `${THINKS_PT} (?:\\S+ ){0,5}?(?:nao acordar(?: nunca)? mais|me enforcar|me envenenar|me matar|me suicidar|tirar a (?:minha )?propria vida)\\b`,
  `${THINKS_PT} (?:acabar|terminar) com tudo\\b${ALONE_PT}`,
  `${THINKS_PT} (?:dar|por|colocar) (?:um )?fim (?:em|a|na|no) (?:tudo|minha vida|minha propria vida|mim|meu sofrimento)\\b(?! (?:que|isso|o que))`,
  `${THINKS_PT} (?:me jogar|pular) (?:da|do|de uma|de um|na frente de|na frente do|embaixo de|debaixo de) (?:uma |um )?(?:janela|ponte|predio|viaduto|trem|metro|onibus|caminhao|penhasco|sacada|varanda|andar)`,
  `${THINKS_PT} (?:dormir|deitar) e (?:nao acordar|nunca mais acordar)`,
  'tomar (?:todos|um monte de|uma cartela de|uma caixa de|varios) (?:os )?(?:meus )?(?:remedios|comprimidos) (?:pra|para|e) (?:morrer|acabar|dormir pra sempre|nao acordar|sumir)',
  '(?:cansei|cansado|cansada|farto|farta|exausto|exausta) de (?:viver|existir|estar viv[oa])\\b(?! (?:de|em|com|na|no|assim|sem|as|essa|esse|uma|um|longe|correndo))',
  '(?:nao (?:vejo|tenho|encontro|acho)|sem|perdi (?:a|o)) (?:mais )?(?:vontade|razao|sentido|motivo|motivos|por que|porque)(?: nenhum[a]?)? (?:de|em|para|pra) (?:viver|continuar viv[oa]|existir)\\b(?! (?:de|em|com|na|no|aqui|la|sem))',
  'minha vida (?:nao (?:vale|tem)|perdeu o|ja nao (?:vale|tem)) (?:mais )?(?:nada|a pena|sentido|solucao)\\b',
  '(?:ninguem|voces|eles) (?:iria |iriam |vai |vao )?(?:sentir|sentiria|sentiriam|notar|notaria) (?:a )?(?:minha falta|falta de mim) se eu (?:morresse|sumisse|morrer|nao existisse)',
  '(?:seria|era|e) melhor (?:eu )?(?:estar mort[oa]|nao ter nascido|nao existir|morrer)\\b(?! (?:de|do que))',
  '(?:to|estou|tenho|voltei a|ando|andei) (?:me )?(?:cortando|cortado|me cortar|machucando|machucado)(?:me)? (?:de proposito|de novo|os bracos|os pulsos|pra aliviar|para aliviar)',
  '(?:me cortei|cortei os pulsos|me machuquei) (?:de proposito|pra aliviar|para aliviar|por querer)',
  '(?:carta|bilhete) de (?:despedida|suicidio)\\b',
  '(?:queria|gostaria de) (?:estar mort[oa]|nunca ter nascido|nao ter nascido)\\b',
  `${THINKS_EN} (?:\\S+ ){0,3}?(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning) myself\\b(?! in the foot)`,
  `${THINKS_EN} (?:ending|end) (?:it all|everything|my life)\\b(?! (?:by|before|that|with|on|at|in))`,
  `${THINKS_EN} (?:suicide|not (?:being here|waking up|existing|being alive)|dying)\\b(?! (?:my|the|of|for|to|laughing))`,
  `${THINKS_EN} (?:jump|jumping) (?:off|from|in front of) (?:a|the) (?:bridge|building|roof|train|window|cliff)`,
  `${THINKS_EN} (?:go|going) to sleep and (?:never|not) wak(?:e|ing) up`,
  "wish(?:ed)? (?:i (?:was|were) dead|i (?:wasn't|weren't) (?:alive|here)|i (?:had|'d) never been born|i was never born|i could (?:just )?(?:disappear forever|stop existing|not wake up))",
  '(?:tired|sick) of (?:living|being alive|life|existing)\\b(?! (?:in|with|on|at|here|there|like|paycheck|alone in|together|out))',
  "(?:life (?:isn't|is not|ain't)|my life (?:isn't|is not)) worth (?:living|it anymore)",
  '(?:no|any) (?:point|reason|purpose) (?:in|to|for) (?:living|live|go on|going on|be alive|being alive)\\b(?! (?:in|with|on|here))',
  "can'?t (?:go on|live|do this) (?:like this )?any ?more$",
  "can'?t (?:keep|carry on|go on) (?:living|existing|going) (?:like this|this way)$",
  "(?:don'?t|do not|can'?t|cannot) (?:see|find) (?:the|any|a|much) (?:point|reason|purpose|sense) (?:in|to|of) (?:living|being alive|going on|carrying on|being here|life|go on|live)\\b(?! (?:in|with|on|here|there|at|apart|together|without a))",
  '(?:want to|wanna|going to|gonna|might) (?:hurt|harm|cut|burn) myself\\b(?! (?:some slack|a (?:slice|piece)|off))',
  '(?:want to|wanna|wish i could|rather) (?:just )?(?:disappear|vanish|fall asleep|go to sleep) (?:forever|for good|and (?:never|not) (?:wake up|come back))',
  '(?:took|taken|swallowed|swallow|taking) (?:a load of|a lot of|a bunch of|a whole bottle of|a bottle of|all (?:of )?(?:my|the)|too many|loads of) (?:my )?(?:pills|tablets|sleeping pills|medication|painkillers) (?:on purpose|to (?:die|end it)|and i want to die)',
  '(?:do not|don.?t) want to be (?:here|alive) (?:any ?more|any longer)$',
  '(?:everyone|everybody|they|my (?:family|kids|friends)) (?:would be|is|are|will be|d be) (?:so much |much )?(?:better|happier) (?:off )?(?:without me|if i (?:was|were) (?:gone|dead))',
  '(?:nobody|no one|no-one) would (?:even )?(?:miss|notice|care) (?:me )?if i (?:died|was gone|were gone|disappeared|killed)',
  "(?:i'm|i am|i've been|been|started|i keep) (?:cutting|burning|hurting) myself\\b(?! (?:shaving|cooking|off|a |some|on the (?:stove|oven|paper)|while))",
  '(?:suicide note|overdose on|take all (?:of )?my pills)\\b',
  `(?:quero|queria|vou|prefiro|preferia|penso em|pensei em|pensando em|vontade de) (?:me matar|morrer${NOT_OF}|me suicidar|nao existir|nao acordar mais|me cortar|me machucar)\\b`,
  '(?:quero|queria|vou|vontade de|pensando em|penso em) (?:sumir|desaparecer) (?:de vez|do mundo|pra sempre|para sempre)',
  '(?:acabar com|tirar) (?:a )?minha (?:propria )?vida\\b',
  'nao (?:aguento|quero|suporto) mais (?:viver|existir|essa vida|esta vida|a vida|minha vida)\\b',
  '(?:pensando|pensei|penso|pensamentos?) (?:em|de|sobre) suicid',
  '(?:estaria|estariam|ficaria|ficariam|vive|vivem|viveria|viveriam) melhor sem mim\\b',
  '(?:kill|killing) myself\\b',
  '(?:cut|cutting|hurt|hurting|harm|harming) myself on purpose\\b',
  `(?:i|i just) (?:want|wanna|would like|wish) (?:to )?die${NOT_OF}\\b`,
  '(?:want to|wanna|going to|gonna) end (?:it all|my life|it)\\b(?! with\\b)',
  '(?:end|take|taking|ending) my (?:own )?life\\b',
  "(?:don'?t|do not) want to (?:live|be alive|exist|wake up|be here) ?(?:anymore|any more)?$",
  "(?:no reason to live|better off dead|better off without me|feeling suicidal|i am suicidal|i'm suicidal|suicidal thoughts)\\b",
]
const HURT_PT =
  '(?:me (?:empurrou|empurra|chutou|chuta|socou|soca|queimou|machucou|machuca|estrangulou|sufocou|trancou|tranca|persegue|forcou|forca|obrigou|obriga|arrastou|mordeu|tocou sem)|me deu (?:um |uns |uma |varios )?(?:soco|socos|tapa|tapas|murro|murros|chute|chutes|surra|empurrao|coronhada)|puxou (?:o )?meu cabelo|apertou (?:o )?meu (?:pescoco|braco)|(?:vai|quer|quis|tentou|jurou|ameaca|ameacou|prometeu|disse que vai|falou que vai) me (?:matar|bater|machucar|agredir|estrangular))'
const NOT_VIOLENT_PT =
  '(?! (?:a|pra|para|no (?:jogo|truco|xadrez)|de (?:rir|orgulho|raiva|vergonha|tanto)|com (?:uma|um|essa|esse) (?:noticia|surpresa|festa)|pra cima|na (?:empresa|vaga))\\b)'
const HURT_EN =
  '(?:kick(?:ed|s)|punch(?:es|ed)|push(?:ed|es)|shov(?:ed|es)|strangl(?:ed|es)|grabb(?:ed|s)|hurts?|burn(?:ed|s)|drag(?:ged|s)|locks?|locked|slaps?|chok(?:es|ed)|stalks?|stalked) me(?! (?:to|into|at|in|out|off|a|an|some|up|down the (?:road|line)|that|when|about|by|with|for|feelings)\\b)'

const VIOLENCE = [
  `(?:${PERSON_PT}|ele|ela|um homem|um cara) (?:\\S+ ){0,6}?com (?:uma |um )?(?:arma|faca|revolver|pistola|facao)\\b(?! (?:de brinquedo|de agua|de chocolate|na mao cortando|nova))`,
  '(?:apontou|apontando|aponta) (?:uma |um |a |o )?(?:arma|faca|revolver|pistola) (?:pra|para) (?:mim|minha|nos)',
  `(?:${PERSON_EN}|he|she|a man|someone) (?:\\S+ ){0,6}?(?:with|has|pulled) a (?:gun|knife|weapon)\\b(?! (?:tattoo|permit|collection|set|cutting))`,
  `(?:${PERSON_PT}|ele|ela) (?:\\S+ ){0,3}?${HURT_PT}\\b${NOT_VIOLENT_PT}`,
  'tenho medo (?:de|que) (?:apanhar|ele me|ela me|meu marido me|meu namorado me|meu ex me|meu pai me|que ele me|que ela me|levar (?:uma )?surra)\\b',
  '(?:sofro|sofri|sofrendo|vitima de|vivo uma) (?:violencia|abuso|abusos|agressao|agressoes)\\b(?! (?:de preco|de confianca))',
  '(?:sendo|fui|sou) (?:ameacad|perseguid|estuprad|violentad|sequestrad)[oa](?: de morte| pel[oa])?\\b(?! (?:de extincao|pel[oa] (?:prazo|boleto|fome|azar|cobranca|cobrador)))',
  'me (?:obrigou|forcou|obriga|forca) a (?:transar|ter relacao|ter relacoes|fazer sexo|ter sexo)',
  `(?:${PERSON_EN}|he|she|someone|a man|a guy) (?:\\S+ ){0,3}?${HURT_EN}`,
  `(?:${PERSON_EN}|he|she|someone) (?:\\S+ ){0,3}?(?:threatened|threatens|tried|tries|wants|said (?:he|she)'?s going|swore|said (?:he|she)(?:'ll| will)|is going|promised) (?:to )?(?:kill|hurt|beat|hit|strangle|stab|choke) me\\b(?! (?:at|in|to|with kindness))`,
  "(?:afraid|scared|terrified) (?:that )?(?:he|she|my (?:husband|boyfriend|ex|dad|father|partner|wife|girlfriend))(?:'ll| will| is going to|'s going to| might| may) (?:hurt|hit|kill|beat|attack) me\\b",
  '(?:domestic violence|domestic abuse|being stalked|forced me to have sex|forces himself on me|forced himself on me|touched me without|touches me without)\\b',
  `(?:${PERSON_PT}|ele|ela) (?:\\S+ ){0,2}me (?:bateu|bate|agrediu|agride|espancou|espanca|violentou|estuprou|enforcou|esfaqueou|ameacou|abusou|abusa)\\b${NOT_A_GAME_PT}`,
  `(?:apanhei|apanho) (?:do|da|de) ${PERSON_PT}`,
  '(?:fui|estou sendo|to sendo|sou) (?:agredid|estuprad|espancad|abusad|violentad)[oa]\\b',
  `(?:${PERSON_EN}|he|she) (?:\\S+ ){0,2}(?:hits?|beats?|punched|choked|choking|slapped|raped|stabbed|abuses|abused|beat up|threatened) me\\b(?! (?:at|in|to|by|up to)\\b)`,
  `(?:${PERSON_EN}) (?:\\S+ ){0,2}?(?:gets|got|is|was|becomes|turns|turned) (?:so |really |very )?(?:violent|physical|physically abusive|abusive)\\b(?! (?:in|with) (?:the )?(?:game|match|video))`,
  `(?:${PERSON_EN}|he|she) (?:\\S+ ){0,2}?(?:punched|slapped|hit|kicked|elbowed|headbutted|struck) me (?:in|across|on) the (?:face|head|stomach|jaw|mouth|arm|ribs|back|chest)\\b`,
  `(?:${PERSON_EN}|he|she) (?:\\S+ ){0,2}?(?:threatens|keeps threatening|is threatening|has threatened) me\\b(?! (?:with (?:a lawsuit|redundancy|detention)))`,
  `(?:frightened|afraid|scared|terrified) of (?:being (?:hit|hurt|beaten) by )?(?:my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather|son|uncle|brother)|him)\\b(?! (?:driving|cooking|leaving|moving|losing|finding|being|getting|not|dying|forgetting|dog|cat))`,
  `my (?:stepdad|stepfather|uncle|dad|father|brother|coach|teacher|boss|neighbou?r) (?:\\S+ ){0,2}?(?:touches|touched|gropes|groped|molests|molested) me\\b(?! (?:with his (?:words|speech)|by|deeply))`,
  '(?:someone|somebody|a man|a guy|this man|this guy) (?:is |was |has been |keeps )?(?:following|stalking|followed) me (?:home|in the street|down the street|right now|everywhere|again)',
  'i (?:was|am being|got|have been) (?:raped|assaulted|abused|beaten up|molested)\\b',
]

const toPattern = (phrases: readonly string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})`)
const selfHarm = toPattern(SELF_HARM)
const violence = toPattern(VIOLENCE)

/**
 * Finds what tells of danger to somebody, in either language. It errs on the side of offering help,
 * but for figures of speech ("morrer de rir"), and it is asked before anything else that waits.
 */
export function findCrisis(text: string): CrisisKind | undefined {
  const folded = fold(text)
    .replace(/[’`´]/g, "'")
    .replace(/[^a-z0-9'\s-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (selfHarm.test(folded)) return 'self_harm'
  if (violence.test(folded)) return 'violence'
  return undefined
}
