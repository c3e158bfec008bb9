// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "status": {
      "reading": "Lendo…",
      "deciding": "Um instante…",
      "undoing": "Desfazendo…",
      "thinking": "Pensando…"
    },
    "proposal": {
      "one": "{{title}}\nConfirma?",
      "many": "Confere antes:\n{{lines}}\nConfirma tudo, ou só alguns?",
      "corrected": "Agora ficou assim:\n{{title}}\nConfirma?",
      "correctedMany": "Agora ficou assim:\n{{lines}}\nConfirma tudo, ou só alguns?",
      "changed": "Algo mudou nesse meio-tempo, então não gravei. Agora fica assim: {{title}}\nConfirma?",
      "stillWaiting": "Ainda falta o seu ok: {{titles}}."
    },
    "decision": {
      "denied": "Certo, não gravei nada.",
      "kept": "Certo, ficou como estava.",
      "deniedSome": "Deixei de fora: {{titles}}.",
      "alreadyApproved": "Isso já está gravado: {{title}}",
      "alreadyDenied": "Isso você já tinha recusado: {{title}}",
      "expired": "Passaram as 24 horas para confirmar: {{title}}. Se ainda quiser, é só pedir de novo.",
      "stale": "Esse cartão estava desatualizado, então não gravei. Agora está assim: {{title}}\nConfirma?",
      "notFound": "Não achei nada esperando essa confirmação. Nada foi gravado.",
      "failed": "Não consegui gravar; continua esperando o seu ok: {{title}}",
      "nothingPending": "Não tem nada esperando confirmação.",
      "noSuchItem_one": "Só tem um item esperando.",
      "noSuchItem_other": "Só tem {{count}} itens esperando."
    },
    "card": {
      "accepts": {
        "record": "anotar|anota|pode anotar",
        "change": "alterar|altera|altere|pode alterar|sim, altera|sim, pode alterar|altera sim|altera assim|pode alterar assim",
        "delete": "apagar|apaga|apague|pode apagar|sim, apaga|apaga sim|apaga mesmo|pode apagar mesmo",
        "pay": "marcar como paga|marca como paga|marca|pode marcar|sim, marca|marca sim",
        "unpay": "voltar para não paga|volta para não paga|volta pra não paga|pode voltar|volta|sim, volta",
        "confirm": "confirmar|confirma|confirme|pode confirmar|sim, confirma"
      },
      "refuses": {
        "record": "não anotar|não, deixa|não, deixa assim|não, deixa como está",
        "other": "deixar como está|deixe como está|deixa como está|deixa como tá|deixa como estava|deixa como tava|não, deixa|não, deixa assim|não, deixa como está|não, deixa como tá|não altera|não altere|não alterar|não muda|não mude|não mexe|não apaga|não apague|não, mantém|não, mantém assim|mantém como está|mantém como estava"
      }
    },
    "edit": {
      "which": "Qual deles?\n{{lines}}",
      "invalid": "Esse valor não serve para {{fields}}. Não mudei nada.",
      "invalidAny": "Não consegui usar isso. Não mudei nada.",
      "same": "Isso não muda nada aqui:\n{{title}}\nConfirma assim?",
      "notEditable": "Isto não dá para mudar no cartão: {{fields}}."
    },
    "ask": {
      "between": "Entre {{whole}} e {{other}}, quanto foi mesmo?",
      "share": "Dos {{whole}}, quanto saiu do seu bolso?",
      "again": "Não consegui usar essa resposta.",
      "missing": "Só falta {{slots}}. Qual é?",
      "dropped": "Certo, deixa pra lá."
    },
    "reason": {
      "malformed-number": "Não consegui ler esse número.",
      "negative-amount": "O valor não pode ser negativo.",
      "zero-amount": "O valor não pode ser zero.",
      "amount-too-large": "Esse valor é grande demais.",
      "impossible-date": "Essa data não existe.",
      "impossible-time": "Esse horário não existe.",
      "out-of-range": "Esse valor me parece errado.",
      "unclear-date": "Não entendi que dia foi."
    },
    "undo": {
      "done": {
        "create": "Pronto, tirei: {{what}}.",
        "update": "Pronto, voltou ao que era: {{what}}.",
        "delete": "Pronto, está de volta: {{what}}.",
        "mark_bill_paid": "Pronto, voltou a ficar em aberto: {{what}}.",
        "unmark_bill_paid": "Pronto, está paga de novo: {{what}}.",
        "update_person": "Pronto, desfiz: {{what}}.",
        "other": "Pronto, desfiz: {{what}}."
      },
      "nothing": "Não tem nada para desfazer.",
      "already": "Isso já estava desfeito: {{what}}.",
      "changed": "Isso mudou depois, então não mexi: {{what}}.",
      "notFound": "Não achei esse registro. Nada foi desfeito.",
      "elsewhere": "{{what}}; de outra conversa, {{day}} às {{time}}",
      "askElsewhere": "{{write}}. Desfaço mesmo assim?",
      "bare": "cancela|cancele|cancelar|cancela aí|pode cancelar|deixa pra lá|deixa quieto|esquece|esqueça|esquece isso|deixa isso pra lá|ah deixa pra lá|melhor não|não, cancela",
      "askLast": "É pra desfazer isto? {{write}}",
      "askWhich": "Qual eu desfaço?",
      "askSeveral_one": "{{lines}}\nDesfaço?",
      "askSeveral_other": "{{lines}}\nDesfaço esses {{count}}?",
      "doneSeveral": "Pronto, desfiz:\n{{lines}}",
      "noneOfThem": "Então deixei tudo como estava."
    },
    "redo": {
      "redone": "Pronto, está de volta: {{what}}.",
      "nothing": "Não tem nada para refazer.",
      "changed": "Algo mudou desde então, então não refiz: {{what}}."
    },
    "chat": {
      "greeting": {
        "morning": {
          "a": "Bom dia! Dormiu bem?",
          "b": "Bom dia! O que eu anoto?",
          "c": "Bom dia! Pode falar."
        },
        "afternoon": {
          "a": "Boa tarde! Como vai o dia?",
          "b": "Boa tarde! O que eu anoto?",
          "c": "Boa tarde! Pode falar."
        },
        "night": {
          "a": "Boa noite! Como foi o dia?",
          "b": "Boa noite! Faltou anotar alguma coisa hoje?",
          "c": "Boa noite! Pode falar."
        }
      },
      "thanks": {
        "a": "De nada!",
        "b": "Imagina!",
        "c": "Por nada!",
        "d": "Disponha!"
      },
      "farewell": {
        "a": "Até mais!",
        "b": "Tchau! Quando precisar, é só chamar.",
        "c": "Até logo, se cuida!"
      },
      "goodNight": {
        "a": "Boa noite, dorme bem!",
        "b": "Boa noite, até amanhã!",
        "c": "Bom descanso!"
      },
      "fine": {
        "a": "Beleza!",
        "b": "Fechado!",
        "c": "Combinado!"
      },
      "laugh": {
        "a": "Kkk! Que bom que te fiz rir.",
        "b": "Kkkk!",
        "c": "Boa!"
      },
      "wellbeing": {
        "a": "Tudo certo por aqui! E você?",
        "b": "Tudo bem, obrigado! E com você?",
        "c": "Tudo em ordem! E aí, como você está?"
      },
      "who": "Sou o Parco, seu assistente. Cuido do que você anota sobre dinheiro, corpo, hábitos, metas, pessoas e agenda, e respondo quando você pergunta.",
      "maker": "Um projeto de código aberto, o Parco. Sou um programa, não uma pessoa.",
      "robot": "Sou um programa. Não durmo, não como e não sinto, mas tenho toda a paciência do mundo.",
      "apology": {
        "a": "Imagina, sem problema!",
        "b": "Tranquilo!",
        "c": "Que nada, relaxa!"
      },
      "insult": {
        "a": "Desculpa, ainda erro bastante. O que eu deveria ter entendido?",
        "b": "Justo. Fala de outro jeito que eu tento de novo."
      },
      "affection": {
        "a": "Que carinho, obrigado!",
        "b": "Que bom poder ajudar!"
      },
      "joke": {
        "a": "Por que o boleto foi ao psicólogo? Porque vivia vencido.",
        "b": "Meu cofrinho é muito reservado, guarda tudo pra ele.",
        "c": "Eu ia contar uma do meu salário, mas ela acaba rápido demais."
      },
      "privacy": "Seus dados ficam onde o Parco está instalado. Só um modelo de linguagem, se você ligar um, vê suas mensagens.",
      "price": "É de graça, e o código é aberto.",
      "export": "Na página, em “Importar e exportar”, dá para baixar tudo. No terminal, é o “parco export”.",
      "offline": "O Parco roda nesta máquina e funciona sem internet. Só um modelo de linguagem de fora precisaria dela, se você ligar um.",
      "erase": "Na página, em “Importar e exportar”, tem “Apagar tudo”; no terminal é “parco delete-everything”. Uma coisa só: “esquece …” ou “apaga …”.",
      "model": "Quase tudo eu entendo com regras próprias, sem modelo. Se há um ligado, aparece em “Configurações”; no terminal é “parco model”.",
      "connect": "Em “Configurações”, escolha um modelo e cole a chave do provedor; no terminal é “parco model”. Sem chave, o Ollama roda um de graça na sua máquina. Sem modelo também funciono: o dia a dia não precisa dele.",
      "mistakes": "Diga “desfaz” e eu tiro a última coisa, ou “apaga o mercado” para uma só. Para trocar um valor: “o mercado foi 81”.",
      "compose": "Escrever textos eu só consigo com um modelo de linguagem. Dá para ligar um em “Configurações”, ou com “parco model”.",
      "mail": "Não, só sei o que você me conta aqui. Não leio e-mail, mensagens, fotos nem contas; extrato do banco dá para importar de um arquivo.",
      "letters": "A página segue o navegador: Ctrl e + (no Mac, ⌘ e +) aumentam tudo.",
      "confused": "Desculpe! Pode falar como falaria com um amigo: “gastei 12 no almoço”, “dentista sexta às 15h”, “o que tem amanhã?”",
      "chart": "Os gráficos ficam na página, em Dinheiro, Corpo e Hábitos. Aqui conto em números: “gastos por categoria este mês”.",
      "withdrawal": "Dinheiro na mão ainda não é gasto, então não anotei. Quando gastar, me conta com o quê!",
      "season": {
        "a": "Pra você também!",
        "b": "Obrigado, pra você também!"
      },
      "achieved": {
        "a": "Parabéns! Fico muito feliz.",
        "b": "Que notícia boa, parabéns!",
        "c": "Aê, parabéns!"
      },
      "glad": {
        "a": "Que bom!",
        "b": "Boa, fico feliz!",
        "c": "Que ótimo, aproveita!"
      },
      "weather": {
        "a": "Pois é! Se cuida por aí.",
        "b": "Daqui de dentro eu não sinto, mas acredito!",
        "c": "Nem me fale!"
      },
      "passing": {
        "a": "Te entendo! Se quiser, a gente olha o seu dia juntos.",
        "b": "Sei como é! Se quiser, pergunte “o que eu tenho hoje?”"
      },
      "rates": "A cotação de hoje eu não sei. Diga o valor em qualquer moeda que eu anoto do jeito que é.",
      "forecast": "A previsão do tempo eu não consigo ver daqui. Já o seu dia eu sei: “o que eu tenho amanhã?”",
      "listening": {
        "a": "Tô aqui. Pode falar!",
        "b": "Pode falar, tô ouvindo."
      },
      "nothingToRecord": {
        "a": "Entendi! Se quiser que eu anote algo, diga o quê e quanto.",
        "b": "Certo! Se for pra anotar, me diz o quê e quanto."
      },
      "unknown": "Essa eu não sei. Do que você anotou eu sei, como em “quanto gastei este mês?”",
      "notYet": "Isso ainda não aconteceu, então não anotei. Quando acontecer, me conta!",
      "help": "É só conversar: “gastei 12 no almoço”, “dormi 7 horas”, “a internet é 120 todo dia 10”. Depois pergunte: “quanto gastei este mês?”",
      "notRecorded": "Certo, não anotei. Se quiser que eu anote, diga o quê e quanto.",
      "stillOpen": "Certo, nada foi gravado ainda.",
      "notHappened": "Então não tem o que anotar.",
      "someoneElse": "Isso é de outra pessoa, então não anotei.",
      "noCalls": "Não ligo nem mando mensagem pra ninguém, mas posso te lembrar: “me lembra de ligar pra minha mãe às 18h”.",
      "noMachines": "Não controlo aparelhos nem toco música. Do que você anota e quer lembrar, cuido eu.",
      "limits": "Não pago, não ligo pra ninguém e não mexo em aparelhos; também não sei das notícias. Cuido do que você anota: dinheiro, corpo, hábitos, agenda e memória.",
      "languages": "Falo português e inglês. Para trocar, diga “fala em inglês”.",
      "noOrders": "Não pago nem peço nada; só anoto o que você me conta."
    },
    "care": {
      "grief": {
        "a": "Sinto muito pela sua perda. Não precisa anotar nada agora. Estou aqui.",
        "b": "Sinto muito mesmo. Leve o tempo que precisar; estou aqui."
      },
      "money": {
        "a": "Sinto muito, isso pesa mesmo. Se ajudar, vemos juntos como está o mês. É só pedir “resumo do mês”.",
        "b": "Sinto muito, isso tira o sono de qualquer um. Quando quiser, pergunte “o que falta pagar?” e vemos conta por conta."
      },
      "work": {
        "a": "Sinto muito, é um baque. Quando der, o “resumo do mês” mostra como estão as contas.",
        "b": "É muita coisa de uma vez. Quando ajudar, peça o “resumo do mês” e olhamos o dinheiro juntos."
      },
      "love": {
        "a": "Sinto muito, isso dói. Estou aqui.",
        "b": "Que difícil. Vai com calma com você; estou aqui."
      },
      "low": {
        "a": "Sinto muito que esteja tão pesado. Estou aqui.",
        "b": "Que fase puxada. Não precisa resolver tudo hoje; estou aqui.",
        "c": "Sinto muito que você esteja assim. Me contar “humor 3” de vez em quando pode ajudar a ver como vai."
      },
      "unwell": {
        "a": "Poxa, melhoras! Descansa se der.",
        "b": "Que chato, melhoras! Se piorar, procure um médico."
      },
      "night": {
        "a": "Poxa, noite ruim acaba com a gente. Se souber quantas horas foram, anoto, tipo “dormi 5 horas”.",
        "b": "Que pena. Tomara que hoje seja melhor! Se quiser acompanhar, me diz as horas, tipo “dormi 5 horas”."
      },
      "fedUp": {
        "a": "Haja paciência! Se ajudar, anoto como você tá, tipo “humor 4”.",
        "b": "Que canseira. Respira fundo; se quiser, anoto seu humor, tipo “humor 4”."
      },
      "spending": {
        "a": "Boa decisão! Um limite ajuda, tipo “meu orçamento de delivery é 200”. Aí eu digo quanto ainda resta.",
        "b": "Dá pra começar com um limite, tipo “meu orçamento de delivery é 200”. Aí eu digo quanto ainda resta."
      },
      "choice": "Essa decisão é sua. Pôr em palavras já ajuda, e se envolver dinheiro, me peça o “resumo do mês”."
    },
    "reasoning": {
      "or": " ou ",
      "noModel": "Não peguei essa.",
      "unclear": "Não entendi o que fazer com isso. Se for pra guardar, comece com “anota que”.",
      "modelFailed": "Não peguei essa, e o modelo de linguagem não respondeu. Tente daqui a pouco.",
      "conversation": "Ainda não sou bom de papo.",
      "try": "Dá pra dizer assim: {{examples}}.",
      "notYet": "Ainda não sei {{what}}.",
      "inactive": "Isso está desligado aqui.",
      "needsModel": "Para {{what}} eu preciso de um modelo de linguagem. Dá para ligar um em “Configurações”, ou com “parco model”.",
      "tooMuch": "É bastante coisa de uma vez e eu me perdi; não gravei nada. Me conta uma de cada vez.",
      "setUp": "(Com um modelo de linguagem eu iria mais longe. Dá para ligar um em “Configurações”, ou com “parco model”.)"
    },
    "example": {
      "create_expense": "gastei 12 no almoço",
      "update_expense": "o almoço foi 15",
      "delete_expense": "apaga o almoço",
      "get_expenses": "quanto gastei este mês?",
      "create_income": "recebi 3000 de salário",
      "get_incomes": "quanto entrou este mês?",
      "get_finance_summary": "resumo do mês",
      "create_bill": "a internet é 120 todo dia 10",
      "mark_bill_paid": "paguei a internet",
      "get_bills": "minhas contas",
      "get_pending_bills": "o que falta pagar?",
      "record_metric": "tomei 300 ml de água",
      "get_tracking_history": "como foi meu sono esta semana?",
      "undo": "desfaz"
    },
    "model": {
      "none": "Ainda não há modelo de linguagem. Escolha um nas configurações, ou com `parco model`.",
      "answers": "{{model}} respondeu em {{seconds}} s."
    },
    "leftOut": {
      "joints": "e|mas|só que|e aí|aí|depois|e depois",
      "and": " e ",
      "told": "Só não anotei {{said}}.",
      "asked": "Só não sei responder {{said}}.",
      "unknown": "Só não entendi {{said}}."
    },
    "thinking": {
      "busy": "Ainda estou pensando na sua última mensagem. Espera um instante ou me interrompe antes.",
      "oneAtATime": "Uma coisa de cada vez: me pergunta o resto depois dessa.",
      "nothingWritten": "Ainda não gravei nada.",
      "unfinished": "Parei por aqui. Se quiser que eu continue, é só pedir.",
      "stopped": "Parei antes do fim.",
      "limit": {
        "day": "O limite de hoje para o modelo de linguagem acabou. Tudo que não precisa dele continua funcionando.",
        "month": "O limite do mês para o modelo de linguagem acabou. Tudo que não precisa dele continua funcionando."
      },
      "failed": {
        "settings": "Não deu para perguntar ao modelo de linguagem: falta algo na configuração dele. O `parco model` diz o quê.",
        "key": "O provedor do modelo de linguagem não aceitou a chave. Me dê outra nas configurações, ou com `parco model`.",
        "name": "O provedor não conhece nenhum modelo com esse nome. Escolha outro nas configurações, ou com `parco model`.",
        "quota": "O provedor do modelo de linguagem diz que o crédito acabou. Nada foi gravado.",
        "busy": "O modelo de linguagem está sobrecarregado. Tenta de novo em um minuto.",
        "pause": "O provedor do modelo de linguagem recebeu pedidos demais e pediu uma pausa. Tenta de novo em um minuto.",
        "fault": "O provedor do modelo de linguagem está com uma falha do lado dele. Tenta de novo em alguns minutos ou escolhe outro modelo nas configurações.",
        "unreachable": "Não consegui falar com o modelo de linguagem. Confere a conexão e tenta de novo.",
        "withheld": "O provedor do modelo segurou essa resposta. Tenta dizer de outro jeito.",
        "tooLong": "Isso é longo demais para o modelo de linguagem. Manda em partes menores.",
        "unreadable": "O modelo de linguagem não deu uma resposta que eu consiga ler. Tenta de novo.",
        "cut": "A resposta foi cortada no meio. Pergunta de novo que eu recomeço.",
        "other": "Alguma coisa deu errado enquanto eu pensava, e nada foi gravado. Tenta de novo."
      },
      "interrupted": "Fui interrompido enquanto pensava. Manda de novo que eu continuo daí."
    },
    "safety": {
      "self_harm": "Sinto muito que esteja tão pesado. Você está em segurança agora? Você pode falar com o CVV pelo 188, de graça, a qualquer hora, ou em cvv.org.br. Se houver perigo imediato, ligue 192. Pode continuar falando comigo.",
      "violence": "Sinto muito que isso esteja acontecendo; não é culpa sua. Se houver perigo agora, ligue 190. A Central de Atendimento à Mulher atende no 180, e o Disque 100 recebe outras denúncias, a qualquer hora e de graça. Pode continuar falando comigo."
    },
    "clock": {
      "time": "Agora são {{time}}.",
      "timeThere": "Lá são {{time}}.",
      "timeThereOn": "Lá são {{time}}, {{day}}.",
      "unknownPlace": "Não sei o fuso de “{{place}}”. Pergunte por uma cidade: “que horas são em Lisboa?”",
      "today": "hoje é {{date}}.",
      "ahead_one": "{{date}}. Falta {{count}} dia.",
      "ahead_other": "{{date}}. Faltam {{count}} dias.",
      "ago_one": "{{date}}. Foi há {{count}} dia.",
      "ago_other": "{{date}}. Foi há {{count}} dias."
    },
    "holiday": {
      "newYear": "Ano-Novo",
      "carnival": "Carnaval",
      "ashWednesday": "Quarta-feira de Cinzas",
      "goodFriday": "Sexta-feira Santa",
      "easter": "Páscoa",
      "corpusChristi": "Corpus Christi",
      "tiradentes": "Tiradentes",
      "labourDay": "Dia do Trabalho",
      "mothersDay": "Dia das Mães",
      "lovers": "Dia dos Namorados",
      "saintJohn": "São João",
      "fathersDay": "Dia dos Pais",
      "independence": "Independência do Brasil",
      "aparecida": "Nossa Senhora Aparecida e Dia das Crianças",
      "allSouls": "Finados",
      "republic": "Proclamação da República",
      "consciousness": "Consciência Negra",
      "christmasEve": "Véspera de Natal",
      "christmas": "Natal",
      "newYearsEve": "Véspera de Ano-Novo",
      "halloween": "Dia das Bruxas",
      "martinLutherKing": "Dia de Martin Luther King",
      "valentines": "Valentine's Day",
      "presidentsDay": "Dia dos Presidentes (EUA)",
      "memorialDay": "Memorial Day (EUA)",
      "fathersDayOfUs": "Dia dos Pais (EUA)",
      "juneteenth": "Juneteenth (EUA)",
      "independenceOfUs": "Independência dos EUA",
      "laborDayOfUs": "Dia do Trabalho (EUA)",
      "columbusDay": "Columbus Day (EUA)",
      "veteransDay": "Dia dos Veteranos (EUA)",
      "thanksgiving": "Ação de Graças (EUA)",
      "blackFriday": "Black Friday"
    },
    "dated": {
      "until": "até {{day}}",
      "before": "antes de {{day}}",
      "on": "em {{day}}"
    },
    "pronoun": {
      "bare": {
        "words": "ele|ela",
        "named": "{{name}}"
      },
      "of": {
        "words": "dele|dela",
        "named": "de {{name}}"
      },
      "to": {
        "words": "lhe",
        "named": "para {{name}}"
      },
      "ofOne": "ele|dele;ela|dela",
      "leftOut": {
        "words": "mora|vive|trabalha|estuda|torce|calça|veste|toca|fala|gosta|adora|odeia|detesta|prefere|come|dirige",
        "named": "{{name}}"
      },
      "somebody": "Zulmirete",
      "who": "Quem é “{{pronoun}}”?"
    },
    "correction": {
      "opening": "na verdade",
      "says": "passa pra|passa para|passe para|joga pra|adia pra|remarca pra|antecipa pra|deixa pra|é às|é no dia|foi|foram|deu|deram|custou|saiu|saiu por|ficou|ficou em|veio|o certo é|o certo era|o valor é|o valor foi|o valor certo é|o dia certo foi|o dia foi",
      "opens": "na real|na real,|pensando bem|pensando bem,|não, pera,|não pera|não pera,|pera|pera,|opa|opa,|ops|ops,|espera,|errei,|quer dizer|quer dizer,|ou melhor|ou melhor,|melhor dizendo|melhor dizendo,|digo|digo,|aliás|aliás,|alias|alias,|desculpa|desculpa,|perdão|perdão,"
    },
    "arithmetic": {
      "result": "Dá {{result}}.",
      "rounded": "Dá {{result}}, arredondado.",
      "share": "Dá {{result}} para cada.",
      "byZero": "Não dá para dividir por zero.",
      "tooLarge": "Essa conta passa do que eu calculo.",
      "splits": "racha|rache",
      "asks": "divide|divida|dividir|racha|rachar|rache|racha a conta de|quanto é|quanto que é|quanto é que dá|quanto dá|quanto da|quanto fica|quanto são|qual é o resultado de|qual o resultado de|calcula|calcule|calcula pra mim|calcula aí|me diz quanto é|e quanto é|sabe quanto é",
      "plus": "mais|somado a|somado com",
      "minus": "menos",
      "times": "vezes|x|multiplicado por",
      "dividedBy": "dividido por|dividida por|dividido pra|sobre|por|entre",
      "power": "elevado a|elevado à",
      "percent": "por cento",
      "of": "de|do|da|de gorjeta em|de gorjeta sobre|de desconto em|em cima de",
      "zero": "zero"
    },
    "conversion": {
      "result": "{{one}} = {{other}}.",
      "joins": "em|pra|para|a|são quantos|são quantas|dá quantos|dá quantas|dão quantos|dão quantas|é quantos|é quantas|equivale a quantos|equivale a quantas|equivalem a quantos|equivalem a quantas|tem quantos|tem quantas|têm quantos|têm quantas|em quantos",
      "asks": "converte|converta|converter|converte pra mim|me converte|transforma|transforme|passa|quanto é|quanto são|quanto dá|quanto dão|quanto seria|quanto mede|quanto pesa|e|sabe quanto é|me diz quanto é",
      "ones": "um|uma|1",
      "many": "quantos|quantas|sabe quantos|sabe quantas|me diz quantos|me diz quantas",
      "holds": "tem em|tem|têm|há em|cabem em|cabe em|são|dão|dá|vale|valem|equivalem a|equivale a|em|tem numa|tem num|há numa|há num|cabem numa|cabem num|formam",
      "kitchen": {
        "cup_one": "{{amount}} xícara",
        "cup_other": "{{amount}} xícaras",
        "tablespoon_one": "{{amount}} colher de sopa",
        "tablespoon_other": "{{amount}} colheres de sopa",
        "teaspoon_one": "{{amount}} colher de chá",
        "teaspoon_other": "{{amount}} colheres de chá"
      },
      "units": {
        "millimeter": "mm",
        "centimeter": "cm",
        "meter": "m",
        "kilometer": "km|quilômetros|kms|quilometro",
        "inch": "pol|polegadas",
        "foot": "pé|pés|ft",
        "yard": "jardas|yd",
        "mile": "mi|milhas",
        "gram": "gr|gramas",
        "kilogram": "quilo|quilos|kilo|kilos|kgs",
        "ounce": "oz|onças",
        "pound": "lb|lbs|libras",
        "stone": "stones",
        "milliliter": "ml|mls",
        "liter": "l|lt|litros",
        "fluid-ounce": "onças fluidas|onça líquida|onças líquidas",
        "gallon": "galões",
        "cup": "xícara|xícaras|xícara de chá|xícaras de chá",
        "tablespoon": "colher de sopa|colheres de sopa",
        "teaspoon": "colher de chá|colheres de chá",
        "celsius": "graus celsius|celsius|graus c|c|graus centígrados",
        "fahrenheit": "graus fahrenheit|fahrenheit|graus f|f",
        "second": "segundos|seg",
        "minute": "minutos|min",
        "hour": "horas|h|hora",
        "day": "dias",
        "week": "semanas",
        "acre": "acres",
        "hectare": "hectares|ha",
        "megabyte": "mega|megas|mb",
        "gigabyte": "giga|gigas|gb",
        "terabyte": "tera|teras|tb"
      }
    },
    "records": {
      "heading_one": "Você anotou {{count}} coisa {{period}}:",
      "heading_other": "Você anotou {{count}} coisas {{period}}:",
      "nothing": "Você ainda não anotou nada {{period}}.",
      "more_one": "e mais {{count}}",
      "more_other": "e mais {{count}}",
      "all": "Para ver tudo: “o que eu anotei essa semana?”",
      "last": "A última coisa que gravei: {{what}}.",
      "noLast": "Ainda não gravei nada seu."
    },
    "transactions": {
      "date": "Data",
      "kind": "Tipo",
      "name": "Nome",
      "category": "Categoria",
      "amount": "Valor",
      "currency": "Moeda",
      "paidBy": "Forma de pagamento",
      "card": "Cartão",
      "installments": "Parcelas",
      "id": "Id"
    },
    "followUp": {
      "nothingAsked": "Não sei a qual pergunta isso se junta. Diga inteira, como “quanto gastei com comida ontem?”.",
      "doesNotFit": "Isso não se junta à sua última pergunta. Diga inteira, como “quanto gastei com comida ontem?”."
    },
    "printout": {
      "asQuestion": "mostra {{source}}|mostra meus {{source}}|como foi a {{source}}|resumo do {{source}}",
      "for": "em|pro|pra|para",
      "whom": "pdf|contador|contadora|medico|medica|doutor|doutora|cardiologista|endocrino|nutricionista|nutri|dentista|psicologo|psicologa|terapeuta|personal|banco|chefe|advogado|advogada|levar|mandar|mostrar|enviar|entregar|guardar|imprimir",
      "pointing": "salvar|mandar|exportar|isso|isto|disso|esse|essa|esses|essas|aquilo|essa resposta|a resposta|a última resposta|tudo isso|tudo",
      "short": "(É só isso, então não fiz um PDF.)",
      "ready": "Está tudo no PDF.",
      "ofWhat": "PDF do quê? Por exemplo, “um PDF dos meus gastos de novembro” ou “meus treinos em PDF”.",
      "notKept": "Não entendi o que vai nesse PDF. Ponho nele o que você anotou aqui; pergunte do seu jeito e depois diga “em PDF”.",
      "made": "Como estava em {{day}}, às {{time}}",
      "footer": "Parco · página {{page}} de {{pages}}"
    },
    "inbox": {
      "title": "Lembretes e avisos"
    },
    "error": {
      "message-empty": "Escreva alguma coisa primeiro.",
      "message-too-long": "Ficou comprido demais; a mensagem pode ter até 10.000 caracteres.",
      "bad-request": "Tem caracteres aí que não dá para ler. Escreva de novo, por favor.",
      "bad-id": "O {{field}} não é válido: {{problem}}. Nada foi gravado.",
      "bad-key": "Uma chave de idempotência tem de 1 a {{count}} caracteres ASCII visíveis. Nada foi gravado.",
      "fields": "Isto ainda não está certo: {{fields}}. Nada foi gravado.",
      "idempotency-mismatch": "Este envio repete a chave de outra mensagem. Nada foi gravado.",
      "not-found": "Não achei isso entre os seus dados.",
      "store-full": "O disco está cheio, então nada foi gravado. Libere espaço e tente de novo; seus dados estão seguros.",
      "store-unavailable": "Perdi o banco de dados, e nada foi gravado. Tente de novo em instantes.",
      "timeout": "O banco de dados demorou demais, e nada foi gravado. Tente de novo.",
      "conflict": "Outra gravação chegou primeiro, e esta não foi feita. Tente de novo.",
      "aborted": "Interrompido. Nada foi gravado.",
      "internal": "Algo deu errado do meu lado, e nada foi gravado. Referência: {{reference}}"
    },
    "intent": {
      "analyze_context": "pesar uma escolha junto com você",
      "web_search": "pesquisar na internet",
      "translate": "traduzir",
      "summarize_text": "resumir textos",
      "analyze_and_report": "fazer relatórios"
    }
  },
  "en": {
    "status": {
      "reading": "Reading…",
      "deciding": "One moment…",
      "undoing": "Undoing…",
      "thinking": "Thinking…"
    },
    "proposal": {
      "one": "{{title}}\nGo ahead?",
      "many": "Check these first:\n{{lines}}\nAll of them, or just some?",
      "corrected": "Now it reads:\n{{title}}\nGo ahead?",
      "correctedMany": "Now it reads:\n{{lines}}\nAll of them, or just some?",
      "changed": "Something changed meanwhile, so I saved nothing. Now it reads: {{title}}\nGo ahead?",
      "stillWaiting": "Still waiting for your OK: {{titles}}."
    },
    "decision": {
      "denied": "OK, nothing saved.",
      "kept": "OK, left as it was.",
      "deniedSome": "Left out: {{titles}}.",
      "alreadyApproved": "That is saved already: {{title}}",
      "alreadyDenied": "You turned that down earlier: {{title}}",
      "expired": "The 24 hours to confirm are over: {{title}}. Still want it? Just ask again.",
      "stale": "That card was out of date, so I saved nothing. Now it reads: {{title}}\nGo ahead?",
      "notFound": "I found nothing waiting for that. Nothing was saved.",
      "failed": "I couldn't save this; it is still waiting for your OK: {{title}}",
      "nothingPending": "Nothing is waiting for your OK.",
      "noSuchItem_one": "Only one item is waiting.",
      "noSuchItem_other": "Only {{count}} items are waiting."
    },
    "card": {
      "accepts": {
        "record": "save|save it",
        "change": "change|change it|change that|yes, change it|go ahead and change it",
        "delete": "delete|delete it|yes, delete it|go ahead and delete it",
        "pay": "mark as paid|mark it as paid|yes, mark it as paid",
        "unpay": "mark as unpaid|mark it as unpaid|yes, mark it as unpaid",
        "confirm": "confirm|confirm it|yes, confirm"
      },
      "refuses": {
        "record": "don't save|don't save it|no, leave it|no, leave it as is|no, leave it as it is",
        "other": "leave as is|leave it as is|leave it as it is|leave it as it was|no, leave it|no, leave as is|no, leave it as is|no, leave it as it is|leave it alone|no, leave it alone|don't change it|don't change that|don't change anything|don't delete it|no, keep it|keep it as is|keep it as it is|keep it as it was|no, keep it as it is"
      }
    },
    "edit": {
      "which": "Which one?\n{{lines}}",
      "invalid": "That doesn't fit {{fields}}. Nothing changed.",
      "invalidAny": "I couldn't use that. Nothing changed.",
      "same": "That changes nothing here:\n{{title}}\nGo ahead as it is?",
      "notEditable": "This can't be changed on the card: {{fields}}."
    },
    "ask": {
      "between": "Somewhere between {{whole}} and {{other}}: how much was it exactly?",
      "share": "Of the {{whole}}, how much did you pay yourself?",
      "again": "I couldn't use that answer.",
      "missing": "One thing is missing: {{slots}}. Which is it?",
      "dropped": "OK, never mind."
    },
    "reason": {
      "malformed-number": "I couldn't read that number.",
      "negative-amount": "The amount can't be negative.",
      "zero-amount": "The amount can't be zero.",
      "amount-too-large": "That amount is too large.",
      "impossible-date": "That date doesn't exist.",
      "impossible-time": "That time doesn't exist.",
      "out-of-range": "That value doesn't look right to me.",
      "unclear-date": "I'm not sure which day that was."
    },
    "undo": {
      "done": {
        "create": "Done, removed: {{what}}.",
        "update": "Done, it is back as it was: {{what}}.",
        "delete": "Done, it is back: {{what}}.",
        "mark_bill_paid": "Done, it is unpaid again: {{what}}.",
        "unmark_bill_paid": "Done, it is paid again: {{what}}.",
        "update_person": "Done, taken back: {{what}}.",
        "other": "Done, taken back: {{what}}."
      },
      "nothing": "There is nothing to undo.",
      "already": "Undone already: {{what}}.",
      "changed": "It was changed afterwards, so I left it alone: {{what}}.",
      "notFound": "I couldn't find that. Nothing was undone.",
      "elsewhere": "{{what}}; from another conversation, {{day}} at {{time}}",
      "askElsewhere": "{{write}}. Undo it anyway?",
      "bare": "cancel|cancel it|cancel this|never mind|nevermind|nvm|forget it|actually never mind|oh never mind|no never mind|scratch that",
      "askLast": "Should I undo this? {{write}}",
      "askWhich": "Which one should I undo?",
      "askSeveral_one": "{{lines}}\nUndo it?",
      "askSeveral_other": "{{lines}}\nUndo these {{count}}?",
      "doneSeveral": "Done, taken back:\n{{lines}}",
      "noneOfThem": "OK, I left everything as it was."
    },
    "redo": {
      "redone": "Done, it is back: {{what}}.",
      "nothing": "There is nothing to redo.",
      "changed": "Something changed since, so I left it alone: {{what}}."
    },
    "chat": {
      "greeting": {
        "morning": {
          "a": "Good morning! How did you sleep?",
          "b": "Good morning! What shall I note?",
          "c": "Morning! I'm all ears."
        },
        "afternoon": {
          "a": "Good afternoon! How's the day going?",
          "b": "Hi! What shall I note?",
          "c": "Good afternoon! I'm all ears."
        },
        "night": {
          "a": "Good evening! How was your day?",
          "b": "Hi! Anything left to note today?",
          "c": "Good evening! I'm all ears."
        }
      },
      "thanks": {
        "a": "You're welcome!",
        "b": "Any time!",
        "c": "My pleasure!",
        "d": "No problem!"
      },
      "farewell": {
        "a": "See you!",
        "b": "Bye! I'll be here.",
        "c": "Take care!"
      },
      "goodNight": {
        "a": "Good night! Sleep well.",
        "b": "Good night, see you tomorrow!",
        "c": "Sleep tight!"
      },
      "fine": {
        "a": "Great!",
        "b": "All good, then.",
        "c": "Got it."
      },
      "laugh": {
        "a": "Ha! Glad that made you laugh.",
        "b": "Haha!",
        "c": "Good one!"
      },
      "wellbeing": {
        "a": "All good here! And you?",
        "b": "Doing fine, thanks! How are you?",
        "c": "Can't complain! How about you?"
      },
      "who": "I'm Parco, your assistant. I keep track of your money, your body, habits, goals, people and agenda, and answer when you ask.",
      "maker": "An open-source project called Parco. I'm a program, not a person.",
      "robot": "I'm a program. No sleep, no hunger, no feelings, but plenty of patience.",
      "apology": {
        "a": "No worries!",
        "b": "It's fine, really.",
        "c": "Nothing to be sorry for!"
      },
      "insult": {
        "a": "Sorry, I still get things wrong. What should I have understood?",
        "b": "Fair enough. Say it another way and I'll try again."
      },
      "affection": {
        "a": "That's kind of you, thank you!",
        "b": "Aw. Glad to be useful!"
      },
      "joke": {
        "a": "Why did the coin go to school? To make more cents.",
        "b": "I had a joke about my savings, but there is nothing left of it.",
        "c": "My piggy bank and I don't talk much. It keeps everything inside."
      },
      "privacy": "Your data stays where Parco is installed. Only a language model, if you connect one, sees your messages.",
      "price": "Yes, Parco is free and open source.",
      "export": "On the page, “Import and export” lets you download everything. In a terminal, it is “parco export”.",
      "offline": "Parco runs on this machine and works without the internet. Only a language model somewhere else would need it, if you connect one.",
      "erase": "On the page, “Import and export” has “Delete everything”; in a terminal it is “parco delete-everything”. One thing alone: “forget …” or “delete …”.",
      "model": "Most of what you say I understand with rules of my own, without a model. Whether one is connected stands in “Settings”; in a terminal it is “parco model”.",
      "connect": "In “Settings”, choose a model and paste its provider’s key; in a terminal it is “parco model”. Without a key, Ollama runs one on your machine for free. And without a model I work too: everyday things need none.",
      "mistakes": "Say “undo that” and I take back the last thing, or “delete the groceries” for just one. To change a value: “the groceries were 81”.",
      "compose": "Writing texts takes a language model. You can connect one in “Settings”, or with “parco model”.",
      "mail": "No, I only know what you tell me here. I read no mail, messages, photos or accounts; a bank statement you can import as a file.",
      "letters": "The page follows your browser: Ctrl and + (on a Mac ⌘ and +) makes everything larger.",
      "confused": "Sorry! Say it as you would to a friend: “spent 12 on lunch”, “dentist Friday at 3pm”, “what’s on tomorrow?”",
      "chart": "The charts are on the page, under Money, Body and Habits. Here I tell you in numbers: “expenses by category this month”.",
      "withdrawal": "Cash in hand isn't spent yet, so I didn't note it. Tell me what it goes on!",
      "season": {
        "a": "To you too!",
        "b": "Thank you, the same to you!"
      },
      "achieved": {
        "a": "Congratulations! So happy for you.",
        "b": "That's wonderful, congratulations!",
        "c": "Yes! Congratulations!"
      },
      "glad": {
        "a": "Glad to hear it!",
        "b": "That's great!",
        "c": "Lovely, enjoy it!"
      },
      "weather": {
        "a": "I bet! Take care out there.",
        "b": "I can't feel it from in here, but I believe you!",
        "c": "Tell me about it!"
      },
      "passing": {
        "a": "I hear you! I'm here if you want to look at your day.",
        "b": "Fair enough! If you like, ask “what's on today?”"
      },
      "rates": "I don't know today's rates. Tell me an amount in any currency and I note it just as it is.",
      "forecast": "I can't see the forecast from here. I can tell you what's on that day, though: “what's on tomorrow?”",
      "listening": {
        "a": "I'm here. Go ahead!",
        "b": "Go ahead, I'm listening."
      },
      "nothingToRecord": {
        "a": "OK! If you want something noted, tell me what and how much.",
        "b": "I see! If there's something to note, tell me what and how much."
      },
      "unknown": "I don't know that one. I do know what you noted, as in “how much did I spend this month?”",
      "notYet": "That hasn't happened yet, so I didn't note it. Tell me once it has!",
      "help": "Just talk to me: “spent 12 on lunch”, “slept 7 hours”, “internet is 60 every 10th”. Then ask: “how much did I spend this month?”",
      "notRecorded": "OK, I didn't note it. If you want it noted, say what and how much.",
      "stillOpen": "OK, nothing is saved yet.",
      "notHappened": "Then there is nothing to note.",
      "someoneElse": "That's somebody else's, so I didn't note it.",
      "noCalls": "I don't call or message anybody, but I can remind you: “remind me to call my mom at 6pm”.",
      "noMachines": "I don't run devices or play music. What you note and want to remember is my thing.",
      "limits": "I don't pay, call anyone or control devices, and I don't know the news. I take care of what you note: money, body, habits, agenda and memory.",
      "languages": "I speak English and Portuguese. To switch, say “speak Portuguese”.",
      "noOrders": "I can't pay or order anything; I only note what you tell me."
    },
    "care": {
      "grief": {
        "a": "I'm so sorry for your loss. Nothing needs noting now. I'm here.",
        "b": "I'm really sorry. Take all the time you need; I'm here."
      },
      "money": {
        "a": "That's a heavy weight, I'm sorry. If it helps, let's look at this month together. Just ask “summary of the month”.",
        "b": "I'm sorry, that keeps anyone up at night. When you feel like it, ask “what is left to pay?” and we'll take it bill by bill."
      },
      "work": {
        "a": "I'm sorry, that hits hard. When you're ready, “summary of the month” shows where you stand.",
        "b": "That's a lot to take in. Whenever it helps, ask “summary of the month” and we'll look at the money together."
      },
      "love": {
        "a": "I'm sorry, that hurts. I'm here.",
        "b": "That's hard. Go easy on yourself; I'm here."
      },
      "low": {
        "a": "I'm sorry it's been so heavy. I'm here.",
        "b": "That sounds exhausting. You don't have to fix it all today; I'm here.",
        "c": "I'm sorry you feel this way. Telling me “mood 3” now and then may help you see how it goes."
      },
      "unwell": {
        "a": "Sorry to hear that. Rest if you can, and feel better soon!",
        "b": "That's no fun. If it gets worse, do see a doctor."
      },
      "night": {
        "a": "Ugh, bad nights are rough. If you know how many hours you got, I'll note it, like “slept 5 hours”.",
        "b": "Sorry to hear it. I hope tonight is better! To keep track, tell me the hours, like “slept 5 hours”."
      },
      "fedUp": {
        "a": "That takes patience! If it helps, I can note how you feel, like “mood 4”.",
        "b": "That sounds tiring. Take a breath; if you like, I'll note your mood, like “mood 4”."
      },
      "spending": {
        "a": "Good call! A limit helps, like “my budget for eating out is 200”. Then I can tell you what's left.",
        "b": "You could start with a limit, like “my budget for eating out is 200”. Then I can tell you what's left."
      },
      "choice": "That one is yours to make. Putting it into words already helps, and if money comes into it, ask me “summary of the month”."
    },
    "reasoning": {
      "or": " or ",
      "noModel": "I didn't catch that.",
      "unclear": "I'm not sure what to do with that. If it's something to keep, start with “note that”.",
      "modelFailed": "I didn't catch that, and the language model isn't answering. Try again in a while.",
      "conversation": "I'm no good at chatting yet.",
      "try": "You could say: {{examples}}.",
      "notYet": "I can't {{what}} yet.",
      "inactive": "That is switched off here.",
      "needsModel": "To {{what}} I need a language model. You can connect one in “Settings”, or with “parco model”.",
      "tooMuch": "That's a lot at once and I got lost; nothing is saved. Tell me one thing at a time.",
      "setUp": "(With a language model I could do more. You can connect one in “Settings”, or with “parco model”.)"
    },
    "example": {
      "create_expense": "spent 12 on lunch",
      "update_expense": "lunch was 15",
      "delete_expense": "delete the lunch",
      "get_expenses": "how much did I spend this month?",
      "create_income": "got paid 3000",
      "get_incomes": "how much came in this month?",
      "get_finance_summary": "summary of the month",
      "create_bill": "internet is 60 every 10th",
      "mark_bill_paid": "paid the internet",
      "get_bills": "my bills",
      "get_pending_bills": "what is left to pay?",
      "record_metric": "drank 300 ml of water",
      "get_tracking_history": "how was my sleep this week?",
      "undo": "undo that"
    },
    "model": {
      "none": "There is no language model yet. Choose one in the settings, or with `parco model`.",
      "answers": "{{model}} answers, in {{seconds}} s."
    },
    "leftOut": {
      "joints": "and|but|then|and then|also|plus",
      "and": " and ",
      "told": "I didn't note {{said}}, though.",
      "asked": "I can't answer {{said}}, though.",
      "unknown": "I didn't catch {{said}}, though."
    },
    "thinking": {
      "busy": "I'm still thinking about your last message. One moment, or stop me first.",
      "oneAtATime": "One thing at a time: ask me the rest after this.",
      "nothingWritten": "Nothing is saved yet.",
      "unfinished": "I stopped there. Ask again if you want me to go on.",
      "stopped": "I stopped before the end.",
      "limit": {
        "day": "Today's limit for the language model is used up. Everything that needs no model still works.",
        "month": "This month's limit for the language model is used up. Everything that needs no model still works."
      },
      "failed": {
        "settings": "I couldn't ask the language model: its settings aren't complete. `parco model` says what is missing.",
        "key": "The language model's provider doesn't accept the key. Give me another one in the settings, or with `parco model`.",
        "name": "The language model's provider knows no model of that name. Choose another one in the settings, or with `parco model`.",
        "quota": "The language model's provider says the credit is used up. Nothing was saved.",
        "busy": "The language model is overloaded right now. Try again in a minute.",
        "pause": "The language model's provider has had too many requests and asks for a pause. Try again in a minute.",
        "fault": "The language model's provider has a fault on its side. Try again in a few minutes, or choose another model in the settings.",
        "unreachable": "I couldn't reach the language model. Check the connection and try again.",
        "withheld": "The language model's provider held that answer back. Try saying it another way.",
        "tooLong": "That is too long for the language model. Send it in smaller pieces.",
        "unreadable": "The language model gave no answer that I can read. Try again.",
        "cut": "The answer was cut off midway. Ask again and I'll start over.",
        "other": "Something went wrong while I was thinking, and nothing was saved. Try again."
      },
      "interrupted": "I was interrupted while I was thinking. Send it again and I will carry on from there."
    },
    "safety": {
      "self_harm": "I'm so sorry it feels this heavy. Are you safe right now? In Brazil you can call CVV on 188, free, at any hour; in the US and Canada, call or text 988; in the UK and Ireland, call 116 123. If there is immediate danger, call your local emergency number. You can keep talking to me.",
      "violence": "I'm so sorry this is happening to you; it is not your fault. If you are in danger now, call your local emergency number (190 in Brazil, 911 in the US). In Brazil, 180 supports women, free, at any hour. You can keep talking to me."
    },
    "clock": {
      "time": "It's {{time}}.",
      "timeThere": "It's {{time}} there.",
      "timeThereOn": "It's {{time}} there, {{day}}.",
      "unknownPlace": "I don't know the time zone of “{{place}}”. Ask for a city: “what time is it in Lisbon?”",
      "today": "today is {{date}}.",
      "ahead_one": "{{date}}. {{count}} day to go.",
      "ahead_other": "{{date}}. {{count}} days to go.",
      "ago_one": "{{date}}. That was {{count}} day ago.",
      "ago_other": "{{date}}. That was {{count}} days ago."
    },
    "holiday": {
      "newYear": "New Year's Day",
      "carnival": "Carnival",
      "ashWednesday": "Ash Wednesday",
      "goodFriday": "Good Friday",
      "easter": "Easter",
      "corpusChristi": "Corpus Christi",
      "tiradentes": "Tiradentes Day (Brazil)",
      "labourDay": "Labour Day (May 1)",
      "mothersDay": "Mother's Day",
      "lovers": "Lovers' Day (Brazil)",
      "saintJohn": "Saint John's Day",
      "fathersDay": "Father's Day (Brazil)",
      "independence": "Independence Day (Brazil)",
      "aparecida": "Our Lady of Aparecida and Children's Day (Brazil)",
      "allSouls": "All Souls' Day",
      "republic": "Republic Day (Brazil)",
      "consciousness": "Black Consciousness Day (Brazil)",
      "christmasEve": "Christmas Eve",
      "christmas": "Christmas",
      "newYearsEve": "New Year's Eve",
      "halloween": "Halloween",
      "martinLutherKing": "Martin Luther King Day",
      "valentines": "Valentine's Day",
      "presidentsDay": "Presidents' Day",
      "memorialDay": "Memorial Day",
      "fathersDayOfUs": "Father's Day",
      "juneteenth": "Juneteenth",
      "independenceOfUs": "Independence Day",
      "laborDayOfUs": "Labor Day",
      "columbusDay": "Columbus Day",
      "veteransDay": "Veterans Day",
      "thanksgiving": "Thanksgiving",
      "blackFriday": "Black Friday"
    },
    "dated": {
      "until": "by {{day}}",
      "before": "before {{day}}",
      "on": "on {{day}}"
    },
    "pronoun": {
      "bare": {
        "words": "he|she|him|her",
        "named": "{{name}}"
      },
      "of": {
        "words": "hers|her(?= (?:phone|number|cell|mobile|email|e-mail|address|birthday|doctor|job|name|husband|wife|son|daughter|boss|favou?rite))|his",
        "named": "{{name}}'s"
      },
      "to": {
        "words": "to him|to her",
        "named": "to {{name}}"
      },
      "ofOne": "he|him|his|to him;she|her|hers|to her",
      "leftOut": {
        "words": "lives|works|studies|plays|speaks|likes|loves|hates|prefers|wears|drives|supports|teaches",
        "named": "{{name}}"
      },
      "somebody": "Zelmira",
      "who": "Who is “{{pronoun}}”?"
    },
    "correction": {
      "opening": "actually",
      "says": "push it to|push that to|move it to|move that to|it is at|it is on|was|were|it cost|it came to|that was|the right amount is|the right amount was|the amount was|the day was|it happened|make that",
      "opens": "no wait|no wait,|no, wait,|wait|wait,|oops|oops,|scratch that,|i mean|i mean,|i meant|i meant,|rather|rather,|or rather|or rather,"
    },
    "arithmetic": {
      "result": "That's {{result}}.",
      "rounded": "That's {{result}}, rounded.",
      "share": "That's {{result}} each.",
      "byZero": "You can't divide by zero.",
      "tooLarge": "That sum is beyond what I work out.",
      "splits": "split",
      "asks": "divide|split|what's a|what's|what is|whats|how much is|how much are|calculate|compute|work out|and what's|what does",
      "plus": "plus",
      "minus": "minus",
      "times": "times|x|multiplied by",
      "dividedBy": "divided by|over|by|between|among",
      "power": "to the power of",
      "percent": "percent|per cent",
      "of": "of|tip on|tip for|on",
      "zero": "zero"
    },
    "conversion": {
      "result": "{{one}} = {{other}}.",
      "joins": "in|to|into|as|is how many|are how many|equals how many|equal how many|makes how many|make how many",
      "asks": "convert|what's|what is|whats|what are|how much is|how much are|and|turn|change",
      "ones": "a|an|one",
      "many": "how many|do you know how many|tell me how many",
      "holds": "in|are in|is in|are there in|is|are|make|makes|make up|to|fit in|equal|equals|go into",
      "kitchen": {
        "cup_one": "{{amount}} cup",
        "cup_other": "{{amount}} cups",
        "tablespoon_one": "{{amount}} tablespoon",
        "tablespoon_other": "{{amount}} tablespoons",
        "teaspoon_one": "{{amount}} teaspoon",
        "teaspoon_other": "{{amount}} teaspoons"
      },
      "units": {
        "millimeter": "mm|millimetre|millimetres",
        "centimeter": "cm|centimetre|centimetres",
        "meter": "m|metre|metres",
        "kilometer": "km|kms|kilometre|kilometres",
        "inch": "in|inches",
        "foot": "ft|feet",
        "yard": "yd|yards",
        "mile": "mi|miles",
        "gram": "g|grams|gramme|grammes",
        "kilogram": "kilo|kilos|kg|kgs",
        "ounce": "oz|ounces",
        "pound": "lb|lbs|pounds",
        "stone": "st|stones",
        "milliliter": "ml|mls|millilitre|millilitres",
        "liter": "l|litre|litres|liters",
        "fluid-ounce": "fl oz|fluid ounces",
        "gallon": "gal|gallons",
        "cup": "cup|cups",
        "tablespoon": "tbsp|tablespoon|tablespoons",
        "teaspoon": "tsp|teaspoon|teaspoons",
        "celsius": "c|celsius|degrees c|degrees celsius|centigrade",
        "fahrenheit": "f|fahrenheit|degrees f|degrees fahrenheit",
        "second": "s|sec|secs|seconds",
        "minute": "min|mins|minutes",
        "hour": "h|hr|hrs|hours",
        "day": "days",
        "week": "weeks",
        "acre": "acres",
        "hectare": "ha|hectares",
        "megabyte": "mb|megs|meg",
        "gigabyte": "gb|gigs|gig",
        "terabyte": "tb"
      }
    },
    "records": {
      "heading_one": "You noted {{count}} thing {{period}}:",
      "heading_other": "You noted {{count}} things {{period}}:",
      "nothing": "You have not noted anything {{period}} yet.",
      "more_one": "and {{count}} more",
      "more_other": "and {{count}} more",
      "all": "To see each one: “what did I note this week?”",
      "last": "The last thing I saved: {{what}}.",
      "noLast": "I have not saved anything of yours yet."
    },
    "transactions": {
      "date": "Date",
      "kind": "Kind",
      "name": "Name",
      "category": "Category",
      "amount": "Amount",
      "currency": "Currency",
      "paidBy": "Paid by",
      "card": "Card",
      "installments": "Installments",
      "id": "Id"
    },
    "followUp": {
      "nothingAsked": "I don't know which question that goes with. Ask it in full, like “how much did I spend on food yesterday?”.",
      "doesNotFit": "That does not go with your last question. Ask it in full, like “how much did I spend on food yesterday?”."
    },
    "printout": {
      "asQuestion": "show my {{source}}|show {{source}}|how was my {{source}}|summary of the {{source}}",
      "for": "as|in|for|to",
      "whom": "pdf|accountant|doctor|gp|cardiologist|nutritionist|dietitian|dentist|therapist|trainer|bank|boss|lawyer|keep|print|show|send|give",
      "pointing": "as|please|save|save it|this|that|it|these|those|this answer|that answer|the last answer|everything",
      "short": "(That's all there is, so I made no PDF.)",
      "ready": "It's all in the PDF.",
      "ofWhat": "A PDF of what? Like “a PDF of my expenses in November” or “my workouts as a PDF”.",
      "notKept": "I'm not sure what goes into that PDF. It can hold what you noted here; ask me about it first, then say “as a PDF”.",
      "made": "As of {{day}}, {{time}}",
      "footer": "Parco · page {{page}} of {{pages}}"
    },
    "inbox": {
      "title": "Reminders and news"
    },
    "error": {
      "message-empty": "Write something first.",
      "message-too-long": "That's too long; a message can have 10,000 characters.",
      "bad-request": "Some characters there can't be read. Please type it again.",
      "bad-id": "The {{field}} isn't valid: {{problem}}. Nothing was saved.",
      "bad-key": "An idempotency key has 1 to {{count}} visible ASCII characters. Nothing was saved.",
      "fields": "This doesn't fit yet: {{fields}}. Nothing was saved.",
      "idempotency-mismatch": "This repeats the key of another message. Nothing was saved.",
      "not-found": "I couldn't find that among your data.",
      "store-full": "The disk is full, so nothing was saved. Free some space and try again; your data is safe.",
      "store-unavailable": "I lost the database, and nothing was saved. Try again in a moment.",
      "timeout": "The database took too long, and nothing was saved. Try again.",
      "conflict": "Another write came first, so this one wasn't made. Try again.",
      "aborted": "Stopped. Nothing was saved.",
      "internal": "Something went wrong on my side, and nothing was saved. Reference: {{reference}}"
    },
    "intent": {
      "analyze_context": "weigh things up with you",
      "web_search": "search the web",
      "translate": "translate",
      "summarize_text": "summarize texts",
      "analyze_and_report": "write reports"
    }
  }
} as const
