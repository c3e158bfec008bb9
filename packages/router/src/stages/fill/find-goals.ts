import type { Message } from '../../clauses/message.ts'
import type { Binding } from '../../grammar/match.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import type { Stretch } from '../asides.ts'
import { nounsOf } from '../calls/class-nouns.ts'
import { areaIn } from './area-in.ts'
import type { FoundParams, ParamFinder } from './param-finder.ts'
import { referenceIn } from './reference.ts'
import { isDenied, statusIn } from './status-in.ts'
import { holds, placeOf, stretchesOf, wholeOf } from './stretches.ts'

const GOALS = nounsOf('goal')

const DROPS = wordSet(
  'apaga apague apagar exclui exclua excluir deleta delete deletar remove remova remover cancela cancele cancelar tira tire tirar elimina elimine eliminar descarta descarte descartar abandona abandone abandonar arquiva arquive arquivar joga jogue jogar risca risque riscar desisti desisto desistindo larguei abandonei drop remove cancel scrap ditch erase discard kill bin axe abandon archive scratch get give giving gave dropping abandoning ditching trash call',
)
/** What wishes and changes of mind say of a goal that is to go. */
const GIVEN_UP = wordSet(
  'desisti mudei quero preciso gostaria queria want need would like give desisto',
)
const NEARLY = wordSet('quase almost nearly ia tentei pensando penso thinking if se caso')

/** "drop my marathon goal, it's not happening". */
export const findGoalDeletion: ParamFinder = ({ message }) => {
  if (holds(message, wholeOf(message), NEARLY)) return undefined
  if (!holds(message, wholeOf(message), DROPS)) return undefined
  return withGoal(message, DROPS, false, (stretch, bindings) => ({
    ...stretch,
    bindings,
    allows: ['wish', 'order'],
    despite: GIVEN_UP,
    isOrder: true,
  }))
}

const CHANGES = wordSet(
  'muda mude mudar altera altere alterar atualiza atualize atualizar troca troque trocar aumenta aumente aumentar diminui diminua diminuir reduz reduza reduzir baixa baixe baixar sobe suba subir ajusta ajuste ajustar edita edite editar passa passe passar estende estenda estender estica estique esticar prorroga prorrogue prorrogar adia adie adiar antecipa antecipe antecipar corrige corrija corrigir empurra empurre empurrar joga jogue jogar coloca coloque colocar bota bote deixa deixe deixar redefine redefina encurta encurte puxa puxe change update raise lower increase decrease reduce bump push move extend set adjust edit shift postpone delay shorten stretch bring switch make put cut fix',
)
const CHANGED_THINGS = wordSet(
  'prazo data limite deadline date due alvo valor target number numero end',
)
const TOWARDS = wordSet('para pra pro ate to until till')
/** Before a value these say by how much it changes, which is not what it becomes. */
const BY_HOW_MUCH = wordSet('em by mais more another outros outras in other extra additional')
const NAMES = wordSet(
  'nome titulo renomeia renomeie renomear rename title name chama chame call progresso progress',
)

/** "aumenta a meta dos livros para 30", "push the marathon goal's deadline back to the end of April". */
export const findGoalUpdate: ParamFinder = ({ message }) => {
  if (holds(message, wholeOf(message), NAMES)) return undefined
  if (!holds(message, wholeOf(message), CHANGES)) return undefined
  return withGoal(message, CHANGES, true, (stretch, bindings, goal) => {
    const from = lastValueAfter(message, stretch, TOWARDS)
    if (from === undefined || (from > goal.from && from < goal.to)) return undefined
    const change = { type: 'text', name: 'change', from, to: stretch.to } as const
    return {
      ...stretch,
      bindings: [...bindings, change],
      despite: GIVEN_UP,
      allows: ['wish', 'order', 'future'],
      isOrder: true,
    }
  })
}

