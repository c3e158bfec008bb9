import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

describe('a plan without an order', SLOW, () => {
  it.each([
    ['pt-BR', 'academia segunda às 7h', 'Agenda: Academia, segunda (23/11) às 07:00'],
    ['pt-BR', 'ver o filme com a Lu domingo 20h', 'Ver o filme com a Lu, domingo (22/11) às 20:00'],
    ['pt-BR', 'buscar minha mãe no aeroporto quinta 22h40', 'amanhã (19/11) às 22:40'],
    ['pt-BR', 'mamãe chega de viagem sexta às 22h40', 'Mamãe chega de viagem, sexta (20/11)'],
    [
      'pt-BR',
      'balé da Alice toda quarta 17h30',
      'Balé da Alice, hoje (18/11) às 17:30, toda quarta',
    ],
    [
      'pt-BR',
      'tenho que levar a Alice no pediatra dia 2 às 10h',
      'Levar a Alice no pediatra, 02/12',
    ],
    [
      'pt-BR',
      'vôlei com a galera sábado 9h',
      'Agenda: Vôlei com a galera, sábado (21/11) às 09:00',
    ],
    [
      'pt-BR',
      'a festa da escola é dia 18 às 18h na quadra',
      'Agenda: Festa da escola, 18/12 às 18:00, quadra',
    ],
    [
      'pt-BR',
      'combinei com a Carol de almoçar sábado 12h30',
      'Almoçar com a Carol, sábado (21/11)',
    ],
    [
      'pt-BR',
      'terapia da Alice toda segunda às 15h a partir do dia 7',
      'Agenda: Terapia da Alice, 07/12 às 15:00, toda segunda',
    ],
    ['pt-BR', 'treino por 2h sábado às 9h', 'Treino, sábado (21/11), das 09:00 às 11:00'],
    ['pt-BR', 'aula de inglês por 1h sábado às 9h', 'sábado (21/11), das 09:00 às 10:00'],
    ['en', 'yoga for an hour on Saturday at 10am', 'Yoga, Saturday (Nov 21), 10:00 to 11:00'],
    ['en', 'pick up the kids tomorrow at 4', 'Pick up the kids, tomorrow (Nov 19) at 16:00'],
    ['pt-BR', 'buscar as crianças amanhã às 4', 'Buscar as crianças, amanhã (19/11) às 16:00'],
    ['pt-BR', 'buscar minha mãe no aeroporto amanhã às 5h', 'amanhã (19/11) às 05:00'],
    ['en', 'the school party is on the 2nd at 6pm', 'Agenda: School party, Dec 2 at 18:00'],
    ['en', 'skip-level with Dana tomorrow 4:30pm for 25 minutes', '16:30 to 16:55'],
    ['en', 'QBR prep every other Friday at 2pm starting this week', 'every 2 weeks on Friday'],
    ['pt-BR', 'pagar a diarista sexta', 'Lembrete: Pagar a diarista, sexta (20/11) às 09:00'],
    [
      'pt-BR',
      'preciso comprar o presente da Bia até sábado',
      'Lembrete: Comprar o presente da Bia, sábado (21/11) às 09:00',
    ],
    ['en', '1:1 with Priya every Tuesday at 10am', '1:1 with Priya, Tuesday (Nov 24) at 10:00'],
    [
      'en',
      'pick up mom at the airport Friday 10:40pm',
      'Agenda: Pick up mom at the airport, Friday',
    ],
    [
      'en',
      'I have to take Alice to the doctor on the 2nd at 10am',
      'Take Alice to the doctor, Dec 2',
    ],
    ['en', 'pay the cleaner Friday', 'Reminder: Pay the cleaner, Friday (Nov 20) at 09:00'],
    [
      'en',
      "need to buy Bea's present by Saturday",
      "Reminder: Buy Bea's present, Saturday (Nov 21)",
    ],
  ] as const)('%s: %s', async (locale, text, title) => {
    const cards = await cardsOf(test, locale, text)
    expect(cards).toHaveLength(1)
    expect(cards[0]).toContain(title)
  })

  it.each([
    ['pt-BR', 'acordei segunda às 7h'],
    ['pt-BR', 'almocei com a Lu domingo às 13h'],
    ['pt-BR', 'o João chegou domingo às 20h'],
    ['pt-BR', 'o voo atrasou pra sexta 10h'],
    ['pt-BR', 'se chover sábado às 10h a gente fica em casa'],
    ['pt-BR', 'não vou à academia segunda às 7h'],
    ['pt-BR', 'pagar 200 pro João sexta'],
    ['pt-BR', 'o aluguel é dia 10'],
    ['pt-BR', 'hoje é dia 10'],
    ['pt-BR', 'a vacina da Alice vence em março'],
    ['en', 'today is Dec 1'],
    ['en', 'John arrived Sunday at 8pm'],
    ['en', 'woke up Monday at 7am'],
    ['en', 'I might call the vet tomorrow'],
    ['en', "there's no gym Monday at 7am"],
  ] as const)('is none that is over, unsure or paid for: %s: %s', async (locale, text) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals.map(({ toolName }) => toolName)).not.toContain('create_event')
    expect(approvals.map(({ toolName }) => toolName)).not.toContain('create_reminder')
  })

  it.each([
    ['pt-BR', 'a diarista vem toda sexta', 'Diarista vem, sexta (20/11)'],
    ['en', 'the cleaner comes every Friday', 'Cleaner comes, Friday (Nov 20)'],
    ['pt-BR', 'Theo tem prova de matemática sexta', 'Theo tem prova de matemática, sexta (20/11)'],
  ] as const)('is asked for its hour alone: %s: %s', async (locale, text, event) => {
    expect((await test.say(text, { locale })).text).toContain(event)
  })
})

