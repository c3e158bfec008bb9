import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

describe('what is kept in mind, pt-BR', () => {
  it.each([
    [
      'lembra que sou alérgica a camarão',
      'add_knowledge type=fact content=é alérgica a camarão area=health',
    ],
    [
      'lembra que minha irmã mora em Curitiba',
      'add_knowledge type=person content=irmã mora em Curitiba area=relationships',
    ],
    [
      'anota que prefiro trabalhar de manhã',
      'add_knowledge type=preference content=prefere trabalhar de manhã area=professional',
    ],
    [
      'guarda essa informação: meu tipo sanguíneo é O negativo',
      'add_knowledge type=fact content=tipo sanguíneo é O negativo area=health',
    ],
    ['sou vegetariana', 'add_knowledge type=fact content=é vegetariana area=health'],
    [
      'não como carne vermelha',
      'add_knowledge type=fact content=não come carne vermelha area=health',
    ],
    ['moro em Salvador', 'add_knowledge type=fact content=mora em Salvador'],
    ['esquece que eu trabalho na Vale', 'forget_knowledge query=trabalha na Vale'],
    ['apaga tudo que você sabe sobre meu ex', 'forget_knowledge query=ex scope=all'],
    [
      'decidi aceitar a vaga no Nubank porque quero crescer na carreira',
      'save_decision title=Aceitar a vaga no Nubank chosenOption=aceitar a vaga no Nubank reasoning=quero crescer na carreira area=professional',
    ],
    ['o que você sabe sobre mim?', 'search_knowledge'],
    ['qual o nome do meu gato?', 'search_knowledge query=nome do gato'],
    ['o que eu te falei sobre o meu chefe?', 'search_knowledge query=chefe area=professional'],
    [
      'lembra do que eu disse sobre a proposta?',
      'search_knowledge query=proposta area=professional',
    ],
    [
      'tô me sentindo muito ansioso com o trabalho',
      'analyze_context currentTopic=ansioso com o trabalho relatedAreas={0=health 1=professional}',
    ],
    [
      'será que eu devo pedir demissão?',
      'analyze_context currentTopic=pedir demissão relatedAreas={0=professional}',
    ],
    [
      'terminei com o Felipe ontem',
      'analyze_context currentTopic=Felipe relatedAreas={0=relationships}',
    ],
    [
      'não sei se aceito a proposta de emprego',
      'analyze_context currentTopic=proposta de emprego relatedAreas={0=professional}',
    ],
    [
      'lembra que meu carro é um Onix branco',
      'add_knowledge type=fact content=carro é um Onix branco',
    ],
    [
      'guarda aí que minha senha do wifi é banana123',
      'add_knowledge type=fact content=senha do wifi é banana123',
    ],
    [
      'anota que eu detesto reunião na sexta à tarde',
      'add_knowledge type=preference content=detesta reunião na sexta à tarde area=professional',
    ],
    [
      'salva que meu tamanho de camisa é M',
      'add_knowledge type=fact content=tamanho de camisa é M',
    ],
    [
      'fica sabendo que meu aniversário é 3 de abril',
      'add_knowledge type=fact content=aniversário é 3 de abril',
    ],
    [
      'lembra que não posso comer amendoim',
      'add_knowledge type=fact content=não pode comer amendoim area=health',
    ],
    [
      'lembra que o nome da minha cachorra é Mel',
      'add_knowledge type=fact content=nome da cachorra é Mel',
    ],
    [
      'eu trabalho como enfermeira no turno da noite',
      'add_knowledge type=fact content=trabalha como enfermeira no turno da noite area=professional',
    ],
    [
      'tenho intolerância à lactose',
      'add_knowledge type=fact content=tem intolerância à lactose area=health',
    ],
    [
      'meu prato favorito é lasanha',
      'add_knowledge type=preference content=prato favorito é lasanha',
    ],
    [
      'percebi que durmo melhor quando não tomo café à tarde',
      'add_knowledge type=insight content=percebeu que dorme melhor quando não toma café à tarde area=health',
    ],
    ['esquece o que eu disse sobre mudar de emprego', 'forget_knowledge query=mudar de emprego'],
    ['apaga da memória que eu sou vegetariano', 'forget_knowledge query=é vegetariano'],
    ['não moro mais em Curitiba, pode esquecer', 'forget_knowledge query=mora em Curitiba'],
    ['esquece tudo sobre o Carlos', 'forget_knowledge query=Carlos scope=all'],
    [
      'tomei a decisão de fazer mestrado em Portugal ano que vem',
      'save_decision title=Fazer mestrado em Portugal ano que vem chosenOption=fazer mestrado em Portugal ano que vem area=learning',
    ],
    [
      'resolvi vender o carro pra quitar as dívidas',
      'save_decision title=Vender o carro chosenOption=vender o carro reasoning=quitar as dívidas area=finance',
    ],
    [
      'registra a decisão: não vou renovar o contrato com a academia porque tô sem tempo',
      'save_decision title=Não vou renovar o contrato com a academia chosenOption=não vou renovar o contrato com a academia reasoning=tô sem tempo area=professional',
    ],
    [
      'decidi parar de fumar',
      'save_decision title=Parar de fumar chosenOption=parar de fumar area=health',
    ],
    [
      'decidimos casar em maio',
      'save_decision title=Casar em maio chosenOption=casar em maio area=relationships',
    ],
    ['você sabe onde eu trabalho?', 'search_knowledge query=trabalho area=professional'],
    ['qual meu tipo sanguíneo?', 'search_knowledge query=tipo sanguíneo area=health'],
    ['onde eu guardei o passaporte?', 'search_knowledge query=guardou o passaporte'],
    ['lembra qual é a placa do meu carro?', 'search_knowledge query=placa do carro'],
    ['o que você lembra sobre minha alergia?', 'search_knowledge query=alergia area=health'],
    [
      'o que eu falei sobre o projeto novo?',
      'search_knowledge query=projeto novo area=professional',
    ],
    [
      'ando muito cansada e sem vontade de nada',
      'analyze_context currentTopic=cansada e sem vontade de nada relatedAreas={0=health}',
    ],
    [
      'tô estressado com a faculdade',
      'analyze_context currentTopic=estressado com a faculdade relatedAreas={0=health 1=learning}',
    ],
    [
      'acho que devo largar a faculdade, o que você acha?',
      'analyze_context currentTopic=largar a faculdade relatedAreas={0=learning}',
    ],
    [
      'briguei com meu pai por causa de dinheiro',
      'analyze_context currentTopic=pai por causa de dinheiro relatedAreas={0=relationships 1=finance}',
    ],
    [
      'não sei o que fazer com meu casamento',
      'analyze_context currentTopic=casamento relatedAreas={0=relationships}',
    ],
    [
      'preciso de um conselho sobre minha carreira',
      'analyze_context currentTopic=carreira relatedAreas={0=professional}',
    ],
    [
      'vale a pena eu trocar de emprego agora?',
      'analyze_context currentTopic=trocar de emprego relatedAreas={0=professional}',
    ],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'pt-BR'))).toBe(expected)
  })
})

