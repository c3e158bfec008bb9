// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "debt": {
      "title": "Dívida: {{debt}}",
      "created": "Anotei a dívida: {{debt}}.",
      "alreadyDue_one": "Uma parcela já venceu. Se foi paga, diga “paguei a parcela: {{name}}”.",
      "alreadyDue_other": "{{count}} parcelas já venceram. Se foram pagas, diga “paguei {{count}} parcelas: {{name}}”.",
      "duplicate": "Você já tem {{debt}}. Confirme só se for outra.",
      "interest": "As parcelas somam {{extra}} a mais que {{total}}; anoto o que elas somam.",
      "terms_one": "{{total}} em {{count}} parcela",
      "terms_other": "{{total}} em {{count}}x de {{each}}",
      "termsWithLast_one": "{{total}} em {{count}} parcela de {{last}}",
      "termsWithLast_other": "{{total}} em {{count}}x de {{each}} (a última, {{last}})",
      "when": "todo dia {{day}}, de {{first}} a {{last}}",
      "whenOnce": "vence dia {{day}}, em {{first}}",
      "paidBefore_one": "{{count}} já paga",
      "paidBefore_other": "{{count}} já pagas",
      "short": "{{title}}, faltam {{left}}",
      "state": {
        "active": "em aberto",
        "paid_off": "quitada",
        "settled": "acertada",
        "defaulted": "sem pagamento"
      },
      "over": {
        "paid_off": "{{title}} está quitada: {{paid}} pagos.",
        "settled": "{{title}} está acertada: {{paid}} pagos."
      },
      "closed": {
        "paid_off": "{{name}} já está quitada.",
        "settled": "{{name}} já está acertada; não há parcela a pagar."
      },
      "stands": "{{title}}: {{paid}} de {{total}} parcelas pagas ({{share}}), faltam {{left}}.",
      "standsWhole": "{{title}}: faltam {{left}}.",
      "standsPartly": "{{title}}: {{paid}} pagos, faltam {{left}}.",
      "late_one": "Uma está atrasada, {{amount}}.",
      "late_other": "{{count}} estão atrasadas, {{amount}}.",
      "next": "A próxima vence {{day}}, {{amount}}.",
      "projection": {
        "agreed": "Pagando uma por mês, termina em {{month}}.",
        "regular": "Nesse ritmo, termina em {{month}}.",
        "irregular": "Pela média dos pagamentos, termina em {{month}}.",
        "ahead": "Adiantando assim, termina em {{month}}."
      },
      "none": "Nenhuma dívida anotada. Para acompanhar uma: “devo 300 pro João”, “financiei a moto em 12x de 1000”.",
      "notFound": "Não achei a dívida {{wanted}}. Você tem: {{existing}}.",
      "takenAsPayment": "Você deve {{left}} a {{name}}, então vai como pagamento disso. Se foi outra coisa: “gastei {{amount}} com {{name}}”.",
      "maybePayment": "Você deve {{left}} a {{name}}. Se foi disso: “paguei {{amount}} da dívida com {{name}}”.",
      "besides": "Uma de cada vez: depois diga “devo {{besides}}”.",
      "gone": "Essa dívida não existe mais.",
      "askWhich": "Qual destas dívidas?",
      "askCreditor": "A quem você deve?",
      "askTotal": "Quanto é ao todo ({{name}})?",
      "askSum": "Quanto é ao todo, somando as parcelas ({{name}})?",
      "askCount": "Em quantas parcelas ({{name}})?",
      "noInstallments": "Sem parcelas",
      "askDueDay": "Que dia do mês vence ({{name}})?",
      "askStart": "Em que mês é a primeira parcela ({{name}})?",
      "askPaid": "Quantas já foram pagas, de 0 a {{count}}?",
      "askChange": "O que muda em {{debt}}?",
      "wrong": {
        "count": "Em quantas parcelas?",
        "tooMany": "É parcela demais; em quantas, até {{maximum}}?",
        "tooSmall": "Não dá nem um centavo por parcela. Em quantas são?",
        "tooLarge": "Mais de um bilhão? Só para conferir: quanto é ao todo?",
        "belowTotal": "As parcelas não chegam a esse total. Quanto é ao todo?",
        "dueDay": "O vencimento vai do dia 1 ao 31. Que dia vence {{name}}?"
      },
      "label": {
        "debt": "Dívida",
        "creditor": "A quem",
        "total": "Total",
        "each": "Cada parcela",
        "start": "Primeira parcela",
        "paid": "Já pagas",
        "status": "Situação"
      },
      "updateTitle": "Mudar dívida: {{change}}",
      "updated": "Dívida mudada: {{change}}.",
      "from": "a partir de {{month}}",
      "belowPaid_one": "{{name}} já tem {{count}} parcela paga ({{paid}}); não dá para ficar abaixo disso.",
      "belowPaid_other": "{{name}} já tem {{count}} parcelas pagas ({{paid}}); não dá para ficar abaixo disso.",
      "hasLoosePayments": "{{name}} já tem pagamentos sem parcela. Anote o novo acordo como outra dívida, com o que falta.",
      "deleteTitle": "Apagar dívida: {{debt}}",
      "deleted": "Apaguei a dívida: {{debt}}.",
      "removesPayments_one": "O pagamento anotado dela sai junto.",
      "removesPayments_other": "Os {{count}} pagamentos anotados dela saem junto."
    },
    "debts": {
      "owed_one": "Você deve {{total}}:",
      "owed_other": "Você deve {{total}}, em {{count}} dívidas:",
      "allPaid_one": "Tudo quitado; você não deve nada.",
      "allPaid_other": "Tudo quitado; você não deve nada."
    },
    "debtPayment": {
      "title": "Pagamento: {{payment}}",
      "noted": "Anotei o pagamento: {{payment}}.",
      "this": "parcela {{first}} de {{total}}",
      "these": "parcelas {{first}} a {{last}} de {{total}}",
      "left_one": "Falta {{count}} parcela, {{left}}; vence em {{day}}.",
      "left_other": "Faltam {{count}} parcelas, {{left}}; a próxima vence em {{day}}.",
      "leftInAll": "Faltam {{left}}.",
      "done": "{{name}}: quitada! Não falta mais nada.",
      "moreThanOwed": "Em {{name}} faltam {{left}}; isso passa do que você deve. Juros ou multa vão como gasto.",
      "tooMany_one": "Em {{name}} só falta {{count}} parcela, {{left}}.",
      "tooMany_other": "Em {{name}} só faltam {{count}} parcelas, {{left}}.",
      "askAmount": "Quanto você pagou ({{name}})? Faltam {{left}}.",
      "askQuantity": "Quantas parcelas foram ({{name}})?",
      "all": "Tudo, {{left}}",
      "offerNew": "Ainda não acompanho {{name}}. Para começar:"
    },
    "debtPayments": {
      "heading_one": "{{title}}: {{count}} de {{total}} parcelas paga, {{paid}}; faltam {{left}}.",
      "heading_other": "{{title}}: {{count}} de {{total}} parcelas pagas, {{paid}}; faltam {{left}}.",
      "inAll_one": "{{title}}: {{paid}} pagos; faltam {{left}}.",
      "inAll_other": "{{title}}: {{paid}} pagos em {{count}} vezes; faltam {{left}}.",
      "line": "parcela {{number}} ({{month}})",
      "early": "adiantada",
      "none": "{{title}}: nenhum pagamento anotado; faltam {{left}}."
    },
    "installments": {
      "open_one": "Em {{month}} falta {{count}} parcela, {{total}}:",
      "open_other": "Em {{month}} faltam {{count}} parcelas, {{total}}:",
      "allPaid": "As parcelas de {{month}} estão pagas:",
      "none": "Nenhuma parcela vence em {{month}}.",
      "line": "{{title}}, {{number}} de {{total}}, {{amount}}: {{state}}",
      "paidEarly": "paga adiantada, em {{day}}",
      "earlier_one": "De antes, falta {{count}} atrasada, {{total}}.",
      "earlier_other": "De antes, faltam {{count}} atrasadas, {{total}}.",
      "next": "A próxima: {{installment}}."
    }
  },
  "en": {
    "debt": {
      "title": "Debt: {{debt}}",
      "created": "Debt noted: {{debt}}.",
      "alreadyDue_one": "One installment was due already. If it was paid, say “paid the installment: {{name}}”.",
      "alreadyDue_other": "{{count}} installments were due already. If they were paid, say “paid {{count}} installments: {{name}}”.",
      "duplicate": "You already have {{debt}}. Confirm only if this is another one.",
      "interest": "The installments come to {{extra}} more than {{total}}; I note what they come to.",
      "terms_one": "{{total}} in {{count}} installment",
      "terms_other": "{{total}} in {{count}} installments of {{each}}",
      "termsWithLast_one": "{{total}} in {{count}} installment of {{last}}",
      "termsWithLast_other": "{{total}} in {{count}} installments of {{each}} (the last one {{last}})",
      "when": "due on day {{day}}, {{first}} to {{last}}",
      "whenOnce": "due on day {{day}}, in {{first}}",
      "paidBefore_one": "{{count}} paid already",
      "paidBefore_other": "{{count}} paid already",
      "short": "{{title}}, {{left}} left",
      "state": {
        "active": "open",
        "paid_off": "paid off",
        "settled": "settled",
        "defaulted": "not being paid"
      },
      "over": {
        "paid_off": "{{title}} is paid off: {{paid}} paid.",
        "settled": "{{title}} is settled: {{paid}} paid."
      },
      "closed": {
        "paid_off": "{{name}} is paid off already.",
        "settled": "{{name}} is settled; there is no installment to pay."
      },
      "stands": "{{title}}: {{paid}} of {{total}} installments paid ({{share}}), {{left}} left.",
      "standsWhole": "{{title}}: {{left}} left.",
      "standsPartly": "{{title}}: {{paid}} paid, {{left}} left.",
      "late_one": "One is overdue, {{amount}}.",
      "late_other": "{{count}} are overdue, {{amount}}.",
      "next": "The next is due {{day}}, {{amount}}.",
      "projection": {
        "agreed": "Paying one a month, it ends in {{month}}.",
        "regular": "At this pace it ends in {{month}}.",
        "irregular": "Going by your average, it ends in {{month}}.",
        "ahead": "Paying ahead like this, it ends in {{month}}."
      },
      "none": "No debts noted. To follow one: “I owe João 300”, “financed the bike in 12 installments of 1000”.",
      "notFound": "I found no debt called {{wanted}}. You have: {{existing}}.",
      "takenAsPayment": "You owe {{name}} {{left}}, so this goes to that. If it was for something else: “spent {{amount}} on {{name}}”.",
      "maybePayment": "You owe {{name}} {{left}}. If it was of that: “paid {{amount}} of my debt to {{name}}”.",
      "besides": "One at a time: then say “I owe {{besides}}”.",
      "gone": "That debt is gone.",
      "askWhich": "Which of these debts?",
      "askCreditor": "Whom do you owe?",
      "askTotal": "How much is it in all ({{name}})?",
      "askSum": "How much is it in all, all installments together ({{name}})?",
      "askCount": "In how many installments ({{name}})?",
      "noInstallments": "No installments",
      "askDueDay": "On which day of the month is it due ({{name}})?",
      "askStart": "In which month is the first installment ({{name}})?",
      "askPaid": "How many are paid already, from 0 to {{count}}?",
      "askChange": "What changes in {{debt}}?",
      "wrong": {
        "count": "In how many installments?",
        "tooMany": "That is too many; in how many, up to {{maximum}}?",
        "tooSmall": "That is not even a cent each. How many installments are there?",
        "tooLarge": "More than a billion? Just to be sure: how much is it in all?",
        "belowTotal": "The installments do not come to that total. How much is it in all?",
        "dueDay": "A due day goes from 1 to 31. On which day is {{name}} due?"
      },
      "label": {
        "debt": "Debt",
        "creditor": "Owed to",
        "total": "Total",
        "each": "Each installment",
        "start": "First installment",
        "paid": "Paid already",
        "status": "State"
      },
      "updateTitle": "Change debt: {{change}}",
      "updated": "Debt changed: {{change}}.",
      "from": "from {{month}} on",
      "belowPaid_one": "{{name}} has {{count}} installment paid ({{paid}}); it cannot go below that.",
      "belowPaid_other": "{{name}} has {{count}} installments paid ({{paid}}); it cannot go below that.",
      "hasLoosePayments": "{{name}} has payments without installments. Note the new deal as another debt, with what is left.",
      "deleteTitle": "Delete debt: {{debt}}",
      "deleted": "Debt deleted: {{debt}}.",
      "removesPayments_one": "The payment noted for it goes too.",
      "removesPayments_other": "The {{count}} payments noted for it go too."
    },
    "debts": {
      "owed_one": "You owe {{total}}:",
      "owed_other": "You owe {{total}}, in {{count}} debts:",
      "allPaid_one": "All paid off; you owe nothing.",
      "allPaid_other": "All paid off; you owe nothing."
    },
    "debtPayment": {
      "title": "Payment: {{payment}}",
      "noted": "Payment noted: {{payment}}.",
      "this": "installment {{first}} of {{total}}",
      "these": "installments {{first}} to {{last}} of {{total}}",
      "left_one": "{{count}} installment is left, {{left}}; it is due {{day}}.",
      "left_other": "{{count}} installments are left, {{left}}; the next is due {{day}}.",
      "leftInAll": "{{left}} is left.",
      "done": "{{name}}: paid off! Nothing is left.",
      "moreThanOwed": "{{name}} has {{left}} left; this is more than you owe. Interest or fees go in as an expense.",
      "tooMany_one": "{{name}} has only {{count}} installment left, {{left}}.",
      "tooMany_other": "{{name}} has only {{count}} installments left, {{left}}.",
      "askAmount": "How much did you pay ({{name}})? {{left}} is left.",
      "askQuantity": "How many installments was it ({{name}})?",
      "all": "All of it, {{left}}",
      "offerNew": "I do not follow {{name}} yet. To start:"
    },
    "debtPayments": {
      "heading_one": "{{title}}: {{count}} of {{total}} installments paid, {{paid}}; {{left}} left.",
      "heading_other": "{{title}}: {{count}} of {{total}} installments paid, {{paid}}; {{left}} left.",
      "inAll_one": "{{title}}: {{paid}} paid; {{left}} left.",
      "inAll_other": "{{title}}: {{paid}} paid in {{count}} payments; {{left}} left.",
      "line": "installment {{number}} ({{month}})",
      "early": "early",
      "none": "{{title}}: no payment noted; {{left}} left."
    },
    "installments": {
      "open_one": "{{count}} installment is left in {{month}}, {{total}}:",
      "open_other": "{{count}} installments are left in {{month}}, {{total}}:",
      "allPaid": "The installments of {{month}} are paid:",
      "none": "No installment is due in {{month}}.",
      "line": "{{title}}, {{number}} of {{total}}, {{amount}}: {{state}}",
      "paidEarly": "paid early, on {{day}}",
      "earlier_one": "{{count}} from before is overdue, {{total}}.",
      "earlier_other": "{{count}} from before are overdue, {{total}}.",
      "next": "The next one: {{installment}}."
    }
  }
} as const
