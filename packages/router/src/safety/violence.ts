import { any, butNot, upTo } from './crisis-patterns.ts'

const PARTNER_PT =
  '(?:(?:[om]eu|minha|meu) (?:ex[ -])?(?:marido|esposo|esposa|mulher|namorado|namorada|noivo|noiva|companheiro|companheira|parceiro|parceira|ficante)|(?:o )?meu ex|(?:a )?minha ex|o pai d[oa]s? (?:meus?|minhas?) filh[oa]s?)'
const FAMILY_PT =
  '(?:(?:meu|minha) (?:pai|mae|padrasto|madrasta|irmao|irma|tio|tia|avo|vo|primo|prima|cunhado|cunhada|sogro|sogra|genro|filho|filha|enteado|enteada))'
const OTHERS_PT =
  '(?:(?:meu|minha) (?:patrao|patroa|chefe|vizinho|vizinha|colega|professor|professora|treinador|senhorio)|[oa] vizinh[oa]|ele|ela|eles|elas|um (?:homem|cara|estranho|desconhecido|sujeito)|o cara|uma? pessoa|alguem|uns caras|o homem)'
const PERSON_PT = any(PARTNER_PT, FAMILY_PT, OTHERS_PT)
/** Who follows somebody: a child or a pet does it in play. */
const STALKER_PT = any(PARTNER_PT, OTHERS_PT)

/** Games, photographs, surprises, news, feelings: nobody is hurt. */
const NO_GAME_PT = butNot(
  '(?:n[oa]s?|em|de|ness[ea]) (?:jogo|truco|xadrez|corrida|sinuca|game|partida|video|videogame|fifa|prova|quiz|domino|ping pong|tenis|futebol|uno|buraco|damas)',
  'a',
  'de (?:rir|orgulho|raiva|vergonha|tanto|vez|presente|demissao|despejo|processo|trabalho|beijos?|abracos?|carinho|saudade)',
  'com (?:uma? (?:noticia|surpresa|festa|proposta)|ess[ea] noticia|demissao|processo|advogado|carinho|piadas)',
  '(?:para|pra|pro) (?:cima|trabalhar|academia|vaga|festa|uma|um|estudar|medico|fora do|frente)',
  'n[oa] (?:empresa|vaga|insta|instagram|tiktok|twitter|face|facebook|linkedin|strava|x|rede|spotify)',
  'nas redes',
  'uma? (?:foto|vitamina|bolo)',
)
const NO_FOLLOWER_PT = butNot(
  'n[oa]s? (?:insta|instagram|tiktok|twitter|face|facebook|linkedin|strava|x|redes?|spotify|youtube)',
  'em tudo',
  'de volta',
)
/**
 * "minha mãe quer me matar porque gastei 300": a relative or a colleague is cross over a trifle. Of a
 * partner or a step-parent it is taken at its word.
 */
const CROSS_PT = `(?!(?<=(?:meu|minha) (?:pai|mae|irmao|irma|tio|tia|avo|vo|primo|prima|sogro|sogra|cunhado|cunhada|filho|filha|patrao|patroa|chefe|vizinho|vizinha|colega|professor|professora|treinador)${upTo(2)} qu(?:er|is) me matar),? (?:so )?(?:porque|pq|pois|por|quando|se) (?:eu )?(?:ter )?(?:gast(?:ei|ado|ar|amos)|compr(?:ei|ado|ar|amos)|torr(?:ei|ado|ar)|estour(?:ei|ado|ar)|atras(?:ei|ado|ar)|esquec(?:i|ido|er)|cheguei (?:tarde|atrasad[oa])|perdi (?:a|o|as|os) (?:chaves?|hora|prazo|celular|carteira|onibus|voo|controle)|quebrei (?:o|a|um|uma)|queimei|derrubei|manchei|sujei|comi|tirei nota)\\b)`
const HURTS_PT =
  '(?:bate[ur]?|batia|batendo|bateram|agred\\w+|agrid\\w+|espanc\\w+|ameac\\w+|persegu\\w+|estupr\\w+|abus\\w+|violent\\w+|enforc\\w+|estrangul\\w+|sufoc(?:ou|ava|ando|ar)|esfaque\\w+|empurr\\w+|chut(?:ou|a|ava|ando|ar)|soc(?:ou|ava|ando|ar)|queim(?:ou|ando|ar)|machuc\\w+|tranc(?:ou|a|ava|ando|ar)|arrast(?:ou|ando)|mord(?:eu|endo)|apedrej\\w+|apalp\\w+|assedi\\w+|molest\\w+|stalke\\w+|chantage\\w+)'
