// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain finance/debts. */
export const INTENTS: IntentCatalogue = {
  "domain": "debts",
  "locale": "pt-BR",
  "rules": {
    "paid": "(matei|matamos|paguei|pagamos|quitei|quitamos|acertei|já paguei|acabei de pagar|adiantei|adiantamos|antecipei|consegui pagar|finalmente paguei|fiz o pagamento de|fiz o pagamento da|efetuei o pagamento da|terminei de pagar|a gente pagou|dei baixa em|dei baixa na|saiu|debitou|foi paga|paguei hoje|liquidei|mandei|dei|abati|amortizei|amortizamos|paguei mais|finalmente quitei|já quitei|acabei de quitar|acabei de adiantar|consegui adiantar|consegui quitar|fiz o pix da|fiz o pix de|transferi|efetuei o pagamento de|realizei o pagamento da|a gente adiantou|antecipamos|acertamos|acabei pagando|tive que pagar|regularizei)",
    "record": "(anota|anote|anotar|registrar|lançar|marcar|cadastrar|incluir|adicionar|registra|registre|lança|lance|marca|marque|adiciona|adicione|cadastra|cadastre|põe|coloca|bota|inclui|cria|crie|salva|pode registrar|pode anotar|quero registrar|quero anotar|quero cadastrar|preciso registrar|preciso anotar|lembra|nova|novo|soma)",
    "instalment": "(parcela|parcelas|prestação|prestações|mensalidade da dívida|parcelinha|parcelinhas|parcelona|prestaçãozinha|prestaçãozinhas|cota|cotas)",
    "parts": "([{number:count}] [mais] <instalment>|{installments:count})",
    "fellDue": "([já|acabou de] (caiu|caíram|saiu|saíram|debitou|debitaram|descontou|descontaram|entrou|passou|foi|cair|foi debitada|foram debitadas|foi descontada|foi paga|compensou) [da conta|na conta|do salário|em folha|aqui])",
    "nth": "(1ª|2ª|3ª|4ª|5ª|6ª|7ª|8ª|9ª|10ª|11ª|12ª|13ª|14ª|15ª|16ª|17ª|18ª|19ª|20ª|21ª|22ª|23ª|24ª|25ª|26ª|27ª|28ª|29ª|30ª|31ª|32ª|33ª|34ª|35ª|36ª|37ª|38ª|39ª|40ª|41ª|42ª|43ª|44ª|45ª|46ª|47ª|48ª|49ª|50ª|51ª|52ª|53ª|54ª|55ª|56ª|57ª|58ª|59ª|60ª|primeira|segunda|terceira|quarta|quinta|sexta|sétima|oitava|nona|décima|última|penúltima)",
    "howMuch": "(quanto|quanto é que|qual o valor que|quanto dinheiro|quanto de dinheiro|me diz quanto|me fala quanto|sabe quanto|quero saber quanto|queria saber quanto|mostra quanto|qual o total que|o total que)",
    "show": "(mostre me|mostra me|diga me|informe me|liste me|mostrar|listar|dizer|me dizer|saber|consultar|mostra|mostre|me mostra|me mostre|lista|liste|ver|quero ver|queria ver|exibe|traz|cadê|quais são|quais|qual é|qual|me fala|me diz|consulta|checa|confere|como tá|como está|como tão|como estão|como anda|como andam|como vai|como vão|como ficou|me dá|resumo de|resumo das|resumo do|situação de|situação da|situação das|situação do|status da|status do|status das|progresso da|progresso do|progresso das|andamento da|andamento do|evolução da|evolução do|pode mostrar|me atualiza sobre|extrato da|extrato do|me lista|me passa|me manda|puxa|busca|vê|vê aí|deixa eu ver|preciso ver|quero saber|pode listar|informa|me informa|lista aí|mostra aí|me mostra aí)",
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
            "(mais uma|menos uma|mais um mês|uma a menos|outra) (do|da) {debtName:debt} (paga|pago|quitada|foi|já foi|tá paga|está paga|ok)"
          ],
          "weight": 12
        },
        {
          "say": [
            "[mais] [a|as|uma|mais uma|minha|minhas|menos uma] <parts> [{number:which}] [desse mês|deste mês|do mês] (do|da|de|dos|das) {debtName:debt} [desse mês|deste mês|do mês] [já|também|agora|enfim] [tá|tão|está|estão|foi|foram] (paga|pagas|quitada|quitadas|ok|liquidada|liquidadas|feita|debitada|debitadas|descontada|descontadas|compensada|antecipada|antecipadas|adiantada|adiantadas)",
            "[eu] <paid> [logo|também|já|adiantado|adiantada|adiantadas|antecipado|atrasado|atrasada|hoje|mais|de uma vez|em dia] [a|as|mais|mais uma|uma|outra|minha] <parts> [atrasada|atrasadas|adiantada|adiantadas|desse mês|deste mês|do mês] (do|da|de|dos|das) {rest:debt}",
            "[eu] <paid> (mais uma|mais um mês|uma|outra|a de {billMonth}|a desse mês) (do|da) {debtName:debt} [de uma vez|junto|juntas|adiantado|hoje]",
            "[eu] <paid> [mais|umas|logo|as] {number:count} (do|da) {debtName:debt} [de uma vez|junto|juntas|adiantado|hoje|em dia]",
            "[já] (descontaram|descontou|debitaram|debitou|foi descontado|foi debitado|foi descontada) [do salário|da conta|em folha|do meu salário|da minha conta|do contracheque] [o|meu] {loan:debt}"
          ],
          "weight": 12
        },
        {
          "say": [
            "[eu] [<record>] [que] <paid> [a|uma|mais uma|mais|+ uma|+|as|o|minha|minhas|outra|primeira|segunda|terceira|quarta|quinta|sexta|última|próxima|a primeira|a segunda|a terceira|a quarta|a quinta|a última|a próxima|a penúltima] ([{number:count}] [<nth>] <instalment> [{number:which}]|{installments:count}) [desse mês|deste mês|do mês] [de {money}] (do|da|de|dos|das|no|na|pro|pra|com o|com a) {rest:debt}",
            "<record> [o] [pagamento de|pagamento da|pagamento] [a|uma|mais uma|mais|as|o] ([{number:count}] <instalment>|{installments:count}) (do|da|de|dos|das) {rest:debt}",
            "(amortização|quitação|pagamento|liquidação|antecipação) (de|da|das) ([{number:count}] <instalment>|{installments:count}) (do|da|de|dos|das) {rest:debt}",
            "[a] <instalment> (do|da|de) {rest:debt} (tá paga|está paga|foi paga|paga|já paguei|eu paguei|já foi|paguei|paguei hoje|quitada|foi|já tá paga|já está paga)",
            "<instalment> [do|da|de] {debtName:debt} (paga|quitada|pago|ok|liquidada|feita)",
            "<record> [a|uma|mais uma] <instalment> (do|da|de) {rest:debt} (como paga|como quitada|como pago|paga)",
            "<fellDue> [a|as|mais uma|uma|outra|mais|minha] [{number:count}] <instalment> [desse mês|deste mês|do mês] (do|da|de|dos|das) {rest:debt}",
            "[a|minha|mais uma] <instalment> [desse mês|deste mês|do mês] (do|da|de) {debtName:debt} [desse mês|deste mês|do mês] [já|acabou de] (foi debitada|foi descontada|foi descontado|debitou|descontou|caiu|saiu|cair|sair|compensou|foi quitada|foi compensada|debitaram|descontaram|entrou) [da conta|na conta|do salário|em folha|no débito automático|automático]",
            "[eu] <paid> ([{number:count}] <instalment>|{installments:count}) (atrasada|atrasadas|adiantada|adiantadas|antecipada|antecipadas|de uma vez|em atraso|em dia|que faltava|que faltavam|que tava atrasada|que estava atrasada|juntas) (do|da|de|dos|das) {rest:debt}",
            "[eu] (adiantei|antecipei|quitei|amortizei|abati|adiantamos|antecipamos|paguei) [mais|umas|logo|as] {number:count} (do|da) {debtName:debt}",
            "(menos uma|uma a menos|mais uma) <instalment> (do|da|de) {debtName:debt}",
            "[eu] <paid> [o] [boleto|carnê|valor] (da|de|de uma) <instalment> (do|da|de) {rest:debt}"
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
            "[eu] <paid> [o|mais um] carnê (do|da|de|dos|das) {rest:debt}",
            "[eu] <paid> [mais|mais um mês do|mais um mês de|o mês do] (consórcio|consignado|empréstimo|financiamento|carnê) (desse mês|deste mês|do mês)"
          ],
          "set": {
            "isWholeName": true
          },
          "weight": 8
        },
        {
          "say": [
            "[eu] <paid> [o] (carnê|consórcio|consignado|empréstimo|financiamento) [do|da|de] [{rest:debt}]"
          ],
          "set": {
            "isWholeName": true
          },
          "weight": -9
        },
        {
          "say": [
            "[a|as|uma|mais uma|também] <instalment> [desse mês|deste mês|do mês] (do|da|de|dos|das) {rest:debt}"
          ],
          "after": [
            "mark_bill_paid",
            "pay_debt_installment"
          ],
          "weight": 12
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
            "[<record>] [que] [o|a|meu|minha] {person:creditor} me emprestou [uns] {money} [(pra|para|pro|no|na|do|da|de) {words:purpose}] [e] [eu] [ainda] [fiquei devendo|tô devendo|tenho que devolver|tenho que pagar|preciso devolver]",
            "[<record>] [que] [o|a|meu|minha] {person:creditor} me (adiantou|arrumou|passou|cobriu|deu) [uns] {money} (emprestado|e [eu] (fiquei devendo|tô devendo|tenho que devolver|preciso devolver))",
            "[<record>] [que] [o|a|meu|minha] {person:creditor} (emprestou|adiantou|pagou|cobriu|deu) {money} (pra mim|pra gente|por mim|no meu lugar) [(pra|para|no|na|do|da|de) {words:purpose}] [e] [eu] (fiquei devendo|tô devendo|estou devendo|tenho que devolver|preciso devolver|devo pra ele|devo pra ela|vou devolver|tenho que pagar)",
            "[<record>] [que] [eu|a gente] (peguei|pegamos|tomei|pedi|arrumei) [uns] {money} (com|do|da) [o|a|meu|minha] {person:creditor} emprestado",
            "[<record>] [que] [eu|a gente] (peguei|pegamos|tomei|pedi|arrumei) [uns] {money} emprestado (no|na|com|do|da|de) [o|a|meu|minha] {rest:creditor}",
            "[<record>] [que] [eu|a gente] (devo|tô devendo|estou devendo|fiquei devendo|ainda devo) [uns] {money} (pra|pro|para|ao|à) [o|a] [meu|minha] {person:creditor} (de|do|da|pelo|pela|por causa do|por causa da|referente ao) {words:purpose}"
          ],
          "set": {
            "isInformal": true
          },
          "weight": 14,
          "allows": [
            "others",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "[<record>] [que] [eu|a gente] (devo|tô devendo|estou devendo|fiquei devendo|ainda devo) (um dinheiro|dinheiro|uma grana|grana|um troco|uns trocados) (pra|pro|para|ao|à) [o|a] [meu|minha] {person:creditor} [(de|do|da|pelo|pela) {words:purpose}]",
            "[<record>] [que] [eu|a gente] (peguei|pegamos|tomei) (um dinheiro|dinheiro|uma grana|grana) (emprestado|emprestada) (com|do|da|de) [o|a|meu|minha] {person:creditor} [(pra|para) {words:purpose}]",
            "[<record>] [que] [o|a|meu|minha] {person:creditor} me emprestou (um dinheiro|dinheiro|uma grana|grana) [(pra|para) {words:purpose}]"
          ],
          "set": {
            "isInformal": true,
            "isAmountAsked": true
          },
          "weight": 14,
          "allows": [
            "others",
            "wish",
            "future",
            "question"
          ]
        },
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
            "[<record>] [que] [eu|a gente] (renegociei|negociei|renegociamos|negociamos|parcelei|parcelamos|refinanciei|fiz acordo|fiz um acordo|fizemos um acordo|fechei acordo|fechei um acordo|acertei um acordo|fiz uma renegociação|fechei uma renegociação|consegui um acordo|fechei) [a dívida|minha dívida|o débito|meu débito|a fatura|o cartão|tudo] com [o|a] {rest:creditor}",
            "[<record>] [uma|um|a|o] (dívida nova|nova dívida|acordo novo|novo acordo|acordo|renegociação) com [o|a] {rest:creditor}"
          ],
          "set": {
            "isContract": true,
            "isCounted": true
          },
          "weight": 14,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "{loan:debtName} {rest:details}"
          ],
          "set": {
            "needsColon": true,
            "isContract": true
          },
          "weight": 12,
          "allows": [
            "wish"
          ]
        },
        {
          "say": [
            "[eu|a gente] (fiz|fizemos|abri|abrimos|peguei|pegamos|assinei) [um|uma|o|mais um] (crediário|carnê|carnezinho|parcelamento) (da|do|de|dos|das|pra|para|pro) {debtName} {rest:details}",
            "[eu] (comprei|compramos|parcelei|fiz|peguei|levei|tirei|tiramos|pegamos|levamos) [um|uma|o|a|uns|umas] {name:debtName} [de {money}] (no carnê|no crediário|pelo carnê|no carnê da loja|fiado|no boleto parcelado|pelo crediário|no carnezinho) {rest:details}",
            "[eu] (comprei|compramos|parcelei|peguei|levei) [um|uma|o|a|uns|umas] {name:debtName} [de {money}] em {installments} [de {money:each}] (no carnê|no crediário|pelo carnê|no carnê da loja|no boleto parcelado|pelo crediário)",
            "[um|uma|o|a] {name:debtName} (no carnê|no crediário|pelo carnê|pelo crediário) (da|do|das|dos|de|na|no) {name:creditor} [em] {installments} [de] {money:each} [{rest:details}]",
            "[um|uma|o|a] {name:debtName} (no carnê|no crediário|pelo carnê|pelo crediário) [em] {installments} [de] {money:each} [{rest:details}]",
            "[um|uma|o|a] {name:debtName} (no carnê|no crediário|pelo carnê|pelo crediário) [(da|do|das|dos|de|na|no) {name:creditor}] [em] {number:times} vezes de {money:each} [{rest:details}]",
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
            "<howMuch> [é que] [ainda|me] (falta|faltam|resta) [ainda] [pra|para|de] [eu] (acabar de pagar|terminar de pagar|quitar|acabar de quitar|terminar de quitar|liquidar) (o|a|os|as) [meu|minha] {name:debt}",
            "(falta|faltam|resta) (quanto|muito|quanto ainda) [ainda] [pra|para] [eu] (acabar de pagar|terminar de pagar|quitar|acabar de quitar|terminar de quitar|liquidar) (o|a|os|as) [meu|minha] {name:debt}"
          ],
          "weight": 12,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "<howMuch> [ainda] [eu] [ainda] (tenho que pagar|tenho pra pagar|tenho a pagar|preciso pagar|falta eu pagar|vou ter que pagar|tem pra pagar) [ainda] (do|da|no|na|pro|pra|de) {debtName:debt}",
            "(quantos meses|quanto tempo|quantos anos) [ainda] (faltam|falta|restam|resta) [ainda] [pra] [acabar|quitar|terminar|eu quitar|eu terminar] (do|da|de|o|a|no|na) {debtName:debt}",
            "(quem|qual) [é|era] [mesmo] [o|a|meu|minha] (credor|credora) (do|da|de) {debtName:debt}",
            "em quanto tempo [eu] (quito|termino|acabo|vou quitar) [de pagar] (o|a) {debtName:debt}"
          ],
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "[eu] [ainda] (devo|tô devendo|estou devendo) [algum|alguma] [dinheiro|grana|coisa] (pra|para|a) alguém"
          ],
          "isAsked": true,
          "weight": 13
        },
        {
          "say": [
            "[pra|para|a|com] quem [é que] [eu] [ainda] (devo|tô devendo|estou devendo) [dinheiro|grana|alguma coisa]"
          ],
          "isLoose": true,
          "weight": 13,
          "allows": [
            "wish"
          ]
        },
        {
          "say": [
            "[quantos|qual|qual o|que] [por cento|percentual|porcentagem] [já|foi|está] (quitado|pago) (do|da|de) {debtName:debt}"
          ],
          "isAsked": true,
          "weight": 13
        },
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
            "[<show>|quanto|me diz] [é|está|tá] [o|a|meu] (saldo devedor|valor restante|valor em aberto|saldo restante|saldo|restante|valor que falta|valor da dívida) (do|da|de|dos|das) {debtName:debt}",
            "falta quanto {debtName:debt}",
            "(falta|faltam|resta|restam) (muito|muita coisa|muitas parcelas|muita parcela|quantas parcelas|quantas prestações|quanta parcela|quantas|quantos meses|quanto tempo|quanto) [ainda] [pra|para|de|do|da] [eu] [pagar|quitar|terminar|acabar|terminar de pagar|acabar de pagar|acabar com|me livrar] (do|da|o|a|no|na|de|com o|com a) {debtName:debt}",
            "<howMuch> [eu] [ainda] (devo|tô devendo|estou devendo) (pro|pra|ao|à|para o|para a) {rest:debt}",
            "<howMuch> [é que|que] [eu] [ainda] (devo|tô devendo|estou devendo|fiquei devendo) (pro|pra|ao|à|a|para) [o|a|meu|minha] {rest:debt}",
            "(em que pé|em que ponto|a quantas) (tá|está|anda|andam|estamos) [a dívida|o pagamento|o financiamento|o empréstimo] (do|da|de|com o|com a|o|a) {debtName:debt}",
            "como (tá|está|anda|vai) [o pagamento|a quitação|o andamento|a situação] (do|da|o|a) [meu|minha] {debtName:debt}",
            "<howMuch> [eu] [já] (falta|resta|sobra|paguei|quitei|abati|amortizei) [de|pra] [quitar|pagar] (do|da|no|na|o|a|pro|pra) {debtName:debt} [até agora|até aqui|já|ainda]",
            "(tô|estou) (perto|longe) de (quitar|terminar de pagar|acabar de pagar|acabar) (o|a) {debtName:debt}",
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
            "(pra|para|a|com) quem [é que] [eu] [ainda] (devo|tô devendo|estou devendo)",
            "(quais|que|quantas) [são|as|minhas|as minhas] (dívidas|empréstimos|financiamentos) [que|é que] [eu] [ainda] [tenho|faltam|tenho em aberto|tenho hoje|em aberto]",
            "(qual|qual é|quanto é|quanto dá|quanto tá|me diz) [o|a] [valor|total|soma] [total] [das|de|da] [minhas|minha|todas as minhas|todas as] (dívidas|dívida)",
            "[as|e as] [minhas] dívidas [quais são|como estão|como tão|quanto tá|quanto dá|como andam]",
            "(tô|estou) devendo [muito|quanto|quanto ainda|quanto no total]",
            "(tô|estou|ando) (muito|ainda) (endividado|endividada)"
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
            "[eu] [já] (paguei|quitei) quantas [parcelas|prestações] (do|da|de|no|na) {debtName:debt} [até agora|até aqui|já|no total]",
            "<show> [os|as|todos os|todas as|meus|minhas] (pagamentos|parcelas pagas|prestações pagas|pagamentos feitos) (do|da|de|no|na) {debtName:debt}"
          ],
          "weight": 14
        },
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
        },
        {
          "say": [
            "[<show>] [as|os|minhas|meus] [últimas|últimos] ([{number:limit}] [últimas|últimos] (parcelas|prestações|pagamentos)|{installments:limit}) [já] (pagas|pagos|que paguei|que já paguei|quitadas|feitos|que fiz|que eu paguei|que eu já paguei) (do|da|de|no|na) {rest:debt}",
            "(quantas|quais|que) (parcelas|prestações) (do|da|de) {debtName:debt} [eu|é que] [já] (foram|foi|já foram|já paguei|paguei|estão pagas|tão pagas|quitei|foram quitadas|já quitei|se foram)",
            "(quando|que dia) [foi] [a|o] (última|último) (parcela|prestação|pagamento|parcela paga|prestação paga) [que] [eu] [paguei] (do|da|de) {debtName:debt}",
            "(quando|que dia) [foi que|foi] [eu] [que] (paguei|foi paga|quitei) [a|o] [última|último] [parcela|prestação|pagamento] (do|da|de|o|a) {debtName:debt}",
            "[qual] foi [o|a] (último pagamento|última parcela|última prestação|última parcela paga) (do|da|de) {rest:debt}",
            "<show> [tudo] [o] [que] [eu] já paguei (do|da|de) {rest:debt}"
          ],
          "weight": 14
        },
        {
          "say": [
            "[a|as] (parcela|parcelas|prestação|prestações) [desse mês|deste mês|do mês] (do|da|de) {debtName:debt} [eu] [já] (paguei|foi paga|foram pagas|quitei|tá paga|está paga) [ou não|já]",
            "[eu] [já] (paguei|quitei) [a] (parcela|prestação) [desse mês|deste mês|do mês] (do|da|de) {debtName:debt} [ou não|já]"
          ],
          "isAsked": true,
          "weight": 15
        }
      ]
    },
    "get_upcoming_installments": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[eu] (vou ter que pagar|vou pagar|tenho que pagar|preciso pagar|tenho pra pagar|pago|tenho|vou ter) (quanto|quantas) (de|em) <instalment>",
            "[eu] (vou ter que pagar|vou pagar|tenho que pagar|preciso pagar) (quais|que|quantas) <instalment>"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "[<show>] [as|minhas|as minhas|todas as] <instalment> (de|do|da|em|pra|no|na|para|desse|deste) {period}"
          ],
          "weight": 13,
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "(o que|quanto|o quê) [que] (vem|vai vir|tem|tenho|cai|vence|vou ter|sai|vai sair|vai cair) [pra pagar] de <instalment> [pra pagar|pra vencer]",
            "<show> [o que] (vem|tem|tenho|cai|vence) de <instalment>"
          ],
          "isLoose": true,
          "weight": 13,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "[minhas|as] próximas <instalment>",
            "[minhas|as] <instalment> (a vencer|desse mês|deste mês|do mês|futuras|pendentes)"
          ],
          "weight": 12
        },
        {
          "say": [
            "[ainda] (tem|tenho|vence|vencem|cai|caem|falta|faltam|há|existe|vai ter|vou ter) [ainda] [alguma|quais|que|mais|mais alguma|quantas] <instalment> [ainda] [pra vencer|vencendo|pra pagar|a vencer|pra cair|caindo|por vir|que vence|a pagar|por pagar|faltando|em aberto|pendente|pendentes|pra quitar|que cai]"
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
            "(quais|que|quantas) <instalment> [eu|que|é que|são] [ainda] (caem|vão cair|vai cair|cai|vence|vai vencer|tenho pela frente|faltam|falta|tão pra vencer|tenho a pagar|devo pagar|preciso pagar)",
            "(quando|que dia) [é|vence|vencem|cai|caem|é que vence] [a|as|minha|minhas] [próxima|próximas] <instalment> [do|da|de] [{name}]",
            "<howMuch> [vou|eu vou|tenho que|preciso|eu] [gastar|pagar|desembolsar|separar|ter] (com|de|em|pra|das) [as|minhas] <instalment>",
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
            "[o|os|aqueles|esses] {money} (foi|foram|é|são|era|eram) [de] [um|uma|pra|para] (aporte|investimento|aplicação|depósito) <invest> {investment}",
            "(foi|foram|era|eram) [de] [um|uma] (aporte|investimento|aplicação|depósito) de {money} <invest> {investment}",
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
            "[eu|a gente] (comprei|compramos|adquiri) [mais] {money} (em|de|do|da) {investment}",
            "[eu|a gente] (comprei|compramos|adquiri) [mais] [{number:count}] {investment} (por|a|deu|de) {money}",
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
            "(como|como é que|quanto) [que] (tá|está|anda|vem|tão|estão|andam|vêm|tem|têm) (rendendo|se saindo|indo|evoluindo|performando|crescendo|rendido|evoluído|se comportando) [a|o|minha|meu|as|os|minhas|meus] {investment}",
            "(como|como é que|quanto) [que] [a|o|minha|meu|as|os|minhas|meus] {investment} (tá|está|anda|vem|tão|estão|tem) (rendendo|se saindo|indo|evoluindo|performando|crescendo|rendido|evoluído)",
            "(quanto|quanto é que) [ainda] falta (pra|para|na|no|da|do) [eu] [completar|fechar|bater|encher|terminar|a|o] [a|o] [minha|meu] {investment}"
          ],
          "weight": 13
        },
        {
          "say": [
            "(como|como é que) (tá|está|vai|anda|estão|tão|vão|andam|ficaram) [os|meus|minha|a] (investimentos|aplicações|carteira de investimentos|carteira|patrimônio|dinheiro investido|grana investida)",
            "(quanto|quanto dinheiro|quanta grana|qual o total que|quanto é que) [eu|é que] [já] (tenho|temos|tem) [de|em|no total] (investido|aplicado|guardado|em investimentos|em aplicações|de investimento|de patrimônio|investido no total|de dinheiro guardado)",
            "(mostra|me mostra|lista|ver|quero ver|quais são|quais|resumo|cadê|me fala|consulta|como estão|total) [dos|de|os|das|do] [todos] [os] [meus|minhas|meu|minha] (investimentos|aplicações|carteira de investimentos|patrimônio)",
            "[quanto] [os|meus] investimentos [já|estão] (renderam|rendendo|rendem)",
            "[os|meus] (investimentos|aportes|aplicações) (tão|estão|andam|vão|tem ido) (como|rendendo|indo|bem|quanto) [indo|como]"
          ],
          "set": {
            "isAll": true
          },
          "isLoose": true,
          "weight": 14
        }
      ]
    },
    "none": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[a|as|minha] <instalment> [desse mês|deste mês|do mês] (do|da|de) {debtName:debt} [ainda] (não foi paga|não tá paga|não está paga|não foram pagas|não caiu|não debitou|não foi debitada|segue em aberto|continua em aberto|tá em aberto|está em aberto|tá atrasada|está atrasada) [ainda]",
            "[eu] [ainda] não (paguei|quitei) [a|as|nenhuma] <instalment> [desse mês|deste mês|do mês] [do|da|de] [{debtName:debt}] [ainda]"
          ],
          "weight": 14
        }
      ]
    }
  }
}
