import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

describe('people, pt-BR', () => {
  it.each([
    [
      'gastei 70 no presente da Rita, ela faz aniversário dia 25',
      'create_expense name=Presente da Rita category=gifts actualAmount=70 date=2026-11-18 + update_person personRef=Rita updates={birthday=--11-25}',
    ],
    [
      'a Joana faz aniversário dia 12 de março',
      'update_person personRef=Joana updates={birthday=--03-12}',
    ],
    ['o aniversário do meu pai é 20/08', 'update_person personRef=pai updates={birthday=--08-20}'],
    [
      'minha irmã é vegana',
      'update_person personRef=irmã updates={preferences={dietaryRestrictions={0=vegana}}}',
    ],
    [
      'lembra que a Paula adora vinho e chocolate',
      'update_person personRef=Paula updates={preferences={interests={0=vinho 1=chocolate}}}',
    ],
    [
      'meu sogro não come carne de porco',
      'update_person personRef=sogro updates={preferences={dietaryRestrictions={0=carne de porco}}}',
    ],
    [
      'o Marcos odeia surpresa',
      'update_person personRef=Marcos updates={preferences={dislikes={0=surpresa}}}',
    ],
    ['liguei pra minha mãe hoje', 'log_interaction personRef=mãe type=call date=2026-11-18'],
    ['almocei com o Pedro ontem', 'log_interaction personRef=Pedro type=meeting date=2026-11-17'],
    ['mandei mensagem pro Thiago', 'log_interaction personRef=Thiago type=message date=2026-11-18'],
    ['conversei com a Bia', 'log_interaction personRef=Bia type=other date=2026-11-18'],
    ['quando é o aniversário da Joana?', 'get_person personRef=Joana fields={0=birthday}'],
    [
      'quando foi a última vez que falei com o Marcos?',
      'get_person personRef=Marcos fields={0=lastContact}',
    ],
    ['do que a Paula gosta?', 'get_person personRef=Paula fields={0=preferences}'],
    ['quem é o Marcos?', 'get_person personRef=Marcos'],
    ['o que você sabe sobre a Paula?', 'get_person personRef=Paula'],
    [
      'o aniversário da Carla é 3 de dezembro',
      'update_person personRef=Carla updates={birthday=--12-03}',
    ],
    [
      'minha sogra faz aniversário em 7 de julho',
      'update_person personRef=sogra updates={birthday=--07-07}',
    ],
    [
      'meu irmão nasceu em 12/04/1995',
      'update_person personRef=irmão updates={birthday=1995-04-12}',
    ],
    [
      'a Duda não gosta de cebola',
      'update_person personRef=Duda updates={preferences={dislikes={0=cebola}}}',
    ],
    [
      'o Léo é alérgico a amendoim',
      'update_person personRef=Léo updates={preferences={dietaryRestrictions={0=amendoim}}}',
    ],
    [
      'minha esposa quer ganhar um relógio de presente',
      'update_person personRef=esposa updates={preferences={giftIdeas={0=relógio de presente}}}',
    ],
    [
      'anota que a Bia ama livros de suspense',
      'update_person personRef=Bia updates={preferences={interests={0=livros de suspense}}}',
    ],
    ['o Thiago é meu cunhado', 'update_person personRef=Thiago updates={relationship=cunhado}'],
    ['falei no telefone com a vó ontem', 'log_interaction personRef=vó type=call date=2026-11-17'],
    [
      'tomei café com o Marcelo hoje de manhã',
      'log_interaction personRef=Marcelo type=meeting date=2026-11-18',
    ],
    ['visitei minha tia no domingo', 'log_interaction personRef=tia type=meeting date=2026-11-15'],
    [
      'mandei um e-mail pro Ricardo',
      'log_interaction personRef=Ricardo type=email date=2026-11-18',
    ],
    ['dei um presente pra Júlia', 'log_interaction personRef=Júlia type=gift date=2026-11-18'],
    [
      'encontrei a Camila no mercado',
      'log_interaction personRef=Camila type=meeting date=2026-11-18',
    ],
    ['me reuni com o chefe hoje', 'log_interaction personRef=chefe type=meeting date=2026-11-18'],
    ['que dia é o niver da Bia?', 'get_person personRef=Bia fields={0=birthday}'],
    [
      'faz quanto tempo que não falo com o Ricardo?',
      'get_person personRef=Ricardo fields={0=lastContact}',
    ],
    ['o que a Duda não come?', 'get_person personRef=Duda fields={0=preferences}'],
    ['ideias de presente pra minha mãe', 'get_person personRef=mãe fields={0=preferences}'],
    ['me fala sobre a Camila', 'get_person personRef=Camila'],
    ['do que meu pai gosta?', 'get_person personRef=pai fields={0=preferences}'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'pt-BR'))).toBe(expected)
  })
})

describe('people, en', () => {
  it.each([
    ["Joana's birthday is March 12", 'update_person personRef=Joana updates={birthday=--03-12}'],
    ["my dad's birthday is August 20", 'update_person personRef=dad updates={birthday=--08-20}'],
    [
      'my sister is vegan',
      'update_person personRef=sister updates={preferences={dietaryRestrictions={0=vegan}}}',
    ],
    [
      'Paula loves wine and chocolate',
      'update_person personRef=Paula updates={preferences={interests={0=wine 1=chocolate}}}',
    ],
    [
      "my father-in-law doesn't eat pork",
      'update_person personRef=father-in-law updates={preferences={dietaryRestrictions={0=pork}}}',
    ],
    ['I called my mom today', 'log_interaction personRef=mom type=call date=2026-11-18'],
    [
      'had lunch with Pedro yesterday',
      'log_interaction personRef=Pedro type=meeting date=2026-11-17',
    ],
    ['texted Thiago', 'log_interaction personRef=Thiago type=message date=2026-11-18'],
    ['talked to Bia this morning', 'log_interaction personRef=Bia type=other date=2026-11-18'],
    ["when is Joana's birthday?", 'get_person personRef=Joana fields={0=birthday}'],
    ['when did I last talk to Marcos?', 'get_person personRef=Marcos fields={0=lastContact}'],
    ['who is Marcos?', 'get_person personRef=Marcos'],
    ['what do you know about Paula?', 'get_person personRef=Paula'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'en'))).toBe(expected)
  })
})

describe('two people at once', () => {
  it.each([
    ['liguei pro tio Beto e pra Carla ontem', 2],
    ['almocei com a Bia e o Caio', 2],
    ['mandei mensagem pra mãe e pro pai', 2],
  ] as const)('%s', (text, count) => {
    const words = inWords(route(text)).split(' + ')
    expect(words).toHaveLength(count)
    for (const one of words) expect(one).toMatch(/^log_interaction /)
  })

  it('what is to be paid stays a duty', () => {
    expect(route('é pra pagar a luz amanhã').intent).toBe('none')
  })
})
