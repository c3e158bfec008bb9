import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

describe('the same asked in other words: short, dictated, in slang', () => {
  it.each([
    ['a Lu é minha madrinha', 'update_person personRef=Lu updates={relationship=madrinha}'],
    [
      'a Nina detesta barulho',
      'update_person personRef=Nina updates={preferences={dislikes={0=barulho}}}',
    ],
    ['a Nina é alérgica a quê?', 'get_person personRef=Nina fields={0=preferences}'],
    [
      'a consulta mudou pra quarta às 16h',
      'update_event eventRef={title=consulta} startTime=2026-11-25T16:00:00-03:00',
    ],
    [
      'agenda: prova de matemática dia 30 às 7h30',
      'create_event title=Prova de matemática startTime=2026-11-30T07:30:00-03:00',
    ],
    [
      'amanhã tem que pagar o iptu, me lembra',
      'create_reminder title=Pagar o iptu datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'ando sem paciência com as crianças',
      'analyze_context currentTopic=sem paciência com as crianças relatedAreas={0=health}',
    ],
    [
      'anota aí o aniversário do Caio: 5 de agosto',
      'update_person personRef=Caio updates={birthday=--08-05}',
    ],
    ['anota q meu sapato é 38', 'add_knowledge type=fact content=sapato é 38'],
    ['apaga tudo sobre meu antigo trabalho', 'forget_knowledge query=antigo trabalho scope=all'],
    ['aumenta minha meta de leitura pra 40 livros', 'update_goal goalRef=leitura targetValue=40'],
    [
      'bati o martelo: vou fazer intercâmbio',
      'save_decision title=Fazer intercâmbio chosenOption=fazer intercâmbio area=learning',
    ],
    [
      'bota um lembrete aí pra mim tomar o remédio às 8 da noite',
      'create_reminder title=Tomar o remédio datetime=2026-11-18T20:00:00-03:00',
    ],
    [
      'busca no google horário do mercado municipal',
      'web_search query=horário do mercado municipal',
    ],
    ['cheguei em 18 livros', 'update_goal_progress goalRef=livros currentValue=18'],
    ['como se fala obrigado em japonês?', 'translate targetLanguage=ja text=obrigado'],
    ['concluí o hábito journaling', 'record_habit habitRef=journaling date=2026-11-18'],
    [
      'consegue me lembrar de pagar a faculdade no dia 5?',
      'create_reminder title=Pagar a faculdade datetime=2026-12-05T09:00:00-03:00',
    ],
    [
      'decidi que vou trocar de carro ano que vem pq o meu tá gastando muito',
      'save_decision title=Trocar de carro ano que vem chosenOption=trocar de carro ano que vem reasoning=o meu tá gastando muito area=finance',
    ],
    ['depois me pergunta como foi a consulta', 'ask scheduledFor: create_followup topic=consulta'],
    [
      'devo aceitar a promoção?',
      'analyze_context currentTopic=aceitar a promoção relatedAreas={0=professional}',
    ],
    ['dá uma pesquisada em passagens pra Lisboa', 'web_search query=passagens pra Lisboa'],
    ['e amanhã, o que eu tenho?', 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    ['esquece que eu fumava', 'forget_knowledge query=fumava'],
    ['eu calço 39', 'add_knowledge type=fact content=calça 39'],
    ['eu já te falei da minha alergia?', 'search_knowledge query=alergia area=health'],
    ['fui na casa da Lu ontem', 'log_interaction personRef=Lu type=meeting date=2026-11-17'],
    ['gera pdf do extrato de outubro', 'generate_pdf source=extrato de outubro'],
    [
      'guarda isso: a placa do carro é ABC1D23',
      'add_knowledge type=fact content=placa do carro é ABC1D23',
    ],
    [
      'hoje meditei e li um pouco',
      'record_habit habitRef=meditação date=2026-11-18 + record_habit habitRef=leitura date=2026-11-18',
    ],
    ['hábito de ler feito', 'record_habit habitRef=leitura date=2026-11-18'],
    [
      'lembra eu de regar as planta amanha cedo',
      'create_reminder title=Regar as planta datetime=2026-11-19T09:00:00-03:00',
    ],
    ['lembra q eu uso oculos', 'add_knowledge type=fact content=usa oculos area=health'],
    [
      'lembrete comprar racao sabado',
      'create_reminder title=Comprar racao datetime=2026-11-21T09:00:00-03:00',
    ],
    [
      'liguei pro meu irmão e falei com a Lu',
      'log_interaction personRef=irmão type=call date=2026-11-18 + log_interaction personRef=Lu type=other date=2026-11-18',
    ],
    ['manda meus gastos do mês em pdf', 'generate_pdf source=gastos do mês'],
    [
      'marca aí jantar com a sogra domingo às 20h',
      'create_event title=Jantar com a sogra startTime=2026-11-22T20:00:00-03:00',
    ],
    [
      'marquei cabeleireiro pra sábado 11h',
      'create_event title=Cabeleireiro startTime=2026-11-21T11:00:00-03:00',
    ],
    [
      'me ajuda a criar o hábito de dormir cedo, dias de semana',
      'create_habit name=Dormir cedo frequency=weekdays',
    ],
    [
      'me avisa qnd for 18h pra eu buscar as crianças',
      'create_reminder title=Buscar as crianças datetime=2026-11-18T18:00:00-03:00',
    ],
    ['me faz um resumo desse artigo: inflação caiu', 'summarize_text text=inflação caiu'],
    [
      'me lembra d pagar o cartao amanha',
      'create_reminder title=Pagar o cartao datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'me pergunta sexta se eu liguei pro banco',
      'create_followup topic=liguei pro banco scheduledFor=2026-11-20',
    ],
    [
      'me sinto perdida na carreira',
      'analyze_context currentTopic=perdida na carreira relatedAreas={0=health 1=professional}',
    ],
    [
      'meta de correr uma maratona até outubro',
      'ask targetValue,unit: create_goal title=Correr uma maratona area=health startDate=2026-11-18 endDate=2027-10-31',
    ],
    ['metas não cumpridas', 'get_goals status=failed'],
    [
      'meu chefe adora charuto',
      'update_person personRef=chefe updates={preferences={interests={0=charuto}}}',
    ],
    [
      'meu filho se chama Theo',
      'add_knowledge type=fact content=filho se chama Theo area=relationships',
    ],
    ['minha agenda amanhã', 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    ['minha cor favorita é azul', 'add_knowledge type=preference content=cor favorita é azul'],
    [
      'minha cunhada é celíaca',
      'update_person personRef=cunhada updates={preferences={dietaryRestrictions={0=celíaca}}}',
    ],
    [
      'minha meta pro ano que vem é ler 30 livros',
      'create_goal title=Ler 30 livros area=learning targetValue=30 unit=livros startDate=2027-01-01 endDate=2027-12-31',
    ],
    [
      'minha vó não come carne há anos',
      'update_person personRef=vó updates={preferences={dietaryRestrictions={0=carne}}}',
    ],
    ['monta um relatório sobre carros elétricos', 'analyze_and_report topic=carros elétricos'],
    ['mostra minhas metas de finanças', 'get_goals area=finance'],
    [
      'muda a data da meta de emagrecer pra agosto',
      'update_goal goalRef=emagrecer endDate=2027-08-31',
    ],
    ['nasci em Belém', 'add_knowledge type=fact content=nasceu em Belém'],
    ['niver da Lu é 22/9', 'update_person personRef=Lu updates={birthday=--09-22}'],
    [
      'não esquece que eu não como porco',
      'add_knowledge type=fact content=não come porco area=health',
    ],
    [
      'não posso esquecer de levar o guarda-chuva amanhã',
      'create_reminder title=Levar o guarda-chuva datetime=2026-11-19T09:00:00-03:00',
    ],
    ['não quero mais a meta de correr', 'delete_goal goalRef=correr'],
    [
      'o Beto nasceu dia 10 de outubro de 1988',
      'update_person personRef=Beto updates={birthday=1988-10-10}',
    ],
    ['o Caio me ligou hoje cedo', 'log_interaction personRef=Caio type=call date=2026-11-18'],
    [
      'o Rui tem intolerância à lactose',
      'update_person personRef=Rui updates={preferences={dietaryRestrictions={0=lactose}}}',
    ],
    ['o que dar de presente pro Caio?', 'get_person personRef=Caio fields={0=preferences}'],
    ['o que tem pra hoje?', 'get_agenda startDate=2026-11-18 endDate=2026-11-18'],
    ['o que vc sabe de mim', 'search_knowledge'],
    [
      'objetivo: 200 horas de estudo até dezembro de 2027',
      'create_goal title=200 horas de estudo area=learning targetValue=200 unit=hours startDate=2026-11-18 endDate=2027-12-31',
    ],
    ['passei a tarde com minha avó', 'log_interaction personRef=avó type=meeting date=2026-11-18'],
    ['pesquisa aí quem ganhou o jogo ontem', 'web_search query=quem ganhou o jogo ontem'],
    [
      'pesquisa e faz um relatório sobre mercado de café',
      'analyze_and_report topic=mercado de café',
    ],
    ['pode apagar minha alergia a camarão', 'forget_knowledge query=alergia a camarão'],
    [
      'prefiro mensagem a ligação',
      'add_knowledge type=preference content=prefere mensagem a ligação',
    ],
    ['procura na internet receita de bolo de fubá', 'web_search query=receita de bolo de fubá'],
    [
      'qual foi a última vez que falei com meu pai?',
      'get_person personRef=pai fields={0=lastContact}',
    ],
    ['qual minha maior sequência de treino?', 'get_habits habitRef=treino'],
    [
      'qual é mesmo o nome do meu contador?',
      'search_knowledge query=nome do contador area=professional',
    ],
    ['quando a Lu faz aniversário?', 'get_person personRef=Lu fields={0=birthday}'],
    ['que horas é minha reunião amanhã?', 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    ['que tamanho de camisa eu uso?', 'search_knowledge query=tamanho de camisa eu uso'],
    ['quem é a Lu mesmo?', 'get_person personRef=Lu'],
    [
      'quero chegar a 75 kg até março',
      'create_goal title=Chegar a 75 kg area=health targetValue=75 unit=kg startDate=2026-11-18 endDate=2027-03-31',
    ],
    [
      'quero que você me pergunte amanhã como dormi',
      'create_followup topic=dormi scheduledFor=2026-11-19',
    ],
    ['quero um pdf das minhas metas', 'generate_pdf source=metas'],
    [
      'resolvi não ir mais na terapia',
      'save_decision title=Não ir mais na terapia chosenOption=não ir mais na terapia area=health',
    ],
    [
      'resume pra mim: a reunião decidiu adiar o lançamento. O time vai revisar o escopo.',
      'summarize_text text=reunião decidiu adiar o lançamento. O time vai revisar o escopo',
    ],
    [
      'reunião de condomínio quinta às 19h no salão de festas',
      'create_event title=Reunião de condomínio startTime=2026-11-19T19:00:00-03:00 location=salão de festas',
    ],
    ['saiba que eu sou canhota', 'add_knowledge type=fact content=é canhota'],
    [
      'seg 9h lembrar de mandar email pro cliente',
      'create_reminder title=Mandar email pro cliente datetime=2026-11-23T09:00:00-03:00',
    ],
    [
      'será que fiz certo em sair do emprego?',
      'analyze_context currentTopic=fiz certo em sair do emprego relatedAreas={0=professional}',
    ],
    [
      'tem reunião com o fornecedor na sexta 10h',
      'create_event title=Reunião com o fornecedor startTime=2026-11-20T10:00:00-03:00',
    ],
    ['tenho 3 gatos', 'add_knowledge type=fact content=tem 3 gatos'],
    ['tenho compromisso domingo?', 'get_agenda startDate=2026-11-22 endDate=2026-11-22'],
    ['tenho médico amanhã às 14', 'create_event title=Médico startTime=2026-11-19T14:00:00-03:00'],
    ['terminei meu namoro', 'analyze_context currentTopic=namoro relatedAreas={0=relationships}'],
    ['to mantendo o hábito de ler?', 'get_habits habitRef=leitura'],
    ['to perto de bater minha meta?', 'get_goals'],
    [
      'todo domingo à noite me lembra de separar a roupa',
      'create_reminder title=Separar a roupa datetime=2026-11-22T20:00:00-03:00 repeatPattern=weekly',
    ],
    [
      'trabalho de casa às terças',
      'add_knowledge type=fact content=trabalha de casa às terças area=professional',
    ],
    [
      'traduz "onde fica a estação" pro francês',
      'translate targetLanguage=fr text=onde fica a estação',
    ],
    [
      'traduz essa frase pra inglês: eu perdi meu voo',
      'translate targetLanguage=en text=eu perdi meu voo',
    ],
    [
      'troquei mensagem com o Rui anteontem',
      'log_interaction personRef=Rui type=message date=2026-11-16',
    ],
    [
      'tô com medo de perder o emprego',
      'analyze_context currentTopic=medo de perder o emprego relatedAreas={0=health 1=professional}',
    ],
    ['tô em 60% da meta de economia', 'update_goal_progress goalRef=economia currentValue=60'],
    ['tô muito pra baixo', 'analyze_context currentTopic=baixo relatedAreas={0=health}'],
    ['vi o Beto hoje na padaria', 'log_interaction personRef=Beto type=meeting date=2026-11-18'],
    ['você lembra onde eu estacionei?', 'search_knowledge query=estacionei'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text))).toBe(expected)
  })
})

describe('talk in the same words that asks for nothing', () => {
  it.each([
    'a Ana disse que vai me ligar amanhã',
    'a Júlia mora em Recife',
    'aceita que dói menos',
    'adoro meu trabalho',
    'almoço de domingo na casa da vó é sagrado',
    'cancelei a consulta',
    'conversei com a atendente e ela disse que não dá',
    'dobra a meta',
    'ela vive me lembrando de beber água',
    'encontrei um erro na fatura',
    'esse filme me lembra o meu avô',
    'eu amo minha mãe',
    'fala sério',
    'gosto muito de você',
    'guarda segredo',
    'hábitos de pessoas ricas',
    'liguei pra operadora e cancelei o plano',
    'mandei email pro suporte',
    'me dá uma dica de livro',
    'meu chefe marcou reunião amanhã às 8h',
    'meu irmão decidiu mudar de emprego',
    'meu objetivo na vida é ser feliz',
    'meu pai morava em Santos',
    'meu pai é teimoso',
    'minha irmã tá grávida',
    'minha mãe tem médico amanhã às 10',
    'não esqueci de pagar a luz',
    'não lembro onde deixei a chave',
    'não quero falar sobre isso',
    'não treinei hoje, só amanhã',
    'o João vai casar em maio',
    'o Pedro trabalha no banco',
    'o que fazer no fim de semana?',
    'odeio meu chefe',
    'paguei o dentista com o cartão da minha mãe',
    'perdi o compromisso',
    'qual a melhor meta pra 2027?',
    'quanto tempo dura a gravidez de uma elefanta?',
    'que saco essa reunião',
    'queria ter lido mais este ano',
    'reunião de família é sempre um caos',
    'se eu tivesse tempo eu meditava',
    'será que chove amanhã?',
    'tenho um compromisso com a verdade',
    'tá calor hoje né',
    'vi que o Palmeiras ganhou',
    'vou pensar se aceito',
  ])('%s', (text) => {
    expect(['none', 'model']).toContain(route(text).intent)
  })
})
