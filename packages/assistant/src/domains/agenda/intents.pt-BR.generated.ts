// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain agenda. */
export const INTENTS: IntentCatalogue = {
  "domain": "agenda",
  "locale": "pt-BR",
  "rules": {
    "amend": "[na agenda|na minha agenda|no calendário|agora|por favor] [(muda|mude|atualiza|atualize|corrige|corrija|arruma|arrume|troca|troque|altera|altere|ajusta|ajuste|edita|pode mudar|pode atualizar|pode corrigir) [aí|isso|na agenda|pra mim|por favor]]",
    "remind": "(lembre me|lembra me|avise me|avisa me|me lembra|me lembre|me lembrar|lembra eu|lembrar eu|me avisa|me avise|me avisar|me alerta|me alerte|me notifica|me notifique|me cobra|me cobre|me cutuca|me dá um toque|me dá um alô|me dá um lembrete|me manda um lembrete|me manda lembrete|não me deixa esquecer|não me deixe esquecer|não deixa eu esquecer|não deixe eu esquecer|não me deixa perder|me ajuda a lembrar|me ajude a lembrar|me ajuda a não esquecer|me faz lembrar|faz eu lembrar|pode me lembrar|pode me avisar|poderia me lembrar|consegue me lembrar|dá pra me lembrar|dá pra você me lembrar|tem como me lembrar|você me lembra|você pode me lembrar|quero que você me lembre|quero que me lembre|queria que você me lembrasse|queria que me lembrasse|preciso que você me lembre|preciso que me lembre|gostaria que você me lembrasse|preciso ser lembrado|preciso ser lembrada|quero ser lembrado|quero ser lembrada|preciso lembrar|preciso me lembrar|tenho que lembrar|tenho que me lembrar|não posso esquecer|não posso me esquecer|não quero esquecer|não esquece de me lembrar|não esqueça de me lembrar|vê se me lembra|me relembra|me recorda)",
    "make": "(cria|crie|criar|põe|ponha|coloca|coloque|colocar|bota|bote|adiciona|adicione|adicionar|faz|faça|fazer|marca|marque|marcar|agenda|agende|agendar|programa|programe|configura|configure|deixa|registra|registre|anota|anote|salva|salve|gera|inclui|inclua|cadastra|cadastre|quero|queria|preciso de|gostaria de|novo|nova|pode criar|pode colocar|pode botar|pode marcar|pode agendar|quero criar|quero marcar|quero agendar|queria marcar|queria agendar|preciso marcar|preciso agendar|vou marcar|me ajuda a criar|me bota|me coloca|me põe|me cria|manda|arma)",
    "plan": "(marca|marque|marcar|agenda|agende|agendar|programa|programe|programar|reserva na agenda|pode marcar|pode agendar|quero marcar|quero agendar|queria marcar|queria agendar|preciso marcar|preciso agendar|gostaria de agendar|gostaria de marcar|bloqueia|bloqueie|reagenda aí|encaixa|encaixe|cria|crie|registra|anota|anote|põe|bota|coloca|adiciona|inclui|salva|cadastra)",
    "calendar": "(na agenda|na minha agenda|no calendário|no meu calendário|na agenda aí|no google agenda|no calendario|à agenda|ao calendário|pra minha agenda|pra agenda|no google calendar|nos compromissos|como compromisso|como evento)",
    "have": "(tenho|temos|vou ter|vamos ter|tem|vai ter|eu tenho|a gente tem|terei|ficou marcado|ficou marcada|tá marcado|tá marcada|está marcado|está marcada|marquei|agendei|marcamos|combinei|combinamos|agendaram|marcaram|foi marcado|foi marcada)",
    "move": "(adianta|adiante|adiantar|atrasa|atrase|pode adiantar|pode passar|preciso adiantar|preciso passar|remarca|remarque|remarcar|reagenda|reagende|reagendar|adia|adie|adiar|antecipa|antecipe|antecipar|passa|passe|passar|muda|mude|mudar|move|mova|mover|transfere|transfira|transferir|empurra|empurre|joga|jogue|troca|troque|trocar|altera|altere|alterar|atualiza|posterga|postergue|pode remarcar|pode mudar|pode passar|pode adiar|quero remarcar|preciso remarcar|preciso mudar|preciso adiar|quero mudar|bota|coloca|puxa|puxe)",
    "shift": "(adianta|adiante|adiantar|atrasa|atrase|pode adiantar|remarca|remarque|remarcar|reagenda|reagende|reagendar|adia|adie|adiar|antecipa|antecipe|antecipar|muda|mude|mudar|move|mova|mover|transfere|transfira|transferir|empurra|empurre|altera|altere|alterar|atualiza|posterga|postergue|pode remarcar|pode mudar|pode adiar|pode antecipar|quero remarcar|preciso remarcar|preciso mudar|preciso adiar|quero mudar|puxa|puxe)",
    "the": "(o|a|os|as|meu|minha|meus|minhas|aquela|aquele|essa|esse|nossa|nosso)",
    "reminders": "(lembretes|lembrete|avisos|alertas)",
    "commitments": "(compromissos|compromisso|eventos|evento|reuniões|reunião|coisa marcada|coisas marcadas|coisa agendada|coisas agendadas|consultas|consulta)",
    "show": "(dizer|me dizer|saber|listar|consultar|conferir|mostra|mostre|me mostra|me mostre|mostrar|lista|liste|me lista|ver|quero ver|queria ver|deixa eu ver|exibe|abre|traz|cadê|quais são|quais|qual é|qual|me fala|me fale|me diz|me diga|fala|diz|consulta|checa|confere|puxa|como tá|como está|como fica|como é|como ficou|como vai ser|como tão|como estão|me dá|me passa|me manda|resume|me resume|vê|vê aí|dá uma olhada em|quero saber|queria saber|pode mostrar|pode me mostrar|me atualiza sobre|tem como ver|olha)"
  },
  "intents": {
    "create_reminder": {
      "isWrite": true,
      "required": [
        "title",
        "datetime"
      ],
      "questions": {
        "title": "Lembrar de quê?",
        "datetime": "Quando quer que eu lembre?"
      },
      "examples": [
        "me lembra de pagar o condomínio amanhã às 10"
      ],
      "sentences": [
        {
          "say": [
            "[{recurrence}] <remind> [{recurrence}] [de|que|do|da|dos|das|pra|para|sobre] {rest:title}",
            "[<make>] [um|o|mais um|outro|aí um|aí] (lembrete|aviso|alerta) [{recurrence}] [de|do|da|pra|para|sobre|que] {rest:title}",
            "[me] (acorda|lembra) [{recurrence}] (pra|para) {rest:title}"
          ],
          "weight": 12,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "reported",
            "advised",
            "others",
            "order",
            "hypothetical",
            "question"
          ]
        },
        {
          "say": [
            "lembrete",
            "[<make>] [um] (lembrete|novo lembrete)",
            "me (lembra|lembre) [de uma coisa|disso]"
          ],
          "set": {
            "isEmpty": true
          },
          "weight": 4,
          "allows": [
            "wish"
          ]
        },
        {
          "say": [
            "(lembra|lembre|lembrar|não esquece|não esqueça|não esquecer|lembra eu|ajuda a lembrar) [{recurrence}] de {rest:title}",
            "(lembra|lembre|lembrar) [{recurrence}] {rest:title}",
            "(lembra|lembre|não esquece|não esqueça|não deixa eu esquecer|anota|anote|guarda) que [eu|a gente] (tenho que|tenho de|temos que|tem que|preciso|precisamos|devo) {rest:title}",
            "(anota|anote|anota aí|registra|coloca aí|bota aí|põe aí) [que] (pra eu|para eu|que eu tenho que|que eu preciso|que preciso|que tenho que|que é pra eu|pra) {rest:title}"
          ],
          "set": {
            "isDeed": true
          },
          "weight": 11,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "order",
            "reported",
            "advised"
          ]
        },
        {
          "say": [
            "{rest:title} [por favor] (me lembra|me lembre|me avisa|me avise|me lembra disso|me lembre disso|me lembra depois|pode me lembrar|não me deixa esquecer|não deixa eu esquecer|me cobra|cria um lembrete|põe um lembrete|coloca um lembrete|bota um lembrete|faz um lembrete|lembrete|me lembra isso|me avisa disso|me lembra por favor|me lembra aí)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 9,
          "allows": [
            "negation",
            "wish",
            "future",
            "almost",
            "others",
            "order"
          ]
        }
      ]
    },
    "complete_reminder": {
      "isWrite": true,
      "required": [
        "reminderRef"
      ],
      "questions": {
        "reminderRef": "Qual lembrete?"
      },
      "sentences": [
        {
          "say": [
            "(conclui|conclua|concluir|finaliza|finalize|completa|complete|encerra|encerre|fecha|feche|dá baixa|da baixa|dá baixa aí|risca|risque|dar baixa|pode concluir|pode fechar|pode dar baixa|pode encerrar|dou por concluído|dá como concluído) [o|no|do|meu|esse|aquele] lembrete [de|do|da|sobre|pra] {rest:title}",
            "(marca|marque|marcar|bota|coloca|põe|deixa|pode marcar|dá|considera) [como feito|como concluído|como completo|como resolvido] [o|meu|esse|aquele] lembrete [de|do|da|sobre|pra] {rest:title} (como feito|como concluído|como completo|como resolvido|como pronto|como realizado|feito|concluído|resolvido)",
            "(marca|marque|marcar|bota|coloca|põe|pode marcar|dá|considera) (como feito|como concluído|como completo|como resolvido|como realizado) [o|meu|esse|aquele] lembrete [de|do|da|sobre|pra] {rest:title}",
            "[o|meu|esse] lembrete [de|do|da|sobre|pra] {rest:title} [já] (tá feito|está feito|foi feito|feito|concluído|tá concluído|está concluído|já foi|pode fechar|pode tirar|pode concluir|resolvido|tá resolvido|pode marcar como feito|pode dar baixa|cumprido|ok)",
            "(tira|tire|pode tirar|risca|pode riscar|fecha|pode fechar|conclui|pode concluir|encerra|pode encerrar|finaliza|pode finalizar|dá baixa no|pode dar baixa no|marca|pode marcar|dá|pode dar|pode dispensar|desliga|pode desligar) [o|esse|aquele|meu] lembrete [de|do|da|dos|das|sobre|pra] {rest:title} [,] (já fiz|já tomei|já paguei|já comprei|já liguei|já resolvi|já fui|já mandei|já busquei|já peguei|já levei|já foi|fiz ontem|fiz hoje|já era|já está feito|já tá feito|já cumpri|já consegui|já entreguei|já marquei|já renovei|já falei|já mandei|já tá resolvido|tá feito|resolvido|feito|tá pago|já tá pago)",
            "(já fiz|fiz|cumpri|já cumpri|terminei|já terminei|concluí|já concluí|resolvi|já resolvi|completei) (o|aquele|meu|esse) lembrete [de|do|da|sobre|pra] {rest:title}",
            "(marca|marque|bota|coloca|dá|considera|põe) [que] {rest:title} (como feito|como concluído|como completo|como resolvido|como realizado) [nos|dos|da lista de] lembretes"
          ],
          "set": {
            "isLead": true
          },
          "weight": 15,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "[sobre] [o|meu|esse|aquele|este] lembrete [de|do|da|dos|das|sobre|pra|para] {rest:title} [,] já (foi|era|fiz|cumpri|resolvi|tá feito|está feito|foi feito|tá resolvido|está resolvido|foi resolvido|tá concluído|concluí|passou) [,] [pode|já pode|então pode] (dar baixa|dá baixa|tirar|tira|fechar|fecha|riscar|risca|apagar|apaga|concluir|conclui|encerrar|encerra|finalizar|finaliza|marcar como feito|marca como feito|remover|remove|dispensar|excluir|baixar) [nele|ele|isso|da lista|aí|pra mim]",
            "[o|meu|esse|aquele|este] lembrete [de|do|da|dos|das|sobre|pra|para] {rest:title} [,] já (foi|era|tá feito|está feito|foi feito|tá resolvido|está resolvido|foi resolvido|tá concluído)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 18,
          "allows": [
            "order"
          ]
        },
        {
          "say": [
            "[eu] já {rest:title} ([pode|já pode|dá pra] (fechar|fecha|tirar|tira|apagar|apaga|riscar|risca|concluir|conclui|encerrar|encerra|finalizar|finaliza|remover|remove|desligar|desliga|dispensar|baixar|excluir|exclui) [o|esse|aquele|este|meu] lembrete [aí|pra mim|então|também|já]|risca o lembrete|risca esse lembrete|risca isso|risca|risca aí|tira o lembrete|pode tirar o lembrete|pode tirar esse lembrete|tira esse lembrete|tira da lista|apaga o lembrete|pode apagar o lembrete|pode riscar o lembrete|fecha o lembrete|conclui o lembrete|marca o lembrete como feito|marca o lembrete como concluído|marca como feito o lembrete|pode marcar o lembrete|pode marcar o lembrete como feito|pode encerrar o lembrete|encerra o lembrete|encerra isso|dá baixa no lembrete|dá baixa nisso|pode dar baixa nisso|baixa o lembrete|não precisa mais lembrar|não precisa mais me lembrar|não precisa me lembrar mais|não precisa mais avisar|não precisa mais me avisar|pode parar de me lembrar|pode parar de avisar|pode desligar o lembrete|desliga o lembrete|pode dar o lembrete como feito|pode dar por feito|pode considerar feito|considera feito|dá como feito|dá o lembrete como feito|lembrete feito|lembrete concluído|lembrete cumprido|pode dar como concluído|conclui o lembrete aí|finaliza o lembrete|pode finalizar o lembrete|tá feito o lembrete|pode dar como feito|pode dar como feito aquele lembrete|pode dar como feito o lembrete|pode dar baixa no lembrete|pode fechar o lembrete|pode concluir o lembrete|pode marcar como feito|pode marcar como feita|marca como feito|marca como feita|marca como concluído|pode dar baixa|dá baixa|pode concluir|pode tirar da lista|risca da lista|pode riscar|conclui aí)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 14,
          "allows": [
            "order",
            "question"
          ]
        },
        {
          "say": [
            "(conclui|conclua|concluir|finaliza|completa|encerra|dá baixa|da baixa|pode concluir|marca como feito|marca como concluído) (o|no|esse|aquele|este|nesse|meu) [último] lembrete"
          ],
          "weight": 13
        }
      ]
    },
    "get_reminders": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[meus|os meus] lembretes"
          ],
          "weight": 11
        },
        {
          "say": [
            "<show> [todos] [os|meus|os meus] <reminders> [que tenho|que eu tenho|ativos|pra mim]",
            "(que|quantos|quais) <reminders> [eu] (tenho|temos|existem|há|estão ativos|criei|deixei|coloquei)",
            "do que [eu] [preciso|tenho que|devo] [me] lembrar"
          ],
          "isLoose": true,
          "weight": 11
        },
        {
          "say": [
            "[eu] (tenho|tem|existe|há) [algum|alguns|quantos|mais algum] <reminders> [marcado|criado|cadastrado|ativo|pra mim|salvo]"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 11
        },
        {
          "say": [
            "<show> [os|meus|os meus] <reminders> (pendentes|em aberto|abertos|não concluídos|que faltam|pra fazer|não feitos|que ainda não fiz|não cumpridos|que estão pendentes|que falta fazer)",
            "(que|quantos|quais) <reminders> [eu] [ainda] (tenho|estão|tão|tá|existem|há|restam) [ainda] (pendentes|pendente|em aberto|abertos|pra fazer|por fazer|sem concluir|sem fazer|pela frente)",
            "(que|quantos|quais) <reminders> [eu] (ainda tenho|faltam|ainda faltam|restam|ainda restam|ainda estão)",
            "(tem|tenho|existe) [algum] lembrete (pendente|em aberto|aberto|por fazer)",
            "[meus] lembretes (pendentes|em aberto|abertos)"
          ],
          "set": {
            "status": "pending"
          },
          "isLoose": true,
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<show> [os|meus|os meus] <reminders> (concluídos|feitos|completos|que já fiz|já feitos|que concluí|que já concluí|finalizados|cumpridos|completados|que completei)",
            "(que|quantos|quais) <reminders> [eu] [já] (concluí|fiz|completei|cumpri|estão concluídos|finalizei)",
            "[meus] lembretes (concluídos|feitos|completos)"
          ],
          "set": {
            "status": "completed"
          },
          "isLoose": true,
          "weight": 12
        },
        {
          "say": [
            "<show> (todos os lembretes|todos os meus lembretes|todos meus lembretes|todos os lembretes que tenho)",
            "todos [os] [meus] lembretes"
          ],
          "set": {
            "status": "all"
          },
          "isLoose": true,
          "weight": 13
        }
      ]
    },
    "create_event": {
      "isWrite": true,
      "required": [
        "title",
        "startTime"
      ],
      "questions": {
        "title": "O que eu coloco na agenda?",
        "startTime": "Que dia e que horas?"
      },
      "sentences": [
        {
          "say": [
            "<make> [um|uma|o|a] (evento|compromisso|novo evento|novo compromisso) [<calendar>] [de|do|da|pra|para|chamado|chamada|com o nome] {rest:title}",
            "<plan> [aí] <calendar> [que tenho|que eu tenho|que|um|uma|o|a] {rest:title}"
          ],
          "set": {
            "isAnything": true,
            "isOrder": true
          },
          "weight": 11,
          "allows": [
            "wish",
            "future",
            "order",
            "others"
          ]
        },
        {
          "say": [
            "(agenda|compromisso|evento|novo compromisso|novo evento) {rest:title}"
          ],
          "set": {
            "isAnything": true,
            "isOrder": true,
            "needsColon": true
          },
          "weight": 11,
          "allows": [
            "wish",
            "future",
            "order",
            "others"
          ]
        },
        {
          "say": [
            "<plan> [um|uma|o|a|meu|minha|aí|pra mim] {rest:title} <calendar>",
            "(coloca|põe|bota|adiciona|inclui|joga|insere) [um|uma|o|a|meu|minha|aí|pra mim] {rest:title} <calendar>"
          ],
          "set": {
            "isAnything": true,
            "isOrder": true,
            "isLead": true
          },
          "weight": 11,
          "allows": [
            "wish",
            "future",
            "order",
            "others"
          ]
        },
        {
          "say": [
            "(bloqueia|bloqueie|reserva|reserve|separa|separe|segura) {timeRange} (pra|para|pro|pras|pros) [o|a|meu|minha] {rest:title}"
          ],
          "set": {
            "isAnything": true
          },
          "weight": 12,
          "allows": [
            "wish",
            "future",
            "order"
          ]
        },
        {
          "say": [
            "(bloqueia|bloqueie|reserva|reserve) [a|minha|na|na minha] [agenda] {rest:title}"
          ],
          "set": {
            "isAnything": true
          },
          "weight": 9,
          "allows": [
            "wish",
            "future",
            "order"
          ]
        },
        {
          "say": [
            "{rest:title} [por favor] (põe na agenda|coloca na agenda|bota na agenda|anota na agenda|marca na agenda|adiciona na agenda|agenda aí|agenda pra mim|pode agendar|pode marcar|coloca no calendário|põe no calendário|marca aí|bota no calendário|agenda isso|marca pra mim|anota aí|anota)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 10,
          "allows": [
            "future",
            "wish",
            "others",
            "order"
          ]
        },
        {
          "say": [
            "<plan> [um|uma|o|a|meu|minha|aí] {rest:title}",
            "(quero|preciso) (marcar|agendar) [um|uma|o|a] {rest:title}"
          ],
          "weight": 8,
          "allows": [
            "wish",
            "future",
            "order"
          ]
        },
        {
          "say": [
            "(anota|anote|anota aí|registra|registre) que [eu] <have> [um|uma|o|a] {rest:title}"
          ],
          "weight": 11,
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "[{timeRange}] <have> [um|uma|o|a|meu|minha] {rest:title}"
          ],
          "weight": 7,
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "[o|a|meu|minha] {rest:title}",
            "{timeRange} [o|a|tem|vai ter|tenho] {event:title} [{rest}]"
          ],
          "holds": [
            "date",
            "moment"
          ],
          "set": {
            "isBare": true
          },
          "weight": -1,
          "allows": [
            "future"
          ]
        }
      ]
    },
    "update_event": {
      "isWrite": true,
      "required": [
        "eventRef",
        "startTime"
      ],
      "questions": {
        "eventRef": "Qual compromisso?",
        "startTime": "Pra que dia e que horas?"
      },
      "sentences": [
        {
          "say": [
            "<move> [o horário|a data|o dia|a hora|horário] [da|do|de] [<the>] {event} (pra|para|pras|pros|às|as|até) <amend>",
            "<shift> [o horário|a data|o dia|a hora] [da|do|de] [<the>] {event}",
            "[<the>] {event} [que era|que seria] [às|as] (mudou|passou|foi adiada|foi adiado|foi remarcada|foi remarcado|foi antecipada|foi antecipado|foi transferida|foi transferido|vai ser|ficou|agora é|agora vai ser|mudou de horário|foi movida|foi movido|foi postergada|foi postergado|foi pra|ficou pra|vai pra|será|caiu pra) [pra|para|pras|pros|às|na|no] <amend>",
            "(preciso que|quero que|queria que|gostaria que|peço que|pode fazer) [<the>] {event} (passe|mude|fique|vá|seja remarcada|seja remarcado|seja adiada|seja adiado|seja transferida|seja transferido|seja antecipada|seja antecipado) (pra|para|pras|pros|às|as|até) <amend>",
            "(remarcaram|mudaram|adiaram|passaram|anteciparam|transferiram|reagendaram|trocaram|jogaram|remarquei|mudei|adiei|reagendei|antecipei) [o horário da|o horário do|a data da|a data do] [<the>] {event} (pra|para|pras|pros) <amend>"
          ],
          "weight": 13,
          "allows": [
            "future",
            "wish",
            "order",
            "others"
          ]
        },
        {
          "say": [
            "(passa|passe|passar|pode passar|joga|jogue|bota|coloca|troca|troque) [o horário|a data|o dia|a hora] [da|do|de] [<the>] {event}"
          ],
          "set": {
            "isToHour": true
          },
          "weight": 13,
          "allows": [
            "future",
            "wish",
            "order"
          ]
        },
        {
          "say": [
            "<move> [o local|o lugar|o endereço] (da|do|de) [<the>] {event} (pra|para|pro) [o|a] {rest:place}",
            "[o] (local|lugar|endereço) (da|do) {event} (é|agora é|mudou pra|vai ser) [no|na|em] {rest:place}"
          ],
          "weight": 12,
          "allows": [
            "future",
            "wish",
            "order"
          ]
        }
      ]
    },
    "create_followup": {
      "isWrite": true,
      "required": [
        "topic",
        "scheduledFor"
      ],
      "questions": {
        "topic": "Sobre o quê?",
        "scheduledFor": "Quando eu pergunto?"
      },
      "sentences": [
        {
          "say": [
            "(lembra de me perguntar|não esquece de me perguntar|pergunte me|pergunta me|me pergunta|me pergunte|me perguntar|pergunta pra mim|pergunta|pergunte|me questiona|quero que você me pergunte|quero que me pergunte|pode me perguntar|me cobra pra saber|me cobra se|me cobra como|me cobra sobre|me cobre sobre|me cobrar sobre|me cobra notícia|me cobra notícias|vê comigo|veja comigo|confere comigo|checa comigo|volta a me perguntar|volta a perguntar|vem me perguntar|depois me pergunta|me procura pra saber|quer me perguntar|retoma comigo|retome comigo|volta comigo|vamos retomar|quero retomar|vamos voltar a falar|volta a falar|fala comigo|me chama pra falar|quero falar de novo|vamos conversar de novo|acompanha comigo|faz um acompanhamento|faz um follow up|follow up|follow-up|faz o follow up|marca um follow up|agenda um follow up) [sobre|de|do|da|se|como|o que] {rest:topic}"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future",
            "order",
            "others",
            "question",
            "negation",
            "hypothetical",
            "almost",
            "reported",
            "advised"
          ]
        },
        {
          "say": [
            "(quero saber|queria saber|quero checar como|volta nesse assunto|volta a esse assunto|retoma esse assunto) [de novo|comigo|novamente] [sobre|de|do|da|se|como|o que|pra saber|pra ver|pra falar|quanto] {rest:topic}"
          ],
          "set": {
            "needsTime": true
          },
          "weight": 7,
          "allows": [
            "wish",
            "future",
            "order",
            "others",
            "question",
            "negation",
            "hypothetical",
            "almost",
            "reported",
            "advised"
          ]
        },
        {
          "say": [
            "{rest:topic} (me pergunta como foi|me pergunta depois como foi|me pergunta como foi depois|depois me pergunta|me pergunta|me pergunte como foi|depois me pergunta como foi|quer saber como foi depois|me pergunta depois)"
          ],
          "set": {
            "isLead": true
          },
          "weight": 10,
          "allows": [
            "wish",
            "future",
            "order",
            "others"
          ]
        }
      ]
    },
    "get_agenda": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[a|minha|meus|os|meu] (agenda|calendário|compromissos|programação) [de|do|da]"
          ],
          "weight": 6
        },
        {
          "say": [
            "(o que|que|quê) [é que] [eu] [tenho|temos|tem|vou ter|vou fazer|tem pra mim|rola|tá marcado|está marcado|tá agendado|está agendado|eu tenho que fazer|tenho pra fazer|tenho que fazer|tenho de compromisso|tenho marcado|tenho agendado|tem marcado|tem agendado] [de] (na agenda|na minha agenda|no calendário|marcado|agendado|de compromisso|pra fazer|no meu calendário)",
            "(o que|que) [é que] [eu] (tenho|vou ter|tenho de|tem de|tem|tenho pra|temos|tem pra|vai ter) [bom|importante|pra]",
            "<show> [a|minha|meus|os|meu|o] (agenda|calendário|compromissos|eventos|dia|programação|próximos compromissos|próximos eventos|semana|compromisso|próximo compromisso)",
            "(que|quais|quantos|quantas) <commitments> [eu] (tenho|temos|tem|vou ter|estão marcados|estão marcadas|são)",
            "[eu] (tenho tempo|tenho horário|vou ter tempo|(tô|estou|fico|vou estar) (livre|ocupado|ocupada|com a agenda livre|com tempo livre|com tempo|disponível)) [livre]"
          ],
          "isLoose": true,
          "weight": 6,
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "(que horas|a que horas|quando|que dia) (é|vai ser|será|tenho|começa|fica) (meu|minha|o meu|a minha|nosso|nossa) {event}",
            "(que horas|a que horas|quando|que dia) [é que] [eu] tenho [o|a] {event}"
          ],
          "weight": 9,
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "[eu] (tenho|tem|temos|existe|há|vou ter) [algum|alguma|algo|alguma coisa|mais algum|mais alguma|quantos|quantas|que|muita] [coisa] [<commitments>|marcado|marcada|agendado|agendada|na agenda|na minha agenda|pra fazer|pra mim|no calendário]",
            "[eu] tenho [alguma|algum] <commitments> [com {name:who}]"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 9,
          "allows": [
            "future"
          ]
        }
      ]
    }
  }
}
