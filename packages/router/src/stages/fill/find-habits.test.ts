import { describe, expect, it } from 'vitest'
import { fillFreely } from './testing/fill-freely.ts'

describe('free words about habits', () => {
  it.each([
    ['pt-BR', 'get_habits', 'como anda meu hábito de leitura?', { habitRef: 'leitura' }],
    ['pt-BR', 'get_habits', 'lista os hábitos sem as sequências', { includeStreaks: false }],
    ['pt-BR', 'get_habits', 'tô em dia com a meditação?', { habitRef: 'meditação' }],
    ['en', 'get_habits', 'how long is my flossing streak', { habitRef: 'flossing' }],
    ['en', 'get_habits', 'habits overview, no streaks', { includeStreaks: false }],
    [
      'pt-BR',
      'create_habit',
      'Gostaria de estabelecer o hábito de ler todos os dias à noite.',
      { name: 'Ler', frequency: 'daily', periodOfDay: 'evening' },
    ],
    [
      'pt-BR',
      'create_habit',
      'bora, bota como hábito alongar toda manhã',
      { name: 'Alongar', frequency: 'daily', periodOfDay: 'morning' },
    ],
    [
      'pt-BR',
      'create_habit',
      'cria um hábito novo: passar fio dental todo dia',
      { name: 'Passar fio dental', frequency: 'daily' },
    ],
    [
      'pt-BR',
      'create_habit',
      'quero treinar violão 3 vezes por semana, cria o hábito aí',
      { name: 'Treinar violão', frequency: 'custom' },
    ],
    [
      'en',
      'create_habit',
      'set up a new habit: stretching every morning',
      { name: 'Stretching', frequency: 'daily', periodOfDay: 'morning' },
    ],
    [
      'en',
      'create_habit',
      'I want to read on weekdays, make it a habit',
      { name: 'Read', frequency: 'weekdays' },
    ],
    [
      'en',
      'create_habit',
      'please add a habit of walking every evening',
      { name: 'Walking', frequency: 'daily', periodOfDay: 'evening' },
    ],
    [
      'pt-BR',
      'record_habit',
      'marca a meditação de hoje como feita',
      { habitRef: 'meditação', date: '2026-11-18' },
    ],
    [
      'pt-BR',
      'record_habit',
      'ontem consegui rezar o terço, registra o hábito',
      { habitRef: 'terço', date: '2026-11-17' },
    ],
    [
      'pt-BR',
      'record_habit',
      'hábito de leitura feito',
      { habitRef: 'leitura', date: '2026-11-18' },
    ],
    [
      'pt-BR',
      'record_habit',
      'alonguei hoje cedo, pode dar check',
      { habitRef: 'alongamento', date: '2026-11-18' },
    ],
    [
      'en',
      'record_habit',
      'tick off meditation for yesterday',
      { habitRef: 'meditation', date: '2026-11-17' },
    ],
    [
      'en',
      'record_habit',
      'journaling done for today',
      { habitRef: 'journaling', date: '2026-11-18' },
    ],
    [
      'en',
      'record_habit',
      'I flossed this morning, count it',
      { habitRef: 'flossing', date: '2026-11-18' },
    ],
    [
      'pt-BR',
      'create_habit',
      'quero ler 10 páginas por dia, vira hábito aí',
      { name: 'Ler 10 páginas', frequency: 'daily' },
    ],
    [
      'pt-BR',
      'record_habit',
      'fiz yoga hoje, marca o hábito',
      { habitRef: 'yoga', date: '2026-11-18' },
    ],
    [
      'pt-BR',
      'record_habit',
      'arrumei o quintal, hábito cumprido',
      { habitRef: 'quintal', date: '2026-11-18' },
    ],
    [
      'pt-BR',
      'record_habit',
      'ontem pratiquei o bandolim',
      { habitRef: 'bandolim', date: '2026-11-17' },
    ],
    [
      'en',
      'record_habit',
      'practised the cello after tea',
      { habitRef: 'cello', date: '2026-11-18' },
    ],
  ] as const)('%s %s: %s', (locale, intent, text, params) => {
    expect(fillFreely(locale, intent, text)).toEqual({ params, missing: [] })
  })

  it.each([
    ['pt-BR', 'create_habit', 'minha irmã quer criar o hábito de ler todo dia'],
    ['pt-BR', 'create_habit', 'não quero mais o hábito de correr todo dia'],
    ['pt-BR', 'create_habit', 'tenho o hábito de tomar café todo dia'],
    ['pt-BR', 'create_habit', 'se eu criasse o hábito de ler todo dia'],
    ['en', 'create_habit', 'should I start a habit of running every day?'],
    ['en', 'create_habit', 'my brother has a habit of smoking every day'],
    ['pt-BR', 'record_habit', 'não meditei hoje'],
    ['pt-BR', 'record_habit', 'quero meditar hoje'],
    ['pt-BR', 'record_habit', 'minha mãe meditou hoje'],
    ['pt-BR', 'record_habit', 'será que medito hoje'],
    ['pt-BR', 'record_habit', 'amanhã vou meditar'],
    ['pt-BR', 'record_habit', 'li que o dólar vai subir'],
    ['pt-BR', 'record_habit', 'preciso meditar mais'],
    ['pt-BR', 'record_habit', 'meditar faz bem'],
    ['pt-BR', 'record_habit', 'o livro de meditação chegou'],
    ['en', 'record_habit', "I didn't meditate today"],
    ['en', 'record_habit', 'I should meditate today'],
    ['en', 'record_habit', 'she meditated today'],
    ['en', 'record_habit', 'meditation is boring'],
    ['en', 'record_habit', 'read that the dollar will rise'],
    ['en', 'record_habit', 'did I meditate today?'],
    ['pt-BR', 'record_habit', 'treinei o estagiário ontem'],
    ['en', 'record_habit', 'I read your email'],
    ['pt-BR', 'record_habit', 'já li 12 livros da meta'],
    ['pt-BR', 'record_habit', 'tomei um susto'],
    ['pt-BR', 'record_habit', 'molhei as samambaias'],
    ['pt-BR', 'record_habit', 'paguei o gás, marca o hábito'],
    ['en', 'record_habit', 'took the kids to school'],
  ] as const)('%s: no %s in "%s"', (locale, intent, text) => {
    const filled = fillFreely(locale, intent, text)
    expect(filled?.missing.length === 0 ? filled.params : undefined).toBeUndefined()
  })
})