describe('what is kept in mind, en', () => {
  it.each([
    [
      "remember that I'm allergic to shrimp",
      'add_knowledge type=fact content=is allergic to shrimp area=health',
    ],
    [
      'remember that my sister lives in Boston',
      'add_knowledge type=person content=sister lives in Boston area=relationships',
    ],
    [
      'I prefer working in the morning',
      'add_knowledge type=preference content=prefers working in the morning area=professional',
    ],
    [
      'note: my blood type is O negative',
      'add_knowledge type=fact content=blood type is O negative area=health',
    ],
    ['I live in Seattle', 'add_knowledge type=fact content=lives in Seattle'],
    ["I'm vegan", 'add_knowledge type=fact content=is vegan area=health'],
    ["I don't eat red meat", "add_knowledge type=fact content=doesn't eat red meat area=health"],
    ['forget that I work at Google', 'forget_knowledge query=works at Google'],
    ['forget everything about my ex', 'forget_knowledge query=ex scope=all'],
    [
      'I decided to accept the Google offer because I want to grow',
      'save_decision title=Accept the Google offer chosenOption=accept the Google offer reasoning=I want to grow area=professional',
    ],
    ['what do you know about me?', 'search_knowledge'],
    ["what's my cat's name?", "search_knowledge query=cat's name"],
    ['what did I tell you about my boss?', 'search_knowledge query=boss area=professional'],
    ['do you remember where I left my passport?', 'search_knowledge query=left passport'],
    [
      "I'm feeling really anxious about work",
      'analyze_context currentTopic=anxious about work relatedAreas={0=health 1=professional}',
    ],
    [
      'should I take the new job?',
      'analyze_context currentTopic=take the new job relatedAreas={0=professional}',
    ],
    [
      'I broke up with Felipe yesterday',
      'analyze_context currentTopic=Felipe relatedAreas={0=relationships}',
    ],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'en'))).toBe(expected)
  })
})
