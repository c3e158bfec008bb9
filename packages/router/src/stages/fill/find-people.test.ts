import { describe, expect, it } from 'vitest'
import { fillFreely } from './testing/fill-freely.ts'

describe('free words about people', () => {
  it.each([
    [
      'pt-BR',
      'log_interaction',
      'Informo que telefonei ontem à minha tia Odete.',
      { personRef: 'Odete', type: 'call', date: '2026-11-17' },
    ],
    [
      'pt-BR',
      'log_interaction',
      'troquei uma ideia no zap com o Caio hj',
      { personRef: 'Caio', type: 'message', date: '2026-11-18' },
    ],
    [
      'pt-BR',
      'log_interaction',
      'esbarrei com o Tiago na feira domingo',
      { personRef: 'Tiago', type: 'meeting', date: '2026-11-15' },
    ],
    [
      'pt-BR',
      'log_interaction',
      'a Carla me mandou mensagem agora há pouco',
      { personRef: 'Carla', type: 'message', date: '2026-11-18' },
    ],
    [
      'pt-BR',
      'log_interaction',
      'Enviei um e-mail ao Dr. Renato na segunda-feira',
      { personRef: 'Dr. Renato', type: 'email', date: '2026-11-16' },
    ],
    [
      'pt-BR',
      'log_interaction',
      'ganhei um presente lindo da minha madrinha sábado',
      { personRef: 'madrinha', type: 'gift', date: '2026-11-14' },
    ],
    [
      'en',
      'log_interaction',
      'grabbed a beer with Owen last night',
      { personRef: 'Owen', type: 'meeting', date: '2026-11-17' },
    ],
    [
      'en',
      'log_interaction',
      'Grandma rang me this morning to say hi',
      { personRef: 'grandma', type: 'call', date: '2026-11-18' },
    ],
    [
      'en',
      'log_interaction',
      'finally caught up with Rachel on Sunday, it had been ages',
      { personRef: 'Rachel', type: 'other', date: '2026-11-15' },
    ],
    [
      'en',
      'log_interaction',
      'gave my nephew his birthday gift yesterday',
      { personRef: 'nephew', type: 'gift', date: '2026-11-17' },
    ],
    [
      'pt-BR',
      'update_person',
      'só pra constar, a Denise detesta coentro',
      { personRef: 'Denise', updates: { preferences: { dislikes: ['coentro'] } } },
    ],
    [
      'pt-BR',
      'update_person',
      'atualiza o cadastro da Lúcia: ela adora jardinagem',
      { personRef: 'Lúcia', updates: { preferences: { interests: ['jardinagem'] } } },
    ],
    [
      'pt-BR',
      'update_person',
      'meu sogro não come glúten e adora cerveja artesanal',
      {
        personRef: 'sogro',
        updates: {
          preferences: { dietaryRestrictions: ['glúten'], interests: ['cerveja artesanal'] },
        },
      },
    ],
    [
      'pt-BR',
      'update_person',
      'ideias de presente pro Rafael: mochila, tênis e garrafa térmica',
      {
        personRef: 'Rafael',
        updates: { preferences: { giftIdeas: ['mochila', 'tênis', 'garrafa térmica'] } },
      },
    ],
    [
      'pt-BR',
      'update_person',
      'grava que o niver do Beto é 22 de agosto',
      { personRef: 'Beto', updates: { birthday: '--08-22' } },
    ],
    [
      'en',
      'update_person',
      'FYI Hannah hates cilantro and loves Thai food',
      {
        personRef: 'Hannah',
        updates: { preferences: { dislikes: ['cilantro'], interests: ['Thai food'] } },
      },
    ],
    [
      'en',
      'update_person',
      'my sister is allergic to peanuts, keep that on file',
      { personRef: 'sister', updates: { preferences: { dietaryRestrictions: ['peanuts'] } } },
    ],
    [
      'en',
      'update_person',
      'gift ideas for Ben: puzzle or headphones',
      { personRef: 'Ben', updates: { preferences: { giftIdeas: ['puzzle', 'headphones'] } } },
    ],
    [
      'pt-BR',
      'get_person',
      'tem tempo que não vejo a Paula, quando foi a última vez?',
      { personRef: 'Paula', fields: ['lastContact'] },
    ],
    [
      'pt-BR',
      'get_person',
      'do que a minha cunhada gosta mesmo?',
      { personRef: 'cunhada', fields: ['preferences'] },
    ],
    [
      'pt-BR',
      'get_person',
      'em que dia o Fábio nasceu?',
      { personRef: 'Fábio', fields: ['birthday'] },
    ],
    [
      'en',
      'get_person',
      "remind me, is there anything Laura doesn't eat?",
      { personRef: 'Laura', fields: ['preferences'] },
    ],
    [
      'en',
      'get_person',
      'how long has it been since I saw my cousin?',
      { personRef: 'cousin', fields: ['lastContact'] },
    ],
    ['en', 'get_person', 'pull up everything on Daniel', { personRef: 'Daniel' }],
    [
      'pt-BR',
      'log_interaction',
      'bati um papo com o seu Zé ontem de tarde',
      { personRef: 'seu Zé', type: 'other', date: '2026-11-17' },
    ],
    [
      'en',
      'log_interaction',
      'FaceTimed my brother on Sunday',
      { personRef: 'brother', type: 'call', date: '2026-11-15' },
    ],
    [
      'pt-BR',
      'update_person',
      'o Vitor virou vegetariano',
      { personRef: 'Vitor', updates: { preferences: { dietaryRestrictions: ['vegetariano'] } } },
    ],
    [
      'en',
      'update_person',
      "Helen's birthday is March 8, write it down",
      { personRef: 'Helen', updates: { birthday: '--03-08' } },
    ],
    [
      'pt-BR',
      'get_person',
      'do que o Paulo é alérgico?',
      { personRef: 'Paulo', fields: ['preferences'] },
    ],
  ] as const)('%s %s: %s', (locale, intent, text, params) => {
    expect(fillFreely(locale, intent, text)).toEqual({ params, missing: [] })
  })

  it.each([
    ['pt-BR', 'log_interaction', 'não liguei pra Ana ontem'],
    ['pt-BR', 'log_interaction', 'amanhã vou almoçar com a Ana'],
    ['pt-BR', 'log_interaction', 'a Ana ligou pro Pedro ontem'],
    ['pt-BR', 'log_interaction', 'minha mãe falou com a Ana ontem'],
    ['pt-BR', 'log_interaction', 'queria ter encontrado o Bruno ontem'],
    ['pt-BR', 'log_interaction', 'você falou com a Ana ontem?'],
    ['pt-BR', 'log_interaction', 'sonhei que almocei com a Ana'],
    ['en', 'log_interaction', 'Ana called Pedro yesterday'],
    ['en', 'log_interaction', 'I should have called Ana yesterday'],
    ['en', 'log_interaction', 'did I call Ana yesterday?'],
    ['en', 'log_interaction', "Ana's office called me yesterday"],
    ['en', 'log_interaction', "I didn't see Bruno on Friday"],
    ['en', 'log_interaction', 'she had lunch with Ben'],
    ['pt-BR', 'update_person', 'a Ana gosta de vinho?'],
    ['pt-BR', 'update_person', 'será que a Ana gosta de vinho'],
    ['pt-BR', 'update_person', 'a Ana gostava de vinho'],
    ['pt-BR', 'update_person', 'liguei pra Ana ontem'],
    ['en', 'update_person', 'does Hannah hate cilantro?'],
    ['en', 'update_person', 'I wish Hannah loved Thai food'],
    ['en', 'update_person', 'Hannah loves Tom'],
    ['en', 'update_person', 'called Hannah about the allergy'],
    ['en', 'log_interaction', "sent Oliver a text about Saturday's game"],
    ['pt-BR', 'log_interaction', 'falei mal do Palmeiras ontem'],
    ['en', 'log_interaction', 'grabbed a sandwich before the client call'],
    ['en', 'log_interaction', 'I ran into an old friend'],
    ['en', 'update_person', 'my brother wants to move abroad'],
    ['pt-BR', 'update_person', 'meu irmão quer perder 10 kg'],
    ['pt-BR', 'log_interaction', 'vi um filme com o Brad Pitt'],
    ['pt-BR', 'log_interaction', 'jantar com a Paula e o Beto ontem'],
  ] as const)('%s: no %s in "%s"', (locale, intent, text) => {
    const filled = fillFreely(locale, intent, text)
    expect(filled?.missing.length === 0 ? filled.params : undefined).toBeUndefined()
  })
})
