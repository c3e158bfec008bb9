import { describe, expect, it } from 'vitest'
import { fillFreely } from '../fill/testing/fill-freely.ts'

describe('free words about what is remembered, decided and pondered', () => {
  it.each([
    [
      'pt-BR',
      'Peço que guarde esta informação: meu CRM é 55.210 de Goiás.',
      { type: 'fact', content: 'CRM é 55.210 de Goiás' },
    ],
    [
      'pt-BR',
      'fica esperto q eu n como porco',
      { type: 'fact', content: 'não come porco', area: 'health' },
    ],
    ['pt-BR', 'bota na tua cabeça que eu sou daltônico', { type: 'fact', content: 'é daltônico' }],
    [
      'pt-BR',
      'então parco, guarda pra depois: a chave extra tá com a dona Neide',
      { type: 'fact', content: 'chave extra tá com a dona Neide' },
    ],
    [
      'pt-BR',
      'sou doador de medula, deixa anotado',
      { type: 'fact', content: 'é doador de medula', area: 'health' },
    ],
    [
      'pt-BR',
      'nota mental, meu número de calçado é 38',
      { type: 'fact', content: 'número de calçado é 38' },
    ],
    [
      'pt-BR',
      'Podes guardar que o meu tamanho de camisa é M?',
      { type: 'fact', content: 'tamanho de camisa é M' },
    ],
    [
      'pt-BR',
      'Solicito que memorize: minha apólice vence em março.',
      { type: 'fact', content: 'apólice vence em março' },
    ],
    [
      'pt-BR',
      'toma nota aí que eu não atendo telefone depois das 20h',
      { type: 'fact', content: 'não atende telefone depois das 20h' },
    ],
    [
      'pt-BR',
      'grave na memória o CEP do escritório, 70040-010',
      { type: 'fact', content: 'CEP do escritório, 70040-010', area: 'professional' },
    ],
    [
      'en',
      "Kindly bear in mind that I'm colour-blind.",
      { type: 'fact', content: 'is colour-blind', area: 'health' },
    ],
    [
      'en',
      'jot this down somewhere: gate code is 8812',
      { type: 'fact', content: 'gate code is 8812' },
    ],
    [
      'en',
      'For future reference, I wear a size 9 shoe.',
      { type: 'fact', content: 'wears a size 9 shoe' },
    ],
    [
      'en',
      'file this away, my passport expires in 2029',
      { type: 'fact', content: 'passport expires in 2029' },
    ],
    ['en', "just so you know I'm left-handed", { type: 'fact', content: 'is left-handed' }],
    [
      'en',
      "you should know that I don't drink alcohol",
      { type: 'fact', content: "doesn't drink alcohol", area: 'health' },
    ],
    [
      'en',
      'my blood type is A positive, make a note of that',
      { type: 'fact', content: 'blood type is A positive', area: 'health' },
    ],
    [
      'en',
      'be a dear and remember that I take my coffee black',
      { type: 'fact', content: 'takes coffee black' },
    ],
    [
      'en',
      'put on file that my landlord is called Greg',
      { type: 'person', content: 'landlord is called Greg' },
    ],
    [
      'pt-BR',
      'Convém lembrar que a minha pressão costuma ser baixa',
      { type: 'fact', content: 'pressão costuma ser baixa', area: 'health' },
    ],
    [
      'pt-BR',
      'deixa eu te falar, eu durmo de tampão no ouvido, guarda isso',
      { type: 'fact', content: 'dorme de tampão no ouvido', area: 'health' },
    ],
    [
      'pt-BR',
      'p/ seu conhecimento: uso aparelho auditivo',
      { type: 'fact', content: 'usa aparelho auditivo', area: 'health' },
    ],
    [
      'pt-BR',
      'Faça constar que o portão da garagem só abre com dois toques',
      { type: 'fact', content: 'portão da garagem só abre com dois toques' },
    ],
    ['pt-BR', 'eu torço pro Bahia, põe na memória', { type: 'fact', content: 'torce pro Bahia' }],
    [
      'pt-BR',
      'vai anotando aí, o zelador se chama Josué',
      { type: 'fact', content: 'zelador se chama Josué' },
    ],
    [
      'pt-BR',
      'quero que tu lembres que eu só bebo café descafeinado',
      { type: 'fact', content: 'só bebe café descafeinado' },
    ],
    [
      'en',
      'please make a note that the boiler was serviced in October',
      { type: 'fact', content: 'boiler was serviced in October' },
    ],
    [
      'en',
      'store this somewhere: my NI number ends in 44C',
      { type: 'fact', content: 'NI number ends in 44C' },
    ],
    [
      'en',
      "remember I'm on nights this month",
      { type: 'fact', content: 'is on nights this month', area: 'professional' },
    ],
    ['en', "it's worth knowing that I can't drive", { type: 'fact', content: "can't drive" }],
    ['en', 'let it be noted that my desk is 14B', { type: 'fact', content: 'desk is 14B' }],
    [
      'en',
      'I hate coriander, keep that in mind',
      { type: 'preference', content: 'hates coriander', area: 'health' },
    ],
  ] as const)('add_knowledge, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'add_knowledge', text)).toEqual({ params, missing: [] })
  })

  it.each([
    [
      'pt-BR',
      'Solicito a exclusão... apague da sua memória que eu morei em Belém',
      { query: 'morou em Belém' },
    ],
    ['pt-BR', 'remova dos seus registros o meu antigo telefone', { query: 'antigo telefone' }],
    ['pt-BR', 'tira da cabeça que eu sou vegano', { query: 'é vegano' }],
    [
      'pt-BR',
      'pode descartar a informação de que trabalho na prefeitura',
      { query: 'trabalha na prefeitura' },
    ],
    ['pt-BR', 'elimina tudo que vc guardou sobre a Carla', { query: 'Carla', scope: 'all' }],
    ['pt-BR', 'some com o que eu te contei da minha ex-sogra', { query: 'ex-sogra' }],
    ['pt-BR', 'desconsidere que eu tenho alergia a gato', { query: 'tem alergia a gato' }],
    ['pt-BR', 'limpa da memória a senha antiga do wifi', { query: 'senha antiga do wifi' }],
    ['en', 'scrub my old address from your memory', { query: 'old address' }],
    [
      'en',
      'Please erase whatever you have stored on my ex-husband.',
      { query: 'ex-husband', scope: 'all' },
    ],
    ['en', "disregard that I'm vegetarian", { query: 'is vegetarian' }],
    ['en', 'you can forget my old locker code', { query: 'old locker code' }],
    [
      'en',
      "get rid of everything you've got on Northwind Ltd",
      { query: 'Northwind Ltd', scope: 'all' },
    ],
    ['en', 'no need to remember that I live in Leeds', { query: 'lives in Leeds' }],
    ['en', 'purge from your notes the fact that I smoke', { query: 'smokes' }],
    [
      'pt-BR',
      'quero apagar aquela informação sobre o meu antigo emprego',
      { query: 'antigo emprego' },
    ],
    ['pt-BR', 'Favor excluir dos registros o endereço da minha ex', { query: 'endereço da ex' }],
    ['pt-BR', 'deleta tudo o que tu sabes do meu casamento', { query: 'casamento', scope: 'all' }],
    ['pt-BR', 'pode esquecer que eu era fumante', { query: 'era fumante' }],
    ['pt-BR', 'tira dos seus dados meu número de passaporte', { query: 'número de passaporte' }],
    ['en', 'could you delete what I told you about my salary', { query: 'salary' }],
    ['en', 'erase all memory of my trip to Oslo', { query: 'trip to Oslo', scope: 'all' }],
    ['en', "drop the fact that I'm allergic to cats", { query: 'is allergic to cats' }],
  ] as const)('forget_knowledge, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'forget_knowledge', text)).toEqual({ params, missing: [] })
  })

  it.each([
    [
      'pt-BR',
      'Comunico que decidimos encerrar a franquia, pois o aluguel ficou inviável.',
      {
        title: 'Encerrar a franquia',
        chosenOption: 'encerrar a franquia',
        reasoning: 'o aluguel ficou inviável',
        area: 'finance',
      },
    ],
    [
      'pt-BR',
      'bati o martelo: vou largar o mestrado pra focar na empresa',
      {
        title: 'Largar o mestrado',
        chosenOption: 'largar o mestrado',
        reasoning: 'focar na empresa',
        area: 'learning',
      },
    ],
    [
      'pt-BR',
      'após conversar com a família, optei por recusar a promoção porque teria que viajar toda semana',
      {
        title: 'Recusar a promoção',
        chosenOption: 'recusar a promoção',
        reasoning: 'teria que viajar toda semana',
        area: 'professional',
      },
    ],
    [
      'pt-BR',
      'a decisão foi vender o apartamento da praia, já que ninguém usa',
      {
        title: 'Vender o apartamento da praia',
        chosenOption: 'vender o apartamento da praia',
        reasoning: 'ninguém usa',
        area: 'finance',
      },
    ],
    [
      'pt-BR',
      'acabei decidindo trocar de terapeuta por causa do preço',
      {
        title: 'Trocar de terapeuta',
        chosenOption: 'trocar de terapeuta',
        reasoning: 'preço',
        area: 'health',
      },
    ],
    [
      'pt-BR',
      'registra que resolvi parar de beber para dormir melhor',
      {
        title: 'Parar de beber',
        chosenOption: 'parar de beber',
        reasoning: 'dormir melhor',
        area: 'health',
      },
    ],
    [
      'pt-BR',
      'escolhi o plano de saúde da Unimed pela rede de hospitais',
      {
        title: 'Plano de saúde da Unimed pela rede de hospitais',
        chosenOption: 'plano de saúde da Unimed pela rede de hospitais',
        area: 'health',
      },
    ],
    [
      'en',
      "After weeks of dithering I've decided to sell the car because insurance is too dear.",
      {
        title: 'Sell the car',
        chosenOption: 'sell the car',
        reasoning: 'insurance is too dear',
        area: 'finance',
      },
    ],
    [
      'en',
      "we've settled on the Lisbon job since the schools are better",
      {
        title: 'Lisbon job',
        chosenOption: 'Lisbon job',
        reasoning: 'the schools are better',
        area: 'professional',
      },
    ],
    [
      'en',
      "made up my mind: I'm going part-time so I can look after mum",
      {
        title: 'Going part-time',
        chosenOption: 'going part-time',
        reasoning: 'look after mum',
        area: 'professional',
      },
    ],
    [
      'en',
      'note that I decided to quit the choir because of my workload',
      {
        title: 'Quit the choir',
        chosenOption: 'quit the choir',
        reasoning: 'my workload',
        area: 'professional',
      },
    ],
    [
      'en',
      'made the call to drop out of the marathon due to my knee',
      {
        title: 'Drop out of the marathon',
        chosenOption: 'drop out of the marathon',
        reasoning: 'my knee',
        area: 'health',
      },
    ],
    [
      'pt-BR',
      'Informo que optamos por adiar o casamento, haja vista os custos',
      {
        title: 'Adiar o casamento',
        chosenOption: 'adiar o casamento',
        reasoning: 'os custos',
        area: 'relationships',
      },
    ],
    [
      'pt-BR',
      'pensei bem e resolvi sair do banco porque quero empreender',
      {
        title: 'Sair do banco',
        chosenOption: 'sair do banco',
        reasoning: 'quero empreender',
        area: 'finance',
      },
    ],
    [
      'pt-BR',
      'decisão: não renovar o contrato do escritório, motivo: preço',
      {
        title: 'Não renovar o contrato do escritório',
        chosenOption: 'não renovar o contrato do escritório',
        reasoning: 'preço',
        area: 'professional',
      },
    ],
    [
      'en',
      'final decision: we sell the flat, since the commute is killing us',
      {
        title: 'We sell the flat',
        chosenOption: 'we sell the flat',
        reasoning: 'the commute is killing us',
        area: 'finance',
      },
    ],
    [
      'en',
      "I'm going with the state school because it's closer",
      {
        title: 'State school',
        chosenOption: 'state school',
        reasoning: "it's closer",
        area: 'learning',
      },
    ],
  ] as const)('save_decision, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'save_decision', text)).toEqual({ params, missing: [] })
  })

  it.each([
    [
      'pt-BR',
      'me relembra qual é o meu tipo de sangue',
      { query: 'tipo de sangue', area: 'health' },
    ],
    [
      'pt-BR',
      'Terias registrado em algum lugar o nome do meu cardiologista?',
      { query: 'nome do cardiologista' },
    ],
    [
      'pt-BR',
      'tem alguma coisa anotada aí sobre a garantia da geladeira?',
      { query: 'garantia da geladeira' },
    ],
    [
      'pt-BR',
      'procura nas tuas anotações o contato do encanador',
      { query: 'contato do encanador' },
    ],
    ['pt-BR', 'Lembras do que eu disse sobre a guarda do Pedro?', { query: 'guarda do Pedro' }],
    ['pt-BR', 'o que é que eu falei mesmo da viagem pra Chapada?', { query: 'viagem pra Chapada' }],
    ['pt-BR', 'cadê aquele código do cofre que eu te passei?', { query: 'código do cofre' }],
    ['pt-BR', 'consulte minhas preferências', { type: 'preference' }],
    ['en', 'what did I say about the boiler guarantee?', { query: 'boiler guarantee' }],
    ['en', "pull up whatever you've got on my insurance", { query: 'insurance' }],
    ['en', "have I ever mentioned my dad's allergies?", { query: "dad's allergies" }],
    ['en', 'remind me what my locker code is', { query: 'locker code' }],
    ['en', 'dig out the note about the plumber', { query: 'plumber' }],
    [
      'en',
      'do you recall the name of that Thai place I liked?',
      { query: 'name of that Thai place I liked' },
    ],
    ['en', 'look through my notes for the alarm code', { query: 'alarm code' }],
    ['en', 'what do you remember about me?', {}],
    [
      'pt-BR',
      'ce lembra o nome do remédio que eu tomo?',
      { query: 'nome do remédio que eu tomo', area: 'health' },
    ],
    ['pt-BR', 'me fala o que vc tem sobre meu joelho', { query: 'joelho', area: 'health' }],
    ['pt-BR', 'qual era mesmo o número da minha apólice?', { query: 'número da apólice' }],
    ['pt-BR', 'onde eu disse que guardei a certidão?', { query: 'certidão' }],
    [
      'en',
      "what's the name of my mechanic again?",
      { query: 'name of mechanic', area: 'professional' },
    ],
    ['en', 'where did I say the spare key was?', { query: 'spare key' }],
    ['en', 'anything in your notes about my passport?', { query: 'passport' }],
    ['en', 'which wines have I told you I like?', { query: 'wines' }],
  ] as const)('search_knowledge, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'search_knowledge', text)).toEqual({ params, missing: [] })
  })

  it.each([
    [
      'pt-BR',
      'to meio sem rumo desde que me formei',
      {
        currentTopic: 'sem rumo desde que me formei',
        relatedAreas: ['professional', 'finance', 'relationships'],
      },
    ],
    [
      'pt-BR',
      'minha relação com meu pai anda um gelo, o que vc acha que eu faço?',
      { currentTopic: 'relação com meu pai anda um gelo', relatedAreas: ['relationships'] },
    ],
    [
      'en',
      'should I take the promotion or go freelance?',
      { currentTopic: 'take the promotion or go freelance', relatedAreas: ['professional'] },
    ],
    [
      'en',
      'I keep snapping at my kids and I hate it',
      { currentTopic: 'keep snapping at my kids and I hate', relatedAreas: ['relationships'] },
    ],
    [
      'en',
      'torn between buying a flat and renting another year',
      { currentTopic: 'buying a flat and renting another year', relatedAreas: ['finance'] },
    ],
    [
      'pt-BR',
      'tô perdido, não sei se caso ou compro uma bicicleta',
      {
        currentTopic: 'perdido, não sei se caso ou compro uma bicicleta',
        relatedAreas: ['health'],
      },
    ],
    [
      'pt-BR',
      'ando desanimado com meu trabalho ultimamente',
      { currentTopic: 'desanimado com meu trabalho', relatedAreas: ['health', 'professional'] },
    ],
    [
      'en',
      "I'm fed up with my job and don't know what to do",
      { currentTopic: 'fed up with my job', relatedAreas: ['health', 'professional'] },
    ],
    [
      'en',
      'is it mad to move abroad at fifty?',
      {
        currentTopic: 'mad to move abroad at fifty',
        relatedAreas: ['professional', 'finance', 'relationships'],
      },
    ],
  ] as const)('analyze_context, %s: %s', (locale, text, params) => {
    expect(fillFreely(locale, 'analyze_context', text)).toEqual({ params, missing: [] })
  })

  it.each([
    ['add_knowledge', 'não anota que eu gasto muito'],
    ['add_knowledge', 'minha mãe falou: anota que ele é teimoso'],
    ['add_knowledge', 'se eu fosse vegetariano, anota aí'],
    ['add_knowledge', 'sonhei que eu era alérgico a camarão, anota aí'],
    ['add_knowledge', 'ele disse que eu sou alérgico a camarão, anota'],
    ['add_knowledge', 'anota 50 de mercado'],
    ['add_knowledge', 'anota aí: pagar a luz amanhã'],
    ['add_knowledge', 'registra que eu dormi 7 horas'],
    ['add_knowledge', 'guarda a roupa na gaveta'],
    ['add_knowledge', 'sou muito burro às vezes'],
    ['add_knowledge', 'lembra que a reunião é amanhã?'],
    ['forget_knowledge', 'não esquece que eu sou alérgica'],
    ['forget_knowledge', 'esquece isso'],
    ['forget_knowledge', 'esquece o mercado'],
    ['forget_knowledge', 'apaga o lembrete do dentista'],
    ['forget_knowledge', 'apaga a luz da sala'],
    ['forget_knowledge', 'esquece que eu gastei 50 no mercado'],
    ['forget_knowledge', 'esqueci a senha do wifi'],
    ['save_decision', 'não decidi se mudo de emprego'],
    ['save_decision', 'meu irmão decidiu vender o carro'],
    ['save_decision', 'quase decidi largar tudo'],
    ['save_decision', 'quando decidi casar eu tinha 20 anos'],
    ['save_decision', 'escolhi pizza pro jantar'],
  ])('%s is not read into "%s"', (intent, text) => {
    expect(fillFreely('pt-BR', intent, text)).toBeUndefined()
  })

  it.each([
    ['add_knowledge', "don't note that I smoke"],
    ['add_knowledge', "she said she's allergic to nuts, note that down"],
    ['forget_knowledge', 'forget the gym goal'],
    ['forget_knowledge', "don't forget that I smoke"],
    ['save_decision', "I haven't decided on the school yet"],
    ['save_decision', 'I almost decided to quit my job'],
    ['save_decision', 'she decided to quit her job'],
  ])('%s is not read into "%s"', (intent, text) => {
    expect(fillFreely('en', intent, text)).toBeUndefined()
  })
})