describe('plans beside each other, and beside a record', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'ver o filme com a Lu domingo 20h e pagar a luz amanhã',
      [
        'Agenda: Ver o filme com a Lu, domingo (22/11) às 20:00',
        'Lembrete: Pagar a luz, amanhã (19/11) às 09:00',
      ],
    ],
    [
      'pt-BR',
      'gastei 30 no almoço e ver o filme com a Lu domingo 20h',
      [
        'Gasto: Almoço, R$ 30,00, hoje (18/11)',
        'Agenda: Ver o filme com a Lu, domingo (22/11) às 20:00',
      ],
    ],
    [
      'pt-BR',
      'comprei pão 12 reais e minha sogra mora em Campinas',
      ['Gasto: Pão, R$ 12,00, hoje (18/11)', 'Guardar na memória: sua sogra mora em Campinas'],
    ],
    [
      'en',
      'watch the movie with Lu Sunday 8pm and pay the electric bill tomorrow',
      [
        'Agenda: Watch the movie with Lu, Sunday (Nov 22) at 20:00',
        'Reminder: Pay the electric bill, tomorrow (Nov 19) at 09:00',
      ],
    ],
    [
      'en',
      'spent 30 on lunch and dentist Friday 3pm',
      ['Expense: Lunch, R$30.00, today (Nov 18)', 'Agenda: Dentist, Friday (Nov 20) at 15:00'],
    ],
    [
      'en',
      'spent 30 on lunch and dinner yesterday',
      ['Expense: Lunch and dinner, R$30.00, yesterday (Nov 17)'],
    ],
  ] as const)('%s: %s', async (locale, text, titles) => {
    expect(await cardsOf(test, locale, text)).toEqual(titles)
  })
})

