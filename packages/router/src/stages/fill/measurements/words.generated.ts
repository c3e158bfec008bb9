// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../../text/word-set.ts'

/** What `find-body-value.ts` looks for. */
export const FIND_BODY_VALUE = {
  others: wordSet("ele ela eles elas dele dela deles delas he she they his her hers their"),
  with: wordSet("com with"),
  readings: wordSet("segundo melhor sem says said reads without i'd"),
  onScales: wordSet("peso pesei pesando pesagem balanca balancinha corporal weigh weigh-in weighed weighing weight scale scales body"),
  weighing: wordSet("peso pesei pesando balanca corporal banheiro subi fui quilos kg quilo banho manha farmacia academia nutricionista consultorio posto pesagem weigh weighed weighing weight scale scales body bathroom tipped tips clocked down up kilo shower morning pharmacy gym me myself clinic stepped step in am kilo weigh-in hit put and falling rising dropping climbing counting dot nose"),
  lifts: wordSet("supino agachamento terra barra anilha carga serie press stiff leg halter bench squat squats deadlift deadlifts press curl row barbell dumbbell rep reps series"),
  water: wordSet("agua aguas hidratacao hydration water"),
  drinking: wordSet("agua aguas hidratacao bebi tomei beber tomar engoli mandei virei copo copos garrafa garrafas litro litros ml treino almoco jantar cafe academia corrida trabalho depois durante apos para pra gelada filtrada dentro cada garrafinhas canecas ingestao consumo matei virei garrafinha garrafao garrafona galao jarra caneca copao squeeze moringa parte sem enchi foram acabei terminei virar matar secar entornar esvaziar hydration drank had drunk drink finished downed glass glasses bottle bottles after during with lunch dinner breakfast workout gym run work already each apiece far intake have flask canteen jug into got down system downed chugged through finished off water"),
  drunk: wordSet("bebi tomei drank downed chugged"),
  gotDown: wordSet("bebi tomei matei virei entornei matar virar secar entornar drank had downed chugged finished sipped"),
  vessels: wordSet("garrafa garrafinha squeeze moringa bottle flask canteen hydroflask"),
  otherDrinks: wordSet("cerveja cafe cha suco leite refri refrigerante coca vinho whey shake mate chimarrao terere energetico isotonico caldo sopa beer coffee tea juice milk soda coke wine smoothie broth soup gatorade vodka whisky"),
  scoring: wordSet("humor energia disposicao nota nivel dez 10 numero socorro dia geral fica ficou amanheci acordei dou dei bota boto baixo alto baixa alta numa escala pos muito bem meio bastante super bom boa otimo otima ruim pessimo pessima excelente cima embaixo chao teto topo mil la tipo diria mood level score rating ten out today's day overall feeling call rate give i'd mood's low high around pretty great good bad awful terrible rough decent like through roof floor bottom top gutter energy number"),
}

/** What `find-custom.ts` looks for. */
export const FIND_CUSTOM = {
  parts: wordSet("glicemia glicose colesterol triglicerides triglicerideos creatinina ureia hemoglobina batimentos batimento cardiaca cardiacos frequencia pulso jejum em de repouso saturacao oxigenio oximetria cintura quadril biceps coxa panturrilha abdomen braco busto torax pescoco ansiedade estresse vitamina cigarros ferritina glucose sugar cholesterol hemoglobin ferritin pulse heart heartbeat rate resting blood fasting total ldl hdl saturation oxygen level levels peak flow stress anxiety pain vitamin d cigarettes triglycerides creatinine"),
  around: wordSet("glicada a1c hba1c oximetro oximeter spo2 oxigenacao gordura corporal passos termometro fumei andei caminhei dei fiz nivel escala numa dez cento centimetros cm graus celsius c g ng ml l capilar aferida aferido marcando medindo resultado exame exames laboratorio fat body steps thermometer smoked did walked got out 10 percent result results test lab back came glycated"),
  units: wordSet("mg dl / bpm % por minuto per minute"),
  pressure: wordSet("pressao pa pressure bp"),
  pressures: wordSet("pressao arterial posto fui medir farmacia consultorio medico clinica tirei aferi upa enfermeira consulta pa agora repouso mmhg aferida medida mediu medida pelo pela upa farmaceutico sentado alta baixa subiu pressure blood doctor clinic went checked check took bp hospital pharmacy nurse pharmacist chemist gp reading sitting high low"),
  of: wordSet("do da de dos das dele dela his her"),
  vessels: wordSet("pneu pneus tire panela gas oleo bomba caldeira tires tyre tyres oil pump boiler"),
  smallParts: wordSet("em de"),
}

/** What `find-entry-changes.ts` looks for. */
export const FIND_ENTRY_CHANGES = {
  others: wordSet("meta metas lembrete habito agenda conta boleto fatura evento event compromisso despesa gasto expense limite preco goal goals reminder price habit calendar bill limit"),
  instead: wordSet("nao vez inves lugar not never instead rather than"),
  from: wordSet("de from"),
  towards: wordSet("para to"),
  denials: wordSet("nao nunca nem no not never don't doesn't didn't wasn't isn't"),
  deletes: wordSet("apaga apague apagar exclui exclua excluir deleta deletar remova remover tira tire tirar cancela elimina elimine suma limpa limpe descarta descarte drop scrap erase discard ditch bin wipe rid scratch trash delete remove some"),
}