/** Blows that fall on somebody of the family. */
const HITS_PT = '(?:bate|bateu|batia|batendo|espanc\\w+|agred\\w+|agrid\\w+)'

/** What a person does to whoever writes. */
const DEEDS_PT = [
  `${upTo(3)} me ${HURTS_PT}\\b${NO_GAME_PT}`,
  `${upTo(4)} (?:bat[ei]u?|batia|batem|bateram|batendo|avanca|avancou|partiu|parte) (?:em mim|pra cima de mim|para cima de mim|na gente)\\b`,
  `${upTo(2)} me deu (?:um |uns |uma |varios )?(?:soco|socos|tapa|tapas|murro|murros|chute|chutes|surra|empurrao|coronhada|facada|rasteira|cabecada)\\b${butNot('nas costas de', 'de (?:brincadeira|leve)')}`,
  `${upTo(2)} (?:tacou|taca|jogou|atirou|arremessou|lancou|meteu) (?:um |uma |o |a |uns |umas )?(?:prato|copo|garrafa|cadeira|panela|faca|pedra|cinzeiro|vaso|celular|controle|sapato|agua quente|oleo) (?:\\S+ )?em (?:mim|cima de mim)\\b${NO_GAME_PT}`,
  `${upTo(2)} (?:puxou|puxa) (?:o )?meu cabelo\\b`,
  `${upTo(2)} (?:apertou|segurou|agarrou|aperta|segura)${upTo(1)} (?:pelo |o |meu )*(?:pescoco|garganta|meu braco com forca)\\b`,
  `${upTo(2)} me (?:jogou|joga|atirou|arremessou|derrubou|prensou|encurralou) (?:contra a |n[ao] |d[ao] )(?:parede|chao|escada|armario|cama|muro)\\b`,
  `${upTo(2)} (?:quebrou|deslocou|torceu) (?:o |a )?(?:meu|minha) (?:braco|nariz|dedo|dente|perna|costela|mao|maxilar|pulso)\\b${butNot('n[oa] (?:jogo|futebol|treino)', 'jogando')}`,
  `${upTo(2)} me (?:prende|prendeu|trancou|tranca|mantem pres[oa])${upTo(1)} (?:em casa|no quarto|dentro de casa|no banheiro)\\b`,
  `${upTo(3)} (?:passou|passa|passando) a mao em mim\\b`,
  `${upTo(3)} (?:abus(?:ou|a|ava)|se aproveit(?:ou|a)) (?:sexualmente )?de mim\\b`,
  `${upTo(2)} me tocou (?:sem|a forca|n[oa]s? (?:partes|seios?|peitos?|bunda|corpo))\\b`,
  `${upTo(9)} (?:disse|falou|jurou|avisou|diz|fala|prometeu|gritou|escreveu)(?: pra mim)? que (?:ele |ela )?(?:me mata|me matava|vai me (?:matar|bater|machucar|agredir|pegar|quebrar|arrebentar|esfaquear|furar|dar um tiro|dar uma surra)|ia me (?:matar|bater|machucar)|vai (?:atirar|dar um tiro) em mim|acaba comigo|mata (?:eu|meus?|minhas?))\\b${NO_GAME_PT}`,
  `${upTo(3)} (?:disse|falou|jurou|ameacou|ameaca|quer|prometeu)(?: que)? (?:vai |ia )?matar (?:meus?|minhas?|a gente|nossos?|toda a minha)\\b${butNot('(?:a |minha |meu )?(?:fome|sede|saudade|vontade|tempo)')}`,
  `${upTo(2)} (?:quer|quis|tentou|jurou|ameaca|ameacou|prometeu) me (?:matar|bater|machucar|agredir|estrangular|enforcar|esfaquear|estuprar|sufocar)\\b${NO_GAME_PT}${CROSS_PT}`,
  `${upTo(3)} (?:ameacou|ameaca|ameacando) (?:me |bater|matar|machucar|agredir|minha familia|meus filhos|de morte)${NO_GAME_PT}`,
  `${upTo(10)} (?:ameacando|jurando|prometendo) (?:de )?me (?:matar|bater|machucar|agredir|esfaquear|pegar|quebrar|queimar)\\b${NO_GAME_PT}${CROSS_PT}`,
  `${upTo(6)} (?:gritando|dizendo|falando|berrando) que (?:ele |ela )?(?:vai|ia) (?:me (?:matar|bater|machucar|agredir|esfaquear|pegar)|acabar comigo|matar (?:a gente|meus filhos|minha familia))\\b${NO_GAME_PT}`,
  `${upTo(6)} com (?:uma |um )?(?:arma|faca|revolver|pistola|facao)\\b${butNot('de (?:brinquedo|agua|chocolate)', 'na mao cortando', 'nova', 'cega', 'cortando')}`,
  `${upTo(1)} tem (?:uma )?arma(?: em casa)? e${upTo(3)} (?:me|ameac\\w+|em mim)\\b`,
  `${upTo(8)} me ameacando\\b${NO_GAME_PT}`,
  `${upTo(6)} tentando (?:entrar|invadir|arrombar|forcar)(?: a porta| n?[ao] (?:minha|meu) (?:casa|apartamento|ape|quarto|porta)| (?:aqui )?em casa|$)`,
]

