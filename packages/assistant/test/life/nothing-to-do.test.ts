import { LOCALES } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import { knownIntents } from '../../src/known-intents.ts'
import { replies } from '../../src/replies/replies.generated.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()

describe('a message that leads to no tool is told what it may do instead', () => {
  it.each([
    ['pt-BR', 'sim', 'Não tem nada esperando confirmação.'],
    ['en', 'yes', 'Nothing is waiting for your OK.'],
    ['pt-BR', 'o que você sabe fazer?', 'É só conversar: “gastei 12'],
    ['pt-BR', 'você guarda meus dados onde?', 'onde o Parco está instalado'],
    ['en', 'do you share my data?', 'where Parco is installed'],
    ['pt-BR', 'isso é de graça?', 'É de graça'],
    ['en', 'is this free?', 'free and open source'],
    ['pt-BR', 'exporta meus dados', 'parco export'],
    ['en', 'show me a chart', 'expenses by category this month'],
    ['pt-BR', 'esquece', 'deixa pra lá'],
    ['pt-BR', 'tirei 100 no caixa eletrônico', 'ainda não é gasto'],
    ['en', 'withdrew 60 from the ATM', "isn't spent yet"],
    ['pt-BR', 'ajuda', 'É só conversar: “gastei 12'],
    ['en', 'what can you do?', 'Just talk to me: “spent 12'],
    ['pt-BR', 'quanto vou gastar em janeiro?', 'Essa eu não sei.'],
    ['pt-BR', 'queria comprar um carro de 50 mil', 'ainda não aconteceu'],
    ['pt-BR', 'quero morrer', '188'],
    ['en', 'my husband hits me', '180'],
    ['pt-BR', 'liga a luz da sala', 'Não controlo aparelhos'],
    ['en', 'can you play some music?', "don't run devices"],
    ['pt-BR', 'pede uma pizza pra mim', 'Não pago nem peço'],
    ['en', 'can you order me a pizza?', "can't pay or order"],
    ['pt-BR', 'liga pra minha mãe', 'posso te lembrar'],
    ['en', "text Sam that I'm late", 'I can remind you'],
    ['pt-BR', 'você fala inglês?', 'português e inglês'],
    ['en', 'hola', 'English and Portuguese'],
    ['pt-BR', 'faz um pdf com meus gastos', 'Nenhum gasto em novembro'],
    ['pt-BR', 'como eu conecto um modelo', 'Configurações'],
    ['en', "i don't have an api key, what now", 'Ollama'],
    ['pt-BR', 'como eu apago tudo que tem aqui?', 'Apagar tudo'],
    ['pt-BR', 'quero levar meus dados embora, tem como exportar', 'parco export'],
    ['en', 'can i get my data out of here, like an export', 'parco export'],
    ['pt-BR', 'vc manda minhas coisas pra internet?', 'onde o Parco está instalado'],
    ['en', 'do you send my stuff to the cloud', 'where Parco is installed'],
    ['pt-BR', 'como faço pra desfazer uma coisa que anotei errado', '“desfaz”'],
    ['en', 'how do I undo something I logged by mistake', '“undo that”'],
    ['pt-BR', 'quem te criou?', 'projeto de código aberto'],
    ['en', 'who made you', 'open-source project'],
    ['pt-BR', 'me ajuda a escrever um email pro meu chefe', 'modelo de linguagem'],
    ['en', 'help me write an email asking my boss for a raise', 'language model'],
    ['pt-BR', 'resume esse texto: o gato subiu no telhado', 'Para resumir textos eu preciso'],
    ['en', 'translate good night moon to french', 'To translate I need'],
    ['pt-BR', 'qual a capital da austrália', 'Essa eu não sei.'],
    ['en', "what's the capital of australia", "I don't know that one."],
    ['en', 'how can I sleep better?', "I don't know that one."],
    ['pt-BR', 'o que posso cozinhar hoje com frango e arroz?', 'Essa eu não sei.'],
    ['en', 'what is photosynthesis', "I don't know that one."],
    ['pt-BR', '...', /Pode falar/],
    ['en', '?', 'as you would to a friend'],
    ['pt-BR', '😭😭', /Estou aqui|Não precisa resolver|assim/],
    ['en', '👍', /^(?!.*note that)/],
    ['pt-BR', 'blz?', /por aqui|obrigado|E aí/],
    ['en', 'haha nice one', /ha|!/i],
    ['en', 'this app sucks', /Sorry|Fair enough/],
    ['pt-BR', 'que droga esse app não funciona', /Desculpa|Justo/],
    [
      'pt-BR',
      'hoje acordei umas sete e meia tomei café gastei dezoito reais na padaria e depois fui correr uns cinco quilômetros',
      'uma de cada vez',
    ],
  ] as const)('%s: %s', async (locale, text, expected) => {
    const test = await opened.newUser()
    const answer = await test.say(text, { locale })
    expect(answer.text).toEqual(
      typeof expected === 'string'
        ? expect.stringContaining(expected)
        : expect.stringMatching(expected),
    )
    expect(answer.outcome).toBe('completed')
    expect(answer.text).not.toMatch(/dueDay|startMonthYear/)
  })
})