describe('an hour by the clock of somewhere else', SLOW, () => {
  it.each([
    ['en', 'all-hands Friday 3pm PT', 'Agenda: All-hands, Friday (Nov 20) at 20:00'],
    [
      'en',
      'call with the Berlin team Friday at 9am their time',
      'Agenda: Call with the Berlin team, Friday (Nov 20) at 05:00',
    ],
    ['en', 'board call Friday 10am Lisbon time', 'Agenda: Board call, Friday (Nov 20) at 07:00'],
    [
      'en',
      'remind me at 5pm ET to join the call',
      'Reminder: Join the call, today (Nov 18) at 19:00',
    ],
    [
      'en',
      'interview with Ravi Friday 9am IST, 30 minutes',
      'Interview with Ravi, Friday (Nov 20), 00:30 to 01:00',
    ],
    ['en', 'dinner time Friday 8pm', 'Agenda: Dinner time, Friday (Nov 20) at 20:00'],
    [
      'pt-BR',
      'reunião com Lisboa sexta às 10h no horário de lá',
      'Agenda: Reunião com Lisboa, sexta (20/11) às 07:00',
    ],
    ['pt-BR', 'reunião sexta 10h horário de Brasília', 'Agenda: Reunião, sexta (20/11) às 10:00'],
  ] as const)('%s: %s', async (locale, text, title) => {
    const cards = await cardsOf(test, locale, text)
    expect(cards).toHaveLength(1)
    expect(cards[0]).toContain(title)
  })

  it.each([
    ['en', 'call with Ravi Friday 9am his time', 'What time: Call with Ravi, Friday (Nov 20)?'],
    [
      'pt-BR',
      'call com a Regina sexta 15h no horário de lá',
      'Que horas: Call com a Regina, sexta (20/11)?',
    ],
  ] as const)('is asked where nobody knows it: %s: %s', async (locale, text, question) => {
    expect((await test.say(text, { locale })).text).toContain(question)
  })
})

it.each([
  [
    'en',
    'remind me every first Monday of the month to file expenses',
    'Reminder: File expenses, every first Monday of the month',
  ],
  ['en', 'dentist Friday 8:15, takes an hour', 'Agenda: Dentist, Friday (Nov 20), 08:15 to 09:15'],
  [
    'pt-BR',
    'reunião amanhã às 10h, leva meia hora',
    'Agenda: Reunião, amanhã (19/11), das 10:00 às 10:30',
  ],
] as const)(
  'leaves nothing of how often and how long in its name: %s: %s',
  async (locale, text, title) => {
    expect((await cardsOf(test, locale, text))[0]).toContain(title)
  },
)

describe('what is on the agenda, said in passing', SLOW, () => {
  const KEPT = {
    'pt-BR': ['balé da Alice toda sexta 17h30', 'reunião de pais segunda 18h30'],
    en: ['1:1 with Priya every Friday at 10am', 'board meeting Dec 4 from 2 to 4pm'],
  } as const

  it.each([
    ['pt-BR', 'que horas é o balé amanhã?', 'sexta (20/11), 17:30: Balé da Alice'],
    ['pt-BR', 'quando é o pediatra?', 'Não achei “pediatra” na sua agenda.'],
    ['en', 'what time is my 1:1 with Priya?', 'Friday (Nov 20), 10:00: 1:1 with Priya'],
    ['en', 'when does the parents meeting start?', 'I found no “parents meeting” on your agenda.'],
  ] as const)('is told with its hour: %s: %s', async (locale, text, answer) => {
    await sayAndApprove(test, locale, KEPT[locale])
    expect((await test.say(text, { locale })).text).toContain(answer)
  })

  it.each([
    ['pt-BR', 'adianta a reunião de pais em 30 minutos', 'às 18:30 → segunda (23/11) às 18:00'],
    [
      'pt-BR',
      'a Alice não vai pro balé sexta, tá gripada',
      'Balé da Alice, sexta (20/11) às 17:30; só esta vez',
    ],
    ['en', 'push the board meeting by half an hour', '14:00 to 16:00 → Dec 4, 14:30 to 16:30'],
    ['en', 'bring the board meeting forward by 15 minutes', '→ Dec 4, 13:45 to 15:45'],
  ] as const)('changes: %s: %s', async (locale, text, title) => {
    await sayAndApprove(test, locale, KEPT[locale])
    expect((await cardsOf(test, locale, text))[0]).toContain(title)
  })

  it.each([
    ['pt-BR', 'o João não vai pagar amanhã'],
    ['pt-BR', 'a Alice não vai gostar disso'],
  ] as const)('stays where something else is off: %s: %s', async (locale, text) => {
    await sayAndApprove(test, locale, KEPT[locale])
    expect(await cardsOf(test, locale, text)).toEqual([])
  })

  it.each([
    [
      'pt-BR',
      'Por gentileza, você poderia anotar que tenho consulta com o Dr. Osvaldo na proxima sexta feira as 14 horas?',
      'Agenda: Consulta com o Dr. Osvaldo, sexta (20/11) às 14:00',
    ],
    [
      'en',
      'could you please add dentist on Friday at 3pm?',
      'Agenda: Dentist, Friday (Nov 20) at 15:00',
    ],
  ] as const)('is asked for politely: %s: %s', async (locale, text, title) => {
    expect(await cardsOf(test, locale, text)).toEqual([title])
  })
})

