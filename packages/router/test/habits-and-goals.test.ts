import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

describe('habits, goals and how they go, pt-BR', () => {
  it.each([
    ['meditei hoje', 'record_habit habitRef=meditação date=2026-11-18'],
    ['ontem eu treinei', 'record_habit habitRef=treino date=2026-11-17'],
    ['já li hoje', 'record_habit habitRef=leitura date=2026-11-18'],
    ['fiz minha leitura', 'record_habit habitRef=leitura date=2026-11-18'],
    ['marca o hábito de beber água como feito', 'record_habit habitRef=beber água date=2026-11-18'],
    ['cumpri o hábito de caminhar', 'record_habit habitRef=caminhar date=2026-11-18'],
    [
      'cria o hábito de meditar todo dia de manhã',
      'create_habit name=Meditar frequency=daily periodOfDay=morning',
    ],
    [
      'quero criar o hábito de ler toda noite',
      'create_habit name=Ler frequency=daily periodOfDay=evening',
    ],
    ['novo hábito: beber água, todo dia', 'create_habit name=Beber água frequency=daily'],
    ['quero começar a correr 3 vezes por semana', 'create_habit name=Correr frequency=custom'],
    ['cria um hábito de estudar inglês', 'ask frequency: create_habit name=Estudar inglês'],
    ['quais são meus hábitos?', 'get_habits'],
    ['como tá minha sequência de meditação?', 'get_habits habitRef=meditação'],
    ['já meditei hoje?', 'get_habits habitRef=meditação'],
    [
      'minha meta é ler 20 livros até o fim do ano',
      'create_goal title=Ler 20 livros area=learning targetValue=20 unit=livros startDate=2026-11-18 endDate=2026-12-31',
    ],
    [
      'quero perder 6 kg até junho',
      'create_goal title=Perder 6 kg area=health targetValue=6 unit=kg startDate=2026-11-18 endDate=2027-06-30',
    ],
    [
      'quero juntar 10 mil até dezembro de 2027',
      'create_goal title=Juntar 10 mil area=finance targetValue=10000 unit=reais startDate=2026-11-18 endDate=2027-12-31',
    ],
    [
      'cria uma meta de correr 100 km em 2027',
      'create_goal title=Correr 100 km area=health targetValue=100 unit=km startDate=2027-01-01 endDate=2027-12-31',
    ],
    ['já li 12 livros', 'update_goal_progress goalRef=livros currentValue=12'],
    ['atualiza a meta de livros pra 12', 'update_goal_progress goalRef=livros currentValue=12'],
    ['muda o prazo da meta de leitura pra março', 'update_goal goalRef=leitura endDate=2027-03-31'],
    ['aumenta a meta de economizar pra 15 mil', 'update_goal goalRef=economizar targetValue=15000'],
    ['apaga a meta de correr', 'delete_goal goalRef=correr'],
    ['desisti da meta de ler 20 livros', 'delete_goal goalRef=ler 20 livros'],
    [
      'quero aprender 500 palavras em francês até julho',
      'create_goal title=Aprender 500 palavras em francês area=learning targetValue=500 unit=palavras startDate=2026-11-18 endDate=2027-07-31',
    ],
    ['quais são minhas metas?', 'get_goals'],
    ['metas concluídas', 'get_goals status=completed'],
    ['quais minhas metas de saúde?', 'get_goals area=health'],
    ['qual a tendência do meu peso?', 'get_trends metrics={0=weight}'],
    ['meu sono afeta meu humor?', 'get_trends metrics={0=sleep 1=mood}'],
    ['tem relação entre sono e humor?', 'get_trends metrics={0=sleep 1=mood}'],
    ['como meu peso evoluiu este ano?', 'get_trends metrics={0=weight} period=year'],
    ['como tá o equilíbrio da minha vida?', 'get_life_balance_score'],
    ['como tá minha vida no geral?', 'get_life_balance_score'],
    ['fiz minha meditação hoje de manhã', 'record_habit habitRef=meditação date=2026-11-18'],
    ['rezei antes de dormir', 'record_habit habitRef=oração date=2026-11-18'],
    ['fui pra academia ontem', 'record_habit habitRef=academia date=2026-11-17'],
    ['estudei inglês hoje', 'record_habit habitRef=estudo de inglês date=2026-11-18'],
    ['meditei 10 minutos', 'record_habit habitRef=meditação date=2026-11-18'],
    ['quero meditar todo dia', 'create_habit name=Meditar frequency=daily'],
    ['completei o hábito de ler', 'record_habit habitRef=leitura date=2026-11-18'],
    [
      'quero criar um hábito de beber 2 litros de água por dia',
      'create_habit name=Beber 2 litros de água frequency=daily',
    ],
    [
      'adiciona caminhada nos meus hábitos, dias úteis à noite',
      'create_habit name=Caminhada frequency=weekdays periodOfDay=evening',
    ],
    [
      'cria hábito: arrumar a cama, todo dia de manhã',
      'create_habit name=Arrumar a cama frequency=daily periodOfDay=morning',
    ],
    ['como tá meu hábito de leitura?', 'get_habits habitRef=leitura'],
    ['quantos dias seguidos eu treinei?', 'get_habits habitRef=treino'],
    ['quais hábitos faltam hoje?', 'get_habits'],
    ['já treinei hoje?', 'get_habits habitRef=treino'],
    [
      'quero economizar 5 mil até o fim do ano',
      'create_goal title=Economizar 5 mil area=finance targetValue=5000 unit=reais startDate=2026-11-18 endDate=2026-12-31',
    ],
    [
      'meu objetivo é correr 10 km até março',
      'create_goal title=Correr 10 km area=health targetValue=10 unit=km startDate=2026-11-18 endDate=2027-03-31',
    ],
    [
      'define uma meta de 80 kg até junho',
      'create_goal title=80 kg area=health targetValue=80 unit=kg startDate=2026-11-18 endDate=2027-06-30',
    ],
    [
      'meta: guardar 3000 reais até abril',
      'create_goal title=Guardar 3000 reais area=finance targetValue=3000 unit=reais startDate=2026-11-18 endDate=2027-04-30',
    ],
    ['tô com 8 livros na meta de leitura', 'update_goal_progress goalRef=leitura currentValue=8'],
    [
      'atualiza o progresso da meta de economia: 2500',
      'update_goal_progress goalRef=economia currentValue=2500',
    ],
    ['já juntei 2000 da meta da viagem', 'update_goal_progress goalRef=viagem currentValue=2000'],
    ['muda a meta de livros pra 30', 'update_goal goalRef=livros targetValue=30'],
    ['estende o prazo da meta de correr até maio', 'update_goal goalRef=correr endDate=2027-05-31'],
    ['cancela a meta de aprender francês', 'delete_goal goalRef=aprender francês'],
    ['como estão minhas metas?', 'get_goals'],
    ['quais metas eu já bati?', 'get_goals status=completed'],
    ['quanto falta pra bater a meta de livros?', 'get_goals'],
    ['meus objetivos financeiros', 'get_goals area=finance'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'pt-BR'))).toBe(expected)
  })
})

