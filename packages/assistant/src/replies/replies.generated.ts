// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "status": {
      "reading": "Lendo sua mensagem…",
      "deciding": "Conferindo…",
      "undoing": "Desfazendo…"
    },
    "proposal": {
      "one": "{{title}}\nConfirma?",
      "many": "Confere antes de eu gravar:\n{{lines}}\nConfirma tudo, ou só alguns?",
      "corrected": "Agora ficou assim:\n{{title}}\nConfirma?",
      "correctedMany": "Agora ficou assim:\n{{lines}}\nConfirma tudo, ou só alguns?",
      "changed": "Algo mudou desde que mostrei esse cartão, então não gravei nada. Agora fica assim: {{title}}\nConfirma?",
      "stillWaiting": "Ainda espera sua confirmação: {{titles}}."
    },
    "decision": {
      "denied": "Certo, não gravei nada.",
      "deniedSome": "Deixei de fora: {{titles}}.",
      "alreadyApproved": "Isso já estava gravado, não gravei de novo: {{title}}",
      "alreadyDenied": "Isso já tinha sido recusado, então não gravei: {{title}}",
      "expired": "O prazo de 24 horas para confirmar passou, então não gravei: {{title}}. Se ainda quiser, é só pedir de novo.",
      "stale": "O cartão que você confirmou mostrava outros valores, então não gravei nada. Agora está assim: {{title}}\nConfirma?",
      "notFound": "Não encontrei nada seu esperando essa confirmação. Nada foi gravado.",
      "failed": "Não consegui gravar: {{title}}. Nada mudou; continua esperando sua confirmação.",
      "nothingPending": "Não há nada esperando confirmação.",
      "noSuchItem_one": "Só há um item esperando confirmação.",
      "noSuchItem_other": "Só há {{count}} itens esperando confirmação."
    },
    "edit": {
      "which": "Qual deles você quer mudar?\n{{lines}}",
      "invalid": "Esse valor não serve para {{fields}}. Não mudei nada.",
      "invalidAny": "Não consegui usar essa correção. Não mudei nada.",
      "notEditable": "Isto não dá para mudar no cartão: {{fields}}."
    },
    "ask": {
      "again": "Não consegui usar essa resposta.",
      "missing": "Falta só isto: {{slots}}. Pode me dizer?",
      "dropped": "Certo, deixei pra lá. Não gravei nada."
    },
    "reason": {
      "malformed-number": "Não consegui ler esse número.",
      "negative-amount": "O valor não pode ser negativo.",
      "zero-amount": "O valor não pode ser zero.",
      "amount-too-large": "Esse valor é grande demais.",
      "impossible-date": "Essa data não existe.",
      "impossible-time": "Esse horário não existe.",
      "out-of-range": "Esse valor está fora do que faz sentido.",
      "unclear-date": "Não ficou claro que dia foi."
    },
    "undo": {
      "done": "Desfeito: “{{summary}}”",
      "nothing": "Não há nada para desfazer.",
      "already": "Isso já tinha sido desfeito: “{{summary}}”",
      "changed": "Não desfiz, porque isso foi alterado depois: “{{summary}}”",
      "notFound": "Não encontrei esse registro entre o que gravei. Nada foi desfeito."
    },
    "chat": {
      "greeting": "Oi! Pode me contar um gasto, uma conta ou uma medida sua que eu anoto.",
      "thanks": "De nada!",
      "farewell": "Até mais!",
      "nothingToRecord": "Isso não é algo que eu anote ou saiba fazer por enquanto, e nada foi gravado. Se for um gasto, uma conta ou uma medida, diga o que e quanto.",
      "notYet": "Isso ainda não aconteceu, então não anotei nada. Quando acontecer, é só me contar. Uma conta a vencer eu cadastro com o valor e o dia.",
      "help": "Conte como você fala, e eu mostro o que entendi antes de gravar. Por exemplo:\n{{examples}}",
      "notRecorded": "Tudo bem, não anotei nada. Se quiser que eu anote, é só dizer o que e quanto.",
      "stillOpen": "Combinado, nada foi gravado ainda.",
      "notHappened": "Se não aconteceu, não há o que anotar. Não gravei nada.",
      "someoneElse": "Isso é de outra pessoa, então não anotei nada; aqui ficam só os seus registros.",
      "noOrders": "Eu não faço pagamentos nem mexo em nada fora daqui; só anoto o que você me conta. Nada foi feito."
    },
    "reasoning": {
      "noModel": "Não entendi isso só com as minhas regras. Um modelo de linguagem poderia entender, mas esta instalação não tem nenhum configurado: basta definir PARCO_MODEL (por exemplo, openai/gpt-5-mini) e a chave do provedor, ou abrir o Ollama nesta máquina.\nO que já faço sem modelo nenhum:\n{{examples}}",
      "modelFailed": "Não entendi isso só com as minhas regras, e o modelo de linguagem não respondeu agora. Nada foi gravado; tente de novo daqui a pouco, ou diga de outro jeito.\nO que já faço sem modelo nenhum:\n{{examples}}",
      "conversation": "Isso é assunto para conversar, e essa parte do Parco ainda não foi construída. Nada foi gravado.\nO que já faço:\n{{examples}}",
      "notBuilt": "Entendi o pedido, mas isso ainda não sei fazer: essa parte do Parco não foi construída. Nada foi gravado.\nO que já faço:\n{{examples}}",
      "understood": "Entendi que você quer {{wanted}}, mas essa parte do Parco ainda não foi construída. Nada foi gravado.",
      "understoodOf": "Entendi que você quer {{wanted}} (“{{subject}}”), mas essa parte do Parco ainda não foi construída. Nada foi gravado.",
      "inactive": "Essa ação está desligada nesta instalação. Nada foi gravado.",
      "examples": "• gastos, receitas e resumo do mês: “anota 35 reais de padaria”, “quanto gastei em outubro?”\n• contas fixas: “cadastra o condomínio de 480 todo dia 5”, “o que falta pagar este mês?”\n• peso, água, sono, exercício, humor e energia: “tomei 300 ml de água”, “como foi meu sono esta semana?”\n• corrigir e desfazer: “na verdade foram 38”, “desfaz”"
    },
    "safety": {
      "self_harm": "Sinto muito que esteja tão pesado. Você está em segurança agora? Você pode falar com o CVV pelo 188, de graça, a qualquer hora, ou em cvv.org.br. Se houver perigo imediato, ligue 192. Pode continuar falando comigo.",
      "violence": "Sinto muito que isso esteja acontecendo; não é culpa sua. Se houver perigo agora, ligue 190. A Central de Atendimento à Mulher atende no 180, e o Disque 100 recebe outras denúncias, a qualquer hora e de graça. Pode continuar falando comigo."
    },
    "error": {
      "message-empty": "Escreva alguma coisa para eu poder ajudar.",
      "message-too-long": "A mensagem é longa demais; o limite é de 10.000 caracteres.",
      "bad-request": "A mensagem tem caracteres que não dá para ler. Tente escrever de novo.",
      "idempotency-mismatch": "Este envio repete a chave de outra mensagem. Nada foi gravado.",
      "not-found": "Não encontrei isso entre os seus dados.",
      "store-full": "O disco está cheio, então nada foi gravado. Libere espaço e tente de novo; o que já estava salvo está seguro.",
      "store-unavailable": "Perdi a conexão com o banco de dados, e nada foi gravado. Tente de novo em instantes.",
      "timeout": "O banco de dados demorou demais, e nada foi gravado. Tente de novo.",
      "conflict": "Outra gravação chegou primeiro, e esta não foi feita. Tente de novo.",
      "aborted": "Interrompido. Nada foi gravado.",
      "internal": "Algo deu errado aqui do meu lado, e nada foi gravado. Referência: {{reference}}"
    },
    "intent": {
      "create_debt": "registrar uma dívida",
      "pay_debt_installment": "registrar o pagamento de uma parcela",
      "get_debt_progress": "ver como estão as dívidas",
      "get_debt_payment_history": "ver os pagamentos de uma dívida",
      "get_upcoming_installments": "ver as parcelas que vencem",
      "add_investment_contribution": "registrar um aporte",
      "get_investments": "ver os investimentos",
      "record_habit": "marcar um hábito como feito",
      "create_habit": "criar um hábito",
      "get_habits": "ver os hábitos",
      "create_goal": "criar uma meta",
      "update_goal": "mudar uma meta",
      "update_goal_progress": "atualizar o progresso de uma meta",
      "delete_goal": "apagar uma meta",
      "get_goals": "ver as metas",
      "update_person": "guardar algo sobre uma pessoa",
      "log_interaction": "registrar um contato com uma pessoa",
      "get_person": "ver o que sei de uma pessoa",
      "create_reminder": "criar um lembrete",
      "complete_reminder": "concluir um lembrete",
      "get_reminders": "ver os lembretes",
      "create_event": "marcar um compromisso",
      "update_event": "remarcar um compromisso",
      "create_followup": "perguntar depois como foi",
      "get_agenda": "ver a agenda",
      "add_knowledge": "guardar uma informação sobre você",
      "forget_knowledge": "esquecer uma informação",
      "save_decision": "guardar uma decisão",
      "search_knowledge": "procurar no que você já me contou",
      "analyze_context": "pensar com você sobre um assunto da sua vida",
      "get_trends": "ver tendências e relações entre medidas",
      "get_life_balance_score": "ver o equilíbrio da sua vida",
      "web_search": "pesquisar na internet",
      "translate": "traduzir um texto",
      "summarize_text": "resumir um texto",
      "generate_pdf": "gerar um PDF",
      "analyze_and_report": "fazer um relatório sobre um assunto"
    }
  },
  "en": {
    "status": {
      "reading": "Reading your message…",
      "deciding": "Checking…",
      "undoing": "Undoing…"
    },
    "proposal": {
      "one": "{{title}}\nShall I go ahead?",
      "many": "Please check these before I save them:\n{{lines}}\nAll of them, or just some?",
      "corrected": "Now it reads:\n{{title}}\nShall I go ahead?",
      "correctedMany": "Now it reads:\n{{lines}}\nAll of them, or just some?",
      "changed": "Something changed since I showed you this card, so I saved nothing. It now reads: {{title}}\nShall I go ahead?",
      "stillWaiting": "Still waiting for your go-ahead: {{titles}}."
    },
    "decision": {
      "denied": "All right, I saved nothing.",
      "deniedSome": "Left out: {{titles}}.",
      "alreadyApproved": "That was saved already, so I did not save it again: {{title}}",
      "alreadyDenied": "That was turned down earlier, so I did not save it: {{title}}",
      "expired": "The 24 hours to confirm are over, so I did not save: {{title}}. If you still want it, just ask again.",
      "stale": "The card you confirmed showed other values, so I saved nothing. It now reads: {{title}}\nShall I go ahead?",
      "notFound": "I found nothing of yours waiting for that decision. Nothing was saved.",
      "failed": "I could not save: {{title}}. Nothing changed; it is still waiting for your go-ahead.",
      "nothingPending": "Nothing is waiting for your go-ahead.",
      "noSuchItem_one": "Only one item is waiting for your go-ahead.",
      "noSuchItem_other": "Only {{count}} items are waiting for your go-ahead."
    },
    "edit": {
      "which": "Which one do you want to change?\n{{lines}}",
      "invalid": "That value does not fit {{fields}}. I changed nothing.",
      "invalidAny": "I could not use that correction. I changed nothing.",
      "notEditable": "This cannot be changed on the card: {{fields}}."
    },
    "ask": {
      "again": "I could not use that answer.",
      "missing": "Just one thing is missing: {{slots}}. Can you tell me?",
      "dropped": "All right, never mind. I saved nothing."
    },
    "reason": {
      "malformed-number": "I could not read that number.",
      "negative-amount": "The amount cannot be negative.",
      "zero-amount": "The amount cannot be zero.",
      "amount-too-large": "That amount is too large.",
      "impossible-date": "That date does not exist.",
      "impossible-time": "That time does not exist.",
      "out-of-range": "That value is out of any sensible range.",
      "unclear-date": "I am not sure which day that was."
    },
    "undo": {
      "done": "Undone: “{{summary}}”",
      "nothing": "There is nothing to undo.",
      "already": "That was undone already: “{{summary}}”",
      "changed": "I did not undo it, because it was changed afterwards: “{{summary}}”",
      "notFound": "I could not find that among what I saved. Nothing was undone."
    },
    "chat": {
      "greeting": "Hi! Tell me about an expense, a bill or a measurement and I will note it down.",
      "thanks": "You're welcome!",
      "farewell": "See you!",
      "nothingToRecord": "That is nothing I can note down or do yet, so nothing was saved. If it is an expense, a bill or a measurement, tell me what and how much.",
      "notYet": "That has not happened yet, so I noted nothing down. Tell me once it has. A bill that is still due I can add, with its amount and day.",
      "help": "Tell me things as you would say them, and I show what I understood before I save it. For example:\n{{examples}}",
      "notRecorded": "That's fine, I noted nothing down. If you want it noted, just say what and how much.",
      "stillOpen": "Sure, nothing is saved yet.",
      "notHappened": "If it did not happen, there is nothing to note. I saved nothing.",
      "someoneElse": "That is somebody else's, so I noted nothing down; only your own records live here.",
      "noOrders": "I make no payments and touch nothing outside of here; I only note down what you tell me. Nothing was done."
    },
    "reasoning": {
      "noModel": "My rules alone do not explain that. A language model might, but this installation has none configured: set PARCO_MODEL (openai/gpt-5-mini, for example) and the provider's key, or start Ollama on this machine.\nWhat I already do without any model:\n{{examples}}",
      "modelFailed": "My rules alone do not explain that, and the language model did not answer just now. Nothing was saved; try again in a while, or say it another way.\nWhat I already do without any model:\n{{examples}}",
      "conversation": "That is something to talk about, and that part of Parco has not been built yet. Nothing was saved.\nWhat I already do:\n{{examples}}",
      "notBuilt": "I see what you are asking for, but I cannot do that yet. That part of Parco has not been built, so nothing was saved.\nWhat I already do:\n{{examples}}",
      "understood": "I understood that you want to {{wanted}}, but that part of Parco has not been built yet. Nothing was saved.",
      "understoodOf": "I understood that you want to {{wanted}} (“{{subject}}”), but that part of Parco has not been built yet. Nothing was saved.",
      "inactive": "That action is switched off on this installation. Nothing was saved.",
      "examples": "• expenses, income and the month's summary: “put down 12 for lunch”, “how much did I spend in October?”\n• fixed bills: “add my gym bill, 90 due on the 5th”, “what is left to pay this month?”\n• weight, water, sleep, exercise, mood and energy: “drank 300 ml of water”, “how was my sleep this week?”\n• corrections and undo: “it was actually 15”, “undo that”"
    },
    "safety": {
      "self_harm": "I'm so sorry it feels this heavy. Are you safe right now? In Brazil you can call CVV on 188, free, at any hour; in the US and Canada, call or text 988. If there is immediate danger, call your local emergency number. You can keep talking to me.",
      "violence": "I'm so sorry this is happening to you; it is not your fault. If you are in danger now, call your local emergency number (190 in Brazil, 911 in the US). In Brazil, 180 supports women, free, at any hour. You can keep talking to me."
    },
    "error": {
      "message-empty": "Write something so that I can help.",
      "message-too-long": "The message is too long; the limit is 10,000 characters.",
      "bad-request": "The message has characters that cannot be read. Please type it again.",
      "idempotency-mismatch": "This request repeats the key of another message. Nothing was saved.",
      "not-found": "I could not find that among your data.",
      "store-full": "The disk is full, so nothing was saved. Free some space and try again; what was saved before is safe.",
      "store-unavailable": "I lost the connection to the database, and nothing was saved. Try again in a moment.",
      "timeout": "The database took too long, and nothing was saved. Try again.",
      "conflict": "Another write came first, so this one was not made. Try again.",
      "aborted": "Stopped. Nothing was saved.",
      "internal": "Something went wrong on my side, and nothing was saved. Reference: {{reference}}"
    },
    "intent": {
      "create_debt": "record a debt",
      "pay_debt_installment": "record the payment of an installment",
      "get_debt_progress": "see how your debts stand",
      "get_debt_payment_history": "see the payments of a debt",
      "get_upcoming_installments": "see the installments that fall due",
      "add_investment_contribution": "record money put aside",
      "get_investments": "see your investments",
      "record_habit": "mark a habit as done",
      "create_habit": "create a habit",
      "get_habits": "see your habits",
      "create_goal": "set a goal",
      "update_goal": "change a goal",
      "update_goal_progress": "update the progress of a goal",
      "delete_goal": "delete a goal",
      "get_goals": "see your goals",
      "update_person": "keep something about a person",
      "log_interaction": "record a contact with a person",
      "get_person": "see what I know about a person",
      "create_reminder": "set a reminder",
      "complete_reminder": "complete a reminder",
      "get_reminders": "see your reminders",
      "create_event": "put an event on the calendar",
      "update_event": "move an event",
      "create_followup": "ask you later how it went",
      "get_agenda": "see your calendar",
      "add_knowledge": "keep a fact about you",
      "forget_knowledge": "forget a fact",
      "save_decision": "keep a decision",
      "search_knowledge": "search what you have told me",
      "analyze_context": "think with you about something in your life",
      "get_trends": "see trends and what goes with what",
      "get_life_balance_score": "see the balance of your life",
      "web_search": "search the web",
      "translate": "translate a text",
      "summarize_text": "summarize a text",
      "generate_pdf": "make a PDF",
      "analyze_and_report": "write a report on a subject"
    }
  }
} as const