/** Where the one value after "para" begins; nothing where another is as likely. */
function lastValueAfter(
  { items, spansAt }: Message,
  { from, to }: Stretch,
  towards: ReadonlySet<string>,
): number | undefined {
  let found: number | undefined
  for (let at = from; at < to; at++) {
    if (!spansAt.has(at)) continue
    const before = [1, 2, 3, 4].map((back) => items[at - back]?.word ?? '')
    if (BY_HOW_MUCH.has(before[0] ?? '')) return undefined
    if (before.some((word) => towards.has(word))) found ??= at
  }
  return found
}

const MORE = wordSet(
  'aumenta aumente aumentar diminui diminua reduz reduza sobe suba baixa baixe raise lower increase decrease reduce bump extend push mais more another outro outra outros outras extra additional plus falta faltam faltando left remaining need preciso quero want prazo deadline + por per cada each dia day',
)

/** "já completei 320 quilômetros da minha meta de caminhada", "reading goal at 11 books". */
export const findGoalProgress: ParamFinder = ({ message }) => {
  if (holds(message, wholeOf(message), MORE)) return undefined
  const stretches = stretchesOf(message).filter((one) => holds(message, one, GOALS))
  const [stretch] = stretches
  if (stretch === undefined || stretches.length > 1) return undefined
  const values = countsIn(message, wholeOf(message))
  const [value] = values
  if (values.length !== 1 || value === undefined || value.isApproximate) return undefined
  const goal = referenceIn(message, stretch, {
    nouns: GOALS,
    orders: PROGRESS_WORDS,
    isBeforeValue: true,
  })
  if (goal && value.from >= goal.from && value.from < goal.to) return undefined
  // "minha meta é 20 livros" says what is aimed at, and not how far one is.
  const isAim = COPULAS.has(message.items[value.from - 1]?.word ?? '')
  if (isAim || (goal === undefined && !holds(message, stretch, REACHED))) return undefined
  const bindings: Binding[] = goal ? [{ type: 'text', name: 'goal', ...goal }] : []
  const set = goal ? {} : { isByUnit: true }
  return { ...wholeOf(message), bindings, set, allows: ['wish', 'order'], despite: GIVEN_UP }
}

const COPULAS = wordSet("e is are sao era eram was 's sera")
const REACHED = wordSet(
  'ja li fiz tenho estou to cheguei completei alcancei corri juntei guardei economizei perdi escrevi assisti visitei already read have hit reached done at finished saved lost ran walked',
)

const PROGRESS_WORDS = new Set([
  ...wordSet(
    "progresso progress andamento atualiza atualize atualizar registra registre anota anote marca update log record estou to tenho cheguei completei alcancei have i'm i've reached hit done at so far up done stands sits now li juntei corri fiz perdi guardei economizei vai em com aos nos read run saved lost walked",
  ),
  ...CHANGES,
])

/** Every amount, whatever it counts, the longest reading at each place. */
function countsIn(message: Message, { from, to }: Stretch): SlotSpan[] {
  const counts: SlotSpan[] = []
  for (let at = from; at < to; ) {
    // "at 11 books" is no hour: a bare one counts what follows it.
    const all = (message.spansAt.get(at) ?? []).filter(
      (span) => span.type !== 'time' || span.value.isExact,
    )
    const longest = Math.max(at + 1, ...all.map((span) => span.to))
    const span = all.find((one) => one.to === longest)
    if (span && COUNTS.has(span.type)) counts.push(span)
    at = longest
  }
  return counts
}

const COUNTS = wordSet('number money quantity percent score')

/** A goal named in the one stretch that speaks of goals. */
function withGoal(
  message: Message,
  orders: ReadonlySet<string>,
  isBeforeValue: boolean,
  found: (stretch: Stretch, bindings: Binding[], goal: Stretch) => FoundParams | undefined,
): FoundParams | undefined {
  const stretches = stretchesOf(message).filter((one) => holds(message, one, GOALS))
  const [stretch] = stretches
  if (stretch === undefined || stretches.length > 1) return undefined
  const words = new Set([...orders, ...CHANGED_THINGS])
  const goal = referenceIn(message, stretch, { nouns: GOALS, orders: words, isBeforeValue })
  return goal && found(stretch, [{ type: 'text', name: 'goal', ...goal }], goal)
}