describe('habits, goals and how they go, en', () => {
  it.each([
    ['meditated today', 'record_habit habitRef=meditation date=2026-11-18'],
    ['I worked out yesterday', 'record_habit habitRef=workout date=2026-11-17'],
    ['mark my reading habit as done', 'record_habit habitRef=reading date=2026-11-18'],
    [
      'create a habit of meditating every morning',
      'create_habit name=Meditating frequency=daily periodOfDay=morning',
    ],
    ['I want to start running 3 times a week', 'create_habit name=Running frequency=custom'],
    ['new habit: drink water every day', 'create_habit name=Drink water frequency=daily'],
    ["how's my meditation streak?", 'get_habits habitRef=meditation'],
    ['did I meditate today?', 'get_habits habitRef=meditation'],
    ['what are my habits?', 'get_habits'],
    [
      'my goal is to read 20 books by the end of the year',
      'create_goal title=Read 20 books area=learning targetValue=20 unit=books startDate=2026-11-18 endDate=2026-12-31',
    ],
    [
      'I want to lose 6 kg by June',
      'create_goal title=Lose 6 kg area=health targetValue=6 unit=kg startDate=2026-11-18 endDate=2027-06-30',
    ],
    [
      'I want to save 10000 dollars by December 2027',
      'create_goal title=Save 10000 dollars area=finance targetValue=10000 unit=dollars startDate=2026-11-18 endDate=2027-12-31',
    ],
    [
      'set a goal to run 100 km in 2027',
      'create_goal title=Run 100 km area=health targetValue=100 unit=km startDate=2027-01-01 endDate=2027-12-31',
    ],
    ["I've read 12 books", 'update_goal_progress goalRef=books currentValue=12'],
    ['update my reading goal to 12', 'update_goal_progress goalRef=reading currentValue=12'],
    ['delete my running goal', 'delete_goal goalRef=running'],
    ['what are my goals?', 'get_goals'],
    ['show my completed goals', 'get_goals status=completed'],
    ['what are my health goals?', 'get_goals area=health'],
    [
      'change the deadline of my reading goal to March',
      'update_goal goalRef=reading endDate=2027-03-31',
    ],
    ['how has my weight changed this year?', 'get_trends metrics={0=weight} period=year'],
    ['does sleep affect my mood?', 'get_trends metrics={0=sleep 1=mood}'],
    ['how balanced is my life?', 'get_life_balance_score'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'en'))).toBe(expected)
  })
})
