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
      "inInstallments": "{{total}} em {{times}}x de {{each}}",
      "inUnequalInstallments": "{{total}} em {{times}}x ({{more}} de {{higher}} e {{rest}} de {{lower}})",
      "title": "Gasto: {{expense}}",
      "logged": "Anotei: {{expense}}.",
      "duplicate": "Já existe um gasto igual: {{expense}}. Confirme só se for outro.",
      "updateTitle": "Corrigir gasto: {{change}}",
      "updated": "Corrigi: {{change}}.",
      "deleteTitle": "Apagar gasto: {{expense}}",
      "deleted": "Apaguei: {{expense}}.",
      "askWhich": "Qual destes gastos?",
      "askIfThis": "Você quis dizer {{expense}}?",
      "askChange": "O que muda em {{expense}}?",
      "askInstallments": "Em quantas parcelas, de 1 a {{maximum}}?",
      "none": "Ainda não há nenhum gasto anotado.",
      "notFoundAny": "Não achei esse gasto. Os mais recentes são:",
      "notFound": "Não achei nenhum gasto com {{wanted}}. Os mais recentes são:",
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
      "askAmount": "O orçamento de {{name}} é de {{amount}}. Qual é o novo valor?",
      "named": "orçamento {{name}}",
      "none": "Não há nenhum orçamento para este mês.",
      "notFound": "Não achei “{{wanted}}”. Orçamentos deste mês: {{existing}}.",
      "gone": "Esse orçamento não existe mais.",
      "replaces": "O orçamento de {{name}} hoje é de {{amount}}; este toma o lugar dele."
    },
    "income": {
      "title": "Receita: {{income}}",
      "logged": "Anotei a receita: {{income}}.",
      "duplicate": "Já existe uma receita igual: {{income}}. Confirme só se for outra."
    },
    "bill": {
      "described": "{{name}}, {{amount}}, vence dia {{dueDay}}",
      "line": "{{name}}, {{amount}}: {{state}}",
      "state": {
        "paid": "paga em {{day}}",
        "canceled": "cancelada",
        "overdue_one": "atrasada há {{count}} dia (venceu em {{day}})",
        "overdue_other": "atrasada há {{count}} dias (venceu em {{day}})",
        "due": "vence em {{day}}",
        "dueNear": "vence {{day}}"
      },
      "title": "Conta: {{bill}}",
      "everyMonth": "{{name}}, {{amount}} por mês, todo dia {{dueDay}}",
      "everyMonthFrom": "{{name}}, {{amount}} por mês, todo dia {{dueDay}}, a partir de {{month}}",
      "once": "{{name}}, {{amount}}, vence {{day}}, uma vez só",
      "created": "Conta cadastrada: {{bill}}.",
      "alreadyDue": "O vencimento de {{day}} já passou: se já pagou, é só dizer “paguei {{name}}”.",
      "duplicate": "Já existe uma conta com esse nome: {{bill}}. Confirme só se for outra.",
      "askDueDay": "Que dia do mês vence {{name}}?",
      "dueDayInvalid": "O vencimento é um dia do mês, de 1 a 31. Que dia vence {{name}}?",
      "askWhich": "Qual destas contas?",
      "none": "Ainda não há contas fixas cadastradas. Para cadastrar, diga por exemplo “a internet é 120 todo dia 10”.",
      "noneToPay": "Ainda não há contas fixas cadastradas. Se foi um gasto, diga também o valor.",
      "notFound": "Não achei nenhuma conta “{{wanted}}”. Cadastradas: {{existing}}. Se foi um gasto, diga também o valor.",
      "paidUnknown": "Não achei nenhuma conta “{{wanted}}”. Se foi um gasto, diga “gastei {{amount}} com {{wanted}}”; se é uma conta de todo mês, diga também o dia em que vence.",
      "gone": "Essa conta não existe mais. Cadastradas: {{existing}}.",
      "payment": "{{name}} de {{month}}, {{amount}}, {{day}}",
      "unlikeExpected": "{{amount}} (o previsto era {{expected}})",
      "payTitle": "Conta paga: {{payment}}",
      "paid": "Conta paga: {{payment}}.",
      "left_one": "Em {{month}} ainda falta {{count}} conta, {{total}}.",
      "left_other": "Em {{month}} ainda faltam {{count}} contas, {{total}}.",
      "nothingLeft": "Não falta mais nenhuma conta de {{month}}.",
      "alreadyPaid": "A conta {{name}} de {{month}} já está paga: {{amount}}, {{day}}.",
      "paidMeanwhile": "A conta {{name}} de {{month}} já estava paga, então não anotei de novo.",
      "earlierIsOpen": "Em aberto está a de {{month}}; se foi essa que você pagou, é só dizer o mês.",
      "isCanceled": "A conta {{name}} de {{month}} está cancelada, então não há o que pagar.",
      "hasEnded": "A conta {{name}} terminou em {{last}}, então não há o que pagar de {{month}}.",
      "beforeItsStart": "A conta {{name}} está cadastrada a partir de {{start}}; anoto também esse mês anterior.",
      "tooFarAhead": "{{month}} está longe demais. A conta paga é de que mês?",
      "unpayTitle": "Desmarcar pagamento: {{payment}}",
      "unpaid": "A conta {{name}} de {{month}} voltou a ficar em aberto.",
      "isNotPaid": "A conta {{name}} de {{month}} não está marcada como paga."
    },
    "bills": {
      "all": "Contas de {{month}}, {{total}} ao todo:",
      "pending": "A vencer em {{month}}, {{total}}:",
      "paid": "Pagas em {{month}}, {{total}}:",
      "overdue": "Atrasadas em {{month}}, {{total}}:",
      "canceled": "Canceladas em {{month}}:",
      "earlier": "De meses anteriores, ainda em aberto:",
      "closing": "Pago: {{paid}}. Em aberto: {{open}}.",
      "allSettled": "Está tudo pago.",
      "empty": {
        "all": "Não há contas em {{month}}.",
        "pending": "Não há contas a vencer em {{month}}.",
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
    "expenses": {
      "all_one": "Gastos de {{month}}: {{total}} em {{count}} lançamento.",
      "all_other": "Gastos de {{month}}: {{total}} em {{count}} lançamentos.",
      "ofCategory_one": "{{category}} em {{month}}: {{total}} em {{count}} lançamento.",
      "ofCategory_other": "{{category}} em {{month}}: {{total}} em {{count}} lançamentos.",
      "empty": {
        "all": "Nenhum gasto anotado em {{month}}.",
        "ofCategory": "Nenhum gasto anotado em {{month}} na categoria {{category}}."
      },
      "installmentLine": "{{name}}, {{amount}} (parcela {{installment}} de {{installments}}), compra de {{day}}",
      "today": "Hoje: {{total}}.",
      "byCategory": "Por categoria: {{parts}}.",
      "categoryPart": "{{category}} {{amount}}",
      "plans": "Orçamento:",
      "planWithin": "{{name}}: {{spent}} de {{planned}}, sobram {{difference}}",
      "planOver": "{{name}}: {{spent}} de {{planned}}, {{difference}} acima do planejado"
    },
    "incomes": {
      "heading_one": "Entrou em {{month}}: {{total}}.",
      "heading_other": "Entrou em {{month}}: {{total}}, em {{count}} vezes.",
      "empty": "Nenhuma receita anotada em {{month}}."
    },
    "summary": {
      "yearSoFar": "{{year}} até agora",
      "headline": "Em {{period}} entraram {{income}} e saíram {{spent}}: saldo de {{balance}}.",
      "headlineNegative": "Em {{period}} entraram {{income}} e saíram {{spent}}: saíram {{balance}} a mais do que entraram.",
      "headlineNoIncome": "Em {{period}} saíram {{spent}}. Nenhuma receita anotada.",
      "bills": "Contas: {{paid}} pagos, {{open}} em aberto.",
      "billsSettled": "Contas: {{paid}}, tudo pago.",
      "overdue_one": "Uma está atrasada, {{amount}}.",
      "overdue_other": "{{count}} estão atrasadas, {{amount}}.",
      "expenses": "Gastos do dia a dia: {{spent}} ({{top}}).",
      "budgeted": "Previsto entre contas e orçamento: {{budgeted}}.",
      "foreignSpent": "À parte, em {{currency}}: {{spent}} gastos, fora dos totais em {{own}}.",
      "foreignIncome": "À parte, em {{currency}}: {{income}} recebidos, fora dos totais em {{own}}.",
      "foreignBoth": "À parte, em {{currency}}: {{income}} recebidos e {{spent}} gastos, fora dos totais em {{own}}.",
      "empty": "Ainda não há nada anotado em {{period}}."
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
      "inInstallments": "{{total}} in {{times}} instalments of {{each}}",
      "inUnequalInstallments": "{{total}} in {{times}} instalments ({{more}} of {{higher}} and {{rest}} of {{lower}})",
      "title": "Expense: {{expense}}",
      "logged": "Logged: {{expense}}.",
      "duplicate": "There is one just like it already: {{expense}}. Confirm only if this is another one.",
      "updateTitle": "Correct expense: {{change}}",
      "updated": "Corrected: {{change}}.",
      "deleteTitle": "Delete expense: {{expense}}",
      "deleted": "Deleted: {{expense}}.",
      "askWhich": "Which of these expenses?",
      "askIfThis": "Did you mean {{expense}}?",
      "askChange": "What should change in {{expense}}?",
      "askInstallments": "In how many instalments, from 1 to {{maximum}}?",
      "none": "No expenses are logged yet.",
      "notFoundAny": "I did not find that expense. The latest ones are:",
      "notFound": "I found no expense with {{wanted}}. The latest ones are:",
      "gone": "That expense no longer exists."
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
      "askAmount": "The budget for {{name}} is {{amount}}. What is the new amount?",
      "named": "budget {{name}}",
      "none": "There is no budget for this month.",
      "notFound": "I did not find “{{wanted}}”. Budgets for this month: {{existing}}.",
      "gone": "That budget no longer exists.",
      "replaces": "The budget for {{name}} is {{amount}} now; this one takes its place."
    },
    "income": {
      "title": "Income: {{income}}",
      "logged": "Logged income: {{income}}.",
      "duplicate": "There is one just like it already: {{income}}. Confirm only if this is another one."
    },
    "bill": {
      "described": "{{name}}, {{amount}}, due on day {{dueDay}}",
      "line": "{{name}}, {{amount}}: {{state}}",
      "state": {
        "paid": "paid on {{day}}",
        "canceled": "canceled",
        "overdue_one": "{{count}} day overdue (was due {{day}})",
        "overdue_other": "{{count}} days overdue (was due {{day}})",
        "due": "due {{day}}",
        "dueNear": "due {{day}}"
      },
      "title": "Bill: {{bill}}",
      "everyMonth": "{{name}}, {{amount}} a month, due on day {{dueDay}}",
      "everyMonthFrom": "{{name}}, {{amount}} a month, due on day {{dueDay}}, from {{month}} on",
      "once": "{{name}}, {{amount}}, due {{day}}, once only",
      "created": "Bill added: {{bill}}.",
      "alreadyDue": "It was due {{day}}: if you have paid it, just say “paid {{name}}”.",
      "duplicate": "There is a bill of that name already: {{bill}}. Confirm only if this is another one.",
      "askDueDay": "On which day of the month is {{name}} due?",
      "dueDayInvalid": "The due day is a day of the month, from 1 to 31. On which day is {{name}} due?",
      "askWhich": "Which of these bills?",
      "none": "There are no fixed bills yet. To add one, say for example “internet is 120 every month on the 10th”.",
      "noneToPay": "There are no fixed bills yet. If it was an expense, tell me the amount too.",
      "notFound": "I found no bill called “{{wanted}}”. On file: {{existing}}. If it was an expense, tell me the amount too.",
      "paidUnknown": "I found no bill called “{{wanted}}”. If it was an expense, say “spent {{amount}} on {{wanted}}”; if it is a monthly bill, tell me its due day too.",
      "gone": "That bill no longer exists. On file: {{existing}}.",
      "payment": "{{name}} for {{month}}, {{amount}}, {{day}}",
      "unlikeExpected": "{{amount}} (expected {{expected}})",
      "payTitle": "Bill paid: {{payment}}",
      "paid": "Bill paid: {{payment}}.",
      "left_one": "{{count}} bill is left in {{month}}, {{total}}.",
      "left_other": "{{count}} bills are left in {{month}}, {{total}}.",
      "nothingLeft": "No bill is left in {{month}}.",
      "alreadyPaid": "{{name}} for {{month}} is already paid: {{amount}}, {{day}}.",
      "paidMeanwhile": "{{name}} for {{month}} was already paid, so I did not log it again.",
      "earlierIsOpen": "The one still open is for {{month}}; if that is what you paid, just tell me the month.",
      "isCanceled": "{{name}} for {{month}} is canceled, so there is nothing to pay.",
      "hasEnded": "{{name}} ended in {{last}}, so there is no bill for {{month}}.",
      "beforeItsStart": "{{name}} is on file from {{start}} on; I will log that earlier month too.",
      "tooFarAhead": "{{month}} is too far away. Which month is the bill for?",
      "unpayTitle": "Take back payment: {{payment}}",
      "unpaid": "{{name}} for {{month}} is open again.",
      "isNotPaid": "{{name}} for {{month}} is not marked as paid."
    },
    "bills": {
      "all": "Bills for {{month}}, {{total}} in all:",
      "pending": "Still to come due in {{month}}, {{total}}:",
      "paid": "Paid in {{month}}, {{total}}:",
      "overdue": "Overdue in {{month}}, {{total}}:",
      "canceled": "Canceled in {{month}}:",
      "earlier": "From earlier months, still open:",
      "closing": "Paid: {{paid}}. Open: {{open}}.",
      "allSettled": "Everything is paid.",
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
    "expenses": {
      "all_one": "Spent in {{month}}: {{total}} in {{count}} entry.",
      "all_other": "Spent in {{month}}: {{total}} in {{count}} entries.",
      "ofCategory_one": "{{category}} in {{month}}: {{total}} in {{count}} entry.",
      "ofCategory_other": "{{category}} in {{month}}: {{total}} in {{count}} entries.",
      "empty": {
        "all": "No expenses logged in {{month}}.",
        "ofCategory": "No expenses logged in {{month}} under {{category}}."
      },
      "installmentLine": "{{name}}, {{amount}} (instalment {{installment}} of {{installments}}), bought {{day}}",
      "today": "Today: {{total}}.",
      "byCategory": "By category: {{parts}}.",
      "categoryPart": "{{category}} {{amount}}",
      "plans": "Budget:",
      "planWithin": "{{name}}: {{spent}} of {{planned}}, {{difference}} left",
      "planOver": "{{name}}: {{spent}} of {{planned}}, {{difference}} over plan"
    },
    "incomes": {
      "heading_one": "Came in during {{month}}: {{total}}.",
      "heading_other": "Came in during {{month}}: {{total}}, in {{count}} entries.",
      "empty": "No income logged in {{month}}."
    },
    "summary": {
      "yearSoFar": "{{year}} so far",
      "headline": "In {{period}}, {{income}} came in and {{spent}} went out: {{balance}} left.",
      "headlineNegative": "In {{period}}, {{income}} came in and {{spent}} went out: {{balance}} more than came in.",
      "headlineNoIncome": "In {{period}}, {{spent}} went out. No income is logged.",
      "bills": "Bills: {{paid}} paid, {{open}} open.",
      "billsSettled": "Bills: {{paid}}, all paid.",
      "overdue_one": "One is overdue, {{amount}}.",
      "overdue_other": "{{count}} are overdue, {{amount}}.",
      "expenses": "Day-to-day spending: {{spent}} ({{top}}).",
      "budgeted": "Planned for bills and budget: {{budgeted}}.",
      "foreignSpent": "Separately, in {{currency}}: {{spent}} spent, not part of the {{own}} totals.",
      "foreignIncome": "Separately, in {{currency}}: {{income}} received, not part of the {{own}} totals.",
      "foreignBoth": "Separately, in {{currency}}: {{income}} received and {{spent}} spent, not part of the {{own}} totals.",
      "empty": "Nothing is logged in {{period}} yet."
    }
  }
} as const