describe('a hard moment gets a kind answer', () => {
  it.each([
    ['pt-BR', 'tô sem dormir por causa das dívidas', 'money'],
    ['pt-BR', 'tô sem grana', 'money'],
    ['en', "I'm broke", 'money'],
    ['en', "I can't pay my rent", 'money'],
    ['pt-BR', 'fui demitido', 'work'],
    ['en', 'got fired', 'work'],
    ['pt-BR', 'meu cachorro morreu', 'grief'],
    ['en', 'my dog died', 'grief'],
    ['pt-BR', 'briguei com minha esposa e tô mal', 'love'],
    ['en', 'my girlfriend left me', 'love'],
    ['pt-BR', 'tô muito ansioso', 'low'],
    ['en', 'had a terrible day', 'low'],
    ['pt-BR', 'acordei com uma baita dor de cabeça', 'unwell'],
    ['en', "I'm feeling really sick today", 'unwell'],
    ['pt-BR', 'não dormi nada essa noite', 'night'],
    ['en', 'I barely slept last night', 'night'],
    ['pt-BR', 'não aguento mais meu chefe', 'fedUp'],
    ['en', 'my boss is such a pain', 'fedUp'],
    ['pt-BR', 'quero parar de gastar com delivery', 'spending'],
    ['en', 'I need to spend less on takeout', 'spending'],
  ] as const)('%s: %s', async (locale, text, kind) => {
    const test = await opened.newUser()
    await test.say('gastei 50 no mercado')
    const answer = await test.say(text, { locale })
    // Nothing else is said: no set-up, and no reminder of what waits.
    expect(Object.values(replies[locale].care[kind])).toContain(answer.text)
  })

  it('hands a choice back', async () => {
    const test = await opened.newUser()
    const answer = await test.say('será que eu peço demissão?')
    expect(answer.text).toBe(replies['pt-BR'].care.choice)
  })
})

describe('small talk is answered', () => {
  const chat = (locale: 'pt-BR' | 'en') => replies[locale].chat
  it.each([
    ['pt-BR', 'bom dia!', chat('pt-BR').greeting.morning],
    // It is noon.
    ['pt-BR', 'boa noite, meu filho', chat('pt-BR').greeting.afternoon],
    ['en', 'hello, my dear', chat('en').greeting.afternoon],
    ['pt-BR', 'hoje tá um calor danado', chat('pt-BR').weather],
    ['en', "it's so cold out here", chat('en').weather],
    ['pt-BR', 'vai chover amanhã?', { a: chat('pt-BR').forecast }],
    ['en', "what's the weather like this weekend?", { a: chat('en').forecast }],
    ['pt-BR', 'quanto tá o dólar?', { a: chat('pt-BR').rates }],
    ['en', 'how much is 20 pounds in euros?', { a: chat('en').rates }],
    ['pt-BR', 'tô entediada', chat('pt-BR').passing],
    ['en', "I'm bored", chat('en').passing],
    ['en', 'pay the electricity bill', { a: chat('en').noOrders }],
    ['pt-BR', 'paga a conta de luz', { a: chat('pt-BR').noOrders }],
    ['en', "we're expecting a baby", chat('en').achieved],
    ['pt-BR', 'boa noite', chat('pt-BR').greeting.night],
    // It is noon.
    ['pt-BR', 'oi', chat('pt-BR').greeting.afternoon],
    ['en', 'good night', chat('en').goodNight],
    ['pt-BR', 'tudo bem?', chat('pt-BR').wellbeing],
    ['pt-BR', 'oi, tudo bem?', chat('pt-BR').wellbeing],
    ['en', "how's it going?", chat('en').wellbeing],
    ['pt-BR', 'obrigado', chat('pt-BR').thanks],
    ['pt-BR', 'beleza', chat('pt-BR').fine],
    ['pt-BR', 'kkkkk', chat('pt-BR').laugh],
    ['pt-BR', 'você é burro', chat('pt-BR').insult],
    ['en', 'sorry', chat('en').apology],
    ['en', 'tell me a joke', chat('en').joke],
    ['en', 'bye', chat('en').farewell],
  ] as const)('%s: %s', async (locale, text, variants) => {
    const test = await opened.newUser()
    expect(Object.values(variants)).toContain((await test.say(text, { locale })).text)
  })

  it.each([
    ['quem é você?', replies['pt-BR'].chat.who],
    ['você é um robô?', replies['pt-BR'].chat.robot],
  ])('%s', async (text, expected) => {
    const test = await opened.newUser()
    expect((await test.say(text)).text).toBe(expected)
  })
})

describe('every intent that is understood', () => {
  const tools = new Set(lifeDomains.flatMap((domain) => domain.tools.map((tool) => tool.name)))
  const control = new Set(['undo', 'undo_several', 'redo', 'none', 'comment', 'model'])
  const answered = new Set([
    'follow_up',
    'generate_pdf',
    'last_write',
    'list_records',
    'tell_day',
    'tell_time',
  ])
  const intents = [
    ...new Set(knownIntents().flatMap((catalogue) => Object.keys(catalogue.intents))),
  ]

  it.each(intents.filter((intent) => ![control, answered, tools].some((set) => set.has(intent))))(
    '%s without a tool has words for what it asks',
    (intent) => {
      for (const locale of LOCALES) {
        expect(replies[locale].intent).toHaveProperty(intent)
      }
    },
  )
})

describe('a good day', () => {
  it.each([
    ['pt-BR', 'tô me sentindo ótimo hoje'],
    ['en', "I'm feeling great today"],
  ] as const)('is no hard moment: %s: %s', async (locale, text) => {
    const test = await opened.newUser()
    expect((await test.say(text, { locale })).text).not.toMatch(/Sinto muito|sorry/)
  })
})
