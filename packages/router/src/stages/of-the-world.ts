import type { Message } from '../clauses/message.ts'
import { wordSet } from '../text/word-set.ts'

/** Reads of what has no name in the world: whose habits, goals or debts they are is said beside them. */
const OWNED: ReadonlySet<string> = new Set([
  'get_agenda',
  'get_bills',
  'get_debt_progress',
  'get_goals',
  'get_habits',
  'get_incomes',
  'get_investments',
  'get_life_balance_score',
  'get_pending_bills',
  'get_reminders',
  'get_tracking_history',
  'get_trends',
])

/** Words that say that a question is about the speaker. */
const OWN = wordSet(
  "i i'm i've me my mine we our ours us eu meu minha meus minhas nosso nossa nossos nossas tenho temos devo devemos fiz estou to tou comigo",
)

/** Those who live somewhere: no word for what somebody does day by day. */
const PEOPLE = wordSet(
  'habitante habitantes morador moradores populacao inhabitant inhabitants population residents citizens',
)

/** What is no part of anybody's records, where an article or "of" says that it is spoken of. */
const WORLD = wordSet(
  `mundo planeta terra sol lua brasil pais paises governo congresso senado onu presidente prefeitura olimpiada olimpiadas
  animal animais gato gatos cachorro cachorros leao leoes onca oncas elefante elefantes baleia baleias camelo girafa tubarao
  passaro passaros abelha abelhas formiga formigas romanos egipcios japoneses brasileiro brasileiros americanos
  world planet earth sun moon country countries government congress senate president olympics parliament nasa un
  animal animals cat cats dog dogs lion lions elephant elephants whale whales camel giraffe shark bird birds bee bees ant ants
  wolves bears koalas sloths ceiling eua romans egyptians japanese brazilians americans`,
)

/** The country, where "us" is the speaker. */
const STATES = 'US'

const HAVING = wordSet('tem teve tinha ha has had have does did do')
const ARTICLES = wordSet('o a os as um uma no na nos nas the an')

/** "quantas metas tem a ONU?", "how long do lions sleep?": of the world, and of no records of the speaker's. */
export function isOfTheWorld(intent: string, { items }: Message): boolean {
  if (!OWNED.has(intent) || items.some(({ word, raw }) => OWN.has(word) && raw !== STATES))
    return false
  return items.some(({ word, raw }, at) => {
    if (PEOPLE.has(word) || raw === STATES || (WORLD.has(word) && at > 1)) return true
    if (at === 0 || !HAVING.has(word)) return false
    // Who has or does it stands behind the verb, with a name: "tem Curitiba", "tem o Neymar", "did Pelé".
    const next = items[at + 1]
    const subject = ARTICLES.has(next?.word ?? '') ? items[at + 2] : next
    return /^\p{Lu}/u.test(subject?.raw ?? '')
  })
}