const AIMING = wordSet(
  'quero queria pretendo planejo gostaria preciso want aim aiming plan planning hoping intend would like need',
)
const INTRO = wordSet(
  "eu minha meu meta metas objetivo nova novo e ser sera vai a o de do da que como quero qro queria pretendo planejo vou gostaria preciso cria crie criar define defina estabelece estabeleca coloca coloque bota bote anota anote registra registre adiciona adicione uma um traca ter tenho i i'd i'm we my goal target new is would like want wanna to aim aiming plan planning hoping intend need set create add make for of the a this am going pessoal personal ano year with by ai la mim me aqui",
)

/** "a doutora me animou, então quero caminhar 150 km até março, bote como meta". */
export const findGoal: ParamFinder = ({ message }) => {
  const isGoalSaid = holds(message, wholeOf(message), GOALS)
  if (!isGoalSaid && !holds(message, wholeOf(message), AIMING)) return undefined
  const stretches = stretchesOf(message).filter((one) => countsIn(message, one).length > 0)
  const [stretch] = stretches
  if (stretch === undefined || stretches.length > 1) return undefined
  let from = stretch.from
  while (from < stretch.to && INTRO.has(message.items[from]?.word ?? '')) from += 1
  let to = placeOf(message, { from, to: stretch.to }, GOALS) ?? stretch.to
  if (to < stretch.to)
    while (to > from && BEFORE_GOAL.has(message.items[to - 1]?.word ?? '')) to -= 1
  return {
    from: stretch.from,
    to,
    bindings: [{ type: 'text', name: 'title', from, to }],
    set: isGoalSaid ? {} : { isWish: true },
    allows: ['wish', 'future'],
    isOrder: true,
  }
}

/** "…, pode criar a meta", "…, põe como meta": the order belongs to no title. */
const BEFORE_GOAL = wordSet(
  'como as de a uma minha essa isso pode podes criar cria crie bota bote poe ponha anota anote registra registre faz faca vira my the that this make it add set put',
)

const STATUSES = {
  in_progress: wordSet(
    'andamento progresso ativa ativas ativo ativos aberta abertas aberto abertos curso rolando progress active ongoing open go current currently underway',
  ),
  completed: wordSet(
    'concluidas concluida concluidos conclui completas completadas completei cumpridas cumpri batidas bati atingidas atingi alcancadas alcancei finalizadas finalizei terminei completed complete achieved achieve finished finish reached reach hit done met accomplished',
  ),
  failed: wordSet('fracassadas falhei falharam failed missed'),
  canceled: wordSet(
    'canceladas cancelados cancelei abandonadas abandonei cancelled canceled abandoned dropped',
  ),
  not_started: wordSet('comecei comecadas comecaram iniciadas iniciei iniciados started begun'),
}
/** A goal that is begun is under way; one that is not, is not. */
const DENIED = { not_started: 'not_started' }

/** "which of my health goals are still on the go?". */
export const findGoalsRead: ParamFinder = ({ message }) => {
  const status = statusIn(message, STATUSES, { denied: DENIED })
  if (status === 'unclear' || (status === 'not_started' && !isDenied(message))) return undefined
  const [area, other] = areaIn(message)
  if (other !== undefined || (area === undefined && isOfSomething(message))) return undefined
  const bindings: Binding[] =
    area === undefined ? [] : [{ type: 'text', name: 'area', from: 0, to: 0, key: area }]
  return { ...wholeOf(message), bindings, set: status === undefined ? {} : { status } }
}

/** "minhas metas de corrida": of which area they are, the list cannot tell. */
const isOfSomething = ({ items }: Message): boolean =>
  items.some(
    ({ word }, at) =>
      GOALS.has(word) && OF.has(items[at + 1]?.word ?? '') && items[at + 2]?.kind === 'word',
  )

const OF = wordSet('de do da sobre for of about')
