// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain finance/debts. */
export const INTENTS: IntentCatalogue = {
  "domain": "debts",
  "locale": "pt-BR",
  "rules": {
    "paid": "(paguei|pagamos|quitei|quitamos|acertei|já paguei|acabei de pagar|adiantei|adiantamos|antecipei|consegui pagar|finalmente paguei|fiz o pagamento de|fiz o pagamento da|efetuei o pagamento da|terminei de pagar|a gente pagou|dei baixa em|dei baixa na|saiu|debitou|foi paga|paguei hoje|liquidei)",
    "record": "(anota|anote|anotar|registrar|lançar|marcar|cadastrar|incluir|adicionar|registra|registre|lança|lance|marca|marque|adiciona|adicione|cadastra|cadastre|põe|coloca|bota|inclui|cria|crie|salva|pode registrar|pode anotar|quero registrar|quero anotar|quero cadastrar|preciso registrar|preciso anotar|lembra|nova|novo|soma)",
    "instalment": "(parcela|parcelas|prestação|prestações|mensalidade da dívida|parcelinha|parcelinhas)",
    "howMuch": "(quanto|quanto é que|qual o valor que|quanto dinheiro|quanto de dinheiro|me diz quanto|me fala quanto|sabe quanto|quero saber quanto|queria saber quanto|mostra quanto|qual o total que|o total que)",
    "show": "(mostrar|listar|dizer|me dizer|saber|consultar|mostra|mostre|me mostra|me mostre|lista|liste|ver|quero ver|queria ver|exibe|traz|cadê|quais são|quais|qual é|qual|me fala|me diz|consulta|checa|confere|como tá|como está|como tão|como estão|como anda|como andam|como vai|como vão|como ficou|me dá|resumo de|resumo das|resumo do|situação de|situação da|situação das|situação do|status da|status do|status das|progresso da|progresso do|progresso das|andamento da|andamento do|evolução da|evolução do|pode mostrar|me atualiza sobre|extrato da|extrato do)",
    "invested": "(investi|investimos|apliquei|aplicamos|aportei|aportamos|guardei|guardamos|poupei|poupamos|depositei|depositamos|coloquei|colocamos|botei|botamos|pus|transferi|transferimos|mandei|separei|joguei|passei|fiz um aporte de|fiz aporte de|fiz um depósito de|consegui guardar|consegui investir|consegui aplicar|acabei de investir|acabei de aplicar|acabei de guardar|acabei de colocar|enfiei|reforcei|contribuí com)",
    "invest": "[na|no|em|pra|pro|para|nas|nos|da|do|a|as|o|minha|meu|minhas|meus|à] [minha|meu|minhas|meus|a|o|fundo de|conta de|caixinha de|caixinha da|caixinha do]"
  },
  "intents": {
    "pay_debt_installment": {
      "isWrite": true,
      "required": [
        "debtRef"
      ],
      "questions": {
        "debtRef": "De qual dívida é a parcela?",
        "paidDate": "Em que dia foi paga?"
      },
      "examples": [
        "paguei a parcela do carro"
      ],
      "sentences": [
        {
          "say": [
            "[eu] [<record>] [que] <paid> [a|uma|mais uma|mais|as|o|minha|minhas|outra|primeira|segunda|terceira|quarta|quinta|sexta|última|próxima|a primeira|a segunda|a terceira|a quarta|a quinta|a última|a próxima|a penúltima] ([{number:count}] [primeira|segunda|terceira|última] <instalment> [{number:which}]|{installments:count}) [desse mês|deste mês|do mês] [de {money}] (do|da|de|dos|das|no|na|pro|pra|com o|com a) {rest:debt}",
            "<record> [o] [pagamento de|pagamento da|pagamento] [a|uma|mais uma|mais|as|o] ([{number:count}] <instalment>|{installments:count}) (do|da|de|dos|das) {rest:debt}",
            "(amortização|quitação|pagamento|liquidação|antecipação) (de|da|das) ([{number:count}] <instalment>|{installments:count}) (do|da|de|dos|das) {rest:debt}",
            "[a] <instalment> (do|da|de) {rest:debt} (tá paga|está paga|foi paga|paga|já paguei|eu paguei|já foi|paguei|paguei hoje|quitada|foi|já tá paga|já está paga)",
            "<instalment> [do|da|de] {debtName:debt} (paga|quitada|pago|ok|liquidada|feita)",
            "<record> [a|uma] <instalment> (do|da|de) {rest:debt} (como paga|como quitada|como pago|paga)"
          ],
          "weight": 12
        },
        {
          "say": [
            "[eu] <paid> [a|uma|mais uma|mais|as|o|minha|minhas|outra] [{number:count}] <instalment> [de {money}]"
          ],
          "weight": 11
        },
        {
          "say": [
            "[eu] <paid> [o] (carnê|consórcio|consignado|empréstimo|financiamento) [do|da|de] [{rest:debt}]"
          ],
          "set": {
            "isWholeName": true
          },
          "weight": -9
        }
      ]
    },
    "create_debt": {
      "isWrite": true,
      "required": [
        "totalAmount",
        "dueDay",
        "startMonthYear",
        "creditor"
      ],
      "questions": {
        "totalAmount": "Qual é o valor total da dívida?",
        "dueDay": "Em que dia do mês vence a parcela?",
        "startMonthYear": "Em que mês é a primeira parcela?",
        "creditor": "Com quem é a dívida?",
        "name": "Que nome dou a essa dívida?"
      },
      "sentences": [
        {
          "say": [
            "[<record>] [que] [eu|a gente] (devo|devemos|tô devendo|estou devendo|fiquei devendo|fico devendo|ficamos devendo|estamos devendo|ainda devo) {money} (pra|pro|para|ao|a|à|pros|pras|com|no|na) [o|a|meu|minha] {rest:creditor}",
            "[<record>] [que] [eu|a gente] (devo|devemos|tô devendo|estou devendo|fiquei devendo|ainda devo) (pra|pro|para|ao|à) [o|a|meu|minha] {name:creditor} {money}",
            "[<record>] [que] [eu] (peguei|pegamos|tomei|pedi|arrumei) {money} emprestado [com|do|da|de|pra|pro] {rest:creditor}",
            "[<record>] [que] [eu] (peguei|pegamos|tomei|pedi) emprestado {money} (com|do|da|de) {rest:creditor}",
            "[<record>] [que] [o|a|meu|minha] {person:creditor} me emprestou {money}",
            "[eu] (comprei|peguei|levei|gastei) fiado {money} (no|na|do|da|com) {rest:creditor}",
            "[eu] (comprei|peguei|levei|gastei) {money} fiado (no|na|do|da|com) {rest:creditor}",
            "<record> [uma|a|que] (dívida|dívida nova|nova dívida) [de|no valor de] {money} (com|do|da|pra|pro|ao|no|na) {rest:creditor}"
          ],
          "set": {
            "isInformal": true
          },
          "weight": 12,
          "allows": [
            "question",
            "others",
            "wish"
          ]
        },
        {
          "say": [
            "[<record>] [que] [eu|a gente] (peguei|pegamos|fiz|fizemos|contratei|tomei|assinei|tenho|temos|renegociei|negociei|refinanciei|fechei|consegui|tirei|parcelei|acabei de pegar|acabei de fazer|financiei|entrei num) [um|uma|o|a|meu|minha|mais um] {loan:debtName} [de|no valor de|por|em|com|do|da|no|na|pelo|pela] {rest:details}",
            "<record> [um|uma|o|a|meu|minha] {loan:debtName} [de|no valor de|em|do|da|no|na] {rest:details}"
          ],
          "weight": 12,
          "allows": [
            "wish"
          ]
        },
        {
          "say": [
            "[eu] (comprei|compramos|parcelei|fiz|peguei|levei) [um|uma|o|a|uns|umas] {name:debtName} [de {money}] (no carnê|no crediário|pelo carnê|no carnê da loja|fiado|no boleto parcelado|pelo crediário|no carnezinho) {rest:details}",
            "[eu] (comprei|compramos|parcelei|peguei|levei) [um|uma|o|a|uns|umas] {name:debtName} [de {money}] em {installments} [de {money:each}] (no carnê|no crediário|pelo carnê|no carnê da loja|no boleto parcelado|pelo crediário)",
            "[eu] (financiei|financiamos|parcelei|parcelamos) [um|uma|o|a|uns|umas] {name:debtName} [de {money}] em {installments} [de {money:each}] [{rest:details}]"
          ],
          "set": {
            "isStoreCredit": true
          },
          "weight": 13
        }
      ]
    },
    "get_debt_progress": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[as] minhas dívidas"
          ],
          "weight": 13
        },
        {
          "say": [
            "[eu] [ainda] (tenho|tem) [alguma|quantas] (dívidas|dívida)"
          ],
          "isAsked": true,
          "weight": 13
        },
        {
          "say": [
            "<howMuch> [ainda|eu|que|é que|me] [falta|faltam|resta|sobra|tenho|ainda devo|devo|tô devendo|estou devendo|falta pagar|falta pra|resta pagar|devo ainda|ainda falta|ainda falta pagar] [pra|para|de|eu] [pagar|quitar|terminar|acabar|terminar de pagar|acabar de pagar] (do|da|no|na|o|a|de|dos|das|pro|pra|ao) [<instalment>] [do|da|de] {debtName:debt}",
            "<howMuch> [eu] [ainda] (devo|tô devendo|estou devendo) (do|da|no|na|de|pro|pra|ao|pelo|pela|nas|nos) {rest:debt}",
            "(quantas|quais) (parcelas|prestações) [ainda] [me] (faltam|falta|restam|resta|sobram|tenho) [pra|para|de|eu] [pagar|quitar|terminar|acabar] (do|da|no|na|o|a|de|pro|pra) {rest:debt}",
            "[qual] [é|está] [o] (saldo devedor|valor restante|valor em aberto|saldo restante) (do|da|de|dos|das) {debtName:debt}",
            "falta quanto {debtName:debt}",
            "quanto falta {debtName:debt}",
            "falta quanto [pra|para|de] [pagar|quitar|terminar|acabar] (do|da|o|a|no|na|de) {debtName:debt}",
            "<show> [a|o|minha|meu|as|os|das|da|do] (dívida|empréstimo|financiamento|parcelamento|consórcio|consignado|carnê) (do|da|de|com|no|na) {rest:debt}",
            "[já] (paguei|quitei) quanto (do|da|de) {debtName:debt}",
            "quando [eu|é que|que] [eu] (termino|acabo|vou terminar|vou acabar|quito|consigo quitar|vou quitar|acaba|termina) [de] [pagar] (o|a|do|da) {debtName:debt}",
            "quanto [eu] já (paguei|quitei) (do|da|de) {debtName:debt}",
            "quantas (parcelas|prestações) (do|da|de) {debtName:debt} [eu] [já|ainda] (faltam|restam|falta)"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "<show> [a|as|minha|minhas|meu|meus|o|os|de|das] [total de] [todas] [as] [minhas] (dívidas|dívida|empréstimos|débitos|financiamentos|parcelamentos) [que|eu] [tenho|em aberto|ativas|atuais]",
            "<howMuch> [eu] [ainda|é que] (devo|tô devendo|estou devendo|tenho de dívida|tenho em dívidas|tenho de dívidas|devo no total|tenho pra quitar|devo ao todo) [no total|ao todo|em dívidas|em dívida|hoje|de dívida|no geral|por aí|ainda]",
            "<howMuch> falta [pra] [eu] (quitar|pagar) (tudo|minhas dívidas|as dívidas|todas as dívidas)",
            "(pra|para) quem [é que] [eu] devo"
          ],
          "isLoose": true,
          "weight": 13,
          "allows": [
            "wish"
          ]
        }
      ]
    },
    "get_debt_payment_history": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[<show>] [o|meu] (histórico|extrato|registro|registros) [de|dos|do] (pagamento|pagamentos|parcelas|parcelas pagas) (do|da|de|dos|das) {rest:debt}",
            "[<show>] [o|meu] (histórico|extrato) (do|da|de) {loan:debt}",
            "[eu] [já] (paguei|quitei) quantas (parcelas|prestações) (do|da|de|no|na) {rest:debt}",
            "quantas (parcelas|prestações) [eu] [já] (paguei|quitei|foram pagas) (do|da|de|no|na) {rest:debt}",
            "quantas (parcelas|prestações) (do|da|de) {debtName:debt} [eu] [já] (paguei|foram pagas|quitei)",
            "[<show>] [os|meus|as|últimos|os últimos|todos os] [{number:limit}] (pagamentos|últimos pagamentos) (do|da|de|dos|das) {debtName:debt}",
            "(quais|que) (parcelas|prestações|pagamentos) [é que] [eu] [já] (paguei|fiz|quitei|foram pagas) (do|da|de|no|na) {rest:debt}",
            "(quais|que) (parcelas|prestações) (do|da|de) {debtName:debt} [é que] [eu] [já] (paguei|foram pagas|quitei|estão pagas)",
            "quando [foi que] [eu] paguei [cada parcela|as parcelas|a última parcela|cada prestação] (do|da|de) {rest:debt}"
          ],
          "weight": 14
        }
      ]
    },
    "get_upcoming_installments": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[minhas|as] próximas <instalment>",
            "[minhas|as] <instalment> (a vencer|desse mês|deste mês|do mês|futuras|pendentes)"
          ],
          "weight": 12
        },
        {
          "say": [
            "(tem|tenho|vence|vencem) [alguma|quais|que] <instalment> [pra vencer|vencendo|pra pagar|a vencer]"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 12,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(quais|que|quantas|quanto de|me mostra as|mostra as|lista as|ver as|minhas|as) <instalment> [eu|que|é que|são] [tenho|tem|vencem|vão vencer|caem|vou ter|estão pra vencer|vou pagar|pago|ainda faltam|preciso pagar|tenho que pagar|a vencer|tenho pra pagar]",
            "<show> [as|minhas|as minhas|próximas|as próximas|minhas próximas] <instalment> [a vencer|que vencem|que vão vencer|desse mês|do mês|que faltam|futuras|pra pagar|que tenho|pendentes|que tenho que pagar|que vem aí]",
            "<howMuch> [eu] (tenho|vou ter|pago|vou pagar|vai dar|dá|tem|vai ser) [de|em|pra pagar de|que pagar de|pra pagar em] <instalment>",
            "[qual] [é|a] próxima <instalment> [do|da|de] [{name}] [vence quando|quando vence]"
          ],
          "isLoose": true,
          "weight": 12,
          "allows": [
            "wish",
            "future"
          ]
        }
      ]
    },
    "add_investment_contribution": {
      "isWrite": true,
      "required": [
        "investmentRef",
        "amount"
      ],
      "questions": {
        "investmentRef": "Em qual investimento?",
        "amount": "Quanto foi?"
      },
      "sentences": [
        {
          "say": [
            "[eu|a gente] [<record>] [que] <invested> [mais|só|uns|um|os] ({money};<invest> {investment})",
            "<record> [um|o|mais um] [aporte|depósito|investimento] [de] {money} <invest> {investment}",
            "[<record>] [um|o] (aporte|depósito) [de] {money} <invest> {investment}",
            "+ {money} [na|no|pra|pro|para a|para o] [minha|meu] {investment}",
            "mais {money} (na|no|pra|pro|para a|para o) [minha|meu] {investment}",
            "(transferência|aplicação|depósito) de {money} (para a|para o|pra|pro|na|no|em|para) [minha|meu] {investment}",
            "(aporte|aplicação|depósito) (em|na|no|de) {investment} [no valor de|de] {money}",
            "{spokenMoney} {investment}",
            "[mais] {spokenMoney} (na|no|pra|pro|para a|para o) [minha|meu] {investment}"
          ],
          "weight": 12
        },
        {
          "say": [
            "[eu] (aportei|apliquei|fiz um aporte de|investi|guardei|poupei) [mais] {money}"
          ],
          "weight": 11
        }
      ]
    },
    "get_investments": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[os] meus investimentos"
          ],
          "set": {
            "isAll": true
          },
          "weight": 14
        },
        {
          "say": [
            "(quanto|quanto dinheiro|quanto de dinheiro|quanta grana|qual valor|qual o saldo|qual o valor|qual é o saldo|quanto que) [eu|é que] [já] (tenho|tem|tá|está|temos|guardei|juntei|acumulei|investi|de saldo|rendeu|tá rendendo|está rendendo|da|do|apliquei) [guardado|investido|aplicado|dinheiro|acumulado|juntado|hoje] [na|no|em|nas|nos|da|do|de] [minha|meu|minhas|meus] {investment}",
            "(como|como é que) (tá|está|vai|anda|estão|tão|vão|andam|ficou) [a|o|minha|meu|as|os|minhas|meus] {investment}",
            "(qual é|qual|informe|informa|apresente|apresenta|demonstre|discrimine|relacione|exiba) [o|a] (saldo|posição|posição atual|saldo atual|rendimento|situação) (da|do|de|das|dos) [minha|meu|meus|minhas] {investment}",
            "[mostra|me mostra|ver|quero ver] [o|a] (saldo|progresso|valor|evolução|rendimento|situação|posição|posição atual|saldo atual) [da|do|de|das|dos] [minha|meu|meus|minhas] {investment}",
            "(mostra|me mostra|ver|quero ver|consulta|cadê) [a|o|minha|meu] {investment}",
            "(rentabilidade|rendimento|posição|evolução|saldo) (da|do|das|dos) [minha|meu|meus|minhas] {investment}",
            "(quanto|quanto é que) [ainda] falta (pra|para|na|no|da|do) [eu] [completar|fechar|bater|encher|terminar|a|o] [a|o] [minha|meu] {investment}"
          ],
          "weight": 13
        },
        {
          "say": [
            "(como|como é que) (tá|está|vai|anda|estão|tão|vão|andam|ficaram) [os|meus|minha|a] (investimentos|aplicações|carteira de investimentos|carteira|patrimônio|dinheiro investido|grana investida)",
            "(quanto|quanto dinheiro|quanta grana|qual o total que|quanto é que) [eu|é que] [já] (tenho|temos|tem) [de|em|no total] (investido|aplicado|guardado|em investimentos|em aplicações|de investimento|de patrimônio|investido no total|de dinheiro guardado)",
            "(mostra|me mostra|lista|ver|quero ver|quais são|quais|resumo|cadê|me fala|consulta|como estão|total) [dos|de|os|das|do] [todos] [os] [meus|minhas|meu|minha] (investimentos|aplicações|carteira de investimentos|patrimônio)",
            "[quanto] [os|meus] investimentos [já|estão] (renderam|rendendo|rendem)"
          ],
          "set": {
            "isAll": true
          },
          "isLoose": true,
          "weight": 14
        }
      ]
    }
  }
}