const PORTUGUESE = [
  ...DEEDS_PT.map((deed) => `${PERSON_PT}${deed}`),
  `${STALKER_PT}${upTo(2)} me (?:segue|seguiu|seguindo|seguir|seguia)\\b${NO_FOLLOWER_PT}`,
  `${any(PARTNER_PT, FAMILY_PT, 'ele', 'ela')}${upTo(2)} (?:nao me deixa|nao deixa eu|me proibe de|me proibiu de) (?:sair de casa|trabalhar fora|ver minha familia|falar com (?:ninguem|minha familia|minhas amigas|meus amigos))\\b`,
  `${any(PARTNER_PT, FAMILY_PT, OTHERS_PT)}${upTo(2)} (?:mexe|mexia|mexeu) comigo (?:a noite|de noite|quando (?:durmo|minha mae|estou sozinha)|escondido)\\b`,
  `${any(PARTNER_PT, FAMILY_PT)} (?:e|ta|esta|tava|fica|ficou|anda|vive|virou|era) (?:\\S+ )?(?:violent[oa]|agressiv[oa] comigo|me ameacando)\\b${butNot('n[oa] (?:jogo|futebol)')}`,
  `${any(PARTNER_PT, '(?:meu|minha) (?:pai|mae|padrasto|madrasta)')}${upTo(2)} ${HITS_PT} (?:n?[oa]s? )?(?:minhas?|meus?) (?:mae|pai|filh[oa]s?|irma|irmao|irmaos|avo|bebe)\\b${NO_GAME_PT}`,
  'ameac\\w+ de morte\\b',
  'me (?:obrig|forc)\\w+ a (?:transar|ter relacao|ter relacoes|fazer sexo|ter sexo|beijar|tirar a roupa)\\b',
  '(?:ele|(?:o )?meu ex|meu (?:marido|namorado|padrasto)) (?:ainda )?vai me (?:matar|bater|machucar|esfaquear|dar um tiro)(?:$| (?:hoje|socorro|me ajuda|um dia|a qualquer|tenho medo|to com medo))',
  '(?:recebi|recebendo|recebo|recebemos|sofrendo|sofri) (?:uma |umas |varias |muitas )?ameacas?\\b(?! de (?:chuva|corte|demissao|despejo|processo|bloqueio|multa))',
  '(?:apontou|apontando|aponta|encostou|puxou) (?:uma |um |a |o )?(?:arma|faca|revolver|pistola) (?:pra|para|em|na|no|contra) (?:mim|minha|meu|nos|gente)\\b',
  `(?:medo|pavor) (?:de|que) (?:apanhar|ele me|ela me|que ele me|que ela me|(?:o )?meu (?:marido|namorado|ex|pai|padrasto) me (?:bat|mat|mach|agr)\\w*|levar (?:uma )?surra|ser (?:morta|morto|estuprad[oa]|agredid[oa]))\\b${butNot('(?:trair|traia|deixar|deixe|largar|largue|esquecer|esqueca|demitir|demita|chame|bloqueie|julgue|ligue)')}`,
  `(?:medo|pavor) (?:do|da|de) ${any(PARTNER_PT, '(?:meu )?(?:pai|padrasto|ex)')}(?:$| (?:ele|ela|quando ele|quando ela|me (?:bat|mat|machuc|agred|peg)\\w*|e (?:quero|preciso|nao sei)))`,
  '(?:sofro|sofri|sofrendo|vitima de|vivo uma|vivendo) (?:uma? )?(?:violencia|abusos?|agressao|agressoes|assedio|estupro)\\b(?! (?:de preco|de confianca|d[oe] telemarketing))',
  `(?:sendo|fui|sou|era|fomos) (?:\\S+mente )?(?:ameacad|perseguid|estuprad|violentad|sequestrad|agredid|espancad|abusad|assediad|esfaquead|baleado|molestad|stalkead|chantagead)[oa]s?\\b${butNot('de extincao', 'pel[oa]s? (?:prazo|boleto|fome|azar|cobranca|cobrador|telemarketing|banco|mosquitos?|marketing|vendedor\\w*|algoritmo)', 'por (?:telemarketing|spam|mosquitos?|vendedor\\w*|propaganda|boletos?)')}`,
  `(?:sendo|to sendo) seguid[oa]\\b${NO_FOLLOWER_PT}`,
  `(?:apanhei|apanho|apanhava|levei (?:um soco|uma surra|um tapa|uma facada)) d[oae] ${any(PARTNER_PT, FAMILY_PT)}\\b${NO_GAME_PT}`,
]