describe('what is not to be forgotten', SLOW, () => {
  it.each([
    ['pt-BR', 'não esquece o leite', 'Que dia e que horas?'],
    ['en', "don't forget the milk", 'Which day and time?'],
  ] as const)(
    'is a reminder, of which the hour is asked: %s: %s',
    async (locale, text, question) => {
      expect((await test.say(text, { locale })).text).toBe(question)
      const answer = locale === 'en' ? 'tomorrow at 6pm' : 'amanhã às 18h'
      expect((await cardsOf(test, locale, answer))[0]).toMatch(/: (?:Leite|Milk), .* 18:00$/)
    },
  )

  it.each([
    ['pt-BR', 'não esquece de mim'],
    ['en', "don't forget me"],
  ] as const)('is no word of feeling: %s: %s', async (locale, text) => {
    expect((await test.say(text, { locale })).outcome).not.toBe('waiting')
  })
})

describe('what is asked of Parco itself', SLOW, () => {
  it.each([
    ['pt-BR', 'funciona sem internet?', 'funciona sem internet'],
    ['pt-BR', 'como faço pra apagar tudo?', 'Apagar tudo'],
    ['pt-BR', 'você consegue ler meu e-mail?', 'Não leio e-mail'],
    ['pt-BR', 'qual modelo você usa?', 'regras próprias'],
    ['pt-BR', 'tem como deixar o texto maior?', 'Ctrl e +'],
    ['pt-BR', 'não entendi o que você quis dizer', 'Pode falar como falaria com um amigo'],
    ['pt-BR', 'estou falando com uma pessoa de verdade?', 'Sou um programa'],
    ['pt-BR', 'feliz natal!', 'pra você também'],
    ['en', 'merry christmas', 'you'],
    ['en', 'does it work offline?', 'works without the internet'],
    ['en', 'how do I delete everything?', 'Delete everything'],
    ['en', 'can you read my email?', 'I read no mail'],
    ['en', 'which model are you using?', 'rules of my own'],
    ['en', 'can I have bigger text?', 'Ctrl and +'],
    ['en', "I didn't understand that", 'Say it as you would to a friend'],
    ['en', 'am I talking to a real person?', "I'm a program"],
  ] as const)('has its answer: %s: %s', async (locale, text, answer) => {
    expect((await test.say(text, { locale })).text.toLowerCase()).toContain(answer.toLowerCase())
  })
})

describe('a word in passing while a card waits', SLOW, () => {
  it.each([
    ['pt-BR', 'gastei 50 no mercado', 'obrigada viu, tu é ótimo'],
    ['en', 'spent 20 on lunch', 'thanks so much'],
  ] as const)('is no answer to it, %s: %s, %s', async (locale, first, text) => {
    await test.say(first, { locale })
    const { decisions } = await test.say(text, { locale })
    expect(decisions[0]?.reason).toMatch(/^(?:thanks|affection)$/)
  })

  it('and so is a request of its own', async () => {
    await test.say('gastei 50 no mercado', { locale: 'pt-BR' })
    expect(await cardsOf(test, 'pt-BR', 'pode me chamar de professor Amaro?')).toEqual([
      'Guardar na memória: você prefere o nome Professor Amaro',
    ])
  })
})
