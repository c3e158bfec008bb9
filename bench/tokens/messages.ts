import type { JsonObject, Locale } from '@parco/protocol'

/** What a message asks for: something to record or look up, something to think about with figures, or a talk. */
export type MessageKind = 'routine' | 'question' | 'conversation'

/** A tool that a model would call for a message, and what it would be answered outside of Parco. */
export interface WantedCall {
  readonly tool: string
  readonly input: JsonObject
  readonly result: string
}

/** One message, and what the model that stands in for a real one does about it. */
export interface BenchMessage {
  readonly kind: MessageKind
  readonly text: string
  readonly calls: readonly WantedCall[]
  /** Other tools that answer it as well. */
  readonly alike?: readonly string[]
  readonly answer: string
}

const call = (tool: string, input: JsonObject, result: string): WantedCall => ({
  tool,
  input,
  result,
})

const said = (
  kind: MessageKind,
  text: string,
  answer: string,
  ...calls: readonly WantedCall[]
): BenchMessage => ({ kind, text, calls, answer })

/** What another tool answers as well. */
const or = (tool: string, message: BenchMessage): BenchMessage => ({ ...message, alike: [tool] })

const IN_PORTUGUESE: readonly BenchMessage[] = [
  said(
    'routine',
    'gastei 45 no mercado hoje',
    'Pronto: R$ 45,00 no mercado.',
    call(
      'create_expense',
      { name: 'Mercado', category: 'food', actualAmount: 45 },
      'Gasto de R$ 45,00 em Mercado, hoje.',
    ),
  ),
  said(
    'routine',
    'bebi 500 ml de água',
    'Anotado: 500 ml de água.',
    call('record_metric', { type: 'water', value: 500 }, 'Água: 500 ml, hoje.'),
  ),
  said(
    'conversation',
    'como eu peço um aumento sem parecer ingrato?',
    'Leve o que você entregou neste ano e diga o valor que considera justo. Agradecer e pedir cabem na mesma conversa.',
  ),
  said(
    'routine',
    'todo mês pago 180 de luz, vence dia 10',
    'A conta de luz está cadastrada.',
    call(
      'create_bill',
      { name: 'Luz', category: 'utilities', amount: 180, dueDay: 10 },
      'Conta Luz: R$ 180,00 todo mês, dia 10.',
    ),
  ),
  said(
    'question',
    'será que tô gastando demais com comida esse mês?',
    'Até agora foram R$ 45,00 com comida em novembro, um registro só. Para um mês quase no fim, é pouco.',
    call('get_expenses', { category: 'food' }, 'Em novembro: R$ 45,00 em alimentação, um gasto.'),
  ),
  or(
    'get_finance_summary',
    said(
      'routine',
      'quanto gastei esse mês?',
      'Em novembro você gastou R$ 45,00.',
      call('get_expenses', {}, 'Em novembro: R$ 45,00, um gasto.'),
    ),
  ),
  said(
    'routine',
    'pesei 81,4 kg hoje de manhã',
    'Anotado: 81,4 kg.',
    call('record_metric', { type: 'weight', value: 81.4 }, 'Peso: 81,4 kg, hoje.'),
  ),
  or(
    'get_trends',
    said(
      'question',
      'meu peso tá caindo ou é impressão minha?',
      'Por enquanto só há a pesagem de hoje, 81,4 kg. Com mais algumas dá para ver se está caindo.',
      call('get_tracking_history', { type: 'weight', days: 90 }, 'Peso: 81,4 kg hoje, uma medida.'),
    ),
  ),
  said(
    'conversation',
    'me explica de um jeito simples o que são juros compostos',
    'São juros sobre juros: o que rendeu este mês também rende no próximo. Por isso o tempo pesa mais que o valor inicial.',
  ),
  said(
    'question',
    'dá pra pagar a luz e ainda sobrar uns 200 até o fim do mês?',
    'Não há renda registrada em novembro, então não consigo dizer quanto sobra. O que sai ainda é a luz, R$ 180,00.',
    call(
      'get_finance_summary',
      {},
      'Novembro: R$ 45,00 gastos, R$ 180,00 a pagar, nenhuma renda registrada.',
    ),
  ),
  said(
    'conversation',
    'hoje foi um dia pesado, só queria desabafar',
    'Sinto muito que tenha sido assim. Conta o que aconteceu, eu leio com calma.',
  ),
  said(
    'routine',
    'quais contas ainda faltam pagar?',
    'Falta a luz: R$ 180,00, venceu no dia 10.',
    call('get_pending_bills', {}, 'Luz: R$ 180,00, venceu em 10/11.'),
  ),
  said(
    'question',
    'o que mudou nos meus gastos de outubro pra novembro?',
    'Em outubro não há nada registrado, e em novembro há R$ 45,00. Ainda não dá para comparar.',
    call(
      'compare_expenses',
      { startDate: '2026-11-01', endDate: '2026-11-30' },
      'Outubro: nada registrado. Novembro: R$ 45,00.',
    ),
  ),
  or(
    'get_trends',
    said(
      'question',
      'tenho dormido pior nos dias em que bebo menos água?',
      'De sono não há registro ainda, então não dá para cruzar. De água há 500 ml hoje.',
      call(
        'get_tracking_history',
        { type: 'sleep', days: 30 },
        'Sono: nada registrado em 30 dias.',
      ),
      call('get_tracking_history', { type: 'water', days: 30 }, 'Água: 500 ml hoje, um registro.'),
    ),
  ),
  said(
    'conversation',
    'qual a diferença entre CDB e Tesouro Selic?',
    'O CDB é um empréstimo ao banco e o Tesouro Selic é ao governo. Os dois rendem perto da Selic; mudam a garantia e o imposto nos resgates curtos.',
  ),
]