const PARTNER_EN =
  '(?:my (?:ex[- ])?(?:husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|bf|gf|hubby|spouse|ex))'
const FAMILY_EN =
  '(?:my (?:dad|father|mom|mum|mother|stepdad|stepfather|stepmom|stepmother|brother|sister|uncle|aunt|son|cousin|grandfather|grandpa|son-in-law|brother-in-law|father-in-law))'
const OTHERS_EN =
  '(?:my (?:boss|roommate|flatmate|housemate|neighbou?r|coworker|co-worker|colleague|landlord|coach|teacher|manager)|he|she|they|someone|somebody|a (?:man|guy|stranger|car)|this (?:man|guy)|some (?:man|guy|men|guys|dude)|the guy)'
const PERSON_EN = any(PARTNER_EN, FAMILY_EN, OTHERS_EN)
const STALKER_EN = any(PARTNER_EN, OTHERS_EN)
const KEEPS_EN =
  "(?:keeps?|kept|is|was|has been|'s been|been|won't stop|wouldn't stop|doesn't stop|started|starts|always|again)"

const NO_GAME_EN = butNot(
  'to',
  'into',
  'at',
  'in',
  'out',
  'off',
  'a',
  'an',
  'some',
  'down the (?:road|line)',
  'that',
  'when (?:i|we|it)',
  'about',
  'by',
  'with',
  'for',
  'feelings',
  'hard in',
  'back',
  'up to',
  'up with',
  'on (?:my|the) (?:run|bike)',
  'on (?:insta|instagram|twitter|tiktok|strava|facebook|linkedin|spotify|fifa|mario kart)',
)
/** "my mom wants to kill me because I spent 300": as in Portuguese. */
const CROSS_EN = `(?!(?<=my (?:dad|father|mom|mum|mother|brother|sister|uncle|aunt|son|cousin|grandfather|grandpa|boss|roommate|flatmate|housemate|neighbou?r|coworker|co-worker|colleague|coach|teacher|manager)${upTo(2)} want(?:s|ed) to kill me),? (?:just )?(?:because|cause|cuz|for|since|if|when) (?:i )?(?:just )?(?:spen[dt]|spending|bought|buying|blew|overspent|forgot|forgetting|was late|being late|missed|missing|(?:lost|losing) (?:the|my) (?:keys?|phone|wallet|remote)|broke (?:the|a)|burn(?:ed|t)|spilled|ate|eating)\\b)`
const HURTS_EN =
  '(?:hits?|hitting|beats?|beating|kick(?:ed|s|ing)|punch(?:es|ed|ing)|push(?:ed|es|ing)|shov(?:ed|es|ing)|strangl(?:ed|es|ing)|grabb(?:ed|ing)|hurts?|hurting|burn(?:ed|s)|drag(?:ged|s)|locks?|locked|slaps?|slapped|slapping|chok(?:es|ed|ing)|stalks?|stalked|stalking|threaten(?:s|ed|ing)|harass(?:es|ed|ing)|rap(?:ed|es)|stab(?:bed|s)|abus(?:es|ed|ing)|assault(?:ed|s)|attack(?:ed|s|ing)|grop(?:ed|es|ing)|molest(?:ed|s|ing)|beat up|blackmail(?:ed|ing|s))'
