// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "expenseCategory": {
      "food": "Alimentação",
      "transport": "Transporte",
      "housing": "Moradia",
      "health": "Saúde",
      "education": "Educação",
      "entertainment": "Lazer",
      "shopping": "Compras",
      "bills": "Contas",
      "subscriptions": "Assinaturas",
      "travel": "Viagem",
      "gifts": "Presentes",
      "investments": "Investimentos",
      "other": "Outros"
    },
    "billCategory": {
      "housing": "Moradia",
      "utilities": "Água, luz e afins",
      "subscription": "Assinatura",
      "insurance": "Seguro",
      "other": "Outra"
    },
    "incomeType": {
      "salary": "Salário",
      "freelance": "Freela",
      "bonus": "Bônus",
      "passive": "Renda passiva",
      "investment": "Rendimento",
      "gift": "Presente",
      "other": "Outra"
    },
    "paymentMethod": {
      "pix": "Pix",
      "credit_card": "Cartão de crédito",
      "debit_card": "Cartão de débito",
      "cash": "Dinheiro",
      "boleto": "Boleto"
    },
    "expense": {
      "giftFor": "Presente para {{person}}",
      "isInCategory": "{{name}} já está em {{category}}.",
      "inInstallments": "{{total}} em {{times}}x de {{each}}",
      "inUnequalInstallments": "{{total}} em {{times}}x ({{more}} de {{higher}} e {{rest}} de {{lower}})",
      "onCard": "no cartão de crédito",
      "bought": "comprei",
      "asInstallments": "Vai como gasto em {{times}}x no cartão. Se foi à vista, responda “1x”.",
      "title": "Gasto: {{expense}}",
      "logged": "Anotei: {{expense}}.",
      "duplicate": "Você já tem {{expense}}. Confirme só se for outro.",
      "updateTitle": "Corrigir gasto: {{change}}",
      "updated": "Corrigi: {{change}}.",
      "deleteTitle": "Apagar gasto: {{expense}}",
      "deleted": "Apaguei: {{expense}}.",
      "askWhich": "Qual destes gastos?",
      "askIfThis": "Você quis dizer {{expense}}?",
      "askChange": "O que muda em {{expense}}?",
      "askInstallments": "Em quantas parcelas, de 1 a {{maximum}}?",
      "none": "Nenhum gasto ainda.",
      "notFoundAny": "Não achei esse gasto. Os últimos foram:",
      "notFound": "Não achei gasto com {{wanted}}. Os últimos foram:",
      "isBill": "{{name}} é conta fixa. Para mudar ou encerrar: “muda {{name}} pra 130”, “cancela {{name}}”.",
      "gone": "Esse gasto não existe mais."
    },
    "budget": {
      "title": "Orçamento: {{plan}}",
      "everyMonth": "{{name}}, {{amount}} por mês, a partir de {{month}}",
      "oneMonth": "{{name}}, {{amount}} em {{month}}",
      "planned": "Planejei: {{plan}}.",
      "updateTitle": "Mudar orçamento: {{change}}",
      "updated": "Mudei o orçamento: {{change}}.",
      "change": "{{name}}, por mês a partir de {{month}}: {{from}} → {{to}}",
      "endTitle": "Encerrar orçamento: {{plan}}",
      "ended": "Encerrei o orçamento: {{plan}}.",
      "askWhich": "Qual destes orçamentos?",
      "askAmount": "O orçamento de {{name}} é de {{amount}}. Qual é o novo?",
      "named": "orçamento {{name}}",
      "none": "Não tem orçamento para este mês.",
      "notFound": "Não achei {{wanted}}. Orçamentos deste mês: {{existing}}.",
      "gone": "Esse orçamento não existe mais.",
      "replaces": "Este toma o lugar dos {{amount}} de {{name}}.",
      "impact": "Orçamento do mês",
      "leaves": "Sobram {{amount}} de {{name}} este mês.",
      "exceeds": "{{name}} passa {{amount}} do planejado este mês."
    },
    "income": {
      "title": "Receita: {{income}}",
      "logged": "Anotei: {{income}}.",
      "duplicate": "Você já tem {{income}}. Confirme só se for outra.",
      "updateTitle": "Mudar receita: {{before}} → {{after}}",
      "updated": "Mudei: {{before}} → {{after}}.",
      "deleteTitle": "Apagar receita: {{income}}",
      "deleted": "Apaguei: {{income}}.",
      "askWhich": "Qual destas receitas?",
      "askChange": "{{income}}. O que muda nela?",
      "none": "Você ainda não anotou nenhuma receita.",
      "notFound": "Não achei essa receita. As últimas:",
      "gone": "Essa receita não existe mais."
    },
    "incomeRule": {
      "ofDay": "{{name}} (dia {{day}})",
      "title": "Receita fixa: {{rule}}",
      "created": "Anotei a receita fixa: {{rule}}.",
      "duplicate": "Você já tem {{rule}}. Confirme só se for outra.",
      "askChange": "{{rule}}. O que muda?",
      "updateTitle": "Alterar receita fixa: {{change}}",
      "updated": "Receita fixa alterada: {{change}}.",
      "changeIn": {
        "this": "{{name}}, só {{day}}",
        "future": "{{name}}, a partir de {{day}}",
        "all": "{{name}}, desde o começo"
      },
      "skipTitle": "Não vem desta vez: {{rule}}",
      "skipped": "Anotei que não vem desta vez: {{rule}}. As próximas continuam.",
      "notOnce": "Nome, tipo e frequência mudam de uma vez em diante, não só em uma. Diga “daqui em diante”.",
      "onlyFromNow": "Isso muda daqui em diante; o que passou fica como foi.",
      "over": "Não há mais nenhuma vez de {{name}} por vir.",
      "notThen": "{{name}} não é esperado em {{month}}.",
      "endTitle": "Encerrar receita fixa: {{rule}}",
      "ended": "Encerrei a receita fixa: {{rule}}. O que já entrou continua anotado.",
      "described": {
        "monthly": "{{name}}, {{amount}} por mês, todo dia {{dayNumber}}",
        "weekly": "{{name}}, {{amount}} por semana, a partir de {{day}}",
        "biweekly": "{{name}}, {{amount}} a cada duas semanas, a partir de {{day}}",
        "annual": "{{name}}, {{amount}} por ano, a partir de {{day}}"
      },
      "frequency": {
        "weekly": "toda semana",
        "biweekly": "a cada duas semanas",
        "monthly": "todo mês",
        "annual": "todo ano"
      },
      "label": {
        "frequency": "Quando",
        "day": "Dia do mês",
        "first": "Primeira vez"
      },
      "askDay": "Em que dia do mês cai?",
      "askFirst": "Em que dia cai da próxima vez?",
      "askWhich": "Qual destas receitas fixas?",
      "none": "Não há nenhuma receita fixa.",
      "notFound": "Não há receita fixa “{{wanted}}”. Há: {{existing}}.",
      "gone": "Essa receita fixa não existe mais."
    },
    "card": {
      "paidWith": "no cartão {{name}}",
      "paidWithCalled": "no {{name}}",
      "words": "cartao|card",
      "described": "{{name}}, fecha dia {{closingDay}} e vence dia {{dueDay}}",
      "title": "Cartão: {{card}}",
      "created": "Cartão anotado: {{card}}.",
      "loose": "{{loose}}, no crédito, está sem cartão. Se foi neste: “coloca {{loose}} no {{name}}”.",
      "changed": "Cartão atualizado: {{card}}.",
      "replaces": "Hoje está assim: {{card}}. As faturas passam a seguir os novos dias.",
      "deleteTitle": "Excluir cartão: {{card}}",
      "deleted": "Excluí o cartão {{name}}. Os gastos continuam anotados.",
      "expensesStay_one": "{{count}} gasto fica anotado, mas sem cartão.",
      "expensesStay_other": "{{count}} gastos ficam anotados, mas sem cartão.",
      "none": "Nenhum",
      "label": {
        "card": "Cartão",
        "closingDay": "Fecha no dia",
        "dueDay": "Vence no dia"
      },
      "ask": {
        "name": "Como se chama o cartão?",
        "closingDay": "Em que dia do mês fecha a fatura do {{name}}?",
        "dueDay": "E em que dia vence?",
        "dayInvalid": "O dia vai de 1 a 31. {{question}}"
      },
      "askWhich": "Qual destes cartões?",
      "noneYet": "Nenhum cartão ainda. Para cadastrar: “meu cartão Nubank fecha dia 3 e vence dia 10”.",
      "notFound": "Não há cartão “{{wanted}}”. Você tem: {{existing}}.",
      "gone": "Esse cartão não existe mais.",
      "paymentIsCounted": "A fatura do {{name}} é a soma dos gastos que você já anotou no cartão, então o pagamento não entra de novo. Para ver: “fatura do {{name}}”."
    },
    "invoice": {
      "into": "Entra na fatura do {{name}} que fecha {{closes}} e vence {{due}}.",
      "open": "Fatura do {{name}}: {{total}} até agora. Fecha {{closes}}, vence {{due}}.",
      "ahead": "Fatura do {{name}}: {{total}} já lançados. Fecha {{closes}}, vence {{due}}.",
      "closed": "Fatura do {{name}}: {{total}}. Fechou {{closes}}, com vencimento {{due}}.",
      "empty": "Nada ainda na fatura do {{name}} que fecha {{closes}} e vence {{due}}.",
      "emptyClosed": "Nada na fatura do {{name}} que fechou {{closes}}, com vencimento {{due}}.",
      "purchase": "{{name}}, {{amount}}, {{day}}",
      "instalment": "{{name}}, {{amount}} ({{installment}} de {{installments}}), compra de {{day}}",
      "following": "Na fatura seguinte já há {{total}}.",
      "several": "Suas faturas:",
      "line": {
        "open": "{{name}}: {{total}}, fecha {{closes}}, vence {{due}}",
        "closed": "{{name}}: {{total}}, fechou {{closes}}, com vencimento {{due}}"
      },
      "askWhich": "Qual quer abrir? Diga por exemplo “fatura do {{name}}”."
    },
    "transactions": {
      "heading_one": "{{count}} movimentação {{period}}:",
      "heading_other": "{{count}} movimentações {{period}}:",
      "empty": "Nenhuma movimentação {{period}}."
    },
    "purchaseLeft": {
      "none": "Nenhuma compra parcelada em aberto com o nome {{name}}.",
      "line_one": "{{name}}: parcela {{number}} de {{installments}}; falta {{count}}, {{left}}, até {{until}}",
      "line_other": "{{name}}: parcela {{number}} de {{installments}}; faltam {{count}}, {{left}}, até {{until}}",
      "done": "{{name}}: a parcela {{number}} de {{installments}} é a última",
      "counted": "{{line}}. A de {{month}} já está contada como paga.",
      "heading": "Compras parceladas, com o que falta de {{next}} em diante:"
    },
    "budgets": {
      "heading": "Orçamentos de {{month}}:",
      "empty": "Não há orçamento em {{month}}. Para criar um, diga por exemplo “meu orçamento de lazer é 300”.",
      "noneOfName": "Sem limite para {{wanted}} ainda; em {{month}} foram {{total}}. Para pôr um: “quero gastar no máximo 300 por mês com {{wanted}}”.",
      "unknown": "Não há orçamento “{{wanted}}” em {{month}}. Há: {{existing}}."
    },
    "bill": {
      "described": "{{name}}, {{amount}}, vence dia {{dueDay}}",
      "line": "{{name}}, {{amount}}: {{state}}",
      "state": {
        "paid": "paga em {{day}}",
        "canceled": "cancelada",
        "overdue_one": "atrasada há {{count}} dia",
        "overdue_other": "atrasada há {{count}} dias",
        "due": "vence em {{day}}",
        "dueNear": "vence {{day}}",
        "wasDue": "venceu em {{day}}"
      },
      "asked": {
        "paid": "{{name}} de {{month}}: paga, {{amount}}, {{day}}.",
        "open": "{{name}} de {{month}}: ainda não foi paga, {{amount}}, {{state}}.",
        "canceled": "{{name}} de {{month}} está cancelada.",
        "next": "A próxima vence {{day}}, {{amount}}.",
        "notInMonth": "Não há conta “{{name}}” em {{month}}.",
        "spent": "Não há conta fixa “{{name}}”, mas em {{month}} há este gasto:",
        "unknown": "Não há nenhuma conta fixa “{{name}}”. Cadastradas: {{existing}}.",
        "none": "Não há nenhuma conta fixa “{{name}}”, nem outras. Para cadastrar, diga por exemplo “a internet é 120 todo dia 10”."
      },
      "title": "Conta: {{bill}}",
      "everyMonth": "{{name}}, {{amount}} por mês, todo dia {{dueDay}}",
      "everyMonthFrom": "{{name}}, {{amount}} por mês, todo dia {{dueDay}}, a partir de {{month}}",
      "once": "{{name}}, {{amount}}, vence {{day}}, uma vez só",
      "created": "Conta cadastrada: {{bill}}.",
      "alreadyDue": "Venceu {{day}}; se já pagou, diga “paguei {{name}}”.",
      "duplicate": "Você já tem {{bill}}. Confirme só se for outra.",
      "askDueDay": "Que dia vence {{name}}?",
      "dueDayInvalid": "O vencimento vai do dia 1 ao 31. Que dia vence {{name}}?",
      "askWhich": "Qual destas contas?",
      "none": "Nenhuma conta ainda. Para cadastrar: “a internet é 120 todo dia 10”.",
      "noneToPay": "Nenhuma conta cadastrada ainda. Se foi um gasto, diga o valor.",
      "notFound": "Não achei a conta {{wanted}}. Você tem: {{existing}}. Se foi um gasto, diga o valor.",
      "paidUnknown": "Não achei a conta {{wanted}}. Você tem: {{existing}}. Se foi um gasto, diga “gastei {{amount}} com {{wanted}}”.",
      "paidFirst": "Nenhuma conta cadastrada ainda. Se foi um gasto, diga “gastei {{amount}} com {{wanted}}”; se é de todo mês, diga o dia em que vence.",
      "gone": "Essa conta não existe mais. Você tem: {{existing}}.",
      "payment": "{{name}} de {{month}}, {{amount}}, {{day}}",
      "unlikeExpected": "{{amount}} (o previsto era {{expected}})",
      "payTitle": "Conta paga: {{payment}}",
      "paid": "Conta paga: {{payment}}.",
      "left_one": "Falta {{count}} conta em {{month}}, {{total}}.",
      "left_other": "Faltam {{count}} contas em {{month}}, {{total}}.",
      "nothingLeft": "As contas de {{month}} estão todas pagas.",
      "alreadyPaid": "{{name}} de {{month}} já está paga: {{amount}}, {{day}}.",
      "paidMeanwhile": "{{name}} de {{month}} já estava paga, então deixei como estava.",
      "earlierIsOpen": "A de {{month}} está em aberto; se foi essa, é só dizer o mês.",
      "isCanceled": "{{name}} de {{month}} está cancelada; não tem o que pagar.",
      "hasEnded": "{{name}} terminou em {{last}}; não tem conta de {{month}}.",
      "beforeItsStart": "{{name}} começa em {{start}}; anoto esse mês anterior também.",
      "tooFarAhead": "{{month}} está longe demais. De que mês é a conta?",
      "unpayTitle": "Desmarcar pagamento: {{payment}}",
      "unpaid": "{{name}} de {{month}} voltou a ficar em aberto.",
      "isNotPaid": "{{name}} de {{month}} não está marcada como paga.",
      "updateTitle": "Mudar conta: {{change}}",
      "updated": "Conta mudada: {{change}}.",
      "changeIn": {
        "this": "{{name}}, só em {{month}}",
        "future": "{{name}}, de {{month}} em diante",
        "all": "{{name}}, em todos os meses"
      },
      "dueOnDay": "dia {{day}}",
      "askChange": "O que muda em {{bill}}?",
      "notForOneMonth": "O nome e a categoria valem para todos os meses. Para um mês só, dá para mudar o valor e o vencimento.",
      "cancelTitle": "Encerrar conta: {{bill}}",
      "cancelled": "Conta encerrada: {{bill}}.",
      "skipTitle": "Cancelar conta: {{bill}}",
      "skipped": "Conta cancelada: {{bill}}.",
      "endedAlready": "A conta {{name}} já terminou, em {{last}}.",
      "cancelIn": {
        "this": "{{name}}, {{amount}}, só em {{month}}",
        "future": "{{name}}, {{amount}}, de {{month}} em diante",
        "all": "{{name}}, {{amount}}, com todo o histórico"
      },
      "removesHistory": "Os pagamentos registrados dessa conta saem junto.",
      "paidNotCanceled": "{{name}} de {{month}} já está paga. Se o pagamento não valeu, diga “desmarca {{name}}”.",
      "goneMeanwhile": "Essa conta não existe mais.",
      "fromLabel": "A partir de",
      "asExpense": "Não há conta fixa “{{name}}”, então vai como gasto. Se vem todo mês: “cadastra {{name}}, {{amount}}, todo dia 10”."
    },
    "scope": {
      "label": "Vale para",
      "bill": {
        "this": "Só este mês",
        "future": "Daqui em diante",
        "all": "Todos os meses"
      },
      "income": {
        "this": "Só desta vez",
        "future": "Daqui em diante",
        "all": "Desde o começo"
      }
    },
    "bills": {
      "of": {
        "housing": "Moradia em {{month}}, {{total}} ao todo:",
        "utilities": "Contas da casa em {{month}}, {{total}} ao todo:",
        "subscription": "Assinaturas e mensalidades de {{month}}, {{total}} ao todo:",
        "insurance": "Seguros de {{month}}, {{total}} ao todo:",
        "other": "Outras contas de {{month}}, {{total}} ao todo:"
      },
      "noneOf": {
        "housing": "Nenhuma conta de moradia em {{month}}.",
        "utilities": "Nenhuma conta da casa em {{month}}.",
        "subscription": "Nenhuma assinatura em {{month}}. Para anotar uma: “a Netflix é 45 todo dia 10”.",
        "insurance": "Nenhum seguro em {{month}}.",
        "other": "Nenhuma outra conta em {{month}}."
      },
      "all": "Contas de {{month}}, {{total}} ao todo:",
      "pending": "A vencer em {{month}}, {{total}}:",
      "paid": "Pagas em {{month}}, {{total}}:",
      "overdue": "Atrasadas em {{month}}, {{total}}:",
      "canceled": "Canceladas em {{month}}:",
      "earlier": "De meses anteriores, ainda em aberto:",
      "closing": "Pago: {{paid}}. Em aberto: {{open}}.",
      "allSettled": "Está tudo pago.",
      "allCanceled": "Nada a pagar em {{month}}:",
      "empty": {
        "all": "Não tem conta em {{month}}.",
        "pending": "Não tem conta a vencer em {{month}}.",
        "paid": "Nenhuma conta de {{month}} está paga ainda.",
        "overdue": "Nenhuma conta atrasada em {{month}}.",
        "canceled": "Nenhuma conta cancelada em {{month}}."
      }
    },
    "pendingBills": {
      "ofMonth_one": "Em {{month}} falta {{count}} conta, {{total}}:",
      "ofMonth_other": "Em {{month}} faltam {{count}} contas, {{total}}:",
      "untilDay_one": "Até {{day}}, {{count}} conta para pagar, {{total}}:",
      "untilDay_other": "Até {{day}}, {{count}} contas para pagar, {{total}}:",
      "empty": {
        "ofMonth": "Não falta nenhuma conta de {{month}}.",
        "untilDay": "Nada vence até {{day}}, e nada está atrasado."
      }
    },
    "spending": {
      "ofDay": "{{entries}}, todos de {{day}}",
      "total": "{{total}}{{what}} {{period}}: {{entries}}.",
      "count": "{{entries}}{{what}} {{period}}, {{total}} ao todo. Conto só o que foi anotado como gasto.",
      "average_one": "{{perDay}} por dia{{what}} {{period}}: {{total}} em {{count}} dia. Em média, {{perEntry}} por gasto.",
      "average_other": "{{perDay}} por dia{{what}} {{period}}: {{total}} em {{count}} dias. Em média, {{perEntry}} por gasto.",
      "biggest": "{{amount}}, {{expense}}, {{day}}: foi o maior gasto{{what}} {{period}}.",
      "smallest": "{{amount}}, {{expense}}, {{day}}: foi o menor gasto{{what}} {{period}}.",
      "next": "Depois dele:",
      "most": {
        "day": "O dia em que você mais gastou{{what}} {{period}} foi {{label}}: {{amount}} em {{entries}}.",
        "place": "Onde você mais gastou{{what}} {{period}} foi em {{label}}: {{amount}} em {{entries}}."
      },
      "rankLine": "{{label}}, {{amount}} em {{entries}}",
      "nothing": "Nenhum gasto{{what}} {{period}}.",
      "askCategory": "Para a categoria toda, pergunte por “{{category}}”.",
      "on": "com {{thing}}",
      "paidWith": {
        "pix": "no Pix",
        "credit_card": "no cartão de crédito",
        "debit_card": "no cartão de débito",
        "cash": "em dinheiro",
        "boleto": "no boleto"
      },
      "entries": {
        "expenses_one": "{{count}} gasto",
        "expenses_other": "{{count}} gastos",
        "bills_one": "{{count}} conta paga",
        "bills_other": "{{count}} contas pagas",
        "mixed_one": "{{count}} lançamento",
        "mixed_other": "{{count}} lançamentos"
      },
      "categoryTotal": "A categoria {{category}} toda: {{total}}.",
      "billsAside": "Fora isso, contas pagas: {{total}}."
    },
    "comparison": {
      "nothingBefore": "{{total}}{{what}} {{period}}; {{otherPeriod}} não há nada anotado para comparar.",
      "more": "{{difference}} a mais{{what}}: {{total}} {{period}}, contra {{other}} {{otherPeriod}}.",
      "less": "{{difference}} a menos{{what}}: {{total}} {{period}}, contra {{other}} {{otherPeriod}}.",
      "same": "Igual{{what}}: {{total}} {{period}} e {{otherPeriod}}.",
      "moreSoFar": "{{difference}} a mais{{what}} até agora: {{total}} {{period}}, contra {{other}} {{otherPeriod}} até o dia {{until}} ({{whole}} no total).",
      "lessSoFar": "{{difference}} a menos{{what}} até agora: {{total}} {{period}}, contra {{other}} {{otherPeriod}} até o dia {{until}} ({{whole}} no total).",
      "sameSoFar": "Igual{{what}} até agora: {{total}} {{period}}, e o mesmo {{otherPeriod}} até o dia {{until}} ({{whole}} no total).",
      "changeMore": "O que mais mudou: {{category}}, {{amount}} a mais.",
      "changeLess": "O que mais mudou: {{category}}, {{amount}} a menos."
    },
    "expenses": {
      "installmentLine": "{{name}}, {{amount}} (parcela {{installment}} de {{installments}}), compra de {{day}}",
      "today": "Hoje: {{total}}.",
      "byCategory": "Por categoria: {{parts}}.",
      "categoryPart": "{{category}} {{amount}}",
      "plans": "Orçamento:",
      "planWithin": "{{name}}: {{spent}} de {{planned}}, sobram {{difference}}",
      "planOver": "{{name}}: {{spent}} de {{planned}}, {{difference}} acima do planejado"
    },
    "incomes": {
      "noneRegular": "Nenhuma receita fixa anotada. Para anotar: “recebo 3000 todo dia 5”.",
      "ahead": "Previsto {{period}}: {{total}}.",
      "expected": "Ainda deve entrar:",
      "next_one": "A próxima:",
      "next_other": "As próximas:",
      "heading_one": "{{total}} recebidos{{what}} {{period}}.",
      "heading_other": "{{total}} recebidos{{what}} {{period}}, em {{count}} vezes.",
      "from": "de {{name}}",
      "empty": "Nada recebido{{what}} {{period}}."
    },
    "summary": {
      "tooMuch": "Acontece. Olha como está:",
      "eitherBalance": "No dinheiro (o da vida: “como anda meu equilíbrio?”):",
      "supposed": "Gastando mais {{amount}}, sobrariam {{left}}.",
      "supposedShort": "Gastando mais {{amount}}, faltariam {{left}}.",
      "months": "{{first}} a {{last}}",
      "yearSoFar": "{{year}} até agora",
      "headline": "Em {{period}} entraram {{income}} e saíram {{spent}}: saldo de {{balance}}.",
      "headlineNegative": "Em {{period}} entraram {{income}} e saíram {{spent}}: saíram {{balance}} a mais do que entraram.",
      "headlineNoIncome": "Em {{period}} saíram {{spent}}. Nenhuma receita anotada.",
      "bills": "Contas: {{paid}} pagos, {{open}} em aberto.",
      "billsSettled": "Contas: {{paid}}, tudo pago.",
      "overdue_one": "Uma está atrasada, {{amount}}.",
      "overdue_other": "{{count}} estão atrasadas, {{amount}}.",
      "expenses": "Gastos do dia a dia: {{spent}} ({{top}}).",
      "budgeted": "Planejado para o mês: {{budgeted}}.",
      "debts": "Parcelas de dívidas: {{paid}} pagos de {{due}}.",
      "debtsPaid": "Dívidas: {{paid}} pagos.",
      "debtsLeft": "Faltam {{left}} ao todo.",
      "debtsOwed": "Dívidas: faltam {{left}} ao todo.",
      "investments": "Investimentos: {{total}} guardados.",
      "foreign": "À parte, em {{currency}}: {{parts}}, fora dos totais em {{own}}.",
      "foreignPart": {
        "income": "{{amount}} recebidos",
        "spent": "{{amount}} gastos",
        "open": "{{amount}} de contas em aberto",
        "owed": "{{amount}} que faltam de dívidas",
        "saved": "{{amount}} guardados"
      },
      "afterOpen": "Pagando o que está em aberto, sobram {{left}}.",
      "shortOfOpen": "Para pagar o que está em aberto faltam {{left}}.",
      "empty": "Nada anotado em {{period}} ainda."
    },
    "allowance": {
      "left_one": "Sobram {{left}} para hoje, último dia do mês, fora o que está em aberto.",
      "left_other": "Sobram {{left}} até {{day}}, fora o que está em aberto: {{each}} por dia, contando hoje.",
      "none": "Nada: para fechar o mês faltam {{short}}, contando o que está em aberto.",
      "unknown": "Nenhuma receita anotada em {{period}}, então não sei quanto sobra. Me conta o que entrou: “recebi 3000 de salário”."
    },
    "balance": {
      "plans": "Planos do mês",
      "left": "Sobra",
      "bills": "Contas em dia"
    },
    "series": {
      "spending": {
        "name": "Gastos",
        "alike": "gasto|gastos|spending|expenses",
        "own": "seu gasto",
        "onMore": "Nos dias em que você gastou mais"
      }
    },
    "printing": {
      "total": "Total",
      "share": "Parte",
      "byCategory": "Por categoria",
      "moves": "Todas as movimentações"
    },
    "record": {
      "area": "Dinheiro",
      "expense": "Gasto",
      "income": "Entrada",
      "bill": "Conta",
      "bill-payment": "Conta paga",
      "debt": "Dívida",
      "debt-payment": "Pagamento de dívida",
      "investment": "Investimento",
      "investment-move": "Movimento de investimento",
      "loan-move": "Empréstimo",
      "invoice": "Cobrança",
      "repayment": "Pagamento recebido"
    },
    "alerts": {
      "bill": "Conta a pagar: {{bill}}",
      "bills": "Contas a pagar:",
      "isDue": "{{name}}, {{amount}}, vence {{day}}",
      "wasDue": "{{name}}, {{amount}}, venceu {{day}}",
      "overdue": "Em atraso: {{list}}",
      "soon": "Em três dias: {{list}}"
    },
    "agenda": {
      "bill": "conta",
      "dueBill": "Conta: {{name}}, {{amount}}",
      "paidBill": "Conta paga: {{name}}, {{amount}}",
      "income": "renda esperada",
      "invoice": "a receber"
    },
    "figure": {
      "spent": "Saiu",
      "received": "Entrou"
    },
    "standing": {
      "spent_one": "Gastos: {{spent}} em {{count}} dia.",
      "spent_other": "Gastos: {{spent}} em {{count}} dias.",
      "spentMore_one": "Gastos: {{spent}} em {{count}} dia, {{change}} a mais que antes ({{before}}).",
      "spentMore_other": "Gastos: {{spent}} em {{count}} dias, {{change}} a mais que nos {{count}} anteriores ({{before}}).",
      "spentLess_one": "Gastos: {{spent}} em {{count}} dia, {{change}} a menos que antes ({{before}}).",
      "spentLess_other": "Gastos: {{spent}} em {{count}} dias, {{change}} a menos que nos {{count}} anteriores ({{before}}).",
      "suggestPlan_one": "{{plan}}, e falta {{count}} dia para o mês acabar. Se quiser, dá para rever o plano ou segurar um pouco.",
      "suggestPlan_other": "{{plan}}, e faltam {{count}} dias para o mês acabar. Se quiser, dá para rever o plano ou segurar um pouco."
    }
  },
  "en": {
    "expenseCategory": {
      "food": "Food",
      "transport": "Transport",
      "housing": "Housing",
      "health": "Health",
      "education": "Education",
      "entertainment": "Entertainment",
      "shopping": "Shopping",
      "bills": "Bills",
      "subscriptions": "Subscriptions",
      "travel": "Travel",
      "gifts": "Gifts",
      "investments": "Investments",
      "other": "Other"
    },
    "billCategory": {
      "housing": "Housing",
      "utilities": "Utilities",
      "subscription": "Subscription",
      "insurance": "Insurance",
      "other": "Other"
    },
    "incomeType": {
      "salary": "Salary",
      "freelance": "Freelance work",
      "bonus": "Bonus",
      "passive": "Passive income",
      "investment": "Investment return",
      "gift": "Gift",
      "other": "Other"
    },
    "paymentMethod": {
      "pix": "Pix",
      "credit_card": "Credit card",
      "debit_card": "Debit card",
      "cash": "Cash",
      "boleto": "Boleto"
    },
    "expense": {
      "giftFor": "Gift for {{person}}",
      "isInCategory": "{{name}} is in {{category}} already.",
      "inInstallments": "{{total}} in {{times}} payments of {{each}}",
      "inUnequalInstallments": "{{total}} in {{times}} payments ({{more}} of {{higher}} and {{rest}} of {{lower}})",
      "onCard": "on my credit card",
      "bought": "bought",
      "asInstallments": "This goes down as paid by card in {{times}} payments. If you paid it at once, say “1x”.",
      "title": "Expense: {{expense}}",
      "logged": "Noted: {{expense}}.",
      "duplicate": "You already have {{expense}}. Confirm only if this is another one.",
      "updateTitle": "Correct expense: {{change}}",
      "updated": "Corrected: {{change}}.",
      "deleteTitle": "Delete expense: {{expense}}",
      "deleted": "Deleted: {{expense}}.",
      "askWhich": "Which of these expenses?",
      "askIfThis": "Did you mean {{expense}}?",
      "askChange": "What should change in {{expense}}?",
      "askInstallments": "In how many payments, from 1 to {{maximum}}?",
      "none": "No expenses yet.",
      "notFoundAny": "I didn't find that one. The latest are:",
      "notFound": "I found no expense with {{wanted}}. The latest are:",
      "isBill": "{{name}} is a bill. To change or end it: “change {{name}} to 130”, “cancel {{name}}”.",
      "gone": "That expense is gone."
    },
    "budget": {
      "title": "Budget: {{plan}}",
      "everyMonth": "{{name}}, {{amount}} a month, from {{month}} on",
      "oneMonth": "{{name}}, {{amount}} in {{month}}",
      "planned": "Planned: {{plan}}.",
      "updateTitle": "Change budget: {{change}}",
      "updated": "Budget changed: {{change}}.",
      "change": "{{name}}, a month from {{month}} on: {{from}} → {{to}}",
      "endTitle": "End budget: {{plan}}",
      "ended": "Budget ended: {{plan}}.",
      "askWhich": "Which of these budgets?",
      "askAmount": "The budget for {{name}} is {{amount}}. What should it be?",
      "named": "budget {{name}}",
      "none": "There is no budget for this month.",
      "notFound": "I found no {{wanted}}. Budgets this month: {{existing}}.",
      "gone": "That budget is gone.",
      "replaces": "This replaces the {{amount}} for {{name}}.",
      "impact": "Budget of the month",
      "leaves": "{{amount}} left of {{name}} this month.",
      "exceeds": "{{name}} is {{amount}} over what was planned this month."
    },
    "income": {
      "title": "Income: {{income}}",
      "logged": "Noted: {{income}}.",
      "duplicate": "You already have {{income}}. Confirm only if this is another one.",
      "updateTitle": "Change income: {{before}} → {{after}}",
      "updated": "Changed: {{before}} → {{after}}.",
      "deleteTitle": "Delete income: {{income}}",
      "deleted": "Deleted: {{income}}.",
      "askWhich": "Which of these?",
      "askChange": "{{income}}. What changes about it?",
      "none": "You haven't recorded any income yet.",
      "notFound": "I couldn't find that income. The latest:",
      "gone": "That income is no longer there."
    },
    "incomeRule": {
      "ofDay": "{{name}} (day {{day}})",
      "title": "Regular income: {{rule}}",
      "created": "Noted as regular income: {{rule}}.",
      "duplicate": "You already have {{rule}}. Confirm only if this is another one.",
      "askChange": "{{rule}}. What changes?",
      "updateTitle": "Change regular income: {{change}}",
      "updated": "Regular income changed: {{change}}.",
      "changeIn": {
        "this": "{{name}}, only {{day}}",
        "future": "{{name}}, from {{day}}",
        "all": "{{name}}, from the start"
      },
      "skipTitle": "Not coming this time: {{rule}}",
      "skipped": "Noted that it does not come this time: {{rule}}. Later ones go on.",
      "notOnce": "Name, kind and rhythm change from one time on, not for one alone. Say “from now on”.",
      "onlyFromNow": "That changes from now on; what has passed stays as it was.",
      "over": "No more of {{name}} is to come.",
      "notThen": "{{name}} is not expected in {{month}}.",
      "endTitle": "End regular income: {{rule}}",
      "ended": "Ended: {{rule}}. What has come in stays on record.",
      "described": {
        "monthly": "{{name}}, {{amount}} a month, on day {{dayNumber}}",
        "weekly": "{{name}}, {{amount}} a week, from {{day}}",
        "biweekly": "{{name}}, {{amount}} every two weeks, from {{day}}",
        "annual": "{{name}}, {{amount}} a year, from {{day}}"
      },
      "frequency": {
        "weekly": "every week",
        "biweekly": "every two weeks",
        "monthly": "every month",
        "annual": "every year"
      },
      "label": {
        "frequency": "How often",
        "day": "Day of the month",
        "first": "First time"
      },
      "askDay": "On which day of the month does it come?",
      "askFirst": "On which day does it come next?",
      "askWhich": "Which of these regular incomes?",
      "none": "There is no regular income.",
      "notFound": "There is no regular income “{{wanted}}”. There is: {{existing}}.",
      "gone": "That regular income is no longer there."
    },
    "card": {
      "paidWith": "on your {{name}} card",
      "paidWithCalled": "on your {{name}}",
      "words": "cartao|card",
      "described": "{{name}}, closes on day {{closingDay}}, due on day {{dueDay}}",
      "title": "Card: {{card}}",
      "created": "Card added: {{card}}.",
      "loose": "{{loose}}, on credit, is on no card yet. If it was this one: “put {{loose}} on my {{name}} card”.",
      "changed": "Card updated: {{card}}.",
      "replaces": "As it is now: {{card}}. Bills will follow the new days.",
      "deleteTitle": "Delete card: {{card}}",
      "deleted": "Deleted the {{name}} card. Your expenses stay on record.",
      "expensesStay_one": "{{count}} expense stays on record, without a card.",
      "expensesStay_other": "{{count}} expenses stay on record, without a card.",
      "none": "None",
      "label": {
        "card": "Card",
        "closingDay": "Closes on day",
        "dueDay": "Due on day"
      },
      "ask": {
        "name": "What is the card called?",
        "closingDay": "On which day of the month does the {{name}} bill close?",
        "dueDay": "And on which day is it due?",
        "dayInvalid": "Days go from 1 to 31. {{question}}"
      },
      "askWhich": "Which of these cards?",
      "noneYet": "No card yet. To add one: “my Visa closes on the 3rd and is due on the 10th”.",
      "notFound": "There is no card “{{wanted}}”. You have: {{existing}}.",
      "gone": "That card is gone.",
      "paymentIsCounted": "The {{name}} bill is the sum of what you already noted on the card, so its payment doesn’t count again. To see it: “{{name}} card bill”."
    },
    "invoice": {
      "into": "It goes on the {{name}} bill that closes {{closes}} and is due {{due}}.",
      "open": "{{name}} bill: {{total}} so far. Closes {{closes}}, due {{due}}.",
      "ahead": "{{name}} bill: {{total}} already on it. Closes {{closes}}, due {{due}}.",
      "closed": "{{name}} bill: {{total}}. Closed {{closes}}, due date {{due}}.",
      "empty": "Nothing yet on the {{name}} bill that closes {{closes}} and is due {{due}}.",
      "emptyClosed": "Nothing on the {{name}} bill that closed {{closes}}, due date {{due}}.",
      "purchase": "{{name}}, {{amount}}, {{day}}",
      "instalment": "{{name}}, {{amount}} ({{installment}} of {{installments}}), bought {{day}}",
      "following": "The next bill already has {{total}}.",
      "several": "Your card bills:",
      "line": {
        "open": "{{name}}: {{total}}, closes {{closes}}, due {{due}}",
        "closed": "{{name}}: {{total}}, closed {{closes}}, due date {{due}}"
      },
      "askWhich": "Which one? Say for example “{{name}} card bill”."
    },
    "transactions": {
      "heading_one": "{{count}} movement {{period}}:",
      "heading_other": "{{count}} movements {{period}}:",
      "empty": "No money moved {{period}}."
    },
    "purchaseLeft": {
      "none": "No purchase in installments called {{name}} is open.",
      "line_one": "{{name}}: payment {{number}} of {{installments}}; {{count}} left, {{left}}, until {{until}}",
      "line_other": "{{name}}: payment {{number}} of {{installments}}; {{count}} left, {{left}}, until {{until}}",
      "done": "{{name}}: payment {{number}} of {{installments}} is the last one",
      "counted": "{{line}}. The one for {{month}} counts as paid.",
      "heading": "Purchases in installments, with what is left from {{next}} on:"
    },
    "budgets": {
      "heading": "Budgets for {{month}}:",
      "empty": "No budget for {{month}} yet. To make one, say for example “my leisure budget is 300”.",
      "noneOfName": "No limit for {{wanted}} yet; in {{month}} it came to {{total}}. To set one: “I want to spend at most 300 a month on {{wanted}}”.",
      "unknown": "There is no “{{wanted}}” budget in {{month}}. There is: {{existing}}."
    },
    "bill": {
      "described": "{{name}}, {{amount}}, due on day {{dueDay}}",
      "line": "{{name}}, {{amount}}: {{state}}",
      "state": {
        "paid": "paid on {{day}}",
        "canceled": "canceled",
        "overdue_one": "{{count}} day overdue",
        "overdue_other": "{{count}} days overdue",
        "due": "due {{day}}",
        "dueNear": "due {{day}}",
        "wasDue": "was due {{day}}"
      },
      "asked": {
        "paid": "{{name}} for {{month}}: paid, {{amount}}, {{day}}.",
        "open": "{{name}} for {{month}}: not paid yet, {{amount}}, {{state}}.",
        "canceled": "{{name}} for {{month}} is canceled.",
        "next": "The next one is due {{day}}, {{amount}}.",
        "notInMonth": "There is no bill “{{name}}” in {{month}}.",
        "spent": "There is no fixed bill “{{name}}”, but in {{month}} there is this:",
        "unknown": "There is no fixed bill “{{name}}”. On file: {{existing}}.",
        "none": "There is no fixed bill “{{name}}”, nor any other. To add one, say for example “internet is 120 every month on the 10th”."
      },
      "title": "Bill: {{bill}}",
      "everyMonth": "{{name}}, {{amount}} a month, due on day {{dueDay}}",
      "everyMonthFrom": "{{name}}, {{amount}} a month, due on day {{dueDay}}, from {{month}} on",
      "once": "{{name}}, {{amount}}, due {{day}}, once only",
      "created": "Bill added: {{bill}}.",
      "alreadyDue": "It was due {{day}}; if you paid it, say “paid {{name}}”.",
      "duplicate": "You already have {{bill}}. Confirm only if this is another one.",
      "askDueDay": "On which day of the month is {{name}} due?",
      "dueDayInvalid": "A due day goes from 1 to 31. On which day is {{name}} due?",
      "askWhich": "Which of these bills?",
      "none": "No bills yet. To add one: “internet is 120 every 10th”.",
      "noneToPay": "No bills yet. If it was an expense, tell me how much.",
      "notFound": "I found no bill called {{wanted}}. You have: {{existing}}. If it was an expense, tell me how much.",
      "paidUnknown": "I found no bill called {{wanted}}. You have: {{existing}}. If it was an expense, say “spent {{amount}} on {{wanted}}”.",
      "paidFirst": "No bills yet. If it was an expense, say “spent {{amount}} on {{wanted}}”; if it is monthly, tell me its due day.",
      "gone": "That bill is gone. You have: {{existing}}.",
      "payment": "{{name}} for {{month}}, {{amount}}, {{day}}",
      "unlikeExpected": "{{amount}} (expected {{expected}})",
      "payTitle": "Bill paid: {{payment}}",
      "paid": "Bill paid: {{payment}}.",
      "left_one": "{{count}} bill is left in {{month}}, {{total}}.",
      "left_other": "{{count}} bills are left in {{month}}, {{total}}.",
      "nothingLeft": "No bill is left in {{month}}.",
      "alreadyPaid": "{{name}} for {{month}} is already paid: {{amount}}, {{day}}.",
      "paidMeanwhile": "{{name}} for {{month}} was paid already, so I left it.",
      "earlierIsOpen": "{{month}} is still open; if you meant that one, say the month.",
      "isCanceled": "{{name}} for {{month}} is canceled; nothing to pay.",
      "hasEnded": "{{name}} ended in {{last}}; there is none for {{month}}.",
      "beforeItsStart": "{{name}} starts in {{start}}; I will note that earlier month too.",
      "tooFarAhead": "{{month}} is too far off. Which month is it for?",
      "unpayTitle": "Take back payment: {{payment}}",
      "unpaid": "{{name}} for {{month}} is open again.",
      "isNotPaid": "{{name}} for {{month}} is not marked as paid.",
      "updateTitle": "Change bill: {{change}}",
      "updated": "Bill changed: {{change}}.",
      "changeIn": {
        "this": "{{name}}, in {{month}} only",
        "future": "{{name}}, from {{month}} on",
        "all": "{{name}}, in every month"
      },
      "dueOnDay": "day {{day}}",
      "askChange": "What changes in {{bill}}?",
      "notForOneMonth": "The name and the category hold for every month. For one month, the amount and the due day can change.",
      "cancelTitle": "End bill: {{bill}}",
      "cancelled": "Bill ended: {{bill}}.",
      "skipTitle": "Cancel bill: {{bill}}",
      "skipped": "Bill canceled: {{bill}}.",
      "endedAlready": "{{name}} ended already, in {{last}}.",
      "cancelIn": {
        "this": "{{name}}, {{amount}}, in {{month}} only",
        "future": "{{name}}, {{amount}}, from {{month}} on",
        "all": "{{name}}, {{amount}}, with its whole history"
      },
      "removesHistory": "The payments recorded for this bill go with it.",
      "paidNotCanceled": "{{name}} for {{month}} is paid already. If that payment does not count, say “unmark {{name}}”.",
      "goneMeanwhile": "That bill no longer exists.",
      "fromLabel": "Starting in",
      "asExpense": "There is no fixed bill “{{name}}”, so this goes down as an expense. If it comes every month: “add {{name}}, {{amount}}, due on the 10th”."
    },
    "scope": {
      "label": "Applies to",
      "bill": {
        "this": "This month only",
        "future": "From then on",
        "all": "Every month"
      },
      "income": {
        "this": "This time only",
        "future": "From now on",
        "all": "From the start"
      }
    },
    "bills": {
      "of": {
        "housing": "Housing for {{month}}, {{total}} in all:",
        "utilities": "Utilities for {{month}}, {{total}} in all:",
        "subscription": "Subscriptions and memberships for {{month}}, {{total}} in all:",
        "insurance": "Insurance for {{month}}, {{total}} in all:",
        "other": "Other bills for {{month}}, {{total}} in all:"
      },
      "noneOf": {
        "housing": "No bill for housing in {{month}}.",
        "utilities": "No utilities in {{month}}.",
        "subscription": "No subscription in {{month}}. To note one: “Netflix is 15 every 10th”.",
        "insurance": "No insurance in {{month}}.",
        "other": "No other bill in {{month}}."
      },
      "all": "Bills for {{month}}, {{total}} in all:",
      "pending": "Still to come due in {{month}}, {{total}}:",
      "paid": "Paid in {{month}}, {{total}}:",
      "overdue": "Overdue in {{month}}, {{total}}:",
      "canceled": "Canceled in {{month}}:",
      "earlier": "From earlier months, still open:",
      "closing": "Paid: {{paid}}. Open: {{open}}.",
      "allSettled": "Everything is paid.",
      "allCanceled": "Nothing to pay in {{month}}:",
      "empty": {
        "all": "There are no bills in {{month}}.",
        "pending": "No bill is still to come due in {{month}}.",
        "paid": "No bill of {{month}} is paid yet.",
        "overdue": "Nothing is overdue in {{month}}.",
        "canceled": "No bill is canceled in {{month}}."
      }
    },
    "pendingBills": {
      "ofMonth_one": "{{count}} bill is left in {{month}}, {{total}}:",
      "ofMonth_other": "{{count}} bills are left in {{month}}, {{total}}:",
      "untilDay_one": "By {{day}}, {{count}} bill to pay, {{total}}:",
      "untilDay_other": "By {{day}}, {{count}} bills to pay, {{total}}:",
      "empty": {
        "ofMonth": "No bill is left in {{month}}.",
        "untilDay": "Nothing is due by {{day}}, and nothing is overdue."
      }
    },
    "spending": {
      "ofDay": "{{entries}}, all from {{day}}",
      "total": "{{total}}{{what}} {{period}}: {{entries}}.",
      "count": "{{entries}}{{what}} {{period}}, {{total}} in all. I only count what was logged as an expense.",
      "average_one": "{{perDay}} a day{{what}} {{period}}: {{total}} over {{count}} day. On average, {{perEntry}} per expense.",
      "average_other": "{{perDay}} a day{{what}} {{period}}: {{total}} over {{count}} days. On average, {{perEntry}} per expense.",
      "biggest": "{{amount}}, {{expense}}, {{day}}: the biggest expense{{what}} {{period}}.",
      "smallest": "{{amount}}, {{expense}}, {{day}}: the smallest expense{{what}} {{period}}.",
      "next": "After that:",
      "most": {
        "day": "The day you spent the most{{what}} {{period}} was {{label}}: {{amount}} in {{entries}}.",
        "place": "Where you spent the most{{what}} {{period}} was {{label}}: {{amount}} in {{entries}}."
      },
      "rankLine": "{{label}}, {{amount}} in {{entries}}",
      "nothing": "Nothing spent{{what}} {{period}}.",
      "askCategory": "For the whole category, ask about “{{category}}”.",
      "on": "on {{thing}}",
      "paidWith": {
        "pix": "by Pix",
        "credit_card": "by credit card",
        "debit_card": "by debit card",
        "cash": "in cash",
        "boleto": "by boleto"
      },
      "entries": {
        "expenses_one": "{{count}} expense",
        "expenses_other": "{{count}} expenses",
        "bills_one": "{{count}} bill paid",
        "bills_other": "{{count}} bills paid",
        "mixed_one": "{{count}} entry",
        "mixed_other": "{{count}} entries"
      },
      "categoryTotal": "The whole {{category}} category: {{total}}.",
      "billsAside": "Besides that, bills paid: {{total}}."
    },
    "comparison": {
      "nothingBefore": "{{total}}{{what}} {{period}}; nothing is noted {{otherPeriod}} to compare it with.",
      "more": "{{difference}} more{{what}}: {{total}} {{period}}, against {{other}} {{otherPeriod}}.",
      "less": "{{difference}} less{{what}}: {{total}} {{period}}, against {{other}} {{otherPeriod}}.",
      "same": "The same{{what}}: {{total}} {{period}} and {{otherPeriod}}.",
      "moreSoFar": "{{difference}} more{{what}} so far: {{total}} {{period}}, against {{other}} {{otherPeriod}} up to {{until}} ({{whole}} in total).",
      "lessSoFar": "{{difference}} less{{what}} so far: {{total}} {{period}}, against {{other}} {{otherPeriod}} up to {{until}} ({{whole}} in total).",
      "sameSoFar": "The same{{what}} so far: {{total}} {{period}}, and just as much {{otherPeriod}} up to {{until}} ({{whole}} in total).",
      "changeMore": "What changed most: {{category}}, {{amount}} more.",
      "changeLess": "What changed most: {{category}}, {{amount}} less."
    },
    "expenses": {
      "installmentLine": "{{name}}, {{amount}} (instalment {{installment}} of {{installments}}), bought {{day}}",
      "today": "Today: {{total}}.",
      "byCategory": "By category: {{parts}}.",
      "categoryPart": "{{category}} {{amount}}",
      "plans": "Budget:",
      "planWithin": "{{name}}: {{spent}} of {{planned}}, {{difference}} left",
      "planOver": "{{name}}: {{spent}} of {{planned}}, {{difference}} over plan"
    },
    "incomes": {
      "noneRegular": "No regular income is noted. To note it: “I get paid 3000 on the 5th”.",
      "ahead": "Expected {{period}}: {{total}}.",
      "expected": "Still to come:",
      "next_one": "Coming next:",
      "next_other": "Coming next:",
      "heading_one": "{{total}} received{{what}} {{period}}.",
      "heading_other": "{{total}} received{{what}} {{period}}, in {{count}} entries.",
      "from": "from {{name}}",
      "empty": "Nothing received{{what}} {{period}}."
    },
    "summary": {
      "tooMuch": "It happens. Here is where things stand:",
      "eitherBalance": "Moneywise (for your life, ask “how is my life balance?”):",
      "supposed": "Spending {{amount}} more, {{left}} would be left.",
      "supposedShort": "Spending {{amount}} more, {{left}} would be missing.",
      "months": "{{first}} to {{last}}",
      "yearSoFar": "{{year}} so far",
      "headline": "In {{period}}, {{income}} came in and {{spent}} went out: {{balance}} left.",
      "headlineNegative": "In {{period}}, {{income}} came in and {{spent}} went out: {{balance}} more than came in.",
      "headlineNoIncome": "In {{period}}, {{spent}} went out. No income is logged.",
      "bills": "Bills: {{paid}} paid, {{open}} open.",
      "billsSettled": "Bills: {{paid}}, all paid.",
      "overdue_one": "One is overdue, {{amount}}.",
      "overdue_other": "{{count}} are overdue, {{amount}}.",
      "expenses": "Day-to-day spending: {{spent}} ({{top}}).",
      "budgeted": "Planned for the month: {{budgeted}}.",
      "debts": "Debt installments: {{paid}} paid of {{due}}.",
      "debtsPaid": "Debts: {{paid}} paid.",
      "debtsLeft": "{{left}} is left in all.",
      "debtsOwed": "Debts: {{left}} is left in all.",
      "investments": "Investments: {{total}} put aside.",
      "foreign": "Apart, in {{currency}}: {{parts}}, outside the {{own}} totals.",
      "foreignPart": {
        "income": "{{amount}} in",
        "spent": "{{amount}} spent",
        "open": "{{amount}} of open bills",
        "owed": "{{amount}} left of debts",
        "saved": "{{amount}} put aside"
      },
      "afterOpen": "With what is open paid, {{left}} is left.",
      "shortOfOpen": "{{left}} is missing to pay what is open.",
      "empty": "Nothing noted in {{period}} yet."
    },
    "allowance": {
      "left_one": "{{left}} is left for today, the last day of the month, after what is open.",
      "left_other": "{{left}} is left until {{day}}, after what is open: {{each}} a day, counting today.",
      "none": "Nothing: the month is {{short}} short, counting what is open.",
      "unknown": "No income is logged for {{period}}, so I can't tell what is left. Tell me what came in: “got paid 3000”."
    },
    "balance": {
      "plans": "Plans of the month",
      "left": "Money left",
      "bills": "Bills on time"
    },
    "series": {
      "spending": {
        "name": "Spending",
        "alike": "gasto|gastos|spending|expenses",
        "own": "your spending",
        "onMore": "On days you spent more"
      }
    },
    "printing": {
      "total": "Total",
      "share": "Share",
      "byCategory": "By category",
      "moves": "Every movement"
    },
    "record": {
      "area": "Money",
      "expense": "Expense",
      "income": "Income",
      "bill": "Bill",
      "bill-payment": "Bill paid",
      "debt": "Debt",
      "debt-payment": "Debt payment",
      "investment": "Investment",
      "investment-move": "Investment move",
      "loan-move": "Loan",
      "invoice": "Invoice",
      "repayment": "Payment received"
    },
    "alerts": {
      "bill": "Bill to pay: {{bill}}",
      "bills": "Bills to pay:",
      "isDue": "{{name}}, {{amount}}, due {{day}}",
      "wasDue": "{{name}}, {{amount}}, was due {{day}}",
      "overdue": "Overdue: {{list}}",
      "soon": "In three days: {{list}}"
    },
    "agenda": {
      "bill": "bill",
      "dueBill": "Bill: {{name}}, {{amount}}",
      "paidBill": "Bill paid: {{name}}, {{amount}}",
      "income": "expected income",
      "invoice": "invoice"
    },
    "figure": {
      "spent": "Spent",
      "received": "Received"
    },
    "standing": {
      "spent_one": "Spending: {{spent}} in {{count}} day.",
      "spent_other": "Spending: {{spent}} in {{count}} days.",
      "spentMore_one": "Spending: {{spent}} in {{count}} day, {{change}} more than before ({{before}}).",
      "spentMore_other": "Spending: {{spent}} in {{count}} days, {{change}} more than in the {{count}} before ({{before}}).",
      "spentLess_one": "Spending: {{spent}} in {{count}} day, {{change}} less than before ({{before}}).",
      "spentLess_other": "Spending: {{spent}} in {{count}} days, {{change}} less than in the {{count}} before ({{before}}).",
      "suggestPlan_one": "{{plan}}, with {{count}} day of the month to go. If you like, change the plan or hold back a little.",
      "suggestPlan_other": "{{plan}}, with {{count}} days of the month to go. If you like, change the plan or hold back a little."
    }
  }
} as const