const IN_ENGLISH: readonly BenchMessage[] = [
  said(
    'routine',
    'spent 12.50 on lunch',
    'Done: $12.50 for lunch.',
    call(
      'create_expense',
      { name: 'Lunch', category: 'food', actualAmount: 12.5 },
      'Expense of $12.50 for Lunch, today.',
    ),
  ),
  said(
    'conversation',
    'how do I tell a friend that I can not lend them money?',
    'Say it plainly and soon: you care about them, and you do not lend money. A short reason is enough, and no long apology.',
  ),
  said(
    'routine',
    'slept 6 hours last night',
    'Noted: six hours of sleep.',
    call('record_metric', { type: 'sleep', value: 6 }, 'Sleep: 6 h, today.'),
  ),
  said(
    'routine',
    'my gym is 40 a month, due on the 5th',
    'The gym is on the list of your bills.',
    call(
      'create_bill',
      { name: 'Gym', category: 'other', amount: 40, dueDay: 5 },
      'Bill Gym: $40.00 every month, on the 5th.',
    ),
  ),
  or(
    'get_trends',
    said(
      'routine',
      'am I sleeping enough, going by what I wrote down?',
      'There is one night on record, with six hours. That is on the short side, and one night says little.',
      call(
        'get_tracking_history',
        { type: 'sleep', days: 30 },
        'Sleep: 6 h, one entry in 30 days.',
      ),
    ),
  ),
  or(
    'get_finance_summary',
    said(
      'routine',
      'how much did I spend this month?',
      'You spent $12.50 in November.',
      call('get_expenses', {}, 'November: $12.50, one expense.'),
    ),
  ),
  said(
    'question',
    'would I save much if I dropped the gym and ate at home?',
    'The gym is $40.00 a month. Of meals out there is one lunch of $12.50 on record, so that part is hard to tell yet.',
    call('get_bills', {}, 'Gym: $40.00 every month, on the 5th.'),
    call('get_expenses', { category: 'food' }, 'November: $12.50 for food, one expense.'),
  ),
  said(
    'conversation',
    'what is the point of an emergency fund?',
    'It pays for the broken fridge or the lost month without debt. Three months of what you need is a common aim.',
  ),
  said(
    'routine',
    'ran 30 minutes this morning',
    'Noted: a run of 30 minutes.',
    call('record_metric', { type: 'exercise', value: 30 }, 'Exercise: 30 min, today.'),
  ),
  said(
    'question',
    'is my month going better than the last one?',
    'October has no records, so there is nothing to compare with. November stands at $12.50 spent.',
    call(
      'compare_expenses',
      { startDate: '2026-11-01', endDate: '2026-11-30' },
      'October: nothing recorded. November: $12.50.',
    ),
  ),
  said(
    'conversation',
    'I feel stuck at work and do not know what I want',
    'That is a heavy place to be in. What was the last week in which work felt right, and what was different then?',
  ),
  said(
    'routine',
    'got my salary, 3200',
    'Noted: a salary of $3,200.00.',
    call(
      'create_income',
      { name: 'Salary', type: 'salary', actualAmount: 3200 },
      'Income Salary: $3,200.00, today.',
    ),
  ),
  said(
    'question',
    'what is left once the gym is paid, and is that enough for a 500 trip?',
    'After the gym $3,147.50 are left of this month, going by your records. A trip of $500 fits.',
    call(
      'get_finance_summary',
      {},
      'November: $3,200.00 in, $12.50 spent, $40.00 still to pay; $3,147.50 left.',
    ),
  ),
  said(
    'routine',
    'which bills are still open?',
    'The gym: $40.00, due on the 5th.',
    call('get_pending_bills', {}, 'Gym: $40.00, was due on Nov 5.'),
  ),
  said(
    'conversation',
    'can you explain index funds to me like I am twelve?',
    'An index fund buys a tiny piece of hundreds of companies at once. When most of them grow over the years, your piece grows too.',
  ),
]

/** One conversation a language, in the order in which they are said. */
export const CONVERSATIONS: Readonly<Record<Locale, readonly BenchMessage[]>> = {
  'pt-BR': IN_PORTUGUESE,
  en: IN_ENGLISH,
}