const BODY_EN = '(?:face|head|stomach|jaw|mouth|arm|ribs|back|chest|neck|throat|hair|wrist|wrists)'

/** What a person does to whoever writes. */
const DEEDS_EN = [
  `${upTo(3)} ${HURTS_EN} me\\b${NO_GAME_EN}(?!(?<=\\bhit me) up\\b)`,
  `${upTo(8)} threatening me\\b${NO_GAME_EN}`,
  `${upTo(2)} (?:grab(?:bed|s)|held|holds|choked|hit|hits|punched|slapped|kicked|elbowed|headbutted|struck|pulled) me (?:by|in|across|on|around) (?:the|my) ${BODY_EN}\\b`,
  `${upTo(2)} (?:pushed|pushes|threw|throws|slammed|slams|shoved|pinned) me (?:down the stairs|against|into (?:a|the) (?:wall|door|table)|on the floor|to the (?:floor|ground)|across|down)\\b(?! the (?:road|line))`,
  `${upTo(1)} (?:broke|fractured|twisted) my (?:arm|nose|ribs?|jaw|wrist|finger|tooth|leg|hand)\\b(?! (?:wrestling|playing|record|at|in the game))`,
  `${upTo(1)} (?:locked|locks|keeps) me (?:locked )?(?:in|inside) (?:the|a|my|our) (?:house|room|bathroom|bedroom|basement|closet|apartment|car)\\b`,
  `${upTo(4)} (?:(?:with|has|pulled|pulls|have|had) a|drew a) (?:gun|knife|weapon)\\b(?! (?:tattoo|permit|collection|set|cutting|block|sharpener|show|license))`,
  `${upTo(3)} (?:threatened|threatens|threatening|tried|tries|swore|wants|promised|vowed) (?:to|that he'll|that she'll) (?:kill|hurt|beat|hit|strangle|stab|choke|shoot|burn|rape|attack) (?:me|us|my (?:kids?|son|daughter|children|mom|mother|family|dog)|the kids|our kids|himself|herself)\\b${butNot('at', 'in', 'to', 'with kindness', 'in the')}${CROSS_EN}`,
  `${upTo(9)} (?:says|said|saying|swore|told me|texted)(?: me)?(?: that)? (?:he|she|they)(?:'ll|'d|'s going to|'s gonna| will| would| is going to| is gonna| was going to| wants to|'re going to|'re gonna) (?:kill|hurt|beat|hit|stab|shoot|strangle|find and kill) (?:me|us|my (?:kids|family|children))\\b${butNot('at', 'in', 'up', 'by', 'to', 'with', 'when (?:he|she) sees', "if i (?:bought|buy|forget|forgot|spent|spend|was late|am late|miss|missed|ate|eat|don't (?:bring|buy|call)|burn(?:ed|t)?)")}`,
  `${upTo(1)} (?:throws|threw|throwing) (?:things|stuff|plates|a (?:plate|glass|bottle|chair)|dishes|his \\S+|her \\S+) at me\\b`,
]