/** What `find-exercise.ts` looks for. */
export const FIND_EXERCISE = {
  moved: wordSet("corri caminhei pedalei nadei treinei malhei trotei remei surfei alonguei exercitei marchei cavalguei dancei patinei escalei lutei corremos caminhamos pedalamos nadamos treinamos malhamos ran walked jogged swam cycled biked rowed hiked exercised trained stretched surfed climbed lifted skated"),
  between: wordSet("por durante uns so bem leve forte devagar rapido hoje ontem de na no em ate la pela pelo a for about just only around in at on along with through by to outside indoors easy hard slowly fast and up total today yesterday really"),
  before: wordSet("eu hoje ontem ja ainda a gente nos acabei nossa hj consegui i i've we just only finally already and then ended managed even also went so really my me have"),
  nouns: wordSet("joguei jogamos fiz fizemos sessao aula treino treinos leve pesado forte longo curta longa ritmo pace na no em academia parque pista orla casa esteira rua praia ginasio deu rolou completei mandei manha tarde noite almoco trabalho depois minutos exercicio exercicios fisico atividade fisica jogo partida quadra indoor bola corda pular pulei circuito boa bom puxado puxada played play spent did got had put session class workout quick easy light intense at in on the gym park home treadmill street beach done finished logged morning evening afternoon night lunch work after minutes km training exercise physical line chair nets outdoor practice drills leves solid good nice"),
  forOrUntil: wordSet("ate to for up down"),
}

/** What `find-sleep.ts` looks for. */
export const FIND_SLEEP = {
  slept: wordSet("dormi durmi dormimos cochilei slept napped"),
  night: wordSet("noite night"),
  sleep: wordSet("sono cochilo cochilada soneca dormida preguei dormidas sleep nap kip shuteye shut-eye asleep"),
  sleeping: wordSet("sono cochilo cochilada soneca dormida dei dormi tirei noite durou horas h de tive seguidas direto tarde manha duration duracao almoco depois passada madrugada preguei olho olhos dormidas certinhas certas inteira pouco sleep nap took had got night last lasted hours hrs of total straight afternoon morning after lunch kip shuteye shut-eye asleep solid wee quick"),
  wentToBed: wordSet("deitei dormir deitar cama apaguei capotei bed asleep lay crashed conked passed down"),
  woke: wordSet("acordei levantei levantar despertei acordar abri acordou woke up awake wake alarm"),
  beforeSlept: wordSet("eu i i've i'd just only finally so well last night yesterday today this morning and then ended barely really we never have had"),
  bedLeads: wordSet("went to go got hit fell in the i was"),
}

/** What `only-said.ts` looks for. */
export const ONLY_SAID = {
  vaguely: wordSet("e-pouco e-pouquinho e-tanto e-tal e-uns ou-menos ou-mais or-so and-change and-something or-more or-less"),
  noValue: wordSet("atras cada costumo sempre nunca media normalmente geralmente faltam falta meta limite maximo minimo max ideal recomendado deveria each every per usually always never average left goal target least most recommended should ago limit"),
  compared: wordSet("mais menos perdi ganhei more less extra late lost gained"),
  earlier: wordSet("antes before"),
  small: wordSet("eu meu minha o a os as um uma e foi foram era ta esta estou to tava deu deram marcou acusou mostrou registrou registra registre registrar anota anote anotar marca marque de do da em no na dos das com agora hoje por favor ai aqui medi mediu as aos que me mim total tudo cerca por fim enfim ja acordei acordar acordando jejum cedo lembra lembre que so apenas ainda redondo redondos cravado cravados cravada certinho certinhas certinhos certinha exatos exatas exatinho inteiras inteiros exato bateu ficou saiu sairam veio bota botei hj agr i i'm i've im my the an is was log record note save put add down at on of for in it 's this that and so just only only now today please measured reading read reads says said showed shows came out finally remember still finally flat solid even exactly today's fasted"),
  beside: wordSet("com sem no na nos nas num numa em ao aos antes depois apos pos durante desde pelo pela segundo junto vendo ouvindo assistindo escutando perto entre enquanto apesar gracas embaixo debaixo with without in at on inside after before during since despite by between while along around against near under across through because cause cuz cos coz thanks watching listening until til straight"),
  apart: wordSet("antes depois apos pos desde durante vendo ouvindo assistindo escutando enquanto after before since during while watching listening until til"),
  company: wordSet("com junto e mais depois antes with and by after before"),
  owners: wordSet("dele dela deles delas his her hers their theirs"),
  charges: wordSet("bebe nene nenem recem cachorro cachorra gato gata cavalo mala pacote caixa planta plantas vaso panela receita massa balde radiador piscina aquario paciente aluno aluna cliente elevador elevator encomenda carga saco sacola bagagem bag custa custou custaram custava baby newborn toddler dog puppy cat kitten horse suitcase luggage parcel package plant plants pot recipe dough bucket radiator pool tank patient student client shipment freight box load cost costs"),
  takes: wordSet("daqui longe atrasado atrasada adiantado dura durou demora demorou custa custou comeca aula de conta gel video videos filme dele dela away far late lasts takes costs starts class of drink bar bill boost drinks bars gels movie tv slot delivery meeting"),
  people: wordSet("ele ela eles elas he she they"),
  measurers: wordSet("medico medica enfermeira enfermeiro nutri nutricionista farmaceutico farmaceutica treinador professora professor prof profe doctor doc gp nurse pharmacist chemist personal coach trainer"),
  determiners: wordSet("o a os as meu minha meus minhas nosso nossa um uma the my our"),
  forWhom: wordSet("de da do das dos para pra pro of for"),
  stretches: wordSet("dia noite semana mes hora"),
}