const ENGLISH = [
  ...DEEDS_EN.map((deed) => `${PERSON_EN}(?:'s)?${deed}`),
  `my ex\\b${upTo(6)} (?:banging|pounding|kicking|hammering|beating)${upTo(1)} (?:on|at|in|down|against) (?:my|the|our) (?:front |back |bedroom |bathroom )?(?:door|windows?)\\b`,
  `${STALKER_EN}(?:'s)?${upTo(3)} trying to (?:break|get|force \\S+ way) (?:into my (?:house|home|apartment|flat|room|bedroom|place)|in through the (?:door|windows?)|down (?:my|the) door)\\b`,
  `(?:hiding|hid|locked myself) in (?:the|my) \\S+${upTo(3)} ${STALKER_EN}(?:'s)?${upTo(3)} (?:trying to (?:get|break) in|breaking in|kicking|banging|pounding)\\b`,
  `${any(PARTNER_EN, '(?:my (?:dad|father|mom|mum|mother|stepdad|stepfather|stepmom|stepmother))')}(?:'s)?${upTo(2)} (?:hits|hit|hitting|beats|beating|choked|choking|attacked|attacking) my (?:mom|mum|mother|dad|father|sister|(?:little |baby )?brother|son|daughter|kids?|children|baby)\\b${NO_GAME_EN}`,
  `${STALKER_EN}${upTo(2)} ${KEEPS_EN}${upTo(1)} (?:following|followed) me\\b(?! (?:on|around the house|back|into the (?:kitchen|bathroom)))`,
  '(?:a|this|some|same) (?:man|guy|stranger|car|dude|weirdo)(?: in a \\S+)? (?:is |was |has been |keeps )?(?:following|stalking|followed) me\\b(?! on)',
  '(?:someone|somebody) (?:is |was |has been |keeps )?(?:following|stalking|followed) me (?:home|in the street|down the street|right now|everywhere|again|around|for)\\b(?! the house)',
  `${any(PARTNER_EN, FAMILY_EN, 'he', 'she')}${upTo(1)} (?:won't|will not|doesn't|never) (?:let|lets) me (?:leave the house|leave home|go out|see my (?:family|friends)|talk to (?:anyone|my family|my friends)|have my (?:own )?phone|work)\\b(?! (?:from|on|out|at))`,
  `(?:put|held|pointed|points|pulled|aimed) (?:a|his|her|the) (?:gun|knife) (?:to|at|on|against) (?:me|my)\\b`,
  `threatened to (?:kill|hurt|beat|stab|shoot) (?:me|us|my (?:kids|family|children))\\b`,
  `(?:afraid|scared|terrified|frightened|worried)(?: \\S+){0,4}? (?:he|she|my (?:husband|boyfriend|ex|dad|father|partner|wife|girlfriend|stepdad))(?:'ll| will| is going to|'s going to| might| may) (?:hurt|hit|kill|beat|attack) (?:me|us)\\b`,
  `(?:frightened|afraid|scared|terrified) of (?:being (?:hit|hurt|beaten) by )?(?:my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather|son|uncle|brother)|him)\\b${butNot('driving', 'cooking', 'leaving', 'moving', 'losing', 'finding', 'being', 'getting', 'not', 'dying', 'forgetting', 'dog', 'cat', 'seeing', 'falling', 'cheating', 'going', 'quitting', 'spending', 'hating', 'saying')}`,
  "(?:i'm|i am|i've been|i have been|i was|i got|am being|been getting) (?:\\S+ly )?(?:being )?(?:threatened|stalked|followed home|raped|assaulted|beaten up|molested|groped|sexually harassed|physically abused)\\b(?! by (?:telemarketers|spam|ads|the bank|emails|mosquitoes|my (?:cat|dog)))",
  "(?:i was|i am being|i'm being|i got|i have been|i've been) abused\\b",
  '(?:someone|somebody|he|she|my ex|man|guy) (?:is |standing |waiting )?outside my (?:house|window|door|apartment|place) (?:watching|following|stalking|waiting for|threatening)',
  'death threats?\\b(?! (?:in the (?:movie|show|book|game)))',
  `${any(PARTNER_EN, FAMILY_EN, 'he', 'she')}${upTo(2)} (?:gets|got|is|was|becomes|turns|turned|being) (?:so |really |very )?(?:violent|physical with me|physically abusive|abusive)\\b(?! (?:in|with) (?:the )?(?:game|match|video))`,
  `${any(FAMILY_EN, OTHERS_EN)}${upTo(2)} (?:touches|touched|keeps touching) me\\b(?! (?:with his (?:words|speech)|by|deeply|up|on the (?:shoulder|arm) to))`,
  `(?:victim of|suffer(?:ing)?|survivor of|experiencing|living with|there is|there's|in a|report(?:ing)?) (?:domestic|physical) (?:violence|abuse)\\b`,
  '(?:forced me to have sex|forces himself on me|forced himself on me|forced herself on me|touched me without|touches me without)\\b',
]

/** Danger from somebody else: blows, weapons, threats, being followed, forced or locked in. */
export const VIOLENCE: readonly string[] = [...PORTUGUESE, ...ENGLISH]
