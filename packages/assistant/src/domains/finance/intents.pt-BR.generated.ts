// Generated from intents.pt-BR.yaml by scripts/generate.ts. Do not edit.
import type { IntentCatalogue } from '@parco/router'

/** What people say, domain finance. */
export const INTENTS: IntentCatalogue = {
  "domain": "finance",
  "locale": "pt-BR",
  "rules": {
    "i": "[(registrar|registre|registra|anotar|anote|anota|lançar|lance|lança|constar|adicionar) [aí] que] [não só|não apenas|não somente] [eu|a gente|nós]",
    "alot": "(horrores|uma fortuna|um absurdo|um dinheirão|um dinheiral|os tubos|os olhos da cara|uma nota preta|uma nota|uma grana preta|um monte de dinheiro|uma bolada|um rim|rios de dinheiro)",
    "spent": "(acabo de gastar|acabo de pagar|lancei|gastei|gastamos|torrei|torramos|desembolsei|desembolsamos|paguei|pagamos|deixei|deixamos|queimei|enfiei|estourei|esbanjei|larguei|acabei de gastar|acabei gastando|acabei de pagar|acabei pagando|acabei de torrar|acabei torrando|acabei deixando|a gente gastou|a gente pagou|a gente deixou|acabei de deixar|acabei de torrar|acabei de desembolsar|tive que pagar|tive que gastar|tive que desembolsar|tive de pagar|tive de gastar|morri em|morri com|doei|meti|contribuí com|entrei com|colaborei com|participei com|gastamo|consegui gastar|tô gastando|já gastei|lá se foram|lá se foi|lá foram|se foram|foi-se|gasto de|gastos de|despesa de|custo de|saíram|paguei caro|pg|me custou|me custaram|custou|custaram pra mim|lá se vão|lá se vai|lá vão|lá vai|foram embora|gastei só|joguei fora|precisei gastar|precisei pagar|acabei deixando|acabei torrando)",
    "costs": "(foi|foram|deu|deram|saiu|saíram|ficou|ficaram|custou|custaram|cobrou|cobraram|me cobrou|me cobraram|paguei|pagamos|gastei|gastamos|deixei|deixamos|desembolsei|morri em|morri com|levou|totalizou|fechou em|somou|bateu|saiu por|saíram por|saiu a|ficou por|ficou em|ficaram por|ficaram em|me custou|me custaram|me levou|me levaram|me comeu|me comeram|me saiu por|me saíram por|me saiu a|me saiu|foi pra|deu um total de|tive que pagar|acabei pagando|acabei gastando|lá se foram|lá se foi|se foram) [mais|outros|outras]",
    "theBill": "[e|aí|que|onde|mas|lá] [minha parte|a minha parte|minha cota|a minha cota|minha metade|a minha metade|a conta|a continha|o total|tudo|a brincadeira|a gracinha|a facada|o prejuízo|o estrago|a mão de obra|o conserto|o serviço|o reparo|o valor|o preço|a entrada|as entradas|o ingresso|os ingressos|a consulta|a visita|a corrida|a passagem|as passagens|cada|cada um|ele|ela|eles|o cara|o rapaz|a moça|o moço|eu|a gente|só|lá|por lá|no total|ao todo] [lá|lá dentro|por lá|no total|ao todo|só]",
    "whither": "[lá] (no|na|num|numa|nos|nas|em|ao|à|aos|às|pro|pra|do|da|dum|duma|de)",
    "went": "(passei|passamos|fui|fomos|parei|paramos|estive|estivemos|voltei|voltamos|saí|saímos|cheguei|dei um pulo|dei um pulinho|dei uma passada|dei uma passadinha|demos um pulo|demos uma passada|corri|acabei de sair|acabei de voltar|acabei de chegar|acabei de passar|saindo|voltando|chegando|tô saindo|tô voltando|saindo agora)",
    "hired": "(chamei|chamamos|contratei|contratamos|tive que chamar|precisei chamar|precisei de|tive que contratar|veio|veio aqui|marquei|fiz|fizemos|usei|usamos|peguei|pegamos|pedi|pedimos|comprei|compramos|aluguei|alugamos|troquei|trocamos|tive que trocar|tive que comprar|tive que fazer|tive que pegar|tive que pagar|consertei|arrumei|assisti|vi)",
    "purpose": "[(pra|para|por|pela|pelo|porque|com|que|na|no|nas|nos) {words}]",
    "aim": "[(pra|para|por|pela|pelo|porque|que) {words}]",
    "shared": "(rachei|rachamos|dividi|dividimos|rachamo|repartimos|rateamos)",
    "phone": "(celular|meu celular|telefone|meu telefone|chip|meu chip|cel|pré pago|pré-pago)",
    "pass": "(bilhete único|bilhete|bilhete do metrô|bilhete do ônibus|cartão do ônibus|cartão de ônibus|cartão do metrô|cartão de transporte|cartão do bus|passe|vale transporte|cartão top|bilhete do trem)",
    "fixIt": "(corrige|corrige aí|corrige lá|corrige isso|corrige pra mim|arruma|arruma aí|arruma lá|arruma isso|conserta|conserta aí|conserta isso|ajusta|ajusta aí|ajusta lá|muda|muda aí|muda lá|muda isso|altera|altera aí|altera lá|atualiza|atualiza aí|pode corrigir|pode arrumar|pode mudar|pode ajustar|pode alterar|pode atualizar|dá pra corrigir|tá errado|está errado|tava errado|ficou errado|foi errado|errei|lancei errado|anotei errado|registrei errado|digitei errado|coloquei errado|botei errado|me enganei|me confundi|erro meu|falha minha|troca aí|troca lá|retifica|acerta aí|edita aí|por favor|obrigado|obrigada|corrige a data|corrija a data|muda a data|arruma a data|ajusta a data|conserta a data|altera a data|troca a data|corrige o dia|muda o dia|arruma o dia|corrige o valor|corrija o valor|muda o valor|arruma o valor|ajusta o valor|altera o valor|conserta o valor|atualiza o valor|corrige esse valor|corrige pra mim por favor|dá uma corrigida|dá uma arrumada|corrige por favor|coloquei o valor errado|coloquei a data errada|lancei o valor errado|lancei a data errada|anotei o valor errado|anotei a data errada|escrevi errado|tá com o valor errado|tá com a data errada|botei a data errada|botei o valor errado|foi erro de digitação|erro de digitação|pode acertar|acerta pra mim)",
    "badEntry": "(errei|me enganei|me confundi|anotei errado|lancei errado|registrei errado|digitei errado|coloquei errado|botei errado|marquei errado|errei o valor|errei a data|errei o dia|digitei o valor errado|anotei o valor errado|lancei o valor errado|coloquei o valor errado|botei o valor errado|registrei o valor errado|o valor tá errado|o valor está errado|escrevi errado|troquei o valor|troquei os números|troquei a data|tem um erro|tá errado|está errado|tava errado|ficou errado|anotei errada|lancei errada)",
    "logged": "(anotei|lancei|registrei|coloquei|botei|pus|marquei|cadastrei|digitei|escrevi|tinha colocado|tinha anotado|tinha lançado|tinha posto|tinha botado|acabei colocando|acabei lançando|acabei anotando|saiu|ficou|tá lá|está lá)",
    "slip": "[sem querer|por engano|errado|por erro|na pressa|ali|lá|aí]",
    "takeOut": "(pode apagar|pode excluir|pode tirar|pode deletar|pode remover|pode cancelar|apaga|apaga aí|exclui|exclui aí|deleta|deleta aí|remove|remove aí|tira|tira aí|tira da lista|pode tirar da lista|cancela|elimina|descarta|apague|exclua|remova|quero apagar|quero tirar|quero excluir|tira isso|apaga isso|remove isso|exclui isso|tira daí|tira de lá|some com ele|some com ela|some com isso|pode sumir com isso|pode eliminar|retira|retire|apaga por favor|exclui por favor|tira por favor) [ele|ela|eles|elas|isso|esse|essa|esse gasto|essa despesa|essa compra|esse lançamento|esse registro|da lista|de lá|pra mim|por favor]",
    "slipped": "[me enganei|errei|me confundi|ops|opa|foi mal|desculpa|erro meu|falha minha|me atrapalhei|lancei errado|anotei errado|registrei errado|coloquei errado|não era isso|foi engano|foi sem querer]",
    "inFact": "(na verdade|na real|na vdd|na realidade|pensando bem|corrigindo|correção|peraí|pera|errei|ops|opa|me enganei|me confundi|conferi e|vi agora que|olhei aqui e|conferi aqui e|olhando o recibo|olhando a nota|olhando o extrato)",
    "settled": "(pago|paga|pagos|pagas|quitado|quitada|quitados|quitadas|debitado|debitada|debitados|debitadas|lançado|lançada|liquidado|liquidada|adquirido|adquirida|adquiridos|adquiridas|comprado|comprada|comprados|compradas|contratado|contratada|acertado|acertada)",
    "company": "(galera|turma|pessoal|amigos|amigas|amigo|amiga|meninas|meninos|família|colegas|time|rapaziada|namorada|namorado|mozão|esposa|marido|mulher|crush|firma|trampo|equipe|bonde|filhos|filhas|crianças|primos|primas|irmãos|irmã|irmão|mãe|pai|pais|namô|mô)",
    "place": "(mercado|supermercado|mercadinho|padaria|farmácia|feira|açougue|hortifruti|sacolão|quitanda|gasolina|ifood|lanche|almoço|estacionamento|petshop|pet shop)",
    "bought": "(comprei|compramos|parcelei|dividi|financiei|acabei de comprar|acabei comprando|a gente comprou|encomendei|encomendamos|adquiri|adquirimos|contratei|contratamos|aluguei|alugamos|tive que comprar|tive de comprar|precisei comprar|fui comprar|resolvi comprar|aproveitei e comprei|comprei também|arrematei|garanti|descolei|catei|acabei levando)",
    "had": "(peguei|pegamos|tomei|tomamos|comi|comemos|pedi|pedimos|renovei|troquei|levei|levamos|fiz|fizemos|arrumei|reformei|consertei|mandei arrumar|mandei consertar|mandei fazer|mandei lavar|andei de|fui de|fui no|fui na|assisti|assisti um|vi um|dei|presenteei|garanti|a gente pediu|a gente comeu|paguei|lavei|mandei pintar|mandei trocar|mandei instalar|mandei revisar|mandei imprimir|mandei emoldurar|mandei costurar|mandei ajustar|mandei afiar|mandei limpar|tive que trocar|tive que consertar|tive que arrumar|tive que fazer|tive que pegar|tive que renovar|precisei trocar|precisei fazer|precisei pegar|alinhei|instalei|imprimi|usei|revelei|provei|experimentei|tirei|emiti|carreguei|pintei|depilei|tatuei|castrei|vacinei|dedetizei|reservei|devorei|beliquei|belisquei)",
    "record": "(mete|joga|taca|enfia|mete aí|joga aí|anota|anote|anotar|registra|registre|registrar|lança|lance|lançar|adiciona|adicione|adicionar|põe|ponha|bota|bote|coloca|coloque|colocar|marca|marque|marcar|inclui|inclua|incluir|salva|salve|salvar|cadastra|cadastre|cadastrar|insere|insira|soma|some|acrescenta|acrescente|joga|grava|guarda|contabiliza|computa|pode anotar|pode registrar|pode lançar|pode colocar|pode marcar|quero registrar|quero anotar|quero lançar|preciso registrar|preciso anotar|preciso lançar|gostaria de registrar|vou registrar|me ajuda a registrar|deixa eu anotar|deixa anotado|deixa registrado|faz um registro de|faça um registro de|solicito o registro de|solicito o lançamento de|solicito a inclusão de|peço o registro de|peço o lançamento de|peço a inclusão de|gostaria do registro de|novo|nova|mais um|mais uma)",
    "expense": "(gasto|gastos|despesa|despesas|compra|compras|saída|custo)",
    "was": "(foi|foram|deu|deram|saiu|saíram|ficou|ficaram|custou|custaram|veio|paguei|gastei|deixei|valor|valor de|por|totalizou|fechou em|saiu por|saíram por|saiu a|ficou em|ficou por|ficaram em|deu um total de|me custou|me custaram|me saiu por|me saíram por|deu um total)",
    "wasIt": "(foi|foram|deu|deram|saiu|saíram|ficou|ficaram|custou|custaram|veio|paguei|gastei|deixei|por|totalizou|fechou em|saiu por|saíram por|saiu a|ficou em|ficou por|ficaram em|deu um total de|me custou|me custaram|me levou|me levaram|me comeu|me comeram|me saiu por|me saíram por|deu um total|se foram|lá se foram)",
    "for": "(por|a|de|no valor de|em|foi|foram|deu|custou|custaram|saiu|saiu por|saíram por|ficou|ficou em|ficou por|paguei|gastei|e paguei|que custou|que custaram|que saiu por|valor|valor de|e foi|e deu|e custou|pagando|total de|ficou em|deixei|e gastei|e deixei|e saiu)",
    "my": "[o|a|os|as|meu|minha|meus|minhas|do|da|de|essa|esse|aquela|aquele|nossa|nosso]",
    "bill": "[a|o|as|os] [conta|contas|boleto|boletos|fatura|mensalidade|guia|taxa|parcela única] [de|do|da|dos|das]",
    "paid": "(paguei|pagamos|quitei|quitamos|acertei|acabei de pagar|acabei de quitar|acabei pagando|já paguei|já quitei|liquidei|a gente pagou|a gente quitou|já tá pago|já está paga|efetuei o pagamento de|efetuei o pagamento do|efetuei o pagamento da|fiz o pagamento da|fiz o pagamento do|fiz o pagamento de|fiz o pix da|fiz o pix do|dei baixa na|dei baixa no|consegui pagar|consegui quitar|finalmente paguei|terminei de pagar|tá pago|está pago|tá paga|está paga|zerei|saldei|pago|pg|pgto|pagamento da|pagamento do|pagamento de|resolvi|matei|regularizei|a gente acertou|finalmente quitei|acabei de acertar|já acertei|já resolvi|já liquidei|já zerei|deixei pago|deixei paga|deixei pagos|deixei pagas|já deixei pago|já deixei paga|deixei quitado|deixei quitada|botei em dia|coloquei em dia|pus em dia|me livrei de|me livrei da|me livrei do|efetuei o pagamento|realizei o pagamento de|realizei o pagamento do|realizei o pagamento da|fiz o pagamento|concluí o pagamento da|concluí o pagamento do|lembrei de pagar|paguei logo|paguei já|paguei agora|paguei hoje|paguei também|paguei sim|fiz o pagamento pelo app da|mandei pagar)",
    "markPaid": "(marca|marque|marcar|pode marcar|bota|coloca|põe|registra|anota|dá baixa|da baixa|dar baixa|pode dar baixa|quita|baixa|marca aí|confirma|registre|anote|considera|deixa|confirmar|pode confirmar|considerar|pode considerar|pode registrar|pode colocar|pode botar|pode deixar|pode anotar|confirme|considere|dá como|dar como|atualiza|atualizar|pode atualizar|fecha|fechar|pode fechar|ticar|tica|muda|mudar)",
    "arePaid": "(tá pago|tá paga|está pago|está paga|tão pagos|tão pagas|estão pagos|estão pagas|foi pago|foi paga|foram pagos|foram pagas|já foi|já foram|já era|pago|paga|pagos|pagas|quitado|quitada|quitados|quitadas|liquidado|liquidada|liquidados|liquidadas|tá quitado|tá quitada|está quitado|está quitada|foi quitado|foi quitada|eu paguei|paguei|paguei já|eu já paguei|pg|pgo|tá ok|tá em dia|está em dia|resolvido|resolvida|ok|acabei de pagar|feito|feita|debitou|foi debitado|foi debitada|caiu no débito automático|já debitou|foram debitadas|foram debitados|foi descontada|foi descontado|foi cobrada|foi cobrado|tá acertado|tá acertada|foi acertado|foi acertada|já paga|já pago|já pagas|já pagos|já quitei|quitei|ficou pago|ficou paga|ficaram pagas|ficaram pagos|deixei paga|deixei pago|deixei pagas|consegui pagar|saiu no débito automático|saiu no automático|foi no débito automático|foi no automático|entrou no débito automático|caiu no automático|passou no débito automático|foi pro débito automático|debitou sozinha|debitou sozinho|debitaram|baixada|baixado|foi baixada|foi baixado|compensou|foi compensado|foi compensada|tão quitadas|tão quitados|foram quitadas|foram quitados|tá liquidada|tá liquidado|tá zerada|tá zerado|zerada|zerado|acertada|acertado|paguei sim|foi paga sim|foi pago sim|tá paga sim|já paguei sim|a gente pagou|a gente já pagou|pagamos|já pagamos|já está quitado|já está quitada|já tá quitado|já tá quitada)",
    "wasDue": "(venceu|vencia|vence|venceria|ia vencer|tinha vencido|estava vencida|tava vencida|estava vencido|tava vencido|vencida|vencido) [no|na|em|pra] {date:due}",
    "billDone": "(paguei|já paguei|eu já paguei|eu paguei|paguei já|quitei|já quitei|tá paga|tá pago|já tá paga|já tá pago|está paga|está pago|já está paga|já está pago|foi paga|foi pago|já foi paga|já foi pago|acabei de pagar|acabei de quitar|já foi|já resolvi|pagamento feito|já era|paguei essa|essa já paguei|essa já foi|esse já foi|esse já paguei|já acertei|fiz o pagamento|já fiz o pagamento|já fiz o pix|fiz o pix|consegui pagar|finalmente paguei|já caiu|já debitou|debitou|já saiu)",
    "payLead": "[(passei|fui|dei uma passada|dei um pulo|parei|entrei|cheguei|corri|a caminho passei) (na lotérica|na casa lotérica|no banco|no caixa|no caixa eletrônico|na agência|no app|no app do banco|no correio|nos correios|no aplicativo|até a lotérica|até o banco|ao banco|à lotérica|lá|em casa|do trabalho|no mercado) e|(aproveitei|lembrei|sentei|parei|tomei coragem|criei coragem|criei vergonha|caiu o salário|caiu o pagamento|saiu o salário|recebi o salário|recebi|o salário caiu|entrou o salário|tomei vergonha|finalmente sentei|não esqueci|não esqueci não|não deixei pra depois|não atrasei) [e|,] [já|logo|aí]|(pode ficar tranquilo|fica tranquilo|relaxa|calma|não precisa cobrar|não precisa me cobrar|não precisa lembrar|não precisa me lembrar|pode parar de cobrar|não se preocupa)]",
    "isDone": "([já|também|finalmente|agora|enfim|por fim] (tá|está|tão|estão|foi|foram|ficou|ficaram|deixei|deixamos|consta como|aparece como) [já|toda|todo|devidamente|também] (paga|pago|pagas|pagos|quitada|quitado|quitadas|quitados|debitada|debitado|descontada|descontado|acertada|acertado|liquidada|liquidado|compensada|compensado|cobrada|cobrado)|[já|também] (debitou|debitaram|descontou|descontaram|compensou|debitou sozinha|debitou sozinho) [da conta|na conta|no cartão|aqui|sozinha|sozinho]|[já|também|agora] (passou|saiu|caiu|entrou|foi|foi descontada|foi descontado) (no cartão|da conta|da minha conta|no débito|no débito automático|na fatura|no meu cartão|no crédito)|[eu|a gente|nós] [já|também|finalmente|só|enfim] (paguei|quitei|pagamos|quitamos|acertei|liquidei|zerei|mandei o pix|fiz o pix|fiz o pagamento|mandei pagar|transferi))",
    "lateFee": "[já|e|mas] (com|contando|incluindo|somando|mais) [a|o|os|as] (multa|juros|juro|mora|encargos|correção|acréscimo|taxa|atraso|multa por atraso|juros de mora|juros do atraso|multa do atraso|desconto) [(e|mais) [a|o|os|as] (multa|juros|mora|encargos|correção|acréscimo|taxa)] [e tudo]",
    "payHow": "[vencida|vencido|já vencida|já vencido|sim|débito automático|cota única|parcela única|em cota única|em parcela única|em dia|no dia|no dia certo|no prazo|atrasado|atrasada|com atraso|meio atrasado|com juros|com multa|com multa e juros|com desconto|sem juros|sem multa|sem atraso|sem multa nem juros|antes do vencimento|antes de vencer|antecipado|adiantado|adiantada|antecipadamente|no vencimento|no app|pelo app|no aplicativo|pelo aplicativo|pelo app do banco|no app do banco|na lotérica|na casa lotérica|no banco|pelo banco|no caixa|no caixa eletrônico|pelo celular|pela internet|pelo internet banking|no internet banking|no débito automático|via débito automático|por débito automático|pelo débito automático|pelo código de barras|com código de barras|de uma vez|tudo|inteiro|inteira|certinho|direitinho|com o dinheiro do salário|com o salário|pro proprietário|pra proprietária|pro dono|pra dona|pro dono do apê|pro dono da casa|pra imobiliária|pro síndico|pra síndica|pra administradora|pro senhorio|pro locador|pro corretor|ao proprietário|à imobiliária|com o dono|com a imobiliária|no banco do brasil|hoje cedo|com {number} (dia|dias|semana|semanas|mês|meses) de atraso|{number} (dia|dias|semana|semanas) (atrasado|atrasada|antes|depois|antes do vencimento|depois do vencimento|antes de vencer)|no último dia|em cima da hora|na última hora|com cashback|pelo site|no site|em dinheiro vivo|com o vale|do meu bolso|sozinho|sozinha|de novo|por débito|cheia|cheio|completa|completo|integral|o valor todo|o total|à vista|na data|antes da data|na data certa|mas paguei|mas tá paga|mas tá pago|antes de viajar|antes de sair|antes que vencesse|pra não esquecer|pra não atrasar|no mesmo dia|na hora|assim que chegou|assim que caiu o salário|antes do prazo|pra garantir|logo cedo|como sempre|como todo mês|como de costume|sem falta|sem problema|sem atraso|bonitinho|no horário|pelo pix|por pix|por transferência|com o cartão|com atraso de {number} (dia|dias|semana|semanas)|atrasado {number} (dia|dias)|com um dia de atraso|com uma semana de atraso]",
    "billSent": "((mandei|enviei|fiz|passei|realizei|efetuei|efetivei|acabei de fazer|acabei de mandar|acabei de enviar|já fiz|já mandei|já enviei|a gente fez|a gente mandou) [o|a] (pix|pagamento|dinheiro|valor|transferência|ted|depósito) (da|do|de|dos|das|pra|pro|referente a|referente ao)|(transferi|depositei|já transferi|acabei de transferir) [o dinheiro|o valor] [da|do|de])",
    "autoDebit": "((debitou|debitaram|descontou|descontaram|foi debitado|foi debitada|já debitou|já debitaram) [da conta|na conta|do salário|no cartão|da minha conta|na minha conta] [o valor da|o valor do|o pagamento da|o pagamento do]|((acabou|acabaram) de (debitar|descontar|sair|cair) [da conta]|(caiu|saiu|entrou|passou|rolou|bateu|compensou|foi|debitou|já caiu|já saiu|já entrou|confirmou|confirmaram|acabou de cair|acabou de sair|acabou de entrar|acabou de passar|acabou de debitar) [da minha conta|da conta|na conta|na minha conta|no cartão|no meu cartão|na fatura] [o|a|aqui o|aqui a] (débito automático|débito|cobrança|desconto|pagamento|pagamento automático|pagamento do boleto) (da|do|de|dos|das)))",
    "fromPending": "(das pendências|da lista|das pendentes|da lista de contas|das contas|das contas a pagar|da lista de pendentes|dos pendentes|das contas pendentes|do que falta pagar|da lista de pendências|da lista do mês|das contas do mês|das abertas|dos boletos|dos boletos a pagar|daí|da minha lista|das minhas contas|das minhas pendências)",
    "tick": "([pode|já pode|vai] (tira|tire|tirar|risca|risque|riscar|remove|remova|remover|retira|retire|retirar|corta|cortar|exclui|excluir|elimina|eliminar|ticar|tica|checar|marca|marque|marcar|baixa|baixar|dar baixa|dar baixa na|dar baixa no|dá baixa na|dá baixa no|dá baixa|encerra|encerrar|considera|considerar|atualiza|atualizar))",
    "howMuch": "(quanto|quantos reais|qual o total|qual foi o total|qual total|qual valor|qual o valor|quanto é que|quanto foi que|total|o total|me diz quanto|me fala quanto|me mostra quanto|mostra quanto|sabe quanto|quero saber quanto|queria saber quanto|diz quanto|fala quanto|vê quanto|calcula quanto|soma quanto|me conta quanto|quantos contos|quanta grana|quanto de dinheiro|quanto dinheiro)",
    "show": "(mostre me|mostra me|diga me|informe me|liste me|apresente me|solicito|solicito relatório das|solicito relatório dos|solicito relatório de|solicito a relação das|solicito a relação dos|relatório das|relatório dos|relatório de|relação das|relação dos|posição das|posição dos|situação das|situação dos|demonstrativo das|demonstrativo dos|demonstrativo de|demonstre|demonstra|relacione|relaciona|apresente|apresenta|informe|discrimine|detalhe|detalha|enumere|mostra|mostre|mostrar|me mostra|me mostre|me dá|me dê|me passa|me manda|me envia|lista|liste|listar|me lista|ver|quero ver|queria ver|deixa eu ver|exibe|exiba|abre|traz|traga|me traz|cadê|quais|quais são|quais foram|qual|qual foi|qual é|manda|me fala|me diz|me diga|fala|diz|consulta|consultar|checa|checar|confere|puxa|busca|como tá|como está|como tão|como estão|como foi|como foram|como anda|como andam|como vai|como vão|como ficou|como ficaram|faz|gera|vê aí|dá uma olhada|resume|resumir|me atualiza|me explica|quero|preciso ver|gostaria de ver|pode mostrar|pode me mostrar|pode listar|tem como ver|tem como mostrar|relatório|extrato)",
    "spend": "(gastei|gasto|gastamos|foi gasto|gastando|a gente gastou|torrei|paguei|desembolsei|saiu|foi embora|tô gastando|estou gastando|já foi|tenho gastado|tenho gasto|tenho de gasto|tive de gasto|tive de despesa|foi|deixei|gastar|comprei)",
    "income": "(recebi|entrou|ganhei|caiu|recebemos|faturei|ganhamos|entraram|tenho recebido|tô recebendo|veio|tirei|embolsei|lucrei)",
    "gigPays": "[já|finalmente|hoje] (me pagou|pagou|me repassou|repassou|me depositou|depositou|me mandou|me transferiu|transferiu|me liberou|liberou|me creditou|creditou|me rendeu|rendeu) {money} [das corridas|das entregas|das viagens|dos fretes|pra mim|na conta|na minha conta]",
    "gigCame": "(rendi|rendeu|renderam|fiz|tirei|faturei|levantei|recebi|entrou|entraram|caiu|caíram|pingou|pingaram|ganhei|veio|vieram) {money} [limpo|limpos|líquido|bruto|na conta|hoje]",
    "got": "(recebi|recebemos|ganhei|ganhamos|caiu|caíram|entrou|entraram|pingou|pingaram|faturei|embolsei|tirei|depositaram|me depositaram|acabei de receber|acabei de ganhar|acabou de cair|acabou de entrar|me pagaram|chegou|chegaram|lucrei|descolei|levantei|creditaram|bateu|veio|vieram|a gente recebeu|já recebi|já caiu|já entrou|depositou|saiu|foi creditado|foi depositado|fiz|vendi|me caiu|me caíram|me entrou|me entraram|me pingou|me veio|acabaram de depositar|depositaram pra mim|depositaram na minha conta|caiu pra mim|entrou pra mim|pingou pra mim|me rendeu|rendeu|faturamos|lucramos|tirei de|tiramos|consegui receber|finalmente recebi|finalmente caiu|finalmente entrou|recebi hoje)",
    "wages": "(nota|nota fiscal|nf|fatura|projeto|serviço|trabalho|trampo|freela|freelance|job|site|logo|entrada|sinal|segunda parte|primeira parte|metade|restante|resto|encomenda|parcela|aula|aulas|aluguel|diária|diárias|consultoria|comissão|que faltava|que devia|que me devia)",
    "family": "(vó|avó|vovó|vô|avô|vovô|mãe|pai|tia|tio|madrinha|padrinho|sogra|sogro|avós|pais|irmã|irmão|dinda|dindo|prima|primo|cunhada|cunhado|marido|esposa|mulher|namorado|namorada)",
    "change": "(retificar|retifique|muda|mude|mudar|altera|altere|alterar|corrige|corrija|corrigir|troca|troque|trocar|atualiza|atualize|atualizar|edita|edite|editar|arruma|arrume|ajusta|ajuste|ajustar|conserta|passa|modifica|modifique|pode mudar|pode alterar|pode corrigir|quero mudar|quero corrigir|preciso corrigir|preciso mudar|bota|coloca|põe|retifica|acerta|aumenta|aumente|diminui|diminua|abaixa|reduz|reduza|sobe|deixa)",
    "delete": "(tira fora|tira daí|joga fora|apaga|apague|apagar|exclui|exclua|excluir|deleta|delete|deletar|remove|remova|remover|tira|tire|tirar|cancela|cancele|cancelar|elimina|elimine|some com|pode apagar|pode excluir|pode tirar|pode deletar|quero apagar|quero excluir|quero deletar|preciso apagar|preciso excluir|joga fora|descarta|limpa|risca|retira|retire)",
    "entry": "[o|a|os|as|aquele|aquela|esse|essa|este|esta|meu|minha] [último|última] (gasto|despesa|compra|lançamento|registro|saída|valor) [duplicado|duplicada|repetido|repetida|errado|errada|em dobro]",
    "allMoney": "(minhas finanças|as finanças|finanças|meu dinheiro|minha grana|meu bolso|meu orçamento|o orçamento|orçamento|meu saldo|o saldo|saldo|balanço|meu balanço|o balanço|meu resumo|resumo|resumo financeiro|resumo das finanças|um resumo das finanças|resumo das minhas finanças|resumo dos gastos|um resumo dos gastos|resumo dos meus gastos|resumo da grana|o resumo|um resumo|minha situação financeira|situação financeira|minha vida financeira|vida financeira|visão geral|meu financeiro|o financeiro|financeiro|o mês|meu mês|as contas do mês|fluxo de caixa|meu fluxo de caixa|fechamento|fechamento do mês|o dinheiro|a grana|minhas economias|meu caixa|o caixa|a situação|resumo do meu dinheiro|um resumo do meu dinheiro|resumo da minha grana|um resumo da minha grana|resumo do dinheiro|resumo da minha vida financeira|um resumo da minha vida financeira|balanço das finanças|balanço do dinheiro|um balanço|um resumão|resumão|um raio x|panorama|panorama financeiro|resultado)",
    "card": "(no cartão|no crédito|no cartão de crédito|no credito|cartão|crédito|no nubank|no cartao)",
    "splitting": "[parcelado|parcelada|parcelados|parceladas|dividido|dividida|divididos|divididas|parcelei|dividi|parcelamos|dividimos|fiz|passei]",
    "plan": "(põe no orçamento|coloca no orçamento|bota no orçamento|anota no orçamento|no orçamento|põe no planejamento|inclui no orçamento|adiciona no orçamento|registra no orçamento|lança no orçamento|planeja isso|põe no plano|pode pôr no orçamento|de orçamento|(no|do) (meu|nosso) (orçamento|planejamento)|no planejamento|(no|do) (planejamento|orçamento) do mês|na [minha|nossa] planilha)",
    "asPlanned": "(coloca|coloque|põe|bota|anota|anote|registra|registre|lança|lance|deixa|marca|inclui|salva|pode colocar|pode anotar|pode lançar) [isso|aí|lá] (como previsto|como planejado|como orçado|como gasto previsto|como gasto planejado|no previsto|no planejado|na previsão|como previsão|no orçamento|no planejamento)",
    "planVerb": "(cria|crie|criar|define|defina|definir|coloca|põe|bota|adiciona|reserva|reserve|separa|separe|planeja|planeje|orça|estipula|estabelece|quero|quero um|quero definir|quero criar|quero colocar|inclui|monta|faz)",
    "meant": "((o plano era|a ideia era|a intenção era|a meta era|o combinado era|o planejado era|o previsto era|o orçamento era|era pra|era para|o certo era) [gastar|pagar|deixar|torrar|ser|desembolsar]|(ia|queria|pretendia|planejei|planejava|pensei em|pensava em|tinha planejado|esperava|imaginei|contava|achei que ia|achava que ia|pensei que ia|prometi|jurei|combinei de) (gastar|pagar|deixar|torrar|desembolsar)) [só|no máximo|até|uns|umas|apenas|por volta de]",
    "butSpent": "(mas|e|só que|porém|aí|mas aí|e aí|mas no fim|e no fim|no fim|só que aí) [eu|a gente] [no fim] (acabei gastando|acabei pagando|acabei deixando|acabei torrando|gastei|gastamos|paguei|pagamos|deixei|torrei|desembolsei|acabou dando|acabou saindo|acabou ficando|acabou saindo por|acabou ficando em|foram|foi|deu|saiu|saiu por|ficou|ficou em|custou|acabou custando|acabaram indo|estourei e gastei|passei e gastei)",
    "whole": "(no total|ao todo|tudo|total|o total|no todo|ao total|isso tudo|tudo junto|no geral|com tudo)",
    "wholeOf": "[e] ([deu|foi|ficou|saiu|custou|saiu por|ficou em|ficou por|somando|totalizando|dando|por|de|num total de|no total de] {money} <whole>|(total|total de|no total|ao todo|tudo|o total|valor total|valor total de|num total de|no total de|um total de|deu um total de|deu no total|deu ao todo|deu tudo|somando|totalizando|somou|totalizou|tudo deu|tudo ficou em|tudo saiu por|tudo por|por tudo|o total foi|o total deu|o total ficou em|o total é|o valor total foi|total foi|no total deu|no total foi|no total ficou em|ao todo deu|ao todo foi|ao todo ficou em|saiu ao todo|ficou no total|custou no total|saiu no total) {money})",
    "oneOf": "([deu|dá|fica|ficou|de|com|em|e] {money} (cada|cada uma|cada parcela|por mês|ao mês|mensais|por parcela)|[com|em] (parcelas|prestações|parcelinhas|cada parcela|cada uma|a parcela) [de|ficou|ficou em|deu|é|fica|é de|deu] {money})",
    "ofEach": "(cada|cada um|cada uma|a unidade|por unidade|por cabeça)",
    "perMonth": "(por mês|ao mês|todo mês|mensal|mensais|mensalmente|por mes|/mês|todos os meses|no mês|cada mês|o mês)",
    "due": "(vence|vencendo|vencimento|com vencimento|que vence|vence todo|vence no|vence em|vencimento dia|todo|no|vence sempre|paga|pago|e vence|cai|cai todo|que cai|debita|debita todo|com vencimento todo|e vence todo|e cobra|cobra|cobram|é cobrado|cobrado|cobrança|cobrança todo|renova|e renova|renova todo|e debita|é debitado|o vencimento é|vencimento é|vencimento no|vencimento todo|com vencimento no|vence sempre no|pra pagar|pra pagar todo|sempre|sempre no|cai sempre|pagamento|pagamento todo|pagando|vencendo todo|vencendo no|que vence todo|que cai todo|e cai|e vence no|e pago|pago todo|com vencimento em|tem que pagar|que eu pago|paga todo|no débito automático|no débito automático todo|boleto)",
    "newBill": "(cadastra|cadastre|cadastrar|cria|crie|criar|adiciona|adicione|adicionar|inclui|inclua|nova|novo|registra|registre|anota|anote|lança|lançar|registrar|anotar|incluir|inserir|acrescentar|bota|coloca|coloque|põe|quero cadastrar|quero adicionar|quero criar|preciso cadastrar|tenho que cadastrar|tenho que adicionar|preciso adicionar|preciso incluir|preciso criar|queria cadastrar|queria adicionar|pode incluir|pode colocar|cadastra aí|adiciona aí|inclui aí|coloca aí|anota aí|registra aí|lança aí|pode cadastrar|pode criar|pode adicionar|acrescenta|salva|grava|insere|vou cadastrar|me ajuda a cadastrar) [uma|um|a|o|minha|meu|aí|mais uma]",
    "billMonth": "((de|do mês de|competência|competência de|da competência|ref|mês de referência|referente|referente a|referente ao mês de|do|da|desse|deste|dele|dela|mês) {billMonth}|(do mês passado|desse mês|deste mês|do mês|do mês que vem))",
    "reason": "[{reason}]",
    "undoIt": "[então|aí|e|pode] (desmarca|desmarque|desmarcar|desfaz|desfaça|desfazer|corrige|corrija|corrigir|reabre|reabrir|reabra|reverte|reverter|(tira|tirar|remove|remover|retira) [o|a] (pago|paga|baixa|pagamento|marcação|check)|(volta|voltar|volte|coloca|colocar|bota|deixa|deixar|marca|marcar|muda|mudar|põe|passa|passar|retorna) [ele|ela|isso|essa|esse] [de volta] [pra|para|como|em|de] (pendente|aberto|em aberto|aberta|não pago|não paga|não pagas|pendência|a pagar|pagar)) [aí|ela aí|ele aí|ela|ele|isso|essa|esse|dela|dele|pra mim|lá|o pagamento|a baixa]",
    "payFailed": "(voltou|não passou|não caiu|não entrou|não foi|foi estornado|foi estornada|estornou|estornaram|foi recusado|foi recusada|recusaram|recusou|foi negado|foi negada|falhou|deu erro|deu problema|deu ruim|foi devolvido|foi devolvida|devolveram|não compensou|não completou|não processou|não deu certo|foi cancelado|foi cancelada|cancelaram|foi rejeitado|foi rejeitada|não efetivou|não foi processado|não foi efetivado|não foi aprovado|bateu e voltou|retornou|não saiu|não debitou|não rolou)",
    "why": "[{reason}|<mismark>|[que|porque|pois] (o|esse|meu|a) (pagamento|pix|débito|débito automático|dinheiro|boleto|cartão|banco|transferência) <payFailed>|<payFailed>|<notPaid>]",
    "notPaid": "(não tá paga|não está paga|não tá pago|não está pago|não foi paga|não foi pago|ainda não foi paga|ainda não foi pago|ainda não tá paga|ainda não tá pago|ainda não está paga|ainda não está pago|segue em aberto|continua em aberto|tá em aberto|está em aberto|ainda tá em aberto|ainda está em aberto|ainda tá pendente|continua pendente|segue pendente|não paguei|ainda não paguei|eu não paguei|eu ainda não paguei|não tinha pago|eu não tinha pago|ainda não tinha pago|não tinha sido paga|não tinha sido pago|voltou a ficar em aberto|voltou pra aberto|voltou a ficar pendente|ficou em aberto|ficou pendente)",
    "mismark": "((marquei|registrei|lancei|anotei|dei baixa|coloquei|botei|apertei) [ela|ele|isso|como paga|como pago] (errado|por engano|sem querer|por erro|antes|antes da hora|cedo demais|na hora errada|à toa|por distração)|foi engano|foi engano meu|me enganei|me confundi|errei|foi sem querer|engano meu|erro meu|foi erro meu|viajei|confundi|confundi tudo|me atrapalhei|falha minha|vacilei|dei mole)",
    "oops": "(na verdade|pera|peraí|espera|errei|ops|opa|ih|putz|desculpa|perdão|não|calma|corrigindo|correção|me enganei|me confundi|foi engano|vacilei|viajei|hein|tá errado|está errado|isso tá errado|tá errado aí|não é isso|não é bem assim|corrige aí|mentira|nada disso|eu disse que paguei mas|falei errado|marquei errado|deu erro)",
    "takeBack": "[pode] (desfaz|desfaça|desfazer|reverte|reverta|reverter|estorna|estorne|estornar|anula|anule|anular)",
    "billUndo": "(desmarca|desmarque|desmarcar|pode desmarcar|reabre|reabra|reabrir|pode reabrir|despaga|volta atrás na|volta atrás no|volta atrás com a|volta atrás com o|volta atrás em)",
    "fromList": "(dos gastos|da lista|das despesas|dos meus gastos|das minhas despesas|do registro|da lista de gastos|do mês|do extrato|dos lançamentos)",
    "inCategory": "[na] categoria [de] (moradia|casa|habitação|serviços|utilidades|assinatura|assinaturas|seguro|seguros|outros|outras|outra|outro)",
    "addIt": "((põe|coloca|bota|adiciona|cadastra|inclui|anota|registra|salva|lança|cria|pode cadastrar|pode adicionar|pode colocar|pode incluir|pode pôr|pode criar|pode lançar|pode salvar|quero cadastrar|acrescenta|insere|cadastre|adicione|inclua|anote|registre) [aí|isso|ela|ele|essa|esse|pra mim|aí pra mim|essa conta|esse boleto|lá] [nas contas|nas minhas contas fixas|nas contas da casa|nas contas fixas|na lista|na lista de contas|nas mensais|nas contas do mês|nas minhas contas|como conta fixa|como fixa|como conta mensal|como recorrente|nas despesas fixas|nas fixas|nas contas mensais]|nas contas fixas|conta fixa|como conta fixa|nas fixas)",
    "drink": "(cerveja|cervejas|breja|brejas|chopp|chope|chopes|vinho|vinhos|suco|sucos|refri|refrigerante|coca|coca cola|guaraná|café|cafés|cafezinho|cafezinhos|chá|leite|vodka|whisky|uísque|cachaça|pinga|caipirinha|caipirinhas|caipa|drink|drinks|gin|energético|red bull|água de coco|achocolatado|vitamina|milkshake|milk shake|tequila|champanhe|champagne|espumante|licor|soda|mate|chimarrão|tereré|isotônico|gatorade|smoothie|shake|whey|batida|sangria|sidra|saquê|rum|conhaque|pina colada|mojito)",
    "invest": "(reserva de emergência|reserva|poupança|investimento|investimentos|tesouro|tesouro direto|tesouro selic|cdb|ações|previdência|fundo|fundos|fii|fiis|cofrinho|caixinha|bitcoin|cripto|criptomoedas|corretora|carteira|bolsa|lci|lca|renda fixa|aplicação|porquinho|nuinvest|xp|reserva da viagem|aposentadoria|cofre|bolsa de valores|meta)",
    "shortMonth": "(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)",
    "ifClause": "(se eu|se a gente|caso eu|em caso de|no caso de|na hipótese de|com um aumento de|com mais)",
    "broke": "[eu|ainda|a gente] (fico|ficaria|vou ficar|ia ficar|ficava|termino|terminaria|fecho|fecharia) [o|esse|este] [mês] (zerado|zerada|liso|lisa|duro|dura|quebrado|quebrada|sem nada|sem dinheiro|sem grana|no zero|no prejuízo|na pindaíba|na lona)",
    "affordable": "[eu|ainda|a gente|daria|dá|será que|como|quanto] (fechava|fecho|fecharia|fechar|fico|ficaria|ficava|sobra|sobraria|sobrava|estouro|estouraria|estourava|cabe|caberia|daria|dá|dava|tenho|teria|passo|passaria|termino|terminaria|terminava|entro|entraria|aguento|aguentaria|consigo|conseguiria|chego|chegaria|faltaria|falta) [pra|o|a|no|na|do|dinheiro|grana|quanto|ainda|fechar|chegar|pagar] [no orçamento|mês|o mês|no azul|no vermelho|no negativo|no mês|orçamento|dinheiro|grana|fim do mês|as contas|contas|apertado|limite|bem|ok|tranquilo|pra fechar o mês|quanto|até o fim do mês|no fim do mês] [no azul|no vermelho|no positivo|no negativo|bem|tranquilo|sem dinheiro|apertado|no fim do mês|até o fim do mês]"
  },
  "intents": {
    "create_expense": {
      "isWrite": true,
      "required": [
        "actualAmount",
        "name"
      ],
      "questions": {
        "actualAmount": "Quanto foi?",
        "name": "Com o que foi?",
        "category": "Em que categoria coloco?",
        "date": "Em que dia foi?"
      },
      "sentences": [
        {
          "say": [
            "[eu|ah] [também] (esqueci de falar|esqueci de anotar|esqueci de registrar|esqueci de lançar|esqueci de colocar|esqueci de marcar|esqueci de mencionar|esqueci de contar|faltou anotar|faltou registrar|faltou lançar|faltou falar) (do|da|dos|das|de|o|a|os|as) {purchase:name} [que] [foi|foram|deu|custou|de] {money}",
            "[eu|ah] [também] (esqueci de falar|esqueci de anotar|esqueci de registrar|esqueci de lançar|esqueci de colocar|esqueci de marcar|esqueci de mencionar|faltou anotar|faltou registrar|faltou lançar) [uns|os|mais] {money} (do|da|dos|das|de|no|na|nos|nas|em|com) {item}",
            "[e|ah] [também] (teve|teve também|teve ainda|rolou) [também|mais|ainda|uns|umas] {money} (de|do|da|no|na|com) {item}"
          ],
          "weight": 12,
          "allows": [
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "(previsão orçamentária|orçamento previsto|previsão de gasto|orçamento) [de] {money} <perMonth> (com|de|para|em|pra) {name}"
          ],
          "set": {
            "isPlan": true
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (<spent> [mais|outros|outras];{money};{name})",
            "<i> (<bought>;{things};<for> {money})",
            "<i> <bought> [mais|uns] {bigMoney} de {name}",
            "<i> <bought> {things} {bigMoney}",
            "<i> <bought> {things} {number:model} <for> {money}",
            "<i> (<bought>|<had>) {things} [de|por|foi|custou|no valor de] {money} (pro|pra|para|pros|pras) {name:recipient}",
            "<i> (<bought>|<had>) ({mass:amount}|{volume:amount}) de {name} <for> {money}",
            "<i> (<bought>|<had>) [um|uma|o|a|mais um|mais uma|outro|outra|{number:count}] (galão|galões|garrafão|garrafa|garrafas|garrafinha|garrafinhas|fardo|fardos|pacote|pacotes|saco|sacos|caixa|caixas|lata|latas|pote|potes|vidro|vidros|balde|bombona|barril|engradado|botijão|pack|bandeja|peça|frasco|refil|tubo) (de|com) ({mass:amount}|{volume:amount}) de {name} [<for>] {money}",
            "<i> (<bought>|<had>) {things} (de|com) ({mass:amount}|{volume:amount}) [<for>] {money}",
            "<i> (<bought>|<had>) [mais|uns|umas|quase] ({mass:amount}|{volume:amount}) de {item} {money}",
            "<i> (<bought>|<had>) {things} (de|com) {number:size} (cm|centímetros|metros|polegadas|pol|gb|giga|tera|watts|litros|lugares|portas|folhas|páginas|peças|comprimidos|cápsulas|rolos|unidades|volts|bocas|gavetas|velocidades|marchas|fios) [<for>] {money}",
            "<i> <had> {item} <for> {money}",
            "<i> <had> {item} {bigMoney}",
            "<i> <had> {number:count} {item} <for> {money}",
            "<i> <had> {number:count} {item} {exactMoney}",
            "<i> <had> {name} <for> {spokenMoney}",
            "<i> dei {spokenMoney} (de|pra|pro|para|pras|pros|na|no) {name}",
            "<i> dei {money} (de|pra|pro|para|na|no) {item}",
            "<i> <bought> {exactMoney} (de|em) {name}",
            "<i> {exactMoney} <bought> {things}",
            "<record> [<entry>|um|uma|o|a|isso|como|mais] [<expense>] [de] ({money};{name})",
            "<record> [aí|pra mim] {money} (do|da|dos|das|de) {things} que [eu|a gente] (comprei|compramos|peguei|pegamos|pedi|paguei|levei|comi|tomei|encomendei|adquiri) [(no|na|pela|pelo) {name:place}]",
            "<wasIt> ({money};{item})",
            "<wasIt> ({spokenMoney};{name})",
            "{item} <was> {money}",
            "{name} <was> {spokenMoney}",
            "(tive|fiz) (um gasto|uma despesa|uma compra|compras|umas compras|compra|umas comprinhas|comprinhas) [de] ({money};[com|no|na|de|do|da|em] {name})",
            "<record> [um|uma] <expense> {name} [de|por|no valor de] {money}",
            "<expense> [de|com|no|na] ({exactMoney};{item})",
            "<expense> [de|com|no|na] ({money};{item})"
          ]
        },
        {
          "say": [
            "{item} {money}",
            "{money} [reais] (de|no|na|em|com|pro|pra|para) {item}",
            "{exactMoney} {item}",
            "{item} ({mass:amount}|{volume:amount}) {exactMoney}",
            "({mass:amount}|{volume:amount}) de {item} [por|a|deu|foi|custou|saiu|saiu por|ficou em|paguei] {money}",
            "({mass:amount}|{volume:amount}) de {name} [por|a|deu|foi|custou|saiu|saiu por|ficou em|paguei] {spokenMoney}",
            "{exactMoney} (de|no|na|em|com|pro|pra) {name}",
            "{things} {spokenMoney}",
            "{bigMoney} {item}"
          ],
          "weight": -1
        },
        {
          "say": [
            "<i> (gastei|gastamos|torrei|torramos|deixei) {money} só (de|com|em|no|na) {things}"
          ],
          "weight": 1
        },
        {
          "say": [
            "<i> (<bought>|<had>) {number:count} {things} [a|por|de|@|,|que custaram|que saíram a|que saíram por] {money} <ofEach>",
            "<i> <bought> {number:count} {things} (pra|para|pro|pras|pros) {words:aim} (a|por|de|@|,) {money} <ofEach>",
            "<i> (<bought>|<had>) {number:count} {things} [,|e] <ofEach> [foi|custou|saiu por|saiu a|a|por|deu] {money}"
          ],
          "set": {
            "isEach": true
          },
          "weight": 2
        },
        {
          "say": [
            "{number:count} {things} [,] <ofEach> [foi|custou|saiu por|saiu a|a|por|deu] {money}",
            "{number:count} {things} [a|por|de|@|,] {money} <ofEach>"
          ],
          "set": {
            "isEach": true
          }
        },
        {
          "say": [
            "{money} [reais|conto] [foi|foram|custou|custaram] (o|a|os|as|cada) {item}"
          ],
          "weight": -1
        },
        {
          "say": [
            "<i> (<spent>;{money};{name}) (com|junto com) [o|a|os|as|meu|minha|meus|minhas|uns|umas] {name:companion}",
            "<i> <bought> {things} (pra|para|pro|pras|pros) {words:aim} (por|foi|custou|saiu por|ficou em|deu) {money}",
            "<i> <bought> {things} (pra|para|pro|pras|pros) {words:aim} {bigMoney}",
            "<i> <bought> {things} {bigMoney} (no|na|em|nos|nas|pela|pelo) {name:place}",
            "<i> (<bought>;{things};<for> {money}) (no|na|em|nos|nas|pela|pelo) {name:place}",
            "<i> <bought> {things} (no|na|em|nos|nas|pela|pelo) {name:place} (por|a|de|foi|custou|deu) {money}"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> (passei|fui|fomos|parei|dei uma passada|dei um pulo|estive|comi|comemos|bebi|tomei café|lanchei) [lá] (no|na|num|numa|em|ao|à|aos|às) {item} [e] [gastei|deixei|paguei|foi|deu|foram|ficou] {bigMoney}"
          ],
          "weight": 2
        },
        {
          "say": [
            "não (foi|era) (no|na|num|numa|em|nos|nas) {name:not} [e sim|mas|mas sim] (foi|era) (no|na|num|numa|em|nos|nas) {name} que [eu] (gastei|paguei|deixei|torrei|comprei) {money}",
            "<i> não (gastei|gastamos|paguei|comprei) (quase nada|muito|muita coisa|tanto|nada demais|quase nada não|grande coisa) [foram|foi|deu|só|apenas|gastei] {money} (no|na|com|de|em|nos|nas) {item}"
          ],
          "weight": 8,
          "allows": [
            "negation",
            "almost"
          ]
        },
        {
          "say": [
            "{item} (ida e volta|de ida e volta|só ida|só a ida|só a volta|ida|volta) [deu|foi|foram|ficou|ficou em|saiu|saiu por|tudo] {money}"
          ],
          "weight": 2
        },
        {
          "say": [
            "<i> <went> <whither> {item} <purpose> <theBill> <costs> {money} <aim>",
            "<i> <went> <whither> {name} <purpose> [e|a conta|a conta lá|e a conta] (gastei|gastamos|deixei|deixamos|paguei|pagamos|deu|a conta deu|a conta foi|a conta ficou em|torrei) {money}",
            "<i> <went> <whither> {item} <purpose> {exactMoney}",
            "<i> <hired> [o|a|os|as|um|uma|uns|umas|meu|minha|de] {purchase} <purpose> <theBill> <costs> {money} <aim>",
            "<i> <hired> [o|a|os|as|um|uma|uns|umas|meu|minha|de] {purchase} <purpose> {exactMoney} [cada]",
            "<i> (chamei|chamamos|contratei|contratamos|aluguei|pedi) (um|uma|o|a) {item} de {money}",
            "<i> <hired> [o|a|os|as|um|uma|meu|minha] {purchase} [{number:times} (vez|vezes)] <theBill> [<costs>] {exactMoney}",
            "<i> (levei|levamos|deixei|deixamos|mandei|trouxe) {words} <whither> {item} <purpose> <theBill> <costs> {money}",
            "<i> (mandei|tive que mandar|levei pra|levei para|botei pra) (arrumar|consertar|trocar|fazer|lavar|pintar|instalar|revisar|limpar|ver) {words} [o|a|os|as] {item} (cobrou|me cobrou|cobraram|levou|pediu|fez por|fez a|ficou em|saiu por) {money} <aim>",
            "<i> (mandei|tive que mandar|levei pra|levei para|botei pra) (arrumar|consertar|trocar|fazer|lavar|pintar|instalar|revisar|limpar) [o|a|os|as|meu|minha] {item} <purpose> <theBill> <costs> {money} <aim>",
            "(o|a) {item} (cobrou|me cobrou|levou|me levou|me tomou|me arrancou|me custou|me comeu) {money} [meus|do meu bolso] <aim>"
          ],
          "weight": 2.63
        },
        {
          "say": [
            "<i> (levei|deixei|mandei|botei|coloquei) [o|a|os|as] [meu|minha|meus|minhas] {item} (pra|para) (revisar|arrumar|consertar|lavar|pintar|trocar|limpar|ajustar|alinhar|regular|afiar|costurar|tosar|vacinar|castrar|examinar|avaliar|formatar|instalar|fazer revisão|fazer a revisão|revisão|conserto|lavagem) [(na|no|o|a|os|as|do|da|com) {words}] <theBill> <costs> {money}",
            "<i> (levei|assisti|assistimos|vi|vimos|encontrei|comemorei|comemoramos|curti|curtimos|passei) {words} (no|na|num|numa|nos|nas|ao|à|em) {item} [e|e a gente|aí] (gastei|gastamos|deixei|deixamos|paguei|pagamos|torrei|a conta deu|a conta foi|a conta ficou em|foram|deu) {money}",
            "(chegou|chegaram|recebi) [o|a|os|as|um|uma] {item} que [eu|a gente] (comprei|comprou|pedi|pedimos|encomendei|encomendamos) [(no|na|pela|pelo) {words}] (por|de|a|custou|custaram|paguei|foi|saiu por) {money}",
            "(o|a) {purchase} (veio|passou|esteve|apareceu|voltou) [aqui|lá|em casa|aqui em casa|de novo] <purpose> <theBill> [<costs>] [mais] {money}",
            "[uma|um|a|o|mais uma|mais um] (galão|garrafão|garrafa|fardo|pacote|saco|caixa|lata|pote|botijão|bandeja|engradado) (de|com) {name} [(de|com) ({volume:amount}|{mass:amount})] (paguei|foi|deu|custou|por|saiu por|ficou em|a) {money}",
            "[uma|um|a|o|mais uma|mais um] (galão|garrafão|garrafa|fardo|pacote|saco|caixa|lata|pote|bandeja|engradado|balde|frasco) (de|com) {name} (de|com) ({volume:amount}|{mass:amount}) [paguei|foi|deu|custou|por|saiu por|ficou em|a] {money}",
            "<i> (joguei|apostei|perdi) {money} (na|no|em|nas|nos) {item}",
            "<i> apostei {money} (na|no|em|nas|nos) {name}",
            "{item} [(do|da|de|pro|pra|dos|das|com) {words}] (dei|entrei com|contribuí com|participei com|colaborei com|coloquei|botei|dei só|minha parte|a minha parte|minha parte foi|minha parte deu|minha parte ficou em|minha parte saiu por|a minha parte foi|a minha parte deu|deixei) {money}"
          ],
          "weight": 4
        },
        {
          "say": [
            "(anota|anote|registra|registre|lança|lance|põe|coloca|bota|adiciona|inclui|soma|marca|contabiliza) [aí|aqui|pra mim|mais|também] [um|uma|o|a|uns|umas] ({exactMoney};[de|no|na|em|com|do|da] {purchase})"
          ],
          "weight": 8
        },
        {
          "say": [
            "<i> <bought> [um|uma|o|a|uns|umas] {item:first} {things:second} [e|mais] {things:last} [por|deu|foi|foram|deu tudo|por tudo|tudo por|tudo deu|ficou em|saiu por|custou] {bigMoney}"
          ],
          "set": {
            "isList": true
          },
          "weight": -1
        },
        {
          "say": [
            "{item:first} {item:second} [e|mais] {item:last} [por|deu|foi|foram|deu tudo|tudo|ficou em|saiu por] {bigMoney}"
          ],
          "set": {
            "isList": true
          },
          "weight": -4
        },
        {
          "say": [
            "[o|a|os|as] [minha|meu|meus|minhas] {name:whose} (precisou|precisava|precisaram|queria|quis|pediu|pediram|tava precisando|ficou sem|inventou) [de] [um|uma|uns|umas] {item} [e] (gastei|paguei|deixei|tive que pagar|tive que gastar|desembolsei|me custou|comprei por|lá se foram) {money}"
          ],
          "weight": 6,
          "allows": [
            "others",
            "wish"
          ]
        },
        {
          "say": [
            "[o|a|os|as] [minha|meu|meus|minhas] {item} [velho|velha|antigo|antiga|do {words}|da {words}] (acabou|acabaram|rasgou|rasgaram|quebrou|quebraram|estragou|estragaram|furou|queimou|pifou|venceu|sumiu|morreu|já era|não prestava mais|deu defeito|arrebentou) [e|então|aí|daí] [eu] (comprei|tive que comprar|peguei|tive que pegar|pedi|encomendei|troquei|tive que trocar|precisei comprar) [por|um|uma] (outro|outra|novo|nova|outros|outras|novos|novas|mais) <for> {money}",
            "[o|a|os|as] [minha|meu|meus|minhas] {item} [velho|velha|antigo|antiga|do {words}|da {words}] (acabou|acabaram|rasgou|rasgaram|quebrou|quebraram|estragou|estragaram|furou|queimou|pifou|venceu|sumiu|morreu|arrebentou) [e|então|aí|daí] [eu] (comprei|tive que comprar|peguei|tive que pegar|pedi|encomendei|troquei|tive que trocar|precisei comprar) [por|um|uma] (outro|outra|novo|nova|outros|outras|novos|novas|mais) {bigMoney}",
            "[o|a] {item} (quebrou|queimou|pifou|estragou|furou|entupiu|vazou|parou) [e|então|aí] [o] (conserto|arrumar|consertar|reparo|remendo) (foi|custou|ficou em|ficou por|saiu por|deu|me custou) {money}"
          ],
          "weight": 8
        },
        {
          "say": [
            "<i> (levei|levamos|chamei|convidei) {words} (pra|para) almoçar [fora|(no|na|num|numa|em) {words}] <theBill> [<costs>] {money}"
          ],
          "set": {
            "name": "Almoço",
            "category": "food"
          },
          "weight": 6
        },
        {
          "say": [
            "<i> (levei|levamos|chamei|convidei) {words} (pra|para) jantar [fora|(no|na|num|numa|em) {words}] <theBill> [<costs>] {money}"
          ],
          "set": {
            "name": "Jantar",
            "category": "food"
          },
          "weight": 6
        },
        {
          "say": [
            "(teve|rolou|foi dia de|foi noite de) [um|uma|aquele|aquela] {item} [em casa|aqui em casa|no trabalho|na firma|com {words}] <theBill> <costs> {money}",
            "(teve|rolou|foi dia de|foi noite de) [um|uma|aquele|aquela] {item} [em casa|aqui em casa|no trabalho|na firma|com {words}] {bigMoney}"
          ],
          "weight": 4
        },
        {
          "say": [
            "<i> <shared> [o|a|um|uma|uns|umas] {item} [[de|que deu|que custou|que foi] {money:whole}] [(com|entre) {words}] [e] [só] (minha parte|a minha parte|o meu|pra mim|pra cada|pra cada um|cada um|coube|coube a mim|deu|ficou) [deu|foi|ficou|saiu|ficou em|saiu por|pagou|paguei] {money} [(pra mim|pra cada|pra cada um|por pessoa|cada)]",
            "<i> <shared> [o|a|um|uma|uns|umas] {item} [(com|entre) {words}] [e] [eu] (dei|paguei|botei|coloquei|entrei com|fiquei com) [só] {money}",
            "(era|eram|tava|custava) {money:whole} (o|a) {name} [e|mas] [o|a] [{name:seller}] (fez|fizeram|deixou|deixaram|me fez|saiu|ficou|consegui|paguei) [só] [por|em] {money}",
            "[o|a] {item} (era|tava|custava) {money:whole} [e|mas] [o|a] [{name:seller}] (fez|fizeram|deixou|deixaram|me fez|saiu|ficou|consegui) [só] por {money}",
            "<i> <shared> [o|a|os|as|um|uma] {item} (com|entre) {words} [e] [eu] (fiquei com|paguei|paguei só|gastei|entrei com) {money}",
            "[a] minha parte (da|do|na|no|de|nas|nos) {item} (foi|deu|ficou|ficou em|saiu|saiu por|custou) {money}",
            "[a|o] (minha|meu) (parte|metade|cota) (da|do|na|no|de|nas|nos) {name} (foi|deu|ficou|ficou em|saiu|saiu por|custou) {spokenMoney}",
            "[a] conta (do|da|no|na|de) {item} (deu|foi|ficou|ficou em|custou|saiu) {money:whole} [e|mas|só que|porém] [eu] [só] (paguei|paguei só|minha parte foi|minha parte deu|a minha parte foi|a minha parte deu|fiquei com|coube a mim) {money}",
            "<i> paguei [só] [a] minha (parte|metade) (da|do|na|no|de|nas|nos) {name} {money}",
            "{item} (foi|ficou|saiu) por minha conta [e] [deu|foi|custou|saiu|ficou em] {money}"
          ],
          "weight": 8
        },
        {
          "say": [
            "<i> [recarreguei|carreguei|recarga|coloquei crédito|botei crédito|pus crédito|fiz uma recarga|fiz recarga|inseri crédito] (no|do|o|de|em|pro) [meu] <phone> [com|de|em|por|foi|deu|no valor de] {money}",
            "<i> (recarreguei|carreguei) {money} (no|do|em) [meu] <phone>",
            "<i> (coloquei|botei|pus|carreguei|recarreguei|inseri|meti) {money} [de] (crédito|créditos|recarga) (no|do|em) [meu] <phone>",
            "<i> (coloquei|botei|pus) {money} (no|em) [meu] (chip|celular|telefone) [pré|pré pago]"
          ],
          "set": {
            "name": "Recarga de crédito no celular",
            "category": "bills"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> [recarreguei|carreguei|recarga|coloquei crédito|botei crédito|pus crédito|fiz uma recarga|fiz recarga|inseri crédito] (no|do|o|de|em|pro) [meu] <pass> [com|de|em|por|foi|deu|no valor de] {money}",
            "<i> (recarreguei|carreguei|coloquei|botei|pus|inseri|meti) {money} [de] [crédito|créditos|recarga|passagem] (no|do|em) [meu] <pass>",
            "[mais|foi|foram] {money} [de] [crédito|créditos|recarga|passagem] (no|pro|pra) [meu] (bilhete único|bilhete|bilhete do metrô|bilhete do ônibus|cartão do ônibus|cartão de ônibus|cartão do metrô|cartão de transporte|vale transporte|cartão top|bilhete do trem)"
          ],
          "set": {
            "name": "Recarga de crédito no bilhete único",
            "category": "transport"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> (recarreguei|carreguei|coloquei|botei|pus|inseri|meti) {money} [de] [crédito|créditos|recarga|passagem] (no|do|em) [meu] riocard",
            "<i> (recarreguei|carreguei) [o|meu] riocard [com|de|em|por] {money}"
          ],
          "set": {
            "name": "RioCard",
            "category": "transport"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> (coloquei|botei|pus|meti) {money} (de|em) {item}"
          ],
          "weight": 2
        },
        {
          "say": [
            "<i> doei {money} (pra|pro|para|à|ao|na|no|pras|pros) {name}"
          ],
          "set": {
            "category": "gifts"
          },
          "weight": 4
        },
        {
          "say": [
            "<i> <spent> {money} (no|na|num|numa|nos|nas|em|ao|à) {item} (com|junto com) {words}",
            "<i> <had> {purchase} (por|a|de|no valor de|foi|deu|custou|saiu por|saiu a) {money} (no|na|num|numa|nos|nas|em|perto|ali|lá|ao|à|com) {words}",
            "{item} {bigMoney} (no|na|num|numa|nos|nas|em) {name:place}",
            "{item} <was> {bigMoney} (no|na|num|numa|nos|nas|em) {name:place}"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> (gastei|gastamos|perdi|perdemos) {duration:lost} [e|e mais|mais] {money} (no|na|nos|nas|em|com|do|da) {name}",
            "<i> (gastei|gastamos|perdi) (a manhã|a tarde|o dia|a manhã inteira|a tarde inteira|o dia inteiro|um tempão|horas) [e|e mais|mais] {spokenMoney} (no|na|nos|nas|em|com|do|da) {name}"
          ],
          "weight": 12
        },
        {
          "say": [
            "<i> (almocei|almoçamos) [por|uns] {money} (no|na|em|num|numa|ali no|ali na|lá no|lá na) {words}"
          ],
          "set": {
            "name": "Almoço",
            "category": "food"
          },
          "weight": 24
        },
        {
          "say": [
            "<i> (jantei|jantamos) [por|uns] {money} (no|na|em|num|numa|ali no|ali na|lá no|lá na) {words}"
          ],
          "set": {
            "name": "Jantar",
            "category": "food"
          },
          "weight": 24
        },
        {
          "say": [
            "<i> (lanchei|lanchamos) [por|uns] {money} (no|na|em|num|numa|ali no|ali na|lá no|lá na) {words}"
          ],
          "set": {
            "name": "Lanche",
            "category": "food"
          },
          "weight": 24
        },
        {
          "say": [
            "<i> (comi|comemos|tomei|tomamos|bebi|pedi|pedimos|peguei) (um|uma|o|a) {item} {money}"
          ],
          "set": {
            "isEaten": true
          },
          "weight": 10
        },
        {
          "say": [
            "{item} <settled> [por|no valor de|em|de] {exactMoney}",
            "{name} <settled> [por|no valor de|em|de] {spokenMoney}",
            "{item} [no valor de|por|em|de] {exactMoney} <settled>",
            "{name} [no valor de|por|em|de] {spokenMoney} <settled>",
            "(pago|paga|pagos|debitado|debitada|valor pago|valor debitado|quitado|compra paga|despesa paga) [o|a|no|na|de|do|da|em|com] {item} [no valor de|por|de] {exactMoney}",
            "(pago|paga|pagos|debitado|debitada|valor pago|valor debitado|quitado|compra paga|despesa paga) [o|a|no|na|de|do|da|em|com] {name} [no valor de|por|de] {spokenMoney}",
            "(pagamento|aquisição|compra|contratação) (de|do|da|dos|das) {item} [no valor de|por|em|de] {exactMoney}",
            "(pagamento|aquisição|compra|contratação) (de|do|da|dos|das) {name} [no valor de|por|em|de] {spokenMoney}",
            "(lançamento|lançamentos) [do dia|de hoje|de ontem] [de|com|no|na] ({money};{item})",
            "(registro|lançamento|inclusão) de (despesa|gasto|compra) [de|com|no|na] ({exactMoney};{item})",
            "(registro|lançamento|inclusão) de (despesa|gasto|compra) [de|com|no|na] ({spokenMoney};{name})",
            "(lançamento|lançamentos|gastos|despesas|compras) [do dia] [de|com|no|na] {name} {spokenMoney}"
          ],
          "weight": 3
        },
        {
          "say": [
            "{item} {money} (dinheiro|em dinheiro|em espécie)",
            "{name} {spokenMoney} (dinheiro|em dinheiro|em espécie)",
            "<expense> [do dia] [de|com|no|na] {item} {exactMoney} (dinheiro|em espécie)",
            "<expense> [do dia] [de|com|no|na] {name} {spokenMoney} (dinheiro|em espécie)",
            "(lançamento|lançamentos) [do dia] [de|com|no|na] {name} {spokenMoney} (dinheiro|em espécie)"
          ],
          "set": {
            "paymentMethod": "cash"
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (passei|paguei|gastei|deixei|torrei) {money} (no cartão|no cartao|no crédito|no credito|no cartão de crédito) (no|na|em|nos|nas|com) {name}",
            "<i> (passei|paguei|gastei|deixei|torrei) {money} (no cartão|no cartao|no crédito|no credito|no cartão de crédito) (do|da|dos|das|de) {item}"
          ],
          "set": {
            "paymentMethod": "credit_card"
          },
          "weight": 6
        },
        {
          "say": [
            "{item} [de|por|deu] {money} (pra|pro|para|até) {words}"
          ],
          "set": {
            "isRide": true
          },
          "weight": 1
        },
        {
          "say": [
            "pagamento (efetuado|realizado|feito) (à|a|ao|aos|às|para) {name} [no valor de|de] {spokenMoney}",
            "<expense> [de|com|no|na] {item} (no valor de|de|por) {exactMoney}",
            "<expense> [de|com|no|na] {name} (no valor de|de|por) {spokenMoney}"
          ],
          "weight": 6
        },
        {
          "say": [
            "{item} {money} (crédito|credito|cartão|cartao|cartão de crédito)"
          ],
          "set": {
            "paymentMethod": "credit_card"
          },
          "weight": 4
        },
        {
          "say": [
            "{item} (com|c) (a|o|as|os|meu|minha|meus|minhas|uns|umas) <company> [foi|deu|saiu|por|de|gastei|paguei] {bigMoney}",
            "{item} (com|c) <company> [foi|deu|saiu|por|de|gastei|paguei] {bigMoney}"
          ],
          "weight": 2
        },
        {
          "say": [
            "<i> [comprei|peguei|tomei] (uma|mais uma) (água|aguinha) [de|por|foi|deu|custou] {money}"
          ],
          "set": {
            "name": "Água",
            "category": "food"
          },
          "weight": 12
        },
        {
          "say": [
            "[o|a] {item} (comeu|engoliu|sugou|levou|torrou) {money} (meu|meus|do meu bolso|do meu salário|do meu dinheiro|da minha conta)"
          ],
          "set": {
            "isTaken": true
          },
          "weight": 2.63
        },
        {
          "say": [
            "<i> (dei|demos) {money} (pro|pra|para|pros|pras) [o|a|meu|minha|meus|minhas|nosso|nossa] {person:recipient} (de|no|pelo|pela) {words:occasion}",
            "<i> (dei|demos) {money} de [presente de] {words:occasion} (pro|pra|para|pros|pras) [o|a|meu|minha|meus|minhas|nosso|nossa] {person:recipient}"
          ],
          "set": {
            "isGift": true,
            "category": "gifts"
          },
          "weight": 6
        },
        {
          "say": [
            "<i> (peguei|chamei|pedi|fui de|voltei de|vim de|andei de) [um|o] 99 [(pra|pro|para|até) {words}] [e] [me] [de|por|deu|ficou|ficou em|saiu|saiu por|foi|custou|por|paguei|gastei] {money}"
          ],
          "set": {
            "name": "99",
            "category": "transport"
          },
          "weight": 8
        },
        {
          "say": [
            "{item} [de|por|foi|deu] {money} (ida|de ida|na ida|pra ir|para ir|indo|ida e volta|de ida e volta|pra ir e voltar)",
            "{item} (ida|de ida|na ida) [foi|deu|por] {money}"
          ],
          "weight": 4
        },
        {
          "say": [
            "[mais] {money} (volta|de volta|na volta|pra voltar|para voltar|voltando|ida|na ida)",
            "(volta|na volta|de volta) [foi|deu|por|mais] {money}"
          ],
          "after": [
            "create_expense"
          ],
          "set": {
            "isSameThing": true
          },
          "weight": 4
        },
        {
          "say": [
            "[mais] [uns|umas|os|as] {bigMoney} (no|na|nos|nas|de|em|com|pro|pra|para) {name}"
          ],
          "after": [
            "create_expense"
          ],
          "weight": -2
        },
        {
          "say": [
            "[mais] [uns|umas|os|as|o] {money} (do|da|dos|das) {item}",
            "[o|a|os|as] {item} (de|que deu|que foi|que custou|que saiu|que ficou em) {bigMoney}"
          ],
          "after": [
            "create_expense"
          ],
          "weight": 1
        },
        {
          "say": [
            "[o|a|os|as] {item} (deu|deram|foi|custou|saiu|saiu por|ficou|ficou em) {money:whole} (mas|e|só que|aí) [o|a|meu|minha] {name:other} (pagou|bancou|cobriu|deu|entrou com|rachou|dividiu|ficou com) [a|uma] (metade|parte|comigo) [então|aí|e|daí] [deu|ficou|foi|fiquei com|paguei|sobrou] {money} (pra mim|para mim|meus|do meu bolso|da minha parte)",
            "[o|a|os|as] {item} (deu|deram|foi|custou|saiu|saiu por|ficou|ficou em) {money:whole} (mas|e|só que|aí) [o|a|meu|minha] {name:other} (pagou|bancou|cobriu|deu|entrou com|rachou|dividiu|ficou com) [a|uma] (metade|parte|comigo) [então|aí|e|daí] [eu] (fiquei com|paguei só|paguei|gastei|pra mim deu|pra mim ficou|a minha parte foi|minha parte foi|minha parte deu) {money}"
          ],
          "weight": 14,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a|os|as|um|uma|aquele|aquela] {item} (era|eram|custava|custavam|tava|estava|tavam|estavam|saía|saía por|era pra ser|tinha preço de|de|que era|que custava) [de|por|a|uns] {money:whole} [mas|e|só que|aí|porém|que] [eu] [com o|com] [desconto|na promoção|no pix|à vista|cupom|pechinchei e|negociei e|chorei e] (paguei|paguei só|saiu|saiu por|saiu a|saíram por|ficou|ficou por|ficou em|ficaram por|levei por|comprei por|consegui por|fechei em|fechei por|peguei por) {money}",
            "<i> (<bought>|peguei|levei|pedi|paguei) {things} (de|que era|que custava|que tava|que estava) {money:whole} [mas|e|só que|aí|porém|que] [eu] [com o|com] [desconto|na promoção|no pix|à vista|cupom|pechinchei e|negociei e|chorei e] (por|paguei|paguei só|saiu|saiu por|saiu a|ficou|ficou por|ficou em|por só|levei por|consegui por|fechei em) {money}"
          ],
          "weight": 12
        },
        {
          "say": [
            "[o|a] [conta do|conta da] {item} (deu|foi|ficou|ficou em|saiu|saiu por|custou) {money:whole} [e] [a gente] (dividimos|rachamos|dividiu|rachou|dividido|rachado|dividida|rachada) [por|em|entre] [{number:many}] [nós|pessoas|amigos|partes|a gente|todo mundo|todos] [e] [deu|foi|ficou|saiu|minha parte deu|minha parte foi|minha parte ficou em|paguei] {money} [pra cada|pra cada um|cada|cada um|por cabeça|por pessoa|pra mim]"
          ],
          "weight": 10
        },
        {
          "say": [
            "<i> (mandei|transferi|dei|passei|enviei|depositei) {money} [de pix|no pix|por pix|via pix] (pro|pra|ao|à|para o|para a) {item}"
          ],
          "weight": 2
        },
        {
          "say": [
            "<i> (mandei|transferi|dei|passei|enviei|depositei|paguei) {money} (pro|pra|ao|à|para o|para a) [meu|minha] {item} que {anything}"
          ],
          "set": {
            "isPaidForWork": true
          },
          "weight": 4,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> (mandei|transferi|passei|enviei|paguei) {money} (de pix|no pix|por pix|via pix) (pro|pra|ao|à|para o|para a) [meu|minha] {item} que {anything}",
            "<i> [fiz|mandei|passei|enviei] [um] pix [no valor] de {money} (pro|pra|ao|à|para o|para a) [meu|minha] {item} que {anything}",
            "{money} (no pix|de pix|por pix|via pix) (pro|pra|ao|à|para o|para a) [meu|minha] {item} [que {anything}]"
          ],
          "set": {
            "isPaidForWork": true,
            "paymentMethod": "pix"
          },
          "weight": 4,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> <meant> {money:whole} [(no|na|num|numa|lá no|lá na) {words}] <butSpent> {money} (no|na|nos|nas|num|numa|em|com|pro|pra) {item}",
            "<i> <meant> {money:whole} (no|na|nos|nas|num|numa|em|com|pro|pra) [meu|minha] {item} [,] <butSpent> {money}",
            "(fui|passei|entrei) (no|na|num|numa) {item} (pra|para) gastar {money:whole} <butSpent> {money}"
          ],
          "weight": 12,
          "allows": [
            "wish",
            "future",
            "others",
            "conditional"
          ]
        },
        {
          "say": [
            "<i> (passei|passamos|joguei|botei|coloquei|pus) {things} [que deu|que custou|que foi|que saiu por|de|por|no valor de|deu|foi] {money}",
            "<i> (passei|passamos) {money} (de|em|no|na|nos|nas|num|numa) {name}",
            "<i> (passei|passamos) {money} (do|da|dos|das) {item}",
            "<i> (passei|passamos) {money}"
          ],
          "set": {
            "isCharged": true
          },
          "weight": 2
        },
        {
          "say": [
            "<i> (gastei|gastamos|torrei|torramos|deixei|deixamos|paguei) (uma grana|uma nota|um dinheirão|uma fortuna|horrores|muito|demais|bastante|um absurdo|os tubos) (no|na|nos|nas|em|num|numa|com|de) {name} [foi|foram|deu|deram|lá se foram] {money}"
          ],
          "weight": 4
        },
        {
          "say": [
            "{number:count} {item} [por|deu|deram|foi|foram] {bigMoney} (no total|ao todo|total|tudo|tudo junto|os dois|os três|todos|juntos)",
            "{item} eu e {words} [foi|deu|saiu] {bigMoney}",
            "{item} [foi|deu] {bigMoney} (com entrega|com a entrega|com taxa|com frete)"
          ],
          "weight": 3
        },
        {
          "say": [
            "{item} [de|por] {exactMoney} (pro|pra|para) [o|a|meu|minha] {person:recipient}"
          ],
          "weight": 3
        },
        {
          "say": [
            "<i> (dei|mandei|passei|transferi|depositei) {money} de {item} (pro|pra|para|pros|pras) {words}"
          ],
          "weight": -4
        },
        {
          "say": [
            "<i> (fizemos|fiz|teve|rolou|fizeram) [uma|a] vaquinha [(pra|pro|de|do|da) {words}] [e] [eu] (dei|entrei com|contribuí com|coloquei|botei|participei com) {money}"
          ],
          "set": {
            "name": "Vaquinha",
            "category": "gifts"
          },
          "weight": 8,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<expense> {item} (valor|no valor de|valor de|total) {money} [data|na data de|dia|em]",
            "<expense> {item} [data] (valor|no valor de|valor de|total) {money}"
          ],
          "weight": 8
        },
        {
          "say": [
            "{money} (no|na|num|numa|nos|nas|em|de|do|da) {name} [(com|c) {words}] [e] [passei|paguei|foi]"
          ],
          "set": {
            "needsWay": true
          },
          "weight": -2
        },
        {
          "say": [
            "<i> (paguei|pagamos|gastei|gastamos|desembolsei|deixei) {money} (por|pelo|pela|pelos|pelas|em|com) {things}"
          ],
          "weight": -1
        },
        {
          "say": [
            "{name:shop} {item} {exactMoney}",
            "{name:shop} {item} {spokenMoney}"
          ],
          "set": {
            "needsColon": true
          },
          "weight": -3
        },
        {
          "say": [
            "{name:shop} {item} {money} [em] {installments} <card>",
            "{name:shop} {item} {money} <card> [em] {installments}"
          ],
          "set": {
            "needsColon": true,
            "isInstalment": true
          },
          "weight": -3
        },
        {
          "say": [
            "<i> <bought> (pra|para|pro) {words:why} {things} <for> {money}",
            "<i> <bought> {things} (pra|para|pro) {words:why} <for> {money}"
          ],
          "weight": -1
        },
        {
          "say": [
            "[mais] [um|uma|uns|umas|o|a|outro|outra] {item} (de|por|a) {money}",
            "[mais] {things} (de|por|a) {spokenMoney}"
          ],
          "after": [
            "create_expense"
          ],
          "weight": 1
        },
        {
          "say": [
            "<i> <spent> {money} (no|na|num|numa|nos|nas|em um|em uma|pelo|pela) {name} que [antes|normalmente|na loja] (custava|era|valia|tava|estava|saía|custa|tava por|estava por|saía por|era de|tava a|estava a) {money:full}",
            "<i> <bought> {things} (por|a) {money} que [antes|normalmente|na loja] (custava|era|valia|tava|estava|saía|custa|tava por|estava por|saía por|era de|tava a|estava a) {money:full}"
          ],
          "weight": 12
        },
        {
          "say": [
            "[hoje|ontem|também|ainda] (teve|rolou) [também|ainda] [mais] [um|uma|outro|outra] {item} [,] (de|por) {money}"
          ],
          "weight": 6
        },
        {
          "say": [
            "<i> <spent> <alot> (no|na|nos|nas|em|com|num|numa) {item}",
            "<i> (fui|passei|dei um pulo|dei uma passada|parei|entrei) (no|na|ao|à|num|numa) {item} e [eu] [lá] <spent> <alot> [lá]"
          ],
          "weight": 6
        },
        {
          "say": [
            "<place>"
          ],
          "set": {
            "isBare": true
          },
          "weight": -6
        },
        {
          "say": [
            "<i> (saí|saímos|fui|fomos) [pra|para] jantar [fora] [com {name:companion}] [e] [gastei|gastamos|paguei|deixei|foi|deu] {money}"
          ],
          "set": {
            "name": "Jantar",
            "category": "food"
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (saí|saímos|fui|fomos) [pra|para] almoçar [fora] [com {name:companion}] [e] [gastei|gastamos|paguei|deixei|foi|deu] {money}"
          ],
          "set": {
            "name": "Almoço",
            "category": "food"
          },
          "weight": 4
        },
        {
          "say": [
            "<i> abasteci [o carro|a moto|meu carro|o tanque] [com|de|por|em|foi|foram|deu|coloquei|botei|gasolina|etanol|álcool] {money}",
            "<i> (botei|coloquei|pus|meti) {money} (de|em) (gasolina|combustível|etanol|álcool) [no carro|na moto|no tanque|no meu carro]",
            "<i> (enchi|completei) o tanque [por|com|foi|deu|gastei|paguei] {money}",
            "<i> <went> [lá] (no posto|num posto|em um posto) [de gasolina] [e] [eu] (enchi o tanque|completei o tanque|abasteci|coloquei gasolina|botei gasolina|completei) [por|com|foi|deu|gastei|paguei|deixei|a conta deu] {money}",
            "{money} pra abastecer",
            "tanque cheio [por|foi|deu|saiu] {money}",
            "<i> enchi [o tanque|tanque] [do carro|da moto] [por|com|foi|deu|gastei|paguei] {money}"
          ],
          "set": {
            "name": "Gasolina",
            "category": "transport"
          },
          "weight": 2
        },
        {
          "say": [
            "<i> (almocei|almoçamos) [fora] [com {name:companion}] [por|de|foi|deu|gastei|paguei|e gastei|e paguei|saiu|saiu por|custou|a conta deu|a conta foi|a conta ficou em|a conta saiu|e a conta deu|e a conta foi|e minha parte deu|e minha parte foi|e minha parte ficou em|e a minha parte deu|e a minha parte foi|minha parte deu|minha parte foi|e a minha deu|e pra mim deu|e pra mim foi|e pra mim ficou] {money}",
            "<i> (almocei|almoçamos) [no|na|em] {name:place} [por|foi|deu|gastei|paguei|e gastei|e paguei|saiu|saiu por|custou|e deu|e foi] {money}"
          ],
          "set": {
            "name": "Almoço",
            "category": "food"
          }
        },
        {
          "say": [
            "<i> (jantei|jantamos) [fora] [com {name:companion}] [por|de|foi|deu|gastei|paguei|e gastei|e paguei|saiu|saiu por|custou|a conta deu|a conta foi|a conta ficou em|a conta saiu|e a conta deu|e a conta foi|e minha parte deu|e minha parte foi|e minha parte ficou em|e a minha parte deu|e a minha parte foi|minha parte deu|minha parte foi|e a minha deu|e pra mim deu|e pra mim foi|e pra mim ficou] {money}",
            "<i> (jantei|jantamos) [no|na|em] {name:place} [por|foi|deu|gastei|paguei|e gastei|e paguei|saiu|saiu por|custou|e deu|e foi] {money}"
          ],
          "set": {
            "name": "Jantar",
            "category": "food"
          }
        },
        {
          "say": [
            "<i> (jantei|jantamos) [no|na|em|num|numa] {name:place} [e] (a conta|a continha) (saiu por|deu|foi|ficou em|ficou por|fechou em|veio) {money}"
          ],
          "set": {
            "name": "Jantar",
            "category": "food"
          }
        },
        {
          "say": [
            "<i> (almocei|almoçamos) [no|na|em|num|numa] {name:place} [e] (a conta|a continha) (saiu por|deu|foi|ficou em|ficou por|fechou em|veio) {money}"
          ],
          "set": {
            "name": "Almoço",
            "category": "food"
          }
        },
        {
          "say": [
            "<i> (lanchei|lanchamos) [fora] [por|de|foi|deu|gastei|paguei|e gastei|e paguei|saiu|saiu por|custou] {money}"
          ],
          "set": {
            "name": "Lanche",
            "category": "food"
          }
        },
        {
          "say": [
            "<i> (cortei|fui cortar|fomos cortar|cortamos) [o|meu] cabelo [por|de|e] [foi|deu|gastei|deixei|paguei|saiu|saiu por|custou|ficou em|ficou por] {money}"
          ],
          "set": {
            "name": "Corte de cabelo",
            "category": "other"
          }
        },
        {
          "say": [
            "<i> (lavei|mandei lavar) [o|meu] carro [por|de|foi|deu|gastei|paguei|e gastei|e paguei|saiu|saiu por|custou] {money}"
          ],
          "set": {
            "name": "Lavagem do carro",
            "category": "transport"
          }
        },
        {
          "say": [
            "<i> (levei|mandei|deixei) [o|a] [meu|minha] (carro|moto) [pra|para] (lavar|lavagem) [por|foi|deu|gastei|paguei|custou] {money}"
          ],
          "set": {
            "name": "Lavagem do carro",
            "category": "transport"
          },
          "weight": 3
        },
        {
          "say": [
            "<i> (levei|mandei|deixei) [o|a] [meu|minha] (carro|moto) [pra|para|na|no] (revisar|revisão|consertar|conserto|arrumar|alinhar|alinhamento|trocar o óleo|trocar os pneus|pintar) [por|foi|deu|gastei|paguei|custou] {money}"
          ],
          "set": {
            "name": "Conserto do carro",
            "category": "transport"
          },
          "weight": 3
        },
        {
          "say": [
            "<i> estacionei [por|foi|deu|gastei|paguei|e gastei|e paguei|saiu|custou] {money}"
          ],
          "set": {
            "name": "Estacionamento",
            "category": "transport"
          }
        },
        {
          "say": [
            "<i> (<spent>;{money})",
            "<record> [um|uma|o|a|novo|nova] <expense> [de|no valor de] {money}",
            "tive (um gasto|uma despesa) [de] {money}",
            "<i> comprei [algo|uma coisa|umas coisas|coisas] [por|de] {money}"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> (gastei|torrei|desembolsei|gastamos)",
            "<record> [um|uma] [novo|nova] (gasto|despesa|compra)",
            "tive (um gasto|uma despesa)",
            "<i> (doei|torrei dinheiro)",
            "<i> (gastei|gastamos) (muito|bastante|dinheiro|uma grana|uma nota|grana|demais|horrores|uma fortuna|um dinheirão)"
          ],
          "weight": -2
        },
        {
          "say": [
            "<i> (gastei|gastamos|torrei|deixei dinheiro|deixei uma grana|gastei dinheiro|gastei uma grana|fiz uma compra|fiz compras|fiz compra) {item}",
            "<record> [um|uma|o|a] [gasto|despesa|compra] [de|com|no|na|do|da] {item}",
            "<i> comprei {things}",
            "<i> compramos {things}",
            "<i> paguei {purchase}",
            "tive (um gasto|uma despesa) (com|de|no|na) {item}"
          ],
          "weight": -2
        },
        {
          "say": [
            "{item} {installments} [de] {money} <card>",
            "{item} {money} <splitting> [em] {installments} <card>",
            "{item} {money} <splitting> <card> [em] {installments}",
            "{item} [novo|nova|novos|novas] [em] {installments} [de] {money} <card>",
            "{installments} [de] {money} <card> {item}",
            "{item} [novo|nova|novos|novas] [de|por] {money} <splitting> [em] {installments} <card>",
            "{item} [novo|nova|novos|novas] [de|por] {money} <splitting> <card> [em] {installments}"
          ],
          "set": {
            "isInstalment": true
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (<spent>;{money};{name};<card>) {installments}",
            "<i> (<bought>;{things}) [por|de] {money} [parcelado|parcelada|dividido|dividida|parcelei|dividi] [em] (<card>;{installments})",
            "<i> (<bought>;{things}) (<card>;{installments}) [de|por] {money}",
            "<i> (<bought>;{things};{installments}) [de] {money} <card>",
            "<i> <bought> {things} em {number:times} de {money} <card>"
          ],
          "set": {
            "isInstalment": true
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (<bought>|peguei|levei|pedi|pegamos|levamos) {things} [parcelado|parcelada|parcelei|dividi|dividido|dividida] (<card>;[em] {installments}) (<wholeOf>|<oneOf>)",
            "<i> (<bought>|peguei|levei|pedi|pegamos|levamos) {things} <wholeOf> [parcelado|parcelada|parcelei|dividi|dividido|dividida] (<card>;[em] {installments})",
            "{item} [novo|nova|novos|novas] [parcelado|parcelada|dividido|dividida|parcelei|dividi] (<card>;[em] {installments}) (<wholeOf>|<oneOf>)",
            "[<i> (<bought>|peguei|levei|pedi|troquei)] {number:count} {item} [novo|nova|novos|novas] [de|por|,] {money} [parcelado|parcelada|dividido|dividida|parcelei|dividi] (<card>;[em] {installments})",
            "{item} [novo|nova|novos|novas] <wholeOf> [parcelado|parcelada|dividido|dividida|parcelei|dividi] (<card>;[em] {installments})",
            "[foi|foram|deu|paguei|gastei|total de] {money} [<whole>] (no|na|num|numa|em|do|da) {item} [novo|nova|novos|novas] [parcelado|parcelada|dividido|dividida|parcelei|dividi] (<card>;[em] {installments})"
          ],
          "set": {
            "isInstalment": true
          },
          "weight": 6
        },
        {
          "say": [
            "<i> (parcelei|parcelamos|dividi|dividimos|comprei|compramos|peguei|pegamos) {things} em {number:times} de {money}"
          ],
          "weight": 4
        },
        {
          "say": [
            "todo mês <i> (gasto|gastamos|vai|vão|sai|saem|reservo|separo|tenho) [uns|umas] {money} (de|com|em|no|na|pro|pra|para) {name} <plan>",
            "<i> (gasto|gastamos|reservo|separo) [uns|umas] {money} (por mês|todo mês|mensais|mensalmente) (de|com|em|no|na|pro|pra|para) {name} <plan>",
            "<i> (gasto|gastamos|reservo|separo) [uns|umas] {money} (de|com|em|no|na|pro|pra|para) {name} (por mês|todo mês|mensais|mensalmente|todos os meses) <plan>",
            "<planVerb> [um|uma|o|a|meu] [novo|nova] (orçamento|limite|teto|meta de gasto|verba|budget) [mensal] [de] ({money};[de|com|em|no|na|pro|pra|para] {name}) [por mês|mensal|mensais|todo mês]",
            "(orçamento|limite|teto|verba|budget) [mensal] [de|do|da|com|pra|para|pro] ({money} [por mês|mensal|mensais|todo mês|ao mês];[de|com|em|no|na|pro|pra|para] {name}) [por mês|mensal|mensais|todo mês]",
            "<planVerb> {money} (por mês|mensais|todo mês|mensal) (de|com|em|no|na|pro|pra|para) {name} [<plan>]",
            "<planVerb> [uns|umas|até] {money} (por mês|mensais|todo mês|mensal|ao mês) (no|no meu) (orçamento|planejamento) [mensal] (de|com|em|no|na|pro|pra|para|do|da) {name}",
            "<planVerb> [um|uma|o] [no|no meu|meu] (orçamento|limite|teto|verba|planejamento) [mensal] [de] {money} (por mês|mensais|todo mês|mensal|ao mês) [de|com|em|no|na|pro|pra|para|do|da] {name}",
            "<planVerb> [no|no meu] (orçamento|planejamento) [mensal] {name} [de|com] {money} [por mês|mensais|todo mês|mensal|ao mês]",
            "<planVerb> [uns|umas] {name} no [meu] (orçamento|planejamento) [com|de|em|por] {money} [por mês|mensais|todo mês|mensal|ao mês]",
            "<planVerb> {money} (de|com|em|no|na|pro|pra|para) {name} (no orçamento|no meu orçamento|por mês|todo mês|no planejamento|de orçamento|mensais|no orçamento mensal|no orçamento de todo mês|no orçamento do mês|todo mês no orçamento)",
            "<planVerb> no [meu] (orçamento|planejamento) [mensal] ({money};[de|com|em|pro|pra|para|no|na] {name}) [por mês|mensal|mensais|todo mês]",
            "meu (orçamento|limite|teto) (de|com|pra|para|pro) {name} (é|vai ser|é de|fica em) {money} [por mês|mensal|mensais|todo mês]",
            "<planVerb> [uns|umas|até] {money} (por mês|mensais|todo mês|mensal|ao mês) (de|com|em|no|na|pro|pra|para) {name} <plan>",
            "(quero|queria|vou|pretendo|preciso) (separar|reservar|deixar|gastar|limitar|guardar|planejar|orçar|destinar) [uns|umas|até|no máximo|só] {money} (por mês|mensais|todo mês|mensal|ao mês) (de|com|em|no|na|pro|pra|para) {name} [<plan>]",
            "[meu|minha|o|a|nosso|nossa] (orçamento|limite|teto|verba|meta|budget) [mensal] (de|com|pra|para|pro|do|da) {name} (é|vai ser|passa a ser|fica|fica em|é de|de|será|agora é|tem que ser) [no máximo|até] {money} [por mês|mensal|mensais|todo mês|ao mês]",
            "(não quero gastar|quero gastar no máximo|gastar no máximo|no máximo|quero gastar até) [mais de|mais que] {money} (por mês|todo mês|ao mês) (de|com|em|no|na|pro|pra|para) {name} [<plan>]",
            "<planVerb> (de|com|em|no|na|pro|pra|para) {name} [uns|umas] {money} (por mês|mensais|todo mês|mensal|ao mês) [<plan>]",
            "{name} [uns|umas] {money} (por mês|mensais|todo mês|mensal|ao mês) <plan>",
            "(limita|limite|limitar|quero limitar|trava|travar|segura) [o|os|meu|meus|minhas] [gasto|gastos|despesas] (com|de|em|no|na) {name} (a|em) [no máximo] {money} (por mês|mensais|todo mês|mensal|ao mês)",
            "[de|com|pra|para|pro|no|na] {name} [eu] (planejo|orço|separo|reservo|quero gastar|pretendo gastar|quero deixar|quero separar|quero reservar) [uns|umas|até|no máximo] {money} (por mês|mensais|todo mês|mensal|ao mês) [<plan>]",
            "(todo mês|por mês|ao mês|todos os meses|mensalmente) (vai|vão|vai embora|vão embora|sai|saem|gasto|a gente gasta) [uns|umas|cerca de|mais ou menos|em torno de] {money} (de|com|em|no|na|pro|pra|para) {name} [e|então] <asPlanned>",
            "(vai|vão|vai embora|vão embora|sai|saem|gasto|a gente gasta) [uns|umas|cerca de|mais ou menos|em torno de] {money} (por mês|todo mês|ao mês) (de|com|em|no|na|pro|pra|para) {name} [e|então] <asPlanned>",
            "<asPlanned> [:] [uns|umas] {money} (de|com|em|no|na|pro|pra|para) {name} (por mês|todo mês|mensais|mensal|ao mês)",
            "<asPlanned> [:] [uns|umas] {money} (por mês|todo mês|mensais|mensal|ao mês) (de|com|em|no|na|pro|pra|para) {name}"
          ],
          "set": {
            "isPlan": true,
            "isRecurring": true
          },
          "weight": 6,
          "allows": [
            "wish",
            "future",
            "negation"
          ]
        }
      ]
    },
    "update_expense": {
      "isWrite": true,
      "required": [
        "expenseRef"
      ],
      "questions": {
        "expenseRef": "Qual gasto?"
      },
      "sentences": [
        {
          "say": [
            "<change> [o|a] (lançamento|registro|gasto|despesa) (do|da|de) {name} [o] (valor correto|valor certo|correto|certo) (é|foi|era|seria) {money}"
          ],
          "weight": 8
        },
        {
          "say": [
            "<change> <my> [valor] [<entry>] [de|do|da|no|na] {item} [de] {money:oldAmount} (pra|para|por) {money}",
            "<change> <my> [valor] [<entry>] [de|do|da|no|na] {item} (pra|para|por|em|como) {money}",
            "<change> <my> [valor] (gasto|despesa|compra|lançamento|registro) [de|do|da|no|na|com] {name} (pra|para|por|em|como) {money}",
            "<change> <my> [gasto|compra|despesa] [do|da|de|no|na] {item} (foi|foram|era|eram|deu|custou|na verdade foi|é) {money}",
            "<change> <my> valor [de|do|da] {name} (pra|para|por|é|foi|em) {money}",
            "<my> {purchase} [na verdade] (foi|foram|deu|custou|era|saiu por|ficou em) [na verdade] {money} (e não|não) {money:oldAmount}",
            "<my> (gasto|despesa|compra|lançamento|registro) [de|do|da|no|na|com] {name} [na verdade] (foi|foram|deu|custou|era|saiu por|ficou em) [na verdade] {money} (e não|não|em vez de|no lugar de) {money:oldAmount} [<fixIt>]",
            "<my> (gasto|despesa|compra|lançamento|registro) [de|do|da|no|na|com] {name} (na verdade foi|foi na verdade|era|eram|é|na verdade deu|na verdade custou|na verdade era|devia ser|deveria ser) {money} [<fixIt>]",
            "<my> (gasto|despesa|compra|lançamento|registro) [de|do|da|no|na|com] {name} (foi|foram|deu|custou|saiu por|ficou em) {money} <fixIt>",
            "<my> {purchase} [na verdade] (foi|foram|deu|deram|custou|custaram|era|eram|saiu|saiu por|ficou|ficou em|é) [na verdade] {money} [e] (não|em vez de|no lugar de|ao invés de) {money:oldAmount} <fixIt>",
            "<my> {purchase} [na verdade] não (foi|foram|deu|custou|era|saiu por|ficou em|é) {money:oldAmount} [e sim|foi|foram|era|eram|deu|na verdade foi] {money} [<fixIt>]",
            "<my> {purchase} (era|eram|foi|foram|deu|deram|custou|custaram|saiu|saíram|saiu por|ficou|ficou em|ficou por) {money} [e|mas] [eu|a gente] <logged> [como] {money:oldAmount} <slip> [<fixIt>]",
            "não (foi|foram|era|eram|deu|deram|custou) {money:oldAmount} [no|na|o|a|os|as|do|da|de] {purchase} [e sim|mas sim|mas|foi|foram|era|eram|deu|deram|na verdade foi] {money} [<fixIt>]",
            "<change> <my> {purchase} [que] (foi|foram|era|eram|deu|deram|custou|custaram|ficou em|saiu por|é|são) {money} [e não|não|em vez de] [{money:oldAmount}]",
            "<change> <my> {purchase} (pra|para|por) {money} (e não|não|em vez de|não foi|não foram|não era|não eram) {money:oldAmount}",
            "[eu] <logged> {money:oldAmount} (no|na|do|da|de|pro|pra|para|em|com) <my> {purchase} [<theBill>] (mas foi|mas foram|mas era|mas eram|mas deu|mas deram|só que foi|só que foram|só que era|só que eram|na verdade foi|na verdade foram|na verdade era|foi|foram|era|eram|deu|o certo é|o certo era|o correto é) {money} [<fixIt>]",
            "[eu] <logged> <my> {purchase} (como|por|com|a|de|em|sendo) {money:oldAmount} (mas foi|mas foram|mas era|mas eram|mas deu|mas deram|só que foi|só que foram|só que era|só que eram|na verdade foi|na verdade foram|na verdade era|foi|foram|era|eram|deu|o certo é|o certo era|o correto é|custou|mas custou) {money} [<fixIt>]",
            "[eu] <badEntry> <my> [valor] [do|da|de|no|na] {purchase} [o certo|o correto|o valor certo|na verdade] (foi|foram|era|eram|deu|é|custou|são|seria) {money} [(e não|não) {money:oldAmount}] [<fixIt>]",
            "<my> [lançamento|gasto|registro|compra|despesa] [do|da|de|no|na] {purchase} (tá|está|ficou|saiu|foi|entrou|tava) [com|lançado com|lançada com] [o|a] (valor errado|preço errado|valor incorreto|errado|errada|valor trocado) [o certo|o correto|o valor certo|o valor|na verdade|o real] (é|era|foi|são|foram|seria) {money} [<fixIt>]",
            "<my> (gasto|compra|despesa|lançamento|registro) [de|do|da|no|na|com] {name} de {money:oldAmount} (na verdade foi|na verdade é|na verdade era|foi na verdade|era|é|devia ser|na real foi|foi|tá errado foi|está errado foi|saiu por) {money} [<fixIt>]",
            "<change> [o|a] valor [de|do|da|no|na] {purchase} [o certo|o correto] (é|foi|era|são|foram|deu) {money}",
            "<change> <my> {purchase} [que] [<logged>|tá|está|ficou|saiu] [com|como|em|de] {money:oldAmount} (pra|para|por|mas foi|mas era|e foi|e era|era|foi|o certo é) {money}",
            "<inFact> <my> [gasto|compra|despesa|lançamento] [do|da|de|no|na] {purchase} (foi|foram|deu|deram|custou|custaram|era|eram|saiu por|saiu|ficou em|ficou|é) {money} [(e não|não|em vez de) {money:oldAmount}] [<fixIt>]",
            "<my> {item} (na verdade|na vdd|na real|na realidade) (foi|foram|deu|deram|custou|custaram|era|eram|saiu por|saiu|ficou em|ficou por|ficou) {money} [<fixIt>]",
            "<my> {item} (foi|foram|deu|deram|custou|custaram|era|eram|saiu por|saiu|ficou em|ficou por|ficou) (na verdade|na vdd|na real|na realidade) {money} [<fixIt>]",
            "<my> {purchase} (foi|foram|deu|deram|custou|custaram|era|eram|saiu por|saiu|ficou em|ficou|é) {money} (na verdade|na real|na vdd|na realidade|em vez disso|no fim das contas) [<fixIt>]",
            "(errei|me enganei|me confundi|anotei errado|lancei errado|registrei errado|tá errado|está errado) [no|na|o|a] [valor] [do|da|de|no|na] {name} (foi|foram|era|eram|deu|é|custou) {money}",
            "(errei|me enganei|me confundi|anotei errado|lancei errado|registrei errado|tá errado|está errado) [no|na|o|a] [valor] [do|da|de|no|na] {name} (foi|foram|era|eram|deu|é|custou) {money} (e não|não) {money:oldAmount}"
          ],
          "weight": 6,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<my> {purchase} (foi|foram|deu|deram|custou|custaram|era|eram|saiu|saiu por|ficou|ficou em|é) {money} <fixIt>",
            "[o|a] (valor|preço|total) (certo|correto|real|exato) (do|da|de|no|na) {purchase} (é|foi|era|seria|deu|são|foram) {money} [(e não|não) {money:oldAmount}] [<fixIt>]",
            "[o|a] [valor] (certo|correto) (do|da|no|na) {purchase} (é|foi|era|são|foram) {money} [<fixIt>]"
          ],
          "weight": 14,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "[<change>|marca|anota|registra|lança|põe|pode colocar] [que] <my> [gasto|compra|despesa] [do|da|de|no|na] {purchase} (foi|foram|é|era|pra|para|como) [pago|paga|feito|feita]",
            "<my> [gasto|compra|despesa] [do|da|de|no|na] {purchase} [na verdade] (foi|foram) [pago|paga] [e não|não] [<fixIt>]"
          ],
          "set": {
            "isWay": true
          },
          "weight": 7,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "(coloca|bota|põe|troca|deixa|muda|lança|anota) {money} (no lugar de|em vez de|ao invés de|no lugar dos|onde tá|onde está|e não) {money:oldAmount} (na|no|do|da|de|pro|pra) {purchase}",
            "<change> {money:oldAmount} (pra|para|por) {money} (na|no|do|da|de) {purchase}"
          ],
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<change> <my> <entry> [de|do|da|no|na] [{name}] [de] {money:oldAmount} (pra|para|por) {money}",
            "<change> [o|a] [gasto|compra|despesa|lançamento] de {money:oldAmount} [do|da|no|na|com] {name} (pra|para|por) {money}"
          ],
          "weight": 7
        },
        {
          "say": [
            "[o|a] [meu|minha] (gasto|compra|despesa|lançamento) (do|da|de|com|no|na) {name} (tá|está|ficou|foi|entrou|caiu|saiu|tava) (como|em|na categoria|na categoria de|classificado como|marcado como|lançado como) {category:old} [e|mas] (passa|muda|troca|põe|coloca|bota|move|corrige|joga|altera|era|é|devia ser|deveria ser|é pra ser) [pra|para|em|como] [categoria] {category}",
            "[o|a|os|as] [meu|minha] [gasto|compra|despesa|lançamento] [do|da|de|com|no|na] {purchase} (tá|está|ficou|foi|entrou|caiu|saiu|tava) (como|em|na categoria|na categoria de|classificado como|marcado como|lançado como) {category:old} [e|mas] (passa|muda|troca|põe|coloca|bota|move|corrige|joga|altera|era|é|devia ser|deveria ser|é pra ser) [pra|para|em|como] [categoria] {category}"
          ],
          "weight": 9,
          "allows": [
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "<change> <my> [categoria] [<entry>] [de|do|da|no|na] {name} (pra|para|em|como) [categoria] {category}",
            "<change> [a] categoria [do|da|de] [gasto|compra|despesa] [do|da|de|no|na] {name} (pra|para|em|como) {category}",
            "[o|a] {name} (é|era) (da categoria|categoria) {category}",
            "(coloca|põe|bota|joga|passa|move|mova|classifica|marca|muda|troca) <my> [gasto|compra|despesa] [do|da|de|no|na] {purchase} (pra|para|em|na|como|dentro de|pra dentro de) [a] [categoria] [de] {category}",
            "<my> [gasto|compra|despesa] [do|da|de|no|na] {purchase} (é|devia ser|deveria ser|entra em|entra como|era pra ser|vai em|conta como) [da] [categoria] [de] {category} [e] (não|não é|não era) [da] [categoria] [{words}] [<fixIt>]",
            "<my> [gasto|compra|despesa] [do|da|de|no|na] {purchase} (é|devia ser|deveria ser|entra em|entra como|era pra ser|vai em) [categoria] [de] {category} <fixIt>"
          ],
          "weight": 7,
          "allows": [
            "negation",
            "wish"
          ]
        },
        {
          "say": [
            "<change> [a] data [<entry>|do gasto|da compra|do|da] [de|do|da|no|na] {name} (pra|para) {date:newDate}",
            "(<change>|joga|passa|lança) <my> [gasto|compra|despesa] [do|da|de|no|na] {item} (pra|para|na data de|pra data de|com data de|no dia|com a data de|para a data de) {date:newDate}",
            "[o|a|aquele|aquela] [gasto|compra|despesa] [do|da|de|no|na] {purchase} [na verdade] foi {date:newDate} [não|e não] [{date:oldDate}]",
            "[o|a|aquele|aquela] [gasto|compra|despesa] [do|da|de|no|na] {purchase} [na verdade] (foi|era) [no|na|em] {date:newDate} [e] (não foi|não) [no|na|em] {date:oldDate} [<fixIt>]",
            "[o|a|aquele|aquela] [gasto|compra|despesa] [do|da|de|no|na] {purchase} (não foi|não era) [no|na|em] {date:oldDate} [e sim|foi|mas] [no|na|em] {date:newDate} [<fixIt>]",
            "[eu] <badEntry> [a data] [do|da|de|no|na|o|a] {purchase} (foi|era) [no|na|em] {date:newDate}",
            "[o|a] {purchase} (foi|era) [no|na|em] {date:newDate} <fixIt>"
          ],
          "weight": 7,
          "allows": [
            "negation"
          ]
        }
      ]
    },
    "delete_expense": {
      "isWrite": true,
      "required": [
        "expenseRef"
      ],
      "questions": {
        "expenseRef": "Qual gasto apago?"
      },
      "sentences": [
        {
          "say": [
            "<slipped> <delete> [o|a|os|as|aquele|aquela|esse|essa] (gasto|despesa|compra|lançamento) (de|do|da|no|na|com) {name} <reason>",
            "<slipped> <delete> [o|a|os|as|aquele|aquela|esse|essa] (gasto|despesa|compra|lançamento) de {money} (de|do|da|no|na|com) {name} <reason>"
          ],
          "weight": 7,
          "allows": [
            "negation",
            "almost",
            "others",
            "reported",
            "advised",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "<slipped> <delete> <entry> [de] [{money}] [de|do|da|no|na|com|em] [{name}] <reason>",
            "<slipped> <delete> <my> [{name}] [de|do|da] (gasto|despesa|compra|lançamento|registro) [de] [{money}] [de|do|da|no|na|com] [{name}] <reason>",
            "<slipped> <delete> <my> {purchase} [de] [{money}] [<fromList>] <reason>",
            "<slipped> <delete> [os|aqueles|as|uns|o] [{money}] [de|do|da|no|na] {purchase} <reason>"
          ],
          "weight": 5,
          "allows": [
            "negation",
            "almost",
            "others",
            "reported",
            "advised",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(o|a|os|as|aquele|aquela|esse|essa) (gasto|despesa|compra|lançamento|registro) [de {money}] (de|do|da|no|na|com|em) {name} <reason> <takeOut>",
            "(o|a|os|as|aquele|aquela|esse|essa|aqueles|aquelas) {purchase} [de {money}] <reason> <takeOut>",
            "(o|a|os|as|aquele|aquela|esse|essa|aqueles|aquelas) {money} (de|do|da|no|na|com) {purchase} <reason> <takeOut>",
            "[eu] (lancei|anotei|registrei|coloquei|botei) [o|a|os|as|esse|essa] {purchase} (duas vezes|{installments:twice}|em dobro|duplicado|duplicada|repetido|repetida|sem querer|por engano|por erro) <takeOut> [um|uma|um deles|uma delas|o segundo|a segunda]",
            "(o|a) {purchase} (tá|está|ficou|saiu|foi|entrou|veio) (duplicado|duplicada|repetido|repetida|em dobro|duas vezes|por engano) <takeOut> [um|uma|um deles|uma delas]",
            "(não comprei|não gastei|não paguei|não teve|não rolou|não foi comigo) [o|a|esse|essa|nada de] {purchase} <takeOut> [o|esse] [gasto|lançamento|registro]",
            "(tem|tá com|está com|ficou com|ficaram|apareceram|aparece|tão|estão|vieram|saíram) [os|as] {number:count} {purchase} [iguais|repetidos|repetidas|duplicados|duplicadas|idênticos|idênticas|a mais] <takeOut> [um|uma|um deles|uma delas|o segundo|a segunda|o repetido]"
          ],
          "weight": 9,
          "allows": [
            "negation",
            "almost",
            "others",
            "reported",
            "advised",
            "wish",
            "future"
          ]
        }
      ]
    },
    "get_expenses": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<howMuch> <spend> [(com|c|em|de|no|na|pra|para|nos|nas)] {category} [e [com|em|de|no|na] {category:other}]",
            "<howMuch> [(com|c|em|de|no|na|nos|nas)] {category} <spend>",
            "<howMuch> (foi|foram|saiu|deu|deram|já foi) [(com|c|em|de|no|na|pra|pro|nos|nas)] {category}",
            "<howMuch> (com|c|em|de|no|na|nos|nas) {category}",
            "[qual] [foi|é] [o] total (pago|gasto|desembolsado|despendido) (com|em|de|no|na|nos|nas) {category}",
            "[<show>] (gastos|despesas|compras|gasto|despesa) (com|em|de|no|na|pra|nos|nas) {category}",
            "<show> (gastos|despesas|compras|gasto|despesa) (com|em|de|no|na|pra|nos|nas) {category}",
            "(gastei|foi|saiu) <howMuch> (com|c|em|de|no|na|nos|nas) {category}",
            "{category} <howMuch> <spend>",
            "<howMuch> (ainda posso|posso|ainda dá pra|dá pra|ainda tenho pra|eu ainda posso|tenho pra) gastar (com|em|de|no|na|nos|nas) {category}",
            "<show> (o que|quanto|com o que) (gastei|a gente gastou|gastamos|eu gastei) (com|em|de|no|na|nos|nas) {category}",
            "<spend> <howMuch> (com|c|em|de|no|na|nos|nas) {category}"
          ],
          "isLoose": true,
          "weight": 2
        },
        {
          "say": [
            "[os|meus] (gastos|despesas) [de|do|em] <shortMonth>"
          ],
          "isAsked": true,
          "weight": 3
        },
        {
          "say": [
            "<spend> (muito|demais|bastante) (com|em|de|no|na|nos|nas) {category}"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 2
        },
        {
          "say": [
            "<show> (gastos|despesas|compras|lançamentos|meus gastos|minhas despesas|minhas compras|saídas)",
            "(com o que|no que|em que|em quê|onde|com que|pra onde) (gastei|foi|foram|vai|tenho gastado|gastamos|tô gastando|estou gastando|eu gastei|gasto mais|gastei mais|foi meu dinheiro|foi o dinheiro) [meu dinheiro|o dinheiro|a grana|mais]",
            "(o que|quanto) [eu|a gente] (gastei|gastou|gastamos|comprei) (com|em|de|no|na|nos|nas) {category}",
            "(gastos|despesas)",
            "[tudo] (o que|que) [eu] (gastei|comprei|paguei|lancei|anotei|registrei)",
            "(lista|relação|extrato|histórico) (de|dos|das) (gastos|despesas|compras)",
            "[<show>] [o|meu] extrato",
            "(meus|todos) [os] [meus] gastos",
            "(minhas|todas) [as] [minhas] despesas",
            "o que (eu|a gente) (gastei|gastou|comprei|comprou)"
          ],
          "isLoose": true
        }
      ]
    },
    "get_incomes": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<howMuch> <income> (de|do|da|com|em) {incomeName}",
            "<howMuch> <income> [de|em] [renda|dinheiro|receita|salário|receitas|grana]",
            "<howMuch> (tive|tenho) de (receita|receitas|renda|entrada|entradas)",
            "<show> (receitas|entradas|rendas|renda|ganhos|recebimentos|rendimentos|receita|proventos|salário)",
            "(o que|quem|tudo que|tudo o que) [eu] (recebi|entrou|ganhei|caiu|faturei) [na conta]",
            "[meus|minhas|todas|todos] (receitas|entradas|ganhos|recebimentos)",
            "qual (foi|é|era) [a] [minha] (renda|receita)",
            "(recebi|ganhei|entrou) <howMuch>",
            "<howMuch> (foi|é) [a|o|os] [meu|minha|meus|minhas] (renda|receita|salário|ganhos|entradas|receitas)",
            "<howMuch> (dinheiro|grana) entrou",
            "[qual] [foi|é] [o] total (recebido|de receitas|das receitas|de recebimentos|dos recebimentos|de entradas)"
          ],
          "isLoose": true,
          "weight": 1
        },
        {
          "say": [
            "(já caiu|já entrou|caiu|entrou|recebi) [algum|alguma|o|meu] (dinheiro|salário|pagamento|grana|coisa|renda) [na conta]"
          ],
          "isLoose": true,
          "isAsked": true
        }
      ]
    },
    "get_finance_summary": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "<howMuch> (saiu|entrou e saiu|foi|já foi|já saiu|saiu já) [da|de|do] [minha|meu] (conta|bolso|carteira|banco)",
            "<howMuch> (já foi embora|foi embora|já se foi|já era|já rodou|já voou|sumiu|evaporou)",
            "[qual] (foi|é|tá|está|deu) [o] [meu|nosso] (gasto|total|gasto total|total de gastos|total gasto|total de despesas|saldo|balanço|resultado)",
            "[o|meu] (mês|orçamento|dinheiro|saldo) (fechou|tá|está|ficou|terminou|vai fechar) [como|no azul|no vermelho|positivo|negativo|apertado|sobrando]",
            "(gastei|gastamos) (mais|menos) (do que|que) [no] (mês passado|ano passado|normal|o normal)"
          ],
          "isLoose": true,
          "weight": 3
        },
        {
          "say": [
            "(será que|acha que|vai|dá|você acha que) [me|ainda|vai] (sobra|sobrar|dá|dar|tenho|consigo|sobraria|daria) [dinheiro|grana|algo|alguma coisa] (pra|para) (viajar|comprar|trocar|guardar|pagar|sair|gastar|fazer|reformar|investir|poupar|chegar|terminar|fechar|passar|ir|curtir|presentear|um|uma|o|a|as|os) [{anything}]",
            "[será que] (sobra|vai sobrar|dá|tenho|tem|cabe|consigo|posso) [dinheiro|grana|no orçamento|espaço|folga] (pra|para) (viajar|comprar|trocar|guardar|sair|fazer|reformar|investir|poupar|curtir|uma viagem|um|uma) [{anything}]",
            "[será que|acha que|você acha que] [eu|a gente] [ainda] (posso|consigo|dá|tenho como|tem como|cabe|daria|conseguiria|poderia) [pra] (gastar|comprar|bancar|pagar|encarar|trocar) {anything} (sem estourar|sem passar|sem furar|sem comprometer|sem ficar|dentro do|no orçamento|esse mês|este mês|nesse mês) [{anything}]"
          ],
          "set": {
            "isNow": true
          },
          "isLoose": true,
          "weight": 3
        },
        {
          "say": [
            "(gasto total|gastos totais|total gasto|total de gastos|total dos gastos|gasto do mês|gastos do mês) [mês|do mês|no mês]",
            "qual (é|foi) [o] resultado (financeiro|do exercício|do ano|do período)",
            "[qual] [o] resultado financeiro [do exercício] [até agora]"
          ],
          "weight": 6
        },
        {
          "say": [
            "<howMuch> <spend> [no total|ao todo|de dinheiro|dinheiro|no geral]",
            "(gastei|gastamos) <howMuch>",
            "<howMuch> (sobrou|sobra|resta|restou|tenho|falta|ainda tenho|ainda posso gastar|posso gastar|dá pra gastar|tem|vai sobrar|me sobrou|me sobra|me resta) [de dinheiro|dinheiro|grana|pra gastar|no mês|pro mês|na conta|de saldo|até o fim do mês|até fim do mês|livre|no orçamento]",
            "(sobrou|sobra|vai sobrar|restou|resta|me sobrou|tem|tenho|ainda tenho|ainda tem|vai faltar|faltou) [algum|alguma] (dinheiro|grana|saldo|coisa) [pra gastar|na conta]",
            "sobrou (algo|alguma coisa|quanto)",
            "<show> <allMoney>",
            "<allMoney>",
            "<allMoney> (como tá|como está|como tão|como estão|como andam|como vão|como foi|como ficou)",
            "(tô|estou|fiquei|fechei|fechamos|terminei|vou fechar|fecho|estamos|estava|acabei) [o mês] (no azul|no vermelho|no negativo|no positivo|bem de dinheiro|bem de grana|mal de dinheiro|com saldo positivo|com saldo negativo|positivo|negativo|devendo|zerado|apertado)",
            "(estourei|passei|ultrapassei|estourei já|estou dentro|tô dentro|estou acima|tô acima|passei do|estourei o|passou) [o|do|da] (orçamento|limite|budget)",
            "<howMuch> (é|tá|está|foi|ficou) [o|meu|os|minhas|as] (saldo|gasto|gastos|despesas|total de gastos|balanço|total gasto|meus gastos|orçamento)",
            "total (gasto|de gastos|de despesas|dos gastos|das despesas)",
            "(gasto|gastos|despesa|despesas) (total|totais)",
            "como (fechei|fechamos|terminei|fiquei|vou fechar|tô fechando) [o|no] [mês]",
            "(tô|estou) (gastando|devendo) (muito|demais|além)",
            "(tô|estou) (gastando|economizando) <howMuch>",
            "como (foi|tá|está|anda|vai|ficou|tá indo|está indo|tem sido|fechou) [o|meu|esse|nosso|este] (ano|mês|semestre|bolso|período) [financeiramente|nas finanças|de grana|de dinheiro|em dinheiro|em termos de dinheiro|de gastos|em gastos]",
            "como (tô|estou|ando|eu tô|eu estou|vou|fui|foi|tá|está) (de dinheiro|de grana|financeiramente|nas finanças|com dinheiro|no financeiro|com o dinheiro|meu mês|o mês|o mês financeiramente)",
            "<howMuch> (economizei|guardei|poupei|consegui guardar|consegui economizar|já economizei|já guardei)",
            "(gastei|recebi|ganhei|entrou) mais (do que|que) (gastei|recebi|ganhei|entrou|ganho|recebo|saiu)",
            "(dá pra|consigo|vou conseguir|será que) (fechar o mês|chegar no fim do mês|fecho o mês|fechar|sobra)",
            "<show> (quanto entrou e quanto saiu|entradas e saídas|receitas e despesas|ganhos e gastos|o que entrou e saiu|quanto entrou e saiu)",
            "(entradas e saídas|receitas e despesas|ganhos e gastos)",
            "quanto (entrou e saiu|saiu e entrou|entrou e quanto saiu|saiu e quanto entrou|recebi e gastei|gastei e recebi|ganhei e gastei|gastei e ganhei) [da minha conta|na minha conta|da conta|na conta|no total]"
          ],
          "isLoose": true
        },
        {
          "say": [
            "[será que] [eu|a gente] [já] (gastei|gastamos|torrei|torramos) (mais de|mais que|menos de|menos que|acima de) {money} [no total|ao todo]",
            "[será que] [eu|a gente] [já] (passei|passamos|ultrapassei|ultrapassamos) [de|dos|os] {money} [gastos|de gastos|em gastos|em despesas|de despesas|no total|ao todo]"
          ],
          "isAsked": true,
          "weight": 3
        },
        {
          "say": [
            "<spend> (muito|demais|bastante|pouco|mais do que devia|além da conta|mais que o normal)"
          ],
          "isLoose": true,
          "isAsked": true
        },
        {
          "say": [
            "<ifClause> {anything} <affordable>",
            "<ifClause> {anything} [o|meu|o meu] (saldo|mês|orçamento|resultado|caixa) (fica|ficaria|fecha|fecharia|estoura|estouraria|aguenta|aguentaria|vai ficar|termina|terminaria) [negativo|positivo|no vermelho|no azul|no negativo|no positivo|apertado|zerado]",
            "<affordable> <ifClause> {anything}",
            "<ifClause> {anything} (ainda consigo|consigo|ainda dá pra|dá pra|ainda dá|dá|vou conseguir|conseguiria|dava pra|daria pra|daria|sobra pra|ainda sobra pra|posso|tenho como|ainda tenho como|como eu faço pra) [eu] [pagar|cobrir|fechar|bancar|dar conta de|dar conta|segurar|aguentar|quitar|chegar|passar|sobreviver|honrar] [com|das|do|da] [as|os|o|a|minhas|meus|até|no|na|todas as] [outras] (contas|boletos|aluguel|mês|despesas|resto do mês|fim do mês|salário|pagamento|condomínio|fatura|conta de luz|parcela do carro|prestação) [do mês|desse mês|tranquilo|numa boa]",
            "<ifClause> {anything} (quanto sobra|quanto me sobra|quanto fica|quanto sobraria|ia sobrar quanto|quanto ia sobrar|me sobraria quanto|sobraria quanto|quanto me sobraria|quanto resta|sobra quanto|fica quanto|quanto vai sobrar|sobra alguma coisa|sobra algo|sobra grana|sobra dinheiro) [pra mim|no mês|até o fim do mês|pro resto do mês|do salário|pra gastar]"
          ],
          "set": {
            "isSupposed": true
          },
          "isLoose": true,
          "allows": [
            "almost"
          ],
          "weight": 8
        },
        {
          "say": [
            "(comprando|gastando|torrando|pagando|pegando|trocando|parcelando) {anything} (<affordable>|<broke>)",
            "<ifClause> {anything} <broke>",
            "[será que] [mais|outro|outra|outros|outras|uns|umas|gastar|gastar mais|comprar|pagar] {money} [de|em|com|no|na|num|numa|pra|pro] {anything} (me quebra|me quebraria|me afunda|me aperta|me deixa (zerado|zerada|liso|lisa|no vermelho|no negativo|apertado|apertada|sem nada|quebrado|quebrada)|(quebra|quebraria|estoura|estouraria|afunda|afundaria|fura|furaria|arrebenta|acaba com|detona|compromete|aperta|cabe|caberia|cabe ainda) [(o|no|meu|no meu|o meu)] (mês|orçamento|bolso))"
          ],
          "set": {
            "isSupposed": true
          },
          "isLoose": true,
          "isAsked": true,
          "weight": 8
        }
      ]
    },
    "create_income": {
      "isWrite": true,
      "required": [
        "actualAmount",
        "name"
      ],
      "questions": {
        "actualAmount": "Quanto entrou?",
        "name": "De onde veio?",
        "type": "Que tipo de receita é?"
      },
      "sentences": [
        {
          "say": [
            "{incomeName} (recebido|recebida|recebidos|recebidas|creditado|creditada|creditados|creditadas) [no valor de|em|de] {money}",
            "(recebimento|crédito) de {incomeName} [no valor de|de] {money}"
          ],
          "weight": 6
        },
        {
          "say": [
            "<i> (<got>;{money};[do|da|de|dos|das|pelo|pela|com|num|numa|por|referente a|referente ao|referente à] {incomeName}) [que] [eu] [fiz|prestei|entreguei|cozinhei|toquei|cantei|fotografei|filmei|decorei|organizei|montei|animei|trabalhei|dei|atendi|cobri]",
            "<i> <got> [um|uma|o|a|meu|minha] {incomeName} [de|no valor de] {money} (da|do|de|dos|das) {name:payer}",
            "<i> (<got>;{incomeName}) [de|foi|no valor de|veio|deu|valor] {money}",
            "[meu|minha|o|a] {incomeName} (entrou|pingou|chegou|veio|bateu|caiu na conta|entrou na conta|caiu {date:when}|acabou de cair|acabou de entrar) [de|em|no valor de|foi|deu] [na conta] {money}",
            "<record> [uma|um|o|a] [receita|entrada|renda|ganho|recebimento] [de|no valor de] ({money};[de|do|da|referente a|referente ao|referente à|relativa a|relativo a|com] {incomeName})",
            "(receita|entrada|renda|ganho|recebimento) [de] ({money};[de|do|da|com] {incomeName})",
            "{incomeName} (entrou|pingou|recebido) {money}",
            "{incomeName} + {money}"
          ],
          "weight": 2
        },
        {
          "say": [
            "[e] [mais] {money} (de|do|da|dos|das|com) {incomeName}"
          ],
          "after": [
            "create_income"
          ],
          "weight": 2
        },
        {
          "say": [
            "{incomeName} (prestado|prestada|prestados|prestadas|realizado|realizada|entregue) [no valor de|em|de] {money} [recebido|recebida|recebidos|recebidas|creditado|creditados|creditada]",
            "{incomeName} {spokenMoney} (recebido|recebida|recebidos|recebidas|creditado|creditada|creditados|creditadas)",
            "(recebido|recebida|recebidos|recebidas|creditado|creditada|creditados|valor recebido|valor creditado) [o|a|de|do|da|referente a|referente ao] {incomeName} [no valor de|de] {money}",
            "{incomeName} (creditado|creditada|creditados|creditadas|depositado|depositada|depositados|depositadas) [em conta|na conta] [no valor de|em|de] {money}",
            "(crédito|recebimento|entrada|ingresso) (de|do|da|dos|das) {incomeName} em conta [no valor de|de] {money}"
          ],
          "weight": 7
        },
        {
          "say": [
            "<i> <got> {money} (do|da|de um|de) (pix|transferência|ted|depósito|doc) (do|da|de|dos|das) {name:payer}",
            "<i> <got> [um|uma] (pix|transferência|ted|depósito|doc) [de|no valor de] {money} (do|da|de|dos|das) {name:payer}",
            "<i> <got> {money} (do|da|dos|das|de um|de uma) {name:payer}",
            "(o|a) {name:payer} (me mandou|me pagou|me transferiu|me passou|me deu|depositou|me fez) [um|uma] [pix|transferência] [de] {money}",
            "<i> <got> [um|uma] (pix|transferência|ted|depósito|doc) [de|no valor de] {money}"
          ],
          "set": {
            "type": "other",
            "isPix": true
          }
        },
        {
          "say": [
            "[o|a|os|as|meu|minha] {person:payer} (mandou|transferiu|depositou|passou|enviou|pagou) {money} [no pix|por pix|via pix|de pix] (pra mim|para mim|na minha conta) [no pix|por pix|via pix|de pix]",
            "[o|a|os|as|meu|minha] {person:payer} (fez|mandou|enviou|passou) [um] pix [de|no valor de] {money} (pra mim|para mim|na minha conta)"
          ],
          "set": {
            "isPix": true
          },
          "weight": 14,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> (apurei|apuramos|faturei|faturamos|lucrei|lucramos|arrecadei|vendi|vendemos) {money} (no|na|nos|nas|com o|com a|num|numa) [meu|minha|nosso|nossa] {name:incomeName}"
          ],
          "weight": 3
        },
        {
          "say": [
            "[o|a] [meu|minha|nosso|nossa] {name:incomeName} (rendeu|faturou|me rendeu|nos rendeu|apurou|deu de lucro|me deu de lucro) {money}"
          ],
          "set": {
            "isTakings": true
          },
          "weight": 3
        },
        {
          "say": [
            "<i> (vendi|vendemos) {number:count} {things:sold} [por|a|de] {money} (cada|cada um|cada uma|a unidade|por unidade|a dúzia)"
          ],
          "set": {
            "type": "other",
            "isEach": true
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (fiz|fizemos|tirei|tiramos|faturei|levantei|lucrei|vendi|vendemos) {money} (de|com|em|vendendo|fazendo) {things:sold}"
          ],
          "set": {
            "type": "other",
            "isMade": true
          },
          "weight": 1
        },
        {
          "say": [
            "[o|a|meu|minha] {incomeName} (de|do|da) {date:worked} [de] {money} [já] (caiu|entrou|pingou|chegou|bateu|veio) [na conta] {date:when} [na conta]",
            "[o|a|meu|minha] {incomeName} (de|do|da) {date:worked} [já] (caiu|entrou|pingou|chegou|bateu|veio) [na conta] {date:when} [na conta] [foi|foram|deu|veio] {money}",
            "(caiu|entrou|pingou|chegou|bateu|veio) {date:when} [o|a|meu|minha] {incomeName} (de|do|da) {date:worked} [de|foi|deu] {money}",
            "<i> recebi {date:when} ({money};[o|a|do|da] {incomeName} (de|do|da) {date:worked})"
          ],
          "weight": 12,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a] [dona|seu|minha|meu] {name:client} [já|finalmente|enfim] (me pagou|me pagaram|me depositou|me transferiu|me mandou|me passou|acertou comigo) [o|a|os|as] {money} (da aula|das aulas|pela aula|pelas aulas) [{things:of}]"
          ],
          "set": {
            "name": "Aulas",
            "type": "freelance"
          },
          "weight": 22,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> (vendi|vendemos) {things:sold} [tudo|todo|toda|todos|todas|inteiro|inteira] (por|a|de|[e] [eu] (apurei|apuramos|faturei|faturamos|lucrei|lucramos|arrecadei|recebi|recebemos|ganhei|ganhamos|peguei|tirei|fiz|levantei|embolsei|me pagaram|entrou|caiu|rendeu|saiu por)|foi|deu|no valor de) {money}",
            "<i> vendi {things:sold} (por|a) {money} (pro|pra|para|ao|à) {name:buyer}",
            "<i> (recebi|ganhei) {money} (vendendo|pela venda de|pela venda do|pela venda da|da venda de|da venda do|da venda da|na venda de|na venda do|na venda da) {things:sold}"
          ],
          "set": {
            "type": "other"
          },
          "weight": 2
        },
        {
          "say": [
            "<i> ganhei {money} (de presente|de aniversário) [da|do|de|dos|das] [{name:giver}]",
            "<i> ganhei {money} [da|do|de|dos|das] (minha vó|minha avó|meu pai|minha mãe|meu avô|meu vô|meus pais|vó|vô|pai|mãe|minha tia|meu tio|minha madrinha|meu padrinho|meus avós|minha sogra|meu sogro) [de presente|de aniversário]"
          ],
          "set": {
            "name": "Presente",
            "type": "gift"
          },
          "weight": 4
        },
        {
          "say": [
            "<i> <got> [o|meu] décimo terceiro [salário] [de|no valor de] {money}",
            "décimo terceiro [salário] [de] {money}"
          ],
          "set": {
            "name": "Décimo terceiro",
            "type": "salary"
          },
          "weight": 4
        },
        {
          "say": [
            "[o|a] [dona|seu|minha|meu] {name:client} [já|finalmente|enfim] (me pagou|me pagaram|me depositou|me transferiu|me mandou|me passou|me deu|acertou comigo) [o|a|os|as] {money} (do|da|dos|das|pelo|pela|de|referente ao|referente à) [meu|minha|meus|minhas] {incomeName}",
            "[o|a] [dona|seu|minha|meu] {name:client} [já|finalmente|enfim] (me pagou|me pagaram|me depositou|me transferiu) [pelo|pela|o|a|os|as] [meu|minha|meus|minhas] {incomeName} [,|foram|deu|no valor de|de] {money}"
          ],
          "weight": 22,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> (<got>|liberaram|pagaram) [a|as|mais uma|uma|outra|minha|a minha|a primeira|a segunda|a terceira|a quarta|a quinta|a última|primeira|segunda|terceira|última] (parcela|parcelinha|cota) [desse mês|deste mês|do mês] (do|da|de|dos|das) [meu|minha] {incomeName} [de|no valor de|foi|deu|veio] {money}",
            "[a|mais uma|uma|minha|a primeira|a segunda|a terceira|a última] (parcela|parcelinha|cota) [desse mês|deste mês|do mês] (do|da|de|dos|das) [meu|minha] {incomeName} [já] (caiu|saiu|entrou|pingou|chegou|veio|bateu) [na conta|hoje|aqui] [de|no valor de|foi|deu] {money}"
          ],
          "weight": 22
        },
        {
          "say": [
            "[o|a|meu|minha] [meu|minha] (chefe|patrão|patroa|empresa|firma|empregador|prefeitura|escola|loja) [já|finalmente|me] (depositou|pagou|liberou|soltou|creditou|mandou|me pagou) [o|meu] (13|13o|13º|décimo terceiro) [o|º] [salário] [de|no valor de|foi|deu] {money}"
          ],
          "set": {
            "name": "13º",
            "type": "salary"
          },
          "weight": 6,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> <got> [o|meu] (13|13o|13º) [o|º] [salário] [de|no valor de] {money}",
            "[o|meu] (13|13o|13º) [o|º] [salário] [(já|tá|está|caiu|entrou|pingou|veio|chegou|saiu)] [na conta] [de] {money}"
          ],
          "set": {
            "name": "13º",
            "type": "salary"
          },
          "weight": 4
        },
        {
          "say": [
            "<i> (fiz|tirei|fechei|faturei|levantei) {money} (de|no|na|com|em|fazendo|rodando|dirigindo|entregando) [o|a] (entrega|entregas) [(no|na|pelo|pela|do|da) (app|aplicativo|ifood|rappi|99|uber|loggi|lalamove)]"
          ],
          "set": {
            "name": "Entregas",
            "type": "freelance"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> (fiz|tirei|fechei|faturei|levantei) {money} (de|no|na|com|em|fazendo|rodando|dirigindo) [o|a] corrida [(no|na|pelo|pela|do|da) (app|aplicativo|99|uber|indrive|cabify)]"
          ],
          "set": {
            "name": "Corrida",
            "type": "freelance"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> (fiz|tirei|fechei|faturei|levantei) {money} (de|no|na|com|em|fazendo|rodando|dirigindo) [o|a] corridas [(no|na|pelo|pela|do|da) (app|aplicativo|99|uber|indrive|cabify)]"
          ],
          "set": {
            "name": "Corridas",
            "type": "freelance"
          },
          "weight": 8
        },
        {
          "say": [
            "<i> (fiz|tirei|fechei|faturei|levantei) {money} (de|no|na|com|em|rodando|dirigindo) [o|a] (aplicativo|app)"
          ],
          "set": {
            "name": "Corridas e entregas",
            "type": "freelance"
          },
          "weight": 8
        },
        {
          "say": [
            "[os|as] (me devolveram|me estornaram|me reembolsaram|me ressarciram) [os] {money} [(da|do|de|dos|das|pela|pelo) {words}]",
            "[o|a] {name:payer} (me estornou|me reembolsou|me ressarciu) [os] {money} [(da|do|de|dos|das|pela|pelo) {words}]"
          ],
          "set": {
            "name": "Reembolso",
            "type": "other"
          },
          "weight": 14,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a] [minha|meu|meus|minhas] <family> (deu|deram|mandou|mandaram) {money} (de presente|de aniversário|de natal|pelo meu aniversário|pro meu aniversário|no meu aniversário)",
            "<i> ganhei {money} (no aniversário|no meu aniversário|de aniversário|no natal)"
          ],
          "set": {
            "name": "Presente",
            "type": "gift"
          },
          "weight": 8,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[meu|o] (salário|pagamento) (caiu|entrou|pingou) (hoje|ontem|agora|na conta|cedo) {money}"
          ],
          "set": {
            "name": "Salário",
            "type": "salary"
          },
          "weight": 8
        },
        {
          "say": [
            "salário {money}",
            "[o|meu|a] [minha] (chefe|patrão|patroa|empresa|firma|empregador) [já|finalmente] (pagou|depositou|me pagou|liberou|mandou) [o|meu] (salário|pagamento|ordenado|mês) [de] {money}",
            "[meu|o] salário (caiu|entrou|pingou|chegou|veio|tá na conta|está na conta) {money}"
          ],
          "set": {
            "name": "Salário",
            "type": "salary"
          },
          "weight": 2,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a] uber <gigPays>",
            "<i> <gigCame> (do|da|de|no|na|pelo|pela|com o|com a|rodando de|rodando no|rodando na|fazendo) uber"
          ],
          "set": {
            "name": "Uber",
            "type": "freelance"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a] (99|99pop|99 pop|noventa e nove) <gigPays>",
            "<i> <gigCame> (do|da|de|no|na|pelo|pela|com o|com a|rodando de|rodando no|rodando na|fazendo) (99|99pop|99 pop|noventa e nove)"
          ],
          "set": {
            "name": "99",
            "type": "freelance"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a] ifood <gigPays>",
            "<i> <gigCame> (do|da|de|no|na|pelo|pela|com o|com a|rodando de|rodando no|rodando na|fazendo) ifood"
          ],
          "set": {
            "name": "iFood",
            "type": "freelance"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a] rappi <gigPays>",
            "<i> <gigCame> (do|da|de|no|na|pelo|pela|com o|com a|rodando de|rodando no|rodando na|fazendo) rappi"
          ],
          "set": {
            "name": "Rappi",
            "type": "freelance"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a] (indrive|indriver) <gigPays>",
            "<i> <gigCame> (do|da|de|no|na|pelo|pela|com o|com a|rodando de|rodando no|rodando na|fazendo) (indrive|indriver)"
          ],
          "set": {
            "name": "inDrive",
            "type": "freelance"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a] (lalamove|lala move) <gigPays>",
            "<i> <gigCame> (do|da|de|no|na|pelo|pela|com o|com a|rodando de|rodando no|rodando na|fazendo) (lalamove|lala move)"
          ],
          "set": {
            "name": "Lalamove",
            "type": "freelance"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a] loggi <gigPays>",
            "<i> <gigCame> (do|da|de|no|na|pelo|pela|com o|com a|rodando de|rodando no|rodando na|fazendo) loggi"
          ],
          "set": {
            "name": "Loggi",
            "type": "freelance"
          },
          "weight": 9,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> (recebi|entrou|entraram|pingou|pingaram|caiu|caíram|faturei|levantei|embolsei) {money} (de|do|da|dos|das|com) [um|uma|uns|umas|o|a|os|as] (frete|fretes)"
          ],
          "set": {
            "name": "Frete",
            "type": "freelance"
          },
          "weight": 9
        },
        {
          "say": [
            "<i> (recebi|entrou|entraram|pingou|pingaram|caiu|caíram|faturei|levantei|embolsei) {money} (de|do|da|dos|das|com) [um|uma|uns|umas|o|a|os|as] (carreto|carretos)"
          ],
          "set": {
            "name": "Carreto",
            "type": "freelance"
          },
          "weight": 9
        },
        {
          "say": [
            "<i> (recebi|entrou|entraram|pingou|pingaram|caiu|caíram|faturei|levantei|embolsei) {money} (de|do|da|dos|das|com) [um|uma|uns|umas|o|a|os|as] (corrida|corridas)"
          ],
          "set": {
            "name": "Corrida",
            "type": "freelance"
          },
          "weight": 9
        },
        {
          "say": [
            "<i> (recebi|entrou|entraram|pingou|pingaram|caiu|caíram|faturei|levantei|embolsei) {money} (de|do|da|dos|das|com) [um|uma|uns|umas|o|a|os|as] (marmita|marmitas|quentinha|quentinhas)"
          ],
          "set": {
            "name": "Marmitas",
            "type": "freelance"
          },
          "weight": 9
        },
        {
          "say": [
            "[o|a|os|as|um|uma|meu|minha|meus|minhas] {incomeName:payer} [finalmente|enfim|já|me] (me pagou|me pagaram|pagou|pagaram|depositou|depositaram|transferiu|mandou|me mandou|me transferiu|me depositou) {money} (do|da|pelo|pela|de|referente ao|referente à) [meu|minha] {incomeName:wage}",
            "[o|a|os|as|um|uma|meu|minha|meus|minhas] {incomeName:payer} [finalmente|enfim|já|me] (me pagou|me pagaram|pagou|pagaram|depositou|depositaram|transferiu|acertou comigo|acertou|quitou|mandou|me mandou) [a|o|as|os|da|do|pela|pelo|de|uma|um] [minha|meu] {incomeName:wage} [de|no valor de] {money}",
            "[o|a|os|as|um|uma|meu|minha|meus|minhas] {incomeName:payer} [finalmente|enfim|já|me] (me pagou|me pagaram|pagou|pagaram|depositou|depositaram|transferiu|acertou comigo|acertou|quitou|mandou|me mandou|fez o pix) [a|o|as|os|da|do|pela|pelo|de|uma|um] [minha|meu] [<wages>] [de|do|da] [{name:what}] {money}"
          ],
          "set": {
            "isPaidBy": true
          },
          "weight": 4,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a|os|as|um|uma|meu|minha|meus|minhas] {incomeName:payer} [finalmente|enfim|já|me] (me pagou|me pagaram|pagou|pagaram|depositou|depositaram|transferiu|acertou|mandou|me mandou) [os|aqueles] {money} (do|da|dos|das|pelo|pela|pelos|pelas|de|por) [um|uma|meu|minha] {name:work}"
          ],
          "set": {
            "isPaidBy": true
          },
          "weight": 3,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> (fiz|dei|peguei|entreguei|terminei|fechei|toquei|atendi|rodei) [um|uma|uns|umas|o|a|{number:count}] {incomeName} [(no|na|pra|pro|de|do|da|com) {words}] [e] (ganhei|recebi|tirei|faturei|me pagaram|me deram|embolsei|entrou|rendeu|me rendeu|deu|caíram|lucrei) {money}",
            "[o|a|meu|minha] [meu|minha] (chefe|patrão|patroa|empresa|firma|empregador|governo|inss|banco|faculdade|escola|prefeitura|seguradora|receita|loja|escritório) [já|finalmente|me] (depositou|pagou|liberou|me pagou|me depositou|creditou|devolveu|me devolveu|reembolsou|estornou) [o|a|os|as] [meu|minha|meus|minhas] {incomeName} [de|no valor de] {money}",
            "(pagaram|depositaram|liberaram|creditaram|devolveram|saiu|saíram|estornaram) [o|a|os|as] (meu|minha|meus|minhas) {incomeName} [de|no valor de] {money} [(do|da|dos|das|pelo|pela) {words}]"
          ],
          "weight": 5,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "[o|a|meu|minha] [meu|minha] (chefe|patrão|patroa|empresa|firma|empregador) [me] (adiantou|antecipou) {money} [do|de] [salário|pagamento|mês]",
            "<i> <got> [um|o|meu] (adiantamento|vale) [do salário|salarial|do mês|do mês que vem] [de] {money}"
          ],
          "set": {
            "name": "Adiantamento do salário",
            "type": "salary"
          },
          "weight": 6,
          "allows": [
            "others",
            "future"
          ]
        },
        {
          "say": [
            "[o|a|meu|minha] [meu|minha] (chefe|patrão|patroa|empresa|firma|gerente|diretor|diretora) me (deu|pagou|mandou|depositou) {money} de (bônus|gratificação|prêmio|bonificação)",
            "[o|a|meu|minha] [meu|minha] (chefe|patrão|patroa|empresa|firma) me (deu|pagou|mandou) [um|uma] (bônus|gratificação|prêmio|bonificação) [de] {money}"
          ],
          "set": {
            "name": "Bônus",
            "type": "bonus"
          },
          "weight": 6,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "<i> <got> [a|minha|o|meu] (primeira|segunda|1a|2a) (parcela|metade|parte) (do|de) [meu] (13|13o|13º|décimo terceiro|décimo) [salário] [foi|de|deu] {money}",
            "(primeira|segunda) (parcela|metade|parte) (do|de) [meu] (13|décimo terceiro|décimo) [salário] (caiu|entrou|na conta|pingou|chegou) {money}"
          ],
          "set": {
            "name": "Décimo terceiro",
            "type": "salary"
          },
          "weight": 12
        },
        {
          "say": [
            "<i> <got> {money} (do|da|de|dos|das|pelo|pela) {incomeName} que [eu] (possuo|tenho|alugo|fiz|prestei|faço|presto|mantenho|dei|entreguei) [{words}]"
          ],
          "weight": 4
        },
        {
          "say": [
            "[o|a|os|as|meu|minha|meus|minhas] {incomeName} (rendeu|renderam|me rendeu|me renderam|pagou|pagaram) [mais] {spokenMoney}",
            "[o|a|os|as|meu|minha|meus|minhas] {incomeName} (rendeu|renderam|me rendeu|me renderam) [mais] {money}"
          ],
          "weight": 2
        },
        {
          "say": [
            "<i> (desapeguei do|desapeguei da|me desfiz do|me desfiz da|consegui vender|finalmente vendi|vendi) [meu|minha|o|a|uns|umas|um|uma] {things:sold} [na olx|no enjoei|no marketplace|no brechó|no bazar|pela internet|na internet|pro vizinho] (por|a|de|e recebi|e ganhei|foi|deu|saiu por|e tirei) {money}",
            "<i> passei {things:sold} (pra frente|adiante) (por|a) {money}"
          ],
          "set": {
            "type": "other"
          },
          "weight": 3
        },
        {
          "say": [
            "[o|a] [minha|meu|meus|minhas] <family> me (deu|deram|mandou|mandaram|passou|presenteou com|fez um pix de|mandou um pix de|depositou) {money} [de|pelo|no|como] [presente] [de] [aniversário|presente|natal|páscoa|dia das crianças|formatura|casamento|dia dos pais|dia das mães]",
            "<i> (ganhei|recebi) {money} (do|da|dos|das|de) [minha|meu|meus|minhas] <family> (de|pelo|no|como|pro) [presente] [de] (natal|aniversário|páscoa|formatura|casamento|presente)",
            "<i> ganhei [de|da|do|dos|das] [minha|meu|meus|minhas] <family> {money} [de|pelo|no|como] [presente|aniversário|natal]",
            "<i> (ganhei|recebi) {money} (de presente|de aniversário|no meu aniversário|de natal|no natal|de presente de natal|de presente de aniversário|no amigo secreto) [da|do|de|dos|das] [{name:giver}]"
          ],
          "set": {
            "name": "Presente",
            "type": "gift"
          },
          "weight": 5,
          "allows": [
            "others"
          ]
        },
        {
          "say": [
            "{incomeName} [de|no valor de] {money} (entrou|caiu|pingou|chegou|veio|bateu|na conta|creditado|creditada|depositado|depositada|recebido|recebida|hoje na conta|caiu na conta|entrou na conta)",
            "[o|a|meu|minha] [meu|minha] {surelyIncome} (na conta|caiu|entrou|pingou|tá na conta|está na conta|chegou|saiu) {money}",
            "(me pagaram|me pagou|recebi|caiu|entrou) [o|a|os|as|meu|minha] {incomeName} [de|do|da] [{name:what}] [foi|foram|deu|no valor de|de] {money}",
            "{money} (do|da|de|pelo|pela|referente a|referente ao) {incomeName} (caiu|caíram|entrou|entraram|pingou|na conta|recebido|recebidos|chegou|chegaram|tão na conta|estão na conta)",
            "<i> (fiz|faturei|tirei|ganhei|recebi|levantei|embolsei) {money} (com|fazendo|em|de|dando|vendendo|no|na|num|numa|nas|nos) [um|uma|uns|umas] {incomeName}"
          ],
          "weight": 3
        },
        {
          "say": [
            "[o|a|meu|minha] [meu|minha] {surelyIncome} [já] (tá|está|tão|estão) na [minha] conta {money}"
          ],
          "weight": 13
        },
        {
          "say": [
            "(recebi|caiu|entrou|ganhei|pingou) [meu|minha|o|a|um|uma|do|da|de|uns] {incomeName}",
            "<record> [uma|um] (receita|entrada|renda|recebimento) [de|do|da] {incomeName}"
          ],
          "weight": -1
        },
        {
          "say": [
            "<i> (recebi|recebemos) (um dinheiro|um dinheirinho|uma grana|uma graninha|um troco|uns trocados|um pagamento|uma grana extra|um dinheiro extra)",
            "(entrou|caiu|pingou) (um dinheiro|um dinheirinho|uma grana|uma graninha|uma grana extra|um dinheiro extra) [na conta|na minha conta]"
          ],
          "weight": 2
        },
        {
          "say": [
            "<i> (recebi|ganhei) {money}",
            "(entrou|caiu|pingou) {money} [na conta|na minha conta|no banco]",
            "<record> [uma|um] (receita|entrada|renda|recebimento) [de] {money}"
          ],
          "weight": -2
        }
      ]
    },
    "create_bill": {
      "isWrite": true,
      "required": [
        "name",
        "amount",
        "dueDay"
      ],
      "questions": {
        "name": "Que conta é essa?",
        "amount": "Qual é o valor?",
        "dueDay": "Em que dia vence?",
        "category": "Em que categoria coloco?"
      },
      "sentences": [
        {
          "say": [
            "[agora|a partir de agora|todo mês|desde esse mês|a partir desse mês|a partir do mês que vem] [eu|a gente] (pago|pagamos|tô pagando|estou pagando|vou pagar|comecei a pagar|passei a pagar|vou ter|vou ter agora|vou passar a pagar|passa a ser) [agora|uns|mais] {money} [<perMonth>] (de|no|na|pelo|pela|pro|pra) {name} [<due>] {dueDay} [<addIt>]",
            "[agora|a partir de agora|todo mês|desde esse mês|a partir desse mês|a partir do mês que vem] [eu|a gente] (pago|tenho|tem|temos|tô com|vou ter|vai ter|passei a ter|comecei a pagar|passei a pagar|vou pagar|tô pagando) [a|o] <bill> {bill} ([de|por|no valor de|a|que é|é] {money} [<perMonth>];[<due>] {dueDay}) [<addIt>]"
          ],
          "weight": 14,
          "allows": [
            "others",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "(matriculei|inscrevi|coloquei|botei|pus) [o|a|meu|minha|os|as|meus|minhas] [filho|filha|filhos|filhas|menino|menina|crianças|caçula|mais velho] (na|no|em) {name} ([de|por|é|sai|custa] {money} [<perMonth>];[e] [<due>] {dueDay}) [<addIt>]",
            "(faz|faça|fazer|quero fazer|preciso fazer) [um|o] cadastro (de|da|do) [<bill>] ({name};[de|por|no valor de] {money} [<perMonth>];[e] [<due>] {dueDay})"
          ],
          "weight": 13,
          "allows": [
            "others",
            "wish"
          ]
        },
        {
          "say": [
            "<newBill> {name} (nas assinaturas|nas minhas assinaturas|nas contas fixas|nas minhas contas fixas|nas contas|nas minhas contas|nas mensalidades|como assinatura|como mensalidade|nas contas do mês|nas despesas fixas|nas contas mensais|na lista de contas|como conta fixa|como conta) ([de|por|é] {money} [<perMonth>];[e] [<due>] {dueDay})",
            "<newBill> {name} (nas assinaturas|nas minhas assinaturas|nas contas fixas|nas minhas contas fixas|nas mensalidades|como assinatura|como mensalidade|nas despesas fixas|nas contas mensais|como conta fixa) [de|por|é] {money} [<perMonth>]",
            "(começa|começou|entrou|começa a valer|passa a valer|vai começar|inicia) [agora|esse mês|este mês|mês que vem|no mês que vem] [a cobrança do|a cobrança da|o|a] {bill} ([de|por|no valor de] {money} [<perMonth>];[e] [<due>] {dueDay}) [<addIt>]"
          ],
          "weight": 14,
          "allows": [
            "others",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "<newBill> [nova|novo|outra|outro|mais uma|mais um] (conta|boleto|despesa|mensalidade|assinatura|cobrança|gasto|lançamento) [fixa|fixo|mensal|recorrente|nova|novo] [de|do|da|dos|das|pro|pra|chamada|chamado|:] ({name};[de|por|no valor de|é|são|custa|valor|valor de|dá|sai|sai por] {money} [<perMonth>];[e] [<due>] {dueDay}) [<inCategory>|<addIt>]",
            "<newBill> entre [as] [minhas] (contas|contas fixas|despesas fixas|contas mensais|contas do mês|assinaturas) [a|o] ({name};[de|por|no valor de|é|custa|valor] {money} [<perMonth>];[<due>|que vence] {dueDay})",
            "<newBill> (na|nas|pra|à|em) [minha|minhas] (lista de contas|contas|contas fixas|despesas fixas|lista de contas fixas|contas do mês|contas mensais|lista) [a|o] ({name};[de|por|no valor de|é|são|custa|valor|dá|sai] {money} [<perMonth>];[e] [<due>] {dueDay})",
            "(todo mês|por mês|mensalmente) (sai|saem|debita|debitam|vai|vão|desconta|descontam|cobram|tem) {money} (da|do|de|pra|pro|no|na) {name} [<due>] {dueDay} [<addIt>]",
            "(sai|saem|debita|debitam|desconta|descontam|cobram) {money} (da|do|de|pra|pro|no|na) {name} [<due>] {dueDay} <addIt>",
            "<newBill> [a|o] <bill> {bill} [de|por|no valor de|é|custa] {money} [<perMonth>] (no|todo|pra|pro) [todo] {dueDay}"
          ],
          "weight": 13,
          "allows": [
            "others",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "<newBill> [uma|um|a|o] (conta|boleto|cobrança|despesa) [só|apenas] (desse mês|deste mês|do mês|avulsa|avulso|única|único|pontual|só esse mês|não recorrente|dessa vez|uma vez só|de uma vez só|sem repetir|que não repete) [de|do|da|pro|pra|:] ({name};[de|por|no valor de|é|valor|:] {money};[e] [<due>] {dueDay})",
            "<newBill> [uma|um|a|o] (conta|boleto|cobrança|despesa) [de|do|da|pro|pra|:] ({name};[de|por|no valor de|é|valor] {money};[e] [<due>] {dueDay}) [é] [só|apenas] (desse mês|deste mês|esse mês|este mês|dessa vez|avulsa|avulso|uma vez só|não repete|sem repetir|não é recorrente|não é fixa|não é todo mês|conta única|pagamento único)"
          ],
          "set": {
            "isOnce": true
          },
          "weight": 15,
          "allows": [
            "others",
            "wish",
            "future",
            "negation"
          ]
        },
        {
          "say": [
            "<newBill> [conta|boleto|uma conta|um boleto|despesa fixa|uma despesa fixa] [fixa|fixo|mensal|recorrente|nova|novo] [de|do|da|dos|das|pro|pra] ({name};[de|por|no valor de|é|são|custa|valor|valor de|dá|sai] {money} [<perMonth>];[<due>] {dueDay}) [<inCategory>]",
            "<newBill> [conta|boleto|uma conta|um boleto|despesa fixa|uma despesa fixa] [fixa|fixo|mensal|recorrente|nova|novo] [de|do|da|dos|das|pro|pra] {name} (que vence|com vencimento|vencendo|vence) [todo|no|em] {dueDay} [e é|e custa|de|no valor de|por|valor] {money} [<perMonth>]",
            "(<newBill>|tenho|tem|agora tenho|passei a ter|vou ter|agora tem) [uma|a|de|o] (conta|despesa|boleto|mensalidade|assinatura|gasto) [fixa|fixo|mensal|recorrente|nova|novo] [de|do|da|dos|das|pro|pra|chamada|chamado] ({name};[de|por|no valor de|é|são|custa|valor|valor de|dá|sai] {money} [<perMonth>];[<due>] {dueDay}) [<inCategory>]",
            "<newBill> {name} como (conta fixa|conta mensal|despesa fixa|conta|assinatura) ([de|por|no valor de|é|custa|valor|valor de] {money} [<perMonth>];[<due>] {dueDay})",
            "(assinei|contratei|assinamos|contratamos|comecei a pagar|passei a pagar|fiz|fechei|acabei de assinar|acabei de contratar|renovei|aderi a|aderi ao|entrei na|entrei no|me matriculei na|me matriculei no) [a|o|um|uma] [assinatura do|assinatura da|assinatura de|assinatura|boleto do|boleto da|mensalidade do|mensalidade da|mensalidade de] ({name};[de|por|no valor de|é|são|custa|valor|valor de|dá|sai|sai por|sai a|fica em|fica|a] {money} [<perMonth>];[<due>] {dueDay})",
            "<bill> {bill} ([é|custa|são|fica em|fica|dá|sai por|sai|de|no valor de|valor|vai ser] {money} [<perMonth>];[e] [<due>] {dueDay}) <addIt>",
            "{name} ([é|custa|são|fica em|fica|dá|sai por|sai|de|no valor de|valor|vai ser] {money} [<perMonth>];[e] [<due>] {dueDay}) <addIt>",
            "[todo] {dueDay} [eu|a gente] (pago|pagamos|vence|tenho que pagar|tem|cai|debita|vai) ({money};[de|do|da|o|a|no|na|pelo|pela|pra|pro] {name}) [<addIt>]",
            "(conta fixa|despesa fixa|conta fixa nova|conta mensal nova|boleto novo|despesa fixa nova|nova despesa fixa|nova conta|conta nova|nova conta fixa|conta mensal|boleto mensal) [de|do|da] ({name};{money} [<perMonth>];[<due>] {dueDay})",
            "<bill> {bill} [de] {money} [<perMonth>] [<due>] {dueDay} [<addIt>]",
            "{name} {money} [<perMonth>] [<due>] {dueDay} <addIt>",
            "{bill} (nova|novo) [de|por] {money} [<perMonth>] <due> {dueDay}"
          ],
          "weight": 5,
          "allows": [
            "others",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "(assinei|assinamos|acabei de assinar) [a|o|um|uma] [assinatura do|assinatura da|assinatura de|assinatura|boleto do|boleto da|mensalidade do|mensalidade da|mensalidade de] ({name};[de|por|no valor de|é|são|custa|valor|valor de|sai|sai por|sai a|tá saindo a|fica em|fica|a] {money} [<perMonth>])",
            "(assinei|contratei|assinamos|contratamos|fechei|acabei de assinar|acabei de contratar|renovei|fiz|fizemos) [a|o|um|uma] [assinatura do|assinatura da|assinatura de|assinatura|boleto do|boleto da|mensalidade do|mensalidade da|mensalidade de] {name} (que sai por|que sai a|que custa|que fica em|que fica por|que é|que dá|que vem a|a|por|no valor de|de) {money} <perMonth>",
            "(fiz|fizemos|peguei|pegamos) [um|uma|o|a] {bill} (de|por|a|no valor de) {money} <perMonth>",
            "[agora] (entrei|comecei|me matriculei|matriculei [as|os|o|a|meu|minha] (crianças|meninos|meninas|filho|filha|filhos)) (na|no|em) {name} [com] [a] mensalidade [de|é|é de|fica em] {money}",
            "[agora] matriculei [as|os|o|a|meu|minha] (crianças|meninos|meninas|filho|filha|filhos) (na|no|em) {name} [por] {money} <perMonth>",
            "[agora] [eu] (tô pagando|estou pagando|to pagando|comecei a pagar|passei a pagar) {money} <perMonth> (de|do|da|pelo|pela|na|no) {name}",
            "(contratei|comecei a pagar|passei a pagar|fechei|acabei de contratar|renovei|entrei na|entrei no|me matriculei na|me matriculei no|aderi a|aderi ao) [a|o|um|uma] [assinatura do|assinatura da|assinatura de|assinatura|boleto do|boleto da|mensalidade do|mensalidade da|mensalidade de] ({name};[de|por|no valor de|é|são|custa|valor|valor de|a] {money} <perMonth>)",
            "<newBill> [a|o|uma|um] (conta|despesa fixa|boleto|mensalidade|assinatura) [fixa|fixo|mensal|recorrente|nova|novo] [de|do|da|pro|pra] ({name};[de|por|no valor de|é|custa|valor|valor de] {money} [<perMonth>])",
            "<newBill> [a|o] {bill} [de|por|no valor de|é|custa|valor|valor de] {money} [<perMonth>]",
            "<newBill> [a|o|uma|um] (conta|despesa fixa|boleto|mensalidade|assinatura) [fixa|fixo|mensal|recorrente|nova|novo] [de|do|da|pro|pra] {name} [[<due>] {dueDay}]",
            "(assinei|assinamos|acabei de assinar) [a|o|um|uma] [assinatura do|assinatura da|assinatura de|assinatura|boleto do|boleto da|mensalidade do|mensalidade da|mensalidade de] {bill}",
            "(cadastra|cadastre|cadastrar|cria|crie|criar) [a|o|minha|meu] {bill} [[<due>] {dueDay}]",
            "<newBill> [uma|a] [nova] (conta fixa|conta mensal|conta|despesa fixa)",
            "[o|a|meu|minha] {bill} [<due>] {dueDay}"
          ],
          "weight": 3
        },
        {
          "say": [
            "<newBill> [uma|um|a|o] (conta|boleto|despesa|assinatura|mensalidade) (nova|novo|fixa|fixo|mensal|recorrente) [nova|novo]"
          ],
          "weight": 8
        },
        {
          "say": [
            "<bill> {bill} (é|custa|são|fica em|fica|vai ser|dá|sai por|sai|de|agora é|passou pra|tá em|está em) {money} [<perMonth>] [e] [<due>] {dueDay} [<addIt>]",
            "<bill> {bill} [<due>] {dueDay} [e] (é|custa|são|fica em|fica|vai ser|dá|sai por|sai|de|valor de|no valor de) {money} [<perMonth>] [<addIt>]"
          ],
          "weight": 12,
          "allows": [
            "others",
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "<bill> {bill} (é|custa|são|fica em|fica|dá|sai por|sai|agora é) {money} <perMonth>"
          ],
          "weight": 12,
          "allows": [
            "others",
            "future",
            "wish"
          ]
        }
      ]
    },
    "mark_bill_paid": {
      "isWrite": true,
      "required": [
        "billRef"
      ],
      "questions": {
        "billRef": "Qual conta você pagou?"
      },
      "sentences": [
        {
          "say": [
            "<i> (paguei|já paguei|quitei|já quitei|acabei de pagar|resolvi|já resolvi|acertei|já acertei|liquidei|matei|já matei) (a conta|o boleto|a fatura|a mensalidade|a guia) (de|do|da|dos|das) {bill} [<billMonth>] <payHow>"
          ],
          "weight": 6
        },
        {
          "say": [
            "<bill> {bill} [<billMonth>] (<arePaid>|<isDone>) <payHow> [veio|deu|foi|ficou|ficou em|por|de|saiu|saiu por|no valor de|valor|total|total de|dessa vez foi|dessa vez veio] {money} <payHow>",
            "(pagamento|quitação) (de|do|da|dos|das) <bill> {bill} [<billMonth>] (feito|feita|realizado|efetuado|concluído|ok|confirmado) [valor|valor de|no valor de|foi|deu] {money} <payHow>",
            "[dar|dá|dê|deu|pode dar|dei] baixa (na|no|em|nas|nos|da|do) <bill> {bill} [<billMonth>] [paguei|quitei|foi|deu|veio|de|no valor de] {money} <payHow>",
            "<bill> {bill} [<billMonth>] (veio|deu|foi|ficou|ficou em|saiu|fechou em|chegou) {money} [e|mas] [eu] [já|agora] (paguei|tá pago|tá paga|quitei|está paga|está pago|foi paga|foi pago|acertei|pagamos) <payHow>",
            "<bill> {bill} [<billMonth>] (veio|deu|foi|ficou|ficou em|saiu|fechou em|chegou) {money} [e|mas] [já] (foi|caiu|debitou|debitaram|descontaram|saiu|entrou|foi debitada|foi debitado) [já] (no débito automático|em débito automático|pelo débito automático|no automático|direto da conta|da conta)",
            "(veio|deu|foi|ficou em|vieram) {money} (de|da|do|na|no) <bill> {homeBill:bill} [<billMonth>] [e|mas] [eu] [já|agora] (paguei|tá pago|tá paga|quitei|está paga|está pago|foi paga|foi pago|acertei|pagamos) <payHow>"
          ],
          "weight": 12
        },
        {
          "say": [
            "<payLead> [só] <i> <paid> <bill> {bill} [<billMonth>] <payHow> <lateFee> [tudo|no total|o total|agora] [veio|deu|foi|ficou|ficou em|ficou por|fechou em|saiu|saiu por|foi pra|foi a|subiu pra|chegou a|passou pra|virou|somou|totalizou|são|deram|vieram|paguei] [tudo] {money} <payHow>",
            "<payLead> [só] <i> <paid> <bill> {bill} [<billMonth>] <payHow> [e|que] (veio|deu|foi|ficou|ficou em|ficou por|fechou em|saiu|saiu por|foi pra|foi a|subiu pra|chegou a|virou|somou|totalizou|deram|vieram|paguei) [tudo] {money} <lateFee>",
            "<markPaid> <bill> {bill} [<billMonth>] (como paga|como pago|como quitada|como quitado|paga|pago) <payHow> [e] (foi|deu|veio|ficou em|saiu|saiu por|no valor de|valor|valor de|por|de|paguei) {money}",
            "<payLead> <i> <paid> <bill> {bill} [<billMonth>] <payHow> [que|mas|e|agora|já] (subiu pra|aumentou pra|foi pra|baixou pra|caiu pra|chegou a|passou pra|reajustou pra) {money}",
            "<bill> {bill} [<billMonth>] <wasDue> [foi|deu|veio|era|de|no valor de] {money} [mas|e|só que] [eu] [só] (paguei|quitei|paga|pago|foi paga|foi pago|consegui pagar|acabei de pagar|tá paga|tá pago) [só]",
            "<bill> {bill} [<billMonth>] <wasDue> [mas|e|só que] [eu] [só] (paguei|quitei|paga|pago|foi paga|foi pago|consegui pagar|acabei de pagar|tá paga|tá pago) [só] [foi|deu|veio|por] {money}",
            "<payLead> <i> <paid> <payHow> <bill> {bill} [<billMonth>] <lateFee> [tudo|no total] [veio|deu|foi|ficou|ficou em|saiu|saiu por|foi pra|subiu pra|virou] {money}",
            "<payLead> <i> <paid> <bill> {bill} [<billMonth>] <payHow> (mas|e|só que|que) (veio|tá|tava|foi|ficou|deu) [bem|muito|super|ainda] [mais|meio] (cara|caro|alta|alto|salgada|salgado|barata|barato|baixa|baixo|puxada|puxado) [esse mês|dessa vez|que o normal|que antes] [deu|foi|veio|ficou em] {money}",
            "<bill> {bill} [<billMonth>] (<arePaid>|<isDone>) <payHow> <lateFee> [tudo|no total] [veio|deu|foi|ficou|ficou em|saiu|saiu por|foi pra|subiu pra|chegou a|virou] {money}"
          ],
          "weight": 16
        },
        {
          "say": [
            "<bill> {bill} [<billMonth>] <wasDue> [mas|e|só que] [eu] [só] (paguei|quitei|paga|pago|foi paga|foi pago|consegui pagar|acabei de pagar|tá paga|tá pago) [só]",
            "<i> <paid> <bill> {bill} [<billMonth>] que <wasDue>",
            "<i> <paid> <bill> {bill} [<billMonth>] que <wasDue> [foi|deu|veio|por] {money}"
          ],
          "weight": 16,
          "allows": [
            "future"
          ]
        },
        {
          "say": [
            "<bill> {bill} [<billMonth>] <arePaid> <payHow> [então|aí|por favor] <tick> [ela|ele|isso|essa|esse] [como paga|como pago|como quitada|paga|pago|<fromPending>]",
            "(pode|poderia|consegue|dá pra|tem como) (confirmar|considerar|marcar|dar|colocar|botar|deixar|registrar|anotar|atualizar|lançar|pôr) <bill> {bill} [<billMonth>] (como paga|como pago|como quitada|como quitado|paga|pago|quitada|quitado|por paga|por pago)",
            "<tick> <bill> {bill} [<billMonth>] [<fromPending>] [que|porque|pois|essa|esse] <billDone> <payHow>",
            "<i> <billDone> <bill> {bill} [<billMonth>] <tick> [ela|ele|isso|essa|esse] [como paga|como pago|como quitada|paga|pago|<fromPending>]",
            "(anota|anote|anotar|registra|registre|registrar|lança|lance|lançar|marca|marque|marcar|põe|coloca|bota|grava|salva|constar) [aí|pra mim|no sistema|no app] [que] [eu|a gente] (<paid>|<billSent>|<autoDebit>) <bill> {bill} [<billMonth>] <payHow>",
            "(anota|anote|anotar|registra|registre|registrar|lança|lance|lançar|marca|marque|marcar|põe|coloca|bota|grava|salva|constar) [aí|pra mim|no sistema|no app] [que] <bill> {bill} [<billMonth>] <arePaid> <payHow>"
          ],
          "weight": 16,
          "allows": [
            "question"
          ]
        },
        {
          "say": [
            "<payLead> <i> <paid> <bill> {bill} [<billMonth>] <payHow>",
            "<payLead> <i> <billSent> <bill> {bill} [<billMonth>] <payHow>",
            "[eu|a gente] <paid> [<payHow>] <bill> {bill} [<billMonth>]",
            "(foi pago|foi paga|já foi pago|já foi paga|já tá pago|já tá paga|já está pago|já está paga|foi quitado|foi quitada|foi debitado|foi debitada|ficou pago|ficou paga|feito o pagamento de|feito o pagamento do|feito o pagamento da) <bill> {bill} [<billMonth>] <payHow>",
            "<autoDebit> <bill> {bill} [<billMonth>] <payHow>",
            "(o|a) (pagamento|pix|débito automático|débito) (da|do|de|dos|das) <bill> {bill} [<billMonth>] (foi feito|foi efetuado|foi realizado|já foi feito|já foi|caiu|já caiu|foi confirmado|confirmou|compensou|passou|foi aprovado|foi concluído|tá feito|está feito|deu certo|já saiu|saiu)",
            "<i> <paid> (a conta|o boleto|a fatura|a mensalidade|a guia|conta|boleto|fatura|mensalidade) (de|do|da|dos|das) {name:billRef} [<billMonth>]",
            "<bill> {bill} [<billMonth>] (<arePaid>|<isDone>) <payHow>",
            "[eu|a gente] [já] (deixei|deixamos|deixo) <bill> {bill} [<billMonth>] [já] (paga|pago|pagas|quitada|quitado|em dia|acertada|acertado) <payHow>",
            "(tá tudo certo|tudo certo|tá certo|tá resolvido|resolvido|tá ok) com <bill> {bill} [<billMonth>] <billDone> <payHow>",
            "(já era|menos|adeus|tchau) <bill> {bill} [<billMonth>] <billDone> <payHow>",
            "<bill> {bill} [<billMonth>] <arePaid> <billDone> <payHow>",
            "<bill> {bill} (e|mais) [também] <bill> {bill:second} [(e|mais) [também] <bill> {bill:third}] [os dois|as duas|ambos|ambas|todos|todas|já|também] (<arePaid>|<isDone>|debitados|debitadas|descontados|descontadas|acertados|liquidados|liquidadas|(foram|tão|estão|ficaram|já foram|já estão|já tão) (debitados|debitadas|quitadas|quitados|pagos|pagas|acertados|acertadas)) <payHow>",
            "(além de|além do|além da|fora|sem contar) <bill> {bill} [eu|a gente] [também|já|ainda] <paid> [também|ainda] <bill> {bill:second} [<payHow>]",
            "(não só|não apenas|não somente) [eu] [já] <paid> <bill> {bill} [<payHow>] (como também|mas também|como ainda|mas ainda) [<paid>] <bill> {bill:second} [<payHow>]",
            "(foram pagas|foram pagos|foram quitadas|foram quitados|já foram pagas|já foram pagos|tão pagas|tão pagos|estão pagas|estão pagos) <bill> {bill} e <bill> {bill:second} [e <bill> {bill:third}]",
            "<markPaid> <bill> {bill} e <bill> {bill:second} [e <bill> {bill:third}] (como pagas|como pagos|como quitadas|como quitados|pagas|pagos|quitadas|quitados)",
            "(contas|boletos|contas de hoje|pagamentos) (pagas|pagos|quitadas|quitados|feitos) [hoje|ontem] <bill> {bill} [(e|mais) <bill> {bill:second}]",
            "(essa|aquela|a|o) {bill} aí (já|eu já) (foi|paguei|tá paga|tá pago|foi paga|foi pago)",
            "(baixar|baixe) <bill> {bill} [<billMonth>]",
            "(pagamento|quitação|baixa) (de|do|da|dos|das) [conta de|conta da|boleto do|boleto da|fatura do|fatura da] {bill} [<billMonth>] (feito|feita|realizado|efetuado|concluído|ok|confirmado|done)",
            "(a conta|o boleto|a fatura|a mensalidade|conta|boleto|fatura|mensalidade) (de|do|da|dos|das) {name:billRef} [<billMonth>] (<arePaid>|<isDone>)",
            "<markPaid> (que paguei|que eu paguei|que já paguei|que a gente pagou|que quitei|o pagamento de|o pagamento do|o pagamento da|pagamento de|pagamento do|pagamento da|como paga|como pago|como pagas|como quitado|paga|pago) <bill> {bill} [<billMonth>]",
            "<markPaid> (que paguei|que eu paguei|que já paguei|o pagamento|o pagamento de|o pagamento do|o pagamento da|pagamento de|pagamento do|pagamento da|como paga|como pago) (a conta|o boleto|a fatura|a mensalidade|conta|boleto|fatura) [de|do|da|dos|das] {name:billRef} [<billMonth>]",
            "<markPaid> <bill> {bill} [<billMonth>] (como paga|como pago|como pagas|como pagos|como quitada|como quitado|paga|pago|pagas|pagos|quitada|quitado|tá paga|tá pago)",
            "<markPaid> [a|o] (conta|boleto|fatura|mensalidade) [de|do|da|dos|das] {name:billRef} [<billMonth>] (como paga|como pago|paga|pago)",
            "(dá baixa|da baixa|dar baixa|pode dar baixa|dei baixa|dê baixa) (na|no|em|nas|nos) [conta|boleto|fatura|mensalidade] [de|do|da] {bill} [<billMonth>] [que] [eu] [já] [paguei|quitei|foi paga|foi pago]"
          ],
          "weight": 4
        },
        {
          "say": [
            "(dá baixa|da baixa|dar baixa|pode dar baixa|dê baixa) (na|no|em|nas|nos) [conta|boleto|fatura|mensalidade] [de|do|da] {bill} [<billMonth>] [que] [eu] [já] (paguei|quitei|foi paga|foi pago)"
          ],
          "weight": 12
        },
        {
          "say": [
            "<i> <paid> {money} (de|da|do|na|no|pela|pelo|em) <bill> {homeBill:bill} [<billMonth>]",
            "<i> <paid> <bill> {bill} [<billMonth>] [e] (veio|deu|foi|foram|ficou|ficou em|por|de|saiu|saiu por|custou|no valor de|valor|valor de|total|deram|vieram|dessa vez veio|desta vez veio|dessa vez foi) [dessa vez|desta vez|esse mês] {money}",
            "<i> <paid> <bill> {bill} [<billMonth>] {bigMoney}",
            "<i> <paid> (a conta|o boleto|a fatura|a mensalidade|conta|boleto|fatura|mensalidade) (de|do|da|dos|das) {name:billRef} [<billMonth>] [e] (veio|deu|foi|foram|ficou|ficou em|por|de|saiu|saiu por|custou|no valor de|valor|valor de|total|dessa vez veio) {money}",
            "<i> <paid> {money} (de|da|do|na|no|pela|pelo|em) (conta|boleto|fatura|mensalidade) (de|do|da|dos|das) {name:billRef} [<billMonth>]",
            "<bill> {bill} [<billMonth>] <arePaid> (veio|deu|foi|foram|ficou|ficou em|por|de|saiu|saiu por|custou|no valor de|valor|total) {money}",
            "<bill> {bill} (veio|deu|foi|ficou|ficou em|saiu) {money} [e] [eu] [já] (paguei|tá pago|tá paga|já paguei|está paga|está pago)",
            "<bill> {bill} {money} <arePaid>",
            "(dar baixa|dê baixa|dá baixa|baixa|baixar|baixe) [na|no|em] <bill> {bill} [<billMonth>] [no valor de|de] {money}"
          ],
          "weight": 6
        },
        {
          "say": [
            "<bill> {bill}",
            "[a|o] (conta|boleto|fatura|mensalidade) (de|do|da) {name:billRef}"
          ],
          "after": [
            "mark_bill_paid",
            "pay_debt_installment"
          ],
          "weight": 1
        },
        {
          "say": [
            "<bill> {bill} [foi|deu|veio|de|por] {money}"
          ],
          "after": [
            "mark_bill_paid",
            "pay_debt_installment"
          ],
          "weight": 8
        },
        {
          "say": [
            "<i> (paguei|quitei|pagamos|acabei de pagar|acabei de quitar) (a conta|uma conta|o boleto|um boleto|as contas|umas contas|os boletos) [aqui|agora|agorinha|aí|hoje]",
            "<i> (paguei|quitei)"
          ],
          "weight": -3
        }
      ]
    },
    "unmark_bill_paid": {
      "isWrite": true,
      "required": [
        "billRef"
      ],
      "questions": {
        "billRef": "Qual conta desmarco?"
      },
      "sentences": [
        {
          "say": [
            "(ops|opa|errei|na verdade|me enganei|me confundi|corrigindo|foi engano|vacilei|viajei|marquei errado|falha minha|erro meu) <bill> {bill} [<billMonth>] <notPaid> [não|ainda|não ainda]",
            "<billUndo> <bill> {bill} [<billMonth>] [como paga|como pago|paga|pago|<fromPending>] <why>",
            "<takeBack> [a|o|as|os] {homeBill:bill} [<billMonth>] <why>",
            "<takeBack> [a] (fatura|mensalidade) (de|do|da) {bill} [<billMonth>] <why>",
            "<takeBack> <bill> {bill} [<billMonth>] [que|porque|pois] [(o|esse|meu|a) (pagamento|pix|débito|débito automático|dinheiro|boleto|cartão|banco|transferência)] (<payFailed>|<notPaid>)",
            "(desmarca|desmarque|desmarcar|pode desmarcar) (a conta|o boleto|a fatura|a mensalidade|conta|boleto|fatura) [de|do|da] {name:billRef} [<billMonth>] [como paga|como pago] <why>",
            "(estorno|cancelamento|reversão) (da|do) (pagamento|baixa|quitação) (de|do|da|dos|das) [conta de|conta da|conta do|boleto do|boleto da|fatura do|fatura da] {bill} [<billMonth>]",
            "(desmarca|desmarque|desmarcar|cancelar|reverter|anular|estornar|excluir|desfaz|desfaça|desfazer|pode desfazer|pode cancelar|cancela|cancele|apaga|apagar|pode apagar|estorna|tira|tirar|pode tirar|remove|remover|reverte|anula|exclui|volta|retira) [o|a|aquele|aquela|esse|essa] (pagamento|baixa|quitação|pago|marcação|marcação de pago|marcação de paga|check|visto|ok|tique|xis|status de pago|status de paga|pago da|registro de pagamento) (de|do|da|dos|das) [conta de|conta da|conta do|boleto do|boleto da|fatura do|fatura da] {bill} [<billMonth>] <why>",
            "(tira|tirar|pode tirar|remove|retira|apaga) [o|a] (pago|paga|baixa|marcação|visto|check|ok|tique|xis|certinho) (de|do|da) <bill> {bill} [<billMonth>] <why>",
            "(marca|marque|marcar|pode marcar|volta|volte|voltar|pode voltar|coloca|colocar|pode colocar|bota|põe|deixa|deixar|pode deixar|passa|muda|retorna|bota de volta) <bill> {bill} [<billMonth>] [de volta] (como não paga|como não pago|como pendente|pra pendente|de volta pra pendente|em aberto|como em aberto|pendente|não paga|não pago|como aberta|como aberto|pra em aberto|pra aberta|pra aberto|para pendente|em pendente|como a pagar|pra a pagar|nas pendências|nas pendentes|pras pendentes|pras pendências|pra não paga|pra não pago|pendente de novo|nas contas a pagar) <why>",
            "<bill> {bill} [<billMonth>] (ainda não foi paga|ainda não foi pago|ainda não tá paga|ainda não tá pago|ainda não está paga|ainda não está pago|não foi paga ainda|não foi pago ainda|não tá paga ainda|não está paga ainda) [eu] (marquei|registrei|lancei|anotei|dei baixa) [errado|por engano|sem querer|por erro|antes]",
            "[<oops>] <bill> {bill} [<billMonth>] (<notPaid>|<payFailed>) [não|ainda|não ainda] [<mismark>] <undoIt>",
            "[<oops>] <bill> {bill} [<billMonth>] <notPaid> [não|ainda|não ainda] <mismark>",
            "<oops> [eu] (não paguei|ainda não paguei|nem paguei|não tinha pago|ainda não tinha pago|não cheguei a pagar|acabei não pagando) <bill> {bill} [<billMonth>] [não|ainda|não ainda] [<mismark>] <undoIt>",
            "[eu] (não paguei|ainda não paguei|nem paguei|não tinha pago|ainda não tinha pago|não cheguei a pagar|acabei não pagando) <bill> {bill} [<billMonth>] [não|ainda|não ainda] (<undoIt>|<mismark> [<undoIt>])",
            "[eu] (marquei|registrei|anotei|dei baixa na|dei baixa no|coloquei|você marcou|tá marcado|tá marcada|apareceu|consta|você registrou|você deu baixa na|você deu baixa no) <bill> {bill} [<billMonth>] [como paga|como pago|de paga|paga|pago] [mas|só que|e|porém|sendo que] [eu] [ainda] (não paguei|não tinha pago|não tá paga|não tá pago|não foi paga|não foi pago|nem paguei|não era essa|não era esse|não caiu|não passou|voltou) [ainda|não|nada] [<mismark>] [<undoIt>]",
            "[o banco|o cartão|eles|a operadora|a imobiliária|o aplicativo|o app|a loja|a empresa] [me] (estornou|estornaram|devolveu|devolveram|recusou|recusaram|rejeitou|rejeitaram|negou|negaram|cancelou|cancelaram|reverteu) [o|a] (pagamento|pix|débito|débito automático|boleto|cartão|transferência|cobrança) (da|do|de) <bill> {bill} [<billMonth>] [<why>|<undoIt>]",
            "(deu ruim|deu erro|deu problema|falhou|não deu certo|não foi|não caiu|não passou) [no|com o|o|na|a] (pagamento|pix|débito|débito automático|boleto|transferência) (da|do|de) <bill> {bill} [<billMonth>] [<why>|<undoIt>]",
            "<bill> {bill} [<billMonth>] (recusou|rejeitou|não aceitou|negou) [o|meu] (cartão|pagamento|pix|débito) [<why>] <undoIt>",
            "[aquele|aquela|esse|essa] <bill> {bill} [<billMonth>] não (era|é|devia|precisava|podia) [pra|estar|ter] (ter marcado|ter sido marcado|ter sido marcada|marcar|marcado|marcada|ter dado baixa|dar baixa|estar pago|estar paga|como pago|como paga) [como pago|como paga|pago|paga] [<why>] [<undoIt>]",
            "[<oops>] foi <bill> {bill:other} [que] [eu] [paguei] [e] não <bill> {bill:wrong} <billUndo> <bill> {bill}",
            "[<oops>|<mismark>|errei a conta|errei|era outra conta|conta errada|não é essa conta] (não foi|não era|não é) <bill> {bill} [que] [eu] [paguei|era pra marcar] <billUndo> <bill> {bill:again}",
            "<bill> {bill} [<billMonth>] (voltou a ficar em aberto|voltou pra aberto|voltou a ficar pendente) (<why>|<undoIt>)",
            "(cancela|cancelar|desfaz|desfazer|apaga|apagar|exclui|remove|tira|anula) [o|a] (pagamento|baixa|registro de pagamento) (da|do|de) <bill> {bill} [<billMonth>] que [eu] (registrei|marquei|lancei|anotei|fiz|dei|coloquei) [<mismark>|errado|ontem|hoje|agora]",
            "<bill> {bill} [<billMonth>] (tá|está|ficou|aparece|apareceu|consta|foi) (marcada|marcado|registrada|registrado|como|lançada|lançado) [como] (paga|pago|quitada|quitado) (mas|só que|e|porém|sem) [eu] [ainda] (não paguei|não foi|não tá|não está|não tinha pago|eu pagar|não é verdade|tá errado|está errado|foi engano|ter pago|não caiu) [ainda] [<undoIt>]",
            "(tira|tire|tirar|pode tirar|remove|remover|retira|retirar) <bill> {bill} [<billMonth>] (dos pagos|das pagas|da lista de pagas|da lista de pagos|das quitadas|dos quitados|das contas pagas|dos boletos pagos|das já pagas) <why>",
            "(não era|não foi|não é) <bill> {bill} [que] [eu|era pra] [paguei|que paguei|marcar|pra marcar|pra dar baixa|não] <undoIt>",
            "(não era pra|não precisava|não devia|não era para) (marcar|ter marcado|dar baixa na|dar baixa no|ter dado baixa na|ter dado baixa no) <bill> {bill} [como pago|como paga|pago|paga] <why> [desmarca|pode desmarcar|desfaz]",
            "[eu] (não paguei) <bill> {bill} [<billMonth>] (desmarca|pode desmarcar|desfaz|marquei errado|foi engano|me enganei|me confundi|marquei sem querer)",
            "(marquei|registrei|anotei|dei baixa na|dei baixa no|coloquei) <bill> {bill} [como paga|como pago] (errado|sem querer|por engano|por erro) <why> [desmarca|pode desmarcar|desfaz|desmarca aí|tira]",
            "(na verdade|pera|errei|ops) [eu] (não paguei|ainda não paguei) <bill> {bill} <why>",
            "(o|esse|a|aquele) (pagamento|pix|débito|débito automático|boleto|cheque|ted|transferência) (da|do|de) <bill> {bill} [<billMonth>] <payFailed> [<reason>|<undoIt>]"
          ],
          "weight": 9,
          "allows": [
            "negation",
            "almost",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "não (tira|tire|apaga|apague|exclui|exclua|remove|remova|deleta|delete|cancela|cancele) [não] [o|a|os|as] [cadastro|conta|boleto|registro|nada|tudo] [não] [mas|é] [só|apenas|somente] <billUndo> <bill> {bill} [<billMonth>] [como paga|como pago|<fromPending>] <why>"
          ],
          "weight": 16,
          "allows": [
            "negation",
            "reported",
            "others"
          ]
        },
        {
          "say": [
            "<bill> {bill}",
            "[a|o] (conta|boleto|fatura|mensalidade) (de|do|da) {name:billRef}"
          ],
          "after": [
            "unmark_bill_paid"
          ],
          "weight": 1
        }
      ]
    },
    "get_pending_bills": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[<show>] [as|os|minhas|meus] (contas|boletos|faturas) [que|de] [eu] [ainda] não (paguei|foram pagas|foram pagos|quitei|tão pagas|estão pagas) [ainda]"
          ],
          "isLoose": true,
          "weight": 12,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "(quais|que|o que|quantas|quantos) [as|os] [contas|boletos|faturas] [que] (vence|vencem|vai vencer|vão vencer|tenho|tem|preciso pagar|tenho que pagar) [pra pagar] (antes|até|antes do|antes de|até o) [o|do] {date}"
          ],
          "isLoose": true,
          "weight": 12,
          "allows": [
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "[me] (avisa|diz|fala|mostra|lista|conta|lembra|passa|vê|olha|confere|checa) [aí|pra mim] [o que|quais contas|as contas que|os boletos que|se tem algo que|se alguma coisa|se tem conta que] [ainda] (vence|vencem|vai vencer|vão vencer|falta pagar|tenho que pagar|tem pra pagar|tá pra vencer|tão pra vencer)",
            "(vê|veja|confere|checa|olha|me diz|me fala) (se|quais|quantas|o que) [ainda] (ficou|tem|sobrou|ficaram|restou|tenho|existe) [alguma|algum|alguma outra] (conta|boleto|contas|boletos|coisa) [que] (aberta|aberto|em aberto|pendente|sem pagar|por pagar|pra pagar|a pagar|pra trás|abertas|pendentes|não paguei|vencendo|a vencer|pra vencer)",
            "<howMuch> [ainda] (sai|vai sair|vai|vem|vence|vai vencer|tem que sair) [ainda] (de|em|com) (conta|contas|boleto|boletos) [pra pagar|a pagar|ainda]"
          ],
          "isLoose": true,
          "weight": 13,
          "allows": [
            "future",
            "wish",
            "negation"
          ]
        },
        {
          "say": [
            "(quais|que|quantas) [as|os] [minhas|meus] (conta|contas|boleto|boletos|fatura|faturas) [que|é que] [eu] [ainda] (preciso|tenho que|tenho de|falta|faltam|devo|vou ter que) [quitar|pagar|acertar|liquidar]",
            "(qual|que) [é a] (conta|boleto|próxima conta|próximo boleto) [que] [vence|vai vencer|tá pra vencer|tem que pagar] [primeiro|antes|agora|mais perto|mais próximo|em seguida|logo]"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 5
        },
        {
          "say": [
            "[eu] [ainda] (tem|tenho|há|existe|vai ter|vou ter|vence|vencem|cai|caem) [algum|alguma|mais algum|mais alguma|quantos|quantas|que|quais|muito|muita] (boleto|boletos|conta|contas|fatura|faturas) [pra|para] [pagar|vencer|vencendo|a vencer|a pagar|em aberto|pendente|pendentes]",
            "(quais|que|quantas|me fala|me diz|lista|mostra|me mostra) [são|as|os|minhas|meus] (contas|boletos|faturas) (de|pra|para|até) {date}"
          ],
          "isAsked": true,
          "isLoose": true,
          "weight": 12,
          "allows": [
            "future",
            "wish"
          ]
        },
        {
          "say": [
            "(quais|que|quantas|as|o|me diz|me fala|quais são) [as] [minhas] [contas|boletos|faturas|coisas] [que] [ainda] (faltam|falta|faltando|vencem|vence|vão vencer|vai vencer|tenho que pagar|tenho pra pagar|tô devendo|estão em aberto|tão em aberto|estão abertas|estão pendentes|tão pendentes|pendentes|em aberto|preciso pagar|eu preciso pagar|devo pagar|não paguei|ainda não paguei|não foram pagas|tenho a pagar|sobraram|a vencer|estão por vencer|faltam pagar|falta pagar|abertas|abertos|tá pra vencer|tão pra vencer|pra vencer|estão pra vencer) [pagar|pra pagar|vencer|ser pagas]",
            "<show> [as|os] [minhas|meus] (contas|boletos|faturas|pendências|pagamentos) (pendentes|em aberto|a pagar|abertas|abertos|que faltam|que falta|que vencem|não pagas|não pagos|a vencer|pra pagar|por pagar|que faltam pagar|que falta pagar|que não paguei|que ainda não paguei|que tenho que pagar|que tenho pra pagar|que vão vencer|próximas|próximos|que estão abertas|do mês que faltam)",
            "[as|os] [minhas|meus] (contas|boletos|faturas) (pendentes|em aberto|a pagar|abertas|abertos|que faltam|não pagas|a vencer|pra pagar|por pagar|que faltam pagar)",
            "<howMuch> (tenho|falta|ainda falta|faltam|preciso|tenho que|ainda tenho|devo|dá|tem|vou ter|vou ter que|precisa|ainda tenho que|eu tenho|a gente tem) (pra pagar|de conta|de contas|a pagar|pagar|de conta pra pagar|de contas pra pagar|de boleto|em contas|de contas a pagar|de conta a pagar|que pagar)",
            "[e] (o que|quanto|quais) [me|eu] [ainda] (falta|faltam|resta|tenho que|tenho pra) pagar [de|em] [conta|contas|boleto|boletos]",
            "o que (vence|vencem|vai vencer|falta pagar|tenho pra pagar|tenho que pagar|tenho a pagar|eu tenho que pagar|eu tenho pra pagar|ainda falta pagar|ainda tenho que pagar|falta|tem pra pagar|tem que pagar|preciso pagar|tá vencendo|está vencendo|tem vencendo|tem de conta|tem pra vencer|ainda não paguei|não paguei|tá em aberto|está em aberto|tá pendente|está pendente)",
            "(tem|tenho|existe|há|ficou|sobrou|falta|ainda tem|ainda tenho|tô com|estou com) [alguma|algum|mais|alguma outra] (conta|contas|boleto|boletos|fatura|coisa) (pendente|em aberto|pra pagar|vencendo|a vencer|pra vencer|aberta|pendentes|faltando|que vence|a pagar|não paga|por pagar|sem pagar|sobrando|que falta|que falta pagar|pra vencer)",
            "(tem|tenho|falta|faltou|ficou) (alguma|algum|mais alguma) (conta|boleto|coisa) [pra|a] [pagar|vencer]",
            "(tenho|tem|preciso|vou ter) [que|de] pagar <howMuch>",
            "<howMuch> de (boleto|conta|contas|boletos|fatura) [ainda] (falta|faltam|tenho|tem|tá|resta|restam|sobrou|ainda tem) [pra pagar|em aberto|pagar|por pagar]",
            "(falta|faltam|tenho|ainda falta|devo) <howMuch> [de conta|de contas|de boleto|de boletos|em contas] [pra pagar|a pagar|pagar]",
            "<howMuch> [ainda|eu|eu ainda|que|é que] (falta|faltam|resta|restam|tenho|tá faltando|sobrou|ficou|vence|vai vencer|tem|preciso|tenho que) [ainda] [pagar|pra pagar|a pagar|de pagar|pra vencer|vencendo|em aberto] [em|de|das|dos|nas] (conta|contas|boleto|boletos|fatura|faturas|conta fixa|contas fixas) [pra pagar|a pagar|em aberto|pendente|pendentes|vencendo]",
            "(o que|quais contas|que contas|qual conta|que conta|alguma conta|algum boleto|quais boletos|quais|quantas contas|quantos boletos) [é que|que|eu] [ainda] (ficou|ficaram|sobrou|sobraram|restou|restaram|tá|tão|está|estão|continua|continuam|segue|seguem|deixei|esqueci|falta|faltam|faltou|faltaram|tem|tenho|não) [ainda] (sem pagar|por pagar|pendente|pendentes|em aberto|aberta|abertas|aberto|abertos|pra trás|de pagar|pagar|pra pagar|a pagar|sem pagamento|foi paga|foram pagas|foi pago|foram pagos|paguei)",
            "(ficou|ficaram|sobrou|sobraram|restou|deixei|esqueci|tem|tenho|existe|há|faltou|falta|ficou faltando) [ainda] [de] (alguma conta|conta|contas|boleto|boletos|algum boleto|alguma coisa|algo|alguma|alguma fatura|qualquer conta|mais alguma conta) [que] [ainda] [eu] (sem pagar|por pagar|pendente|em aberto|aberta|pra trás|de pagar|pagar|pra pagar|a pagar|não paguei|não foi paga|sem pagamento|vencendo|a vencer|pra vencer|que vence|faltando|falta pagar)",
            "(esqueci|deixei) de pagar (alguma conta|algum boleto|alguma coisa|alguma|algo|qual conta|quais contas)",
            "(vence|vencem|vai vencer|vão vencer|tá vencendo|cai) (alguma conta|algum boleto|alguma coisa|quais contas|que contas|conta|boleto|o quê|o que)",
            "(quais são|quais|me fala|me diz|mostra|me mostra|tem) [as|os|minhas|meus|os meus|as minhas] (próximas contas|próximos boletos|próximos vencimentos|vencimentos|contas a pagar|contas por pagar)",
            "(já paguei|paguei) (tudo|todas|todas as contas|todos os boletos|as contas|todas as minhas contas|todas contas)",
            "[ainda] (devo|tenho|tem|falta) (alguma|algum|mais alguma|outra|qualquer) (conta|boleto|fatura) [pra pagar|a pagar|em aberto|por pagar]",
            "[ainda] (tem|tenho) (conta|boleto|contas|boletos) (pra pagar|a pagar|em aberto|por pagar)",
            "(falta|faltou|tá faltando|está faltando) (pagar|eu pagar|pagar o que|pagar alguma coisa|pagar alguma conta|alguma conta|algo|quais contas|que conta|qual conta|o quê)",
            "(contas|boletos) (da|desta|dessa|pra) (semana) [que vem]",
            "(próximas contas|próximos boletos|próximos vencimentos|vencimentos|meus vencimentos|contas a vencer|contas a pagar|contas pendentes|minhas pendências|pendências)",
            "(quando|que dia) (vence|vencem|é o vencimento) [do|da|o|a|minha|meu] {bill}"
          ],
          "isLoose": true,
          "weight": 2,
          "allows": [
            "negation",
            "wish",
            "future"
          ]
        },
        {
          "say": [
            "(que dia|em que dia|qual dia|quando é que|quando que) (vence|vencem|cai) <bill> {bill} [mesmo]"
          ],
          "weight": 14
        },
        {
          "say": [
            "[eu|será que|será que eu|a gente] [já] (paguei|quitei|pagou|cheguei a pagar|lembrei de pagar|tinha pago|tinha pagado|tinha quitado) <bill> {bill} [<billMonth>] [já|ou não|ou ainda não]",
            "<bill> {bill} [<billMonth>] [eu] [já] (paguei|foi paga|foi pago|tá paga|tá pago|está paga|está pago|quitei|caiu|debitou) [já|ou não|ou ainda não]",
            "[ainda] (falta|preciso|tenho que|precisa) pagar <bill> {bill} [<billMonth>]",
            "<bill> {bill} (já foi paga|já foi pago|tá paga|tá pago|está paga|está pago|já tá paga|já tá pago|já paguei)"
          ],
          "isLoose": true,
          "isAsked": true,
          "weight": 3
        }
      ]
    },
    "get_bills": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[eu|será que eu] [já] (deixei|deixamos) (alguma|algum|alguma coisa|alguma conta|algum boleto|qual conta|quais contas|conta|boleto) [conta|boleto] (vencer|atrasar|passar do prazo|passar|passar do vencimento)"
          ],
          "set": {
            "status": "overdue"
          },
          "isLoose": true,
          "weight": 12
        },
        {
          "say": [
            "(quais|que|mostra|me mostra|lista|me lista) [são] [as|todas as] [minhas] contas (da casa|de casa|do apê|do apartamento|domésticas|daqui de casa|todas|cadastradas)"
          ],
          "isLoose": true,
          "weight": 12
        },
        {
          "say": [
            "<howMuch> [eu|que|é que] [ainda] (tenho|devo|tem|tá|tô devendo|soma|dá) [de|em] (conta|contas|boleto|boletos) (atrasada|atrasadas|atrasado|atrasados|vencida|vencidas|vencido|vencidos|em atraso)",
            "[eu] (perdi|deixei passar|esqueci|passei) [o|do] (vencimento|prazo) (de|da|do) (alguma|algum|alguma coisa|alguma conta|algum boleto|qual conta|quais contas)",
            "(vê|veja|confere|checa|olha|me diz|me fala) se [eu] [tem|tenho|ficou|tô com|estou com] [alguma|algum] [conta|boleto|coisa] (atrasada|atrasado|vencida|vencido|em atraso|venceu|atrasou|já venceu)"
          ],
          "set": {
            "status": "overdue"
          },
          "isLoose": true,
          "weight": 12
        },
        {
          "say": [
            "(quais|que) [as|os] [minhas|meus] (conta|contas|boleto|boletos|fatura|faturas) [que|é que] [eu] [já] (paguei|quitei|foram pagas|foram pagos|tão pagas|estão pagas|tá paga)",
            "[<show>|lista|liste|listar] [as|os|minhas|meus] (contas|boletos|faturas) [de|do|da] [{period}] [já] (pagas|pagos|quitadas|quitados) [listar|lista|mostrar|mostra]",
            "(lista|liste|mostra|me mostra|me lista|me fala|me diz|quais são|quero ver|ver|passa|me passa) [as|os|tudo] [contas|boletos] (que|o que) [eu] [já] (paguei|quitei|foram pagas|foram pagos|tão pagas|estão pagas)"
          ],
          "set": {
            "status": "paid"
          },
          "isLoose": true,
          "weight": 12
        },
        {
          "say": [
            "(quando foi que|quando é que|que dia foi que|que dia|em que dia|qual dia|qual foi o dia que) [eu|a gente] [já] (paguei|pagamos|quitei) <bill> {bill} [<billMonth>]"
          ],
          "set": {
            "status": "paid"
          },
          "weight": 16
        },
        {
          "say": [
            "[me] (passa|manda|dá|mostra|traz|envia|lista|faz|puxa) [a|uma|o|um] (relação|lista|resumo|listagem|situação|quadro|balanço) (das|de|dos|com as) [todas as|minhas|meus] (contas|boletos|contas fixas|assinaturas) [do mês|desse mês|deste mês]"
          ],
          "isLoose": true,
          "weight": 12
        },
        {
          "say": [
            "[as|os|minhas|meus] (contas|boletos|faturas) [de|do|da|em] {period}",
            "[as|os|minhas|meus] (contas|boletos|faturas) [de|do|em] <shortMonth>"
          ],
          "isAsked": true,
          "weight": 3
        },
        {
          "say": [
            "[as|minhas] contas [de|do|da]"
          ],
          "isAsked": true,
          "weight": 3
        },
        {
          "say": [
            "(tem|tenho|existe|há|ficou|tô com|estou com|deixei|esqueci|ainda tem) [alguma|algum|muita] (conta|contas|boleto|boletos|fatura|coisa|pagamento) (atrasada|atrasado|atrasadas|atrasados|vencida|vencido|vencidas|vencidos|em atraso) [pra trás|para trás|pra tras]",
            "(quais|que|quantas|quantos) [são|as|os] [minhas|meus] [contas|boletos|faturas] [que] (atrasadas|atrasados|vencidas|vencidos|venceram|atrasaram|estão atrasadas|estão vencidas|estão em atraso|tão atrasadas|tão vencidas|já venceram|atrasei|em atraso)",
            "<show> [as|os] [minhas|meus] [contas|boletos|faturas] (atrasadas|atrasados|vencidas|vencidos|em atraso|que venceram|que atrasaram|que já venceram)",
            "(tô|estou|tem|tenho) [com|algo|alguma coisa|tudo] [conta|contas|boleto] (atrasado|atrasada|em atraso|vencido|vencida|devendo)",
            "o que (tá|está|venceu|já venceu|atrasou|ficou) [atrasado|vencido|em atraso]",
            "(contas|boletos|faturas) (atrasadas|atrasados|vencidas|vencidos|em atraso)",
            "(algo|alguma coisa) (atrasado|atrasada|vencido|em atraso)",
            "(quais|o que|qual|alguma|algum|quais contas|que contas|quais boletos) [já] (venceu|venceram|atrasou|atrasaram|passou do prazo|passaram do prazo|tá vencido|está vencido|tá atrasado|está atrasado|tá vencida|tá em atraso|está em atraso|tão vencidas) [e|mas] [eu] [ainda] [não paguei|não foi paga|não foram pagas|tá sem pagar|estão sem pagar]",
            "(me diz|me fala|mostra|me mostra|vê|quero ver|lista|deixa eu ver|quero saber) [o que|tudo que|tudo o que|as que|os que|quais] [já] (tá vencido|está vencido|tá atrasado|está atrasado|venceu|venceram|tão vencidas|estão vencidas|tão atrasadas|estão atrasadas|tá em atraso|está em atraso|passou do vencimento|passou do prazo)",
            "(atrasei|atrasou|atrasaram|venceu|venceram|deixei vencer|deixei atrasar|passou do vencimento|passou do prazo|passou da data|estourou o prazo de|perdi o prazo de|esqueci) (alguma|algum|alguma conta|algum boleto|alguma coisa|algo|quais contas|quantas contas|que conta|qual conta|conta|boleto|alguma fatura) [minha|meu]",
            "(alguma|algum|que|qual|quais|quantas|quantos) [das minhas|dos meus|das|dos] [conta|contas|boleto|boletos|fatura|faturas|coisa] [minha|minhas|que] [já] (venceu|venceram|atrasou|atrasaram|tá atrasada|está atrasada|tá vencida|está vencida|tão atrasadas|estão atrasadas|tão vencidas|estão vencidas|passou do prazo|passaram do prazo|passou do vencimento|tá em atraso|está em atraso|estão em atraso|deixei vencer|deixei atrasar|atrasei)",
            "(tô|estou|ando|fiquei) (devendo|atrasado|atrasada|inadimplente|em atraso|em dia) [com|em|nas|no] [alguma|as|minhas] (conta|contas|boletos|boleto)",
            "(minhas contas|as contas|meus boletos) (estão|tão) (em dia|atrasadas|atrasados|todas em dia|em atraso)"
          ],
          "set": {
            "status": "overdue"
          },
          "isLoose": true,
          "weight": 4,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "(quais|que|quantas) [contas|boletos] [eu] [já] (paguei|foram pagas|foram pagos|já foram pagas|estão pagas|tão pagas|quitei|já paguei)",
            "<show> [as|os] [minhas|meus] (contas|boletos|faturas) (pagas|pagos|quitadas|que paguei|que já paguei|que foram pagas|já pagas)",
            "o que [eu] já paguei [de conta]",
            "(contas|boletos) (pagas|pagos|quitadas|quitados)",
            "(o que|quais contas|que contas|quais boletos|quais|quantas contas|quantos boletos) [é que|eu] [já] (foi pago|foi paga|tá pago|tá paga|está pago|está quitado|paguei|foram pagas|foram pagos|estão quitadas|tão quitadas|quitei|consegui pagar|pagamos|tá quitado) [de conta|de contas|das contas|de boleto|até agora|até aqui|já]",
            "<show> [o que|tudo que|tudo o que|as que] [eu] [já] (paguei|foi pago|quitei) de (conta|contas|boleto|boletos)"
          ],
          "set": {
            "status": "paid"
          },
          "isLoose": true,
          "weight": 4
        },
        {
          "say": [
            "(quais|que|quantas) [contas|boletos] [que] [eu] (foram canceladas|foram cancelados|estão canceladas|tão canceladas|cancelei|eu cancelei)",
            "<show> [as|os] [minhas|meus] (contas|boletos) (canceladas|cancelados|que cancelei|que foram canceladas)",
            "[as|os] [minhas|meus] (contas|boletos) (canceladas|cancelados)"
          ],
          "set": {
            "status": "canceled"
          },
          "isLoose": true,
          "weight": 4
        },
        {
          "say": [
            "<show> [as|os] [minhas|meus] [todas|todos] [as|os] (contas|boletos|faturas|contas fixas|contas mensais|despesas fixas|assinaturas)",
            "(quais|que|quantas) [são|as|os] [minhas|meus] (contas|boletos|faturas|contas fixas|assinaturas|despesas fixas) [que] [tenho|eu tenho|tem|existem|cadastradas|cadastrei]",
            "[todas|todos] [as|os] [minhas|meus] (contas|boletos|contas fixas|despesas fixas|assinaturas)",
            "<show> [tudo] [que|o que] [eu] (tenho|tem) de (conta|contas|boleto|boletos|conta fixa|contas fixas|assinatura|assinaturas|despesa fixa)",
            "(que|quais|quantas) (contas|boletos|contas fixas|assinaturas) [eu|que|é que] (tenho|pago|a gente paga|estão cadastradas|tão cadastradas|tem|vou ter) [todo mês|por mês|cadastradas|no total|ativas]",
            "como (tão|estão|tá|ficaram|ficou|andam) [as|os|minhas|meus] (contas|boletos|contas fixas|contas da casa)",
            "(quero|queria|preciso|deixa eu|dá pra|pode me) [ver|mostrar|listar] [as|todas as|minhas|as minhas|todas as minhas] (contas|boletos|contas fixas|assinaturas)",
            "lista (de|das|dos) (contas|boletos)",
            "<show> lista (de|das|dos) (contas|boletos)",
            "<howMuch> (pago|é|são|dá|dão|vai|custa|custam|fica|gasto) [de|com|em|o total de|o total das] [as|minhas] (contas|contas fixas|boletos|assinaturas|despesas fixas)"
          ],
          "isLoose": true,
          "weight": 4
        }
      ]
    },
    "undo": {
      "isWrite": true,
      "sentences": [
        {
          "say": [
            "(desfaz|desfaça|desfazer|pode desfazer|reverte|reverta|volta atrás|anula|anule|undo|ctrl z|desfaz isso|desfaz o que eu registrei|desfaz o que registrei|desfaz o que eu anotei|desfaz o que anotei|desfaz o que eu fiz|desfaz aí|pode voltar|volta isso|volta essa|volta aí|volta uma) [isso|essa|esse|aí|o último|a última|o que fez|o que você fez|essa última|esse último|o que acabou de fazer|o que eu pedi|essa ação|a última ação|o último registro|a última coisa|o último lançamento|a última anotação|esse registro|esse lançamento|por favor]",
            "(apaga|cancela|remove|tira|exclui|deleta) (isso|o último|a última|o que acabou de fazer|o que acabei de mandar|o que acabou de registrar|o que acabei de registrar|o último registro|o último lançamento|esse último|essa última|a última anotação|esse registro|esse lançamento|o que você acabou de anotar|o que você anotou|o que anotei|o que acabei de anotar)",
            "(desfaz|desfaça|desfazer|reverte|reverta|anula|volta atrás|volta|cancela|apaga|tira|remove) [aí|tudo] (o que|no que|isso que|isso aí que|aquilo que|essa coisa que|a última coisa que|na última coisa que|a última que) [eu|você|a gente] [acabou de|acabei de] (salvar|salvou|salvei|anotar|anotou|anotei|registrar|registrou|registrei|lançar|lançou|lancei|gravar|gravou|fazer|fez|fiz|marcar|marcou|marquei|pedi|mandei|adicionar|adicionou|colocou|incluiu|criou|criar) [agora|agora há pouco|por último|aí|agora mesmo]",
            "(volta atrás|desculpa|ops|opa|pera) (desfaz|desfaça|apaga|cancela) [isso|o que você acabou de fazer|o que acabou de fazer|o que você fez|o último|a última]",
            "(foi sem querer|registrei errado|anotei errado|lancei errado|não era pra registrar isso|não era pra ter registrado|foi engano|me enganei) (desfaz|apaga|cancela|tira|remove) [isso]",
            "(desfaz|apaga|cancela|tira|remove) [isso] (foi sem querer|registrei errado|anotei errado|foi engano|me enganei|errei|foi errado|tá errado|está errado)"
          ],
          "weight": 8
        },
        {
          "say": [
            "(volta atrás|volte atrás|voltar atrás|pode voltar atrás|volta|dá pra voltar atrás) (no|na|nesse|nessa|naquele|naquela) [meu|minha] [último|última] (gasto|despesa|compra|lançamento|registro|anotação) [de|do|da|no|na] [{money}] [de|do|da|no|na|com] {item}",
            "(volta atrás|volte atrás|voltar atrás|pode voltar atrás) (no|na|nesse|nessa|naquele|naquela) {item}"
          ],
          "set": {
            "target": "expense"
          },
          "weight": 8
        },
        {
          "say": [
            "(desfaz|desfaça|desfazer|reverte|anula) [o|a|os|as|aquele|aquela|esse|essa|meu|minha] [gasto|despesa|compra|lançamento|registro] [de|do|da|no|na] [{money}] [de|do|da|no|na|com] {item}",
            "(desfaz|desfaça|desfazer|reverte|anula) [o|a|aquele|aquela] (gasto|despesa|compra|lançamento|registro) [de|do|da|no|na] [{money}] [de|do|da|no|na|com] [{name}]"
          ],
          "set": {
            "target": "expense"
          },
          "weight": 8
        },
        {
          "say": [
            "(desfaz|desfaça|desfazer|reverte|anula) (meu|minha) {metric}",
            "(desfaz|desfaça|desfazer|reverte|anula) [o|a|aquele|aquela|esse|essa] {metric} que [eu] (bebi|tomei|anotei|registrei|lancei) [{words}]"
          ],
          "set": {
            "target": "metric"
          },
          "weight": 14
        },
        {
          "say": [
            "(desfaz|desfaça|desfazer|reverte|anula) [o|a|os|as|aquele|aquela|esse|essa|meu|minha] [registro|lançamento|anotação|medição|entrada] [de|do|da] {metric}"
          ],
          "set": {
            "target": "metric"
          },
          "weight": 9
        }
      ]
    },
    "none": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "(gastei|gastamos|perdi|gastando) [muita|muito|toda|todo|tanto|tanta|bastante|mó|só] [a|o|meu|minha|os|as|meus|minhas] (tempo|energia|saliva|saúde|paciência|neurônio|neurônios|juventude|sola de sapato|sola do sapato|sola|voz|fôlego|bateria|memória|horas|hora|a tarde|a manhã|o dia|dia inteiro|tarde inteira|meses|anos|dias|semanas|minutos|créditos|munição|inglês|português|francês|latim|espanhol|lábia|charme|paciência toda|criatividade|fichas|cartucho|cartuchos|último cartucho|estoque de paciência) [à toa|demais|toda|todo] [{anything}]",
            "(gastei|gastamos|perdi|levei|passei|demorei) [umas|uns|mais de|quase|o|a] {duration} [{anything}]",
            "(gastei|passei|levei) (o dia|a tarde|a manhã|a noite|a semana|o fim de semana|a vida|horas|o mês|meses|anos|metade do dia|metade da tarde) [{anything}]",
            "(paguei|pagamos) [o|um|mó|o maior|maior|aquele|um baita|um puta] (mico|king kong|micão|pato|preço alto|preço da pressa|sapo|língua|promessa|a língua|minha língua|minhas promessas|uma promessa|minha promessa|o pato|pecado|pecados|penitência|meus pecados|vexame|de doido|de bobo|de louco|pra ver|pra não entrar|geral|caro por isso|na mesma moeda|o que devia em sono|castigo|peitinho|boquinha|flexão|flexões|abdominal|dez flexões) [{anything}]",
            "(perdi|perdemos) a conta [{anything}]",
            "(paguei|pagamos|pago) {words} (língua|pecados|mico)",
            "(me cobraram|cobraram|fui cobrado|fui cobrada|descontaram|debitaram|tiraram) [a mais|errado|indevidamente|em dobro|duas vezes|por engano] {money} [a mais|errado|indevidamente|em dobro|duas vezes|por engano|a mais do que devia] [{anything}]",
            "(recebi|chegou|veio) [a|uma] (conta|cobrança|fatura|multa) [de] {money} [{anything}]",
            "(paguei|pagamos) (caro|barato|bem caro|muito caro) {words}",
            "{words} (cobra|cobram|cobrava|cobravam) {money} [{anything}]",
            "[{words}] (perdi|tirou|tira|tirando) (o|meu) sono [{words}]",
            "[o que é|qual é|qual|é] (melhor|prefere|prefiro|mais vantagem) {anything} ou {anything}",
            "(bom|boa|ótimo|ótima) (almoço|jantar|café|apetite|lanche|descanso|viagem|trabalho|treino|domingo|sábado|fim de semana|semana|feriado|aula|prova|jogo|filme|sorte|festa) [{words}]",
            "(caiu|caiu a|entrou|caíram) [a] (ficha|minha ficha|internet|a internet|o sistema|a luz|a energia|o wifi|a ligação|o sinal|o mundo|numa fria|em contato|na sala|no time|de cabeça|por um ouvido) [{anything}]",
            "(recebi|ganhei) [um|uma|uns|umas|a|o|muitos|muitas|vários|várias] (elogio|elogios|notícia|notícias|boa notícia|abraço|abraços|mensagem|mensagens|ligação|email|e-mail|convite|carta|parabéns|bronca|encomenda|pacote|feedback|alta|resposta|proposta|promoção|like|likes|curtidas|seguidores|jogo|jogos|tempo|peso|massa muscular|o dia|meu dia|uma aposta|a aposta|medalha|troféu|rifa|bolo|flores|um beijo) [{anything}]",
            "(recebi|recebemos|ganhei|tive|tivemos) [uma|a|umas|muitas|as] (visita|visitas) [inesperada|inesperadas|surpresa|boa|boas] [em casa|aqui|aqui em casa|no trabalho]",
            "(recebi|ganhei|tive) {number} (visita|visitas|ligação|ligações|mensagens|mensagem|emails|e-mails|convites|elogios|propostas|encomendas|pacotes|seguidores|likes|curtidas|currículos|jogos|partidas|presentes|pontos|medalhas|estrelas|comentários) [{words}]",
            "<i> (compro|gasto|pago|invisto|escolho|prefiro comprar|vou de|levo|assino) {anything} ou {anything}",
            "(comprei|comprou) [uma|a|essa] (briga|ideia|discussão|história|a ideia|a briga) [{anything}]",
            "(vendi|vendeu) (meu peixe|a alma|minha alma|o peixe|saúde) [{words}]",
            "(corri|corremos|correndo|tô correndo|estou correndo|vou correr) (atrás|contra o tempo|risco|o risco|perigo|pra|de um lado|feito louco|pro banheiro|do perigo|da polícia|com tudo|o dia todo|o dia inteiro|contra o relógio|por fora) [{anything}]",
            "(nadei|nadamos|nadando|nado) (contra a maré|contra a corrente|em dinheiro|de braçada|no seco) [{anything}]",
            "(andei|caminhei|ando|tô andando) (pensando|refletindo|lendo|vendo|sumido|sumida|ocupado|ocupada|em círculos|nas nuvens|sem tempo|com|distraído|distraída) [{anything}]",
            "(pulei|puxei|levantei|peguei) (o almoço|o café|a refeição|o jantar|da cama|papo|o saco|assunto|ferro|a sexta|de cama|no sono|{mass} [no|na|de] {anything}|pesado no {anything}) [{anything}]",
            "(peguei|levantei|puxei|fiz|botei|coloquei|supino de|agachei|agachei com) {mass} (no|na|de|em) {anything}",
            "(supino|agachamento|leg press|levantamento terra|terra|rosca|remada|stiff) [com|de] {mass} [{anything}]",
            "(tirei|tirou|tiramos) [um] (peso|peso enorme) (das costas|dos ombros|da consciência|do coração) [{anything}]",
            "(tô|estou|fiquei|tava|com) [com|um|o|a] (peso|peso enorme|peso na consciência|consciência pesada|um peso) (na consciência|no coração|nas costas|nos ombros|na cabeça|pesada) [{anything}]",
            "(peso|pesou) (na consciência|na decisão|no bolso) [{anything}]",
            "(pesou|pesa|pesando|tá pesando) (na|no|a) (consciência|clima|decisão|bolso|coração|barra|mão) [{anything}]",
            "(pesei|pesamos) (os prós e contras|os prós e os contras|as opções|as palavras|as consequências|bem|a mão|o clima|na mão|a situação|tudo|o cachorro|meu cachorro|o gato|meu gato|o bebê|a mala|minha mala|as malas|a bagagem|a encomenda|a carne|a farinha|o bolo|a massa|os ingredientes|na hora de) [{anything}]",
            "[{anything}] (com|no) sono atrasado [{anything}]",
            "(dormi|dormimos) (no ponto|em serviço|no volante|na aula|no sofá|no ônibus|no trabalho|com|em casa|fora|na casa|no hotel|de novo|tarde|cedo|de conchinha|pensando|igual|feito|que nem|de roupa|sem|no cinema|na rede|pouco|muito|bastante|nada|bem|mal|pessimamente|muito bem|muito mal|super bem|super mal|como uma pedra|feito pedra|que nem pedra|que nem um bebê|como um anjo|igual um anjo|igual pedra|igual uma pedra|feito um anjo|demais|direito|mal demais|bem demais|bem pra caramba|mal pra caramba) [{words}]",
            "<i> (fui dormir|fui deitar|deitei|acordei|levantei|dormi) [muito|super|bem|mais] (tarde|cedo|de madrugada) [{words}]",
            "<i> (ganhei|perdi|emagreci|engordei|sequei) {mass} [{words}]",
            "<i> (gastei|passei|levei|perdi|fiquei) {number} (dia|dias|hora|horas|semana|semanas|mês|meses|ano|anos|minuto|minutos|noite|noites|tarde|tardes|manhã|manhãs) [{anything}]",
            "<i> (acordei|acordamos|levantei|levantamos|despertei) [cedo|tarde|de madrugada] [às|as|a|umas|por volta das|lá pelas|antes das|depois das] [{time}] [{words}]",
            "<i> (fui dormir|fui deitar|deitei|fui pra cama|cheguei|saí|almocei|jantei|comecei|terminei|entrei|tomei café|tomei banho) [cedo|tarde|de madrugada] [às|as|por volta das|lá pelas|umas|depois das|antes das|só às|só as] {time} [{words}]",
            "(bebi|tomei|bebemos|tomamos|entornei|virei|sequei) [uns|umas|quase|mais de|só|um|uma|o|a] [{volume}|{number}] [garrafa|garrafas|lata|latas|latinha|latinhas|taça|taças|copo|copos|caneca|canecas|dose|doses|xícara|xícaras|litro|litros|long neck|long necks|shot|shots|latão|latões] [de] <drink> [{words}]",
            "(bebi|tomei|tomamos|levei) [um|uma|o|a|meu|minha|uns|umas] (susto|decisão|coragem|juízo|vergonha|banho|sol|chuva|remédio|dipirona|vacina|bronca|porre|um porre|fora|multa|tombo|conta|jeito|partido|iniciativa|posse|nota|sustos|gosto|cuidado|anticoncepcional|antibiótico|vitamina|vitaminas|remédios|tempo|calote|prejuízo|golpe|rasteira|gol|ferro) [{anything}]",
            "(bebi|tomei|tomamos|levei) [um|uma|o|a|meu|minha|uns|umas] (sorvete|sopa|café da manhã) [{words}]",
            "(bebi|tomei|tomamos|bebemos) (da fonte|todas|demais|ontem|pra caramba|além da conta|um pouco|muito|bastante|só um pouco|com|no bar|na festa) [{anything}]",
            "(meu|minha|o|a|nosso|nossa) (humor|energia|sono|peso|disposição) [hoje|ontem] (tá|está|é|anda|foi|tava|estava) (bom|boa|ruim|ótimo|ótima|péssimo|péssima|estranho|ácido|negro|baixo|baixa|alta|alto|horrível|instável|normal|melhor|pior|oscilando|pesado|leve) [{anything}]",
            "(a energia|a luz|a água|a internet|energia|luz|água|internet) (acabou|caiu|faltou|oscilou|piscou|tá caindo|está caindo) [de novo|aqui|em casa|hoje|ontem|a noite toda]",
            "(acabou|caiu|voltou|faltou|falta) (a energia|a luz|a água|a internet|energia|luz|água|internet) [{anything}]",
            "(senso de humor|bom humor|mau humor|mal humor|humor negro|humor ácido) [{anything}]",
            "(o|a|os|as|um|uma|esse|essa|este|esta|aquele|aquela|cada|meio|um quilo de|o quilo da|o quilo do|o litro da|o litro do|litro da|litro de|quilo de|quilo da|quilo do|o preço da|o preço do|preço da|preço do|o valor da|o valor do|o ingresso do|o ingresso da|a dúzia de) [{anything:thing}] (custa|custam|tá custando|está custando|tá|tava|estava|tão|estão|vale|valem|sai por|saem por|era|é|subiu pra|subiu para|baixou pra|baixou para|aumentou pra|aumentou para|foi pra|foi para|tá saindo por|está saindo por|anda|chegou a|passou de|bateu|já tá|já está|tá valendo|está valendo|tá de|estava de|tava de|tá por|estava por|tava por|tá na faixa de|tá em) [tudo] {money} [{anything}]",
            "(o|a|os|as|esse|essa|aquele|aquela) {anything:thing} (fatura|faturam|lucra|lucram|arrecada|arrecadam|rende|rendem|vende|vendem) [uns|umas|mais de|quase|cerca de] {money} [{anything}]",
            "(tá|está|tava|estava|tão|são) tudo {money} [{anything}]",
            "{words} (subiu|baixou|aumentou|disparou|encareceu|barateou|tá caro|tá cara|está caro|está cara|tão caros|tão caras|anda caro|anda cara) [pra|para|de|em|muito|demais|de preço] [{money}] [{words}]",
            "(o|a|os|as|esse|essa|este|esta|meu|minha|cada) {anything:thing} (tem|pesa|mede|leva|cabe|comporta|gasta|consome|faz|deu|ficou com|tá com|está com) [uns|umas|mais de] ({mass}|{volume}|{distance}|{duration}) [{words}]",
            "(devolvi|devolvemos|devolveram|estornaram|cancelei a compra) [{anything}]",
            "(comi|comemos|devorei|almocei|jantei) {number} {words}",
            "[{words}] (vale ouro|vale a pena|não vale nada|custou caro|custar os olhos da cara|custa os olhos da cara|os olhos da cara|sai caro|saiu caro) [{words}]",
            "(tô|estou|fiquei|ando|quase) (morto|morta|morrendo|podre|roxo|roxa|doido|doida|louco|louca|seco|seca|verde) [de|por|pra] [{words}]",
            "(tô|estou|fiquei|ando|quase) (exausto|exausta|acabado|acabada|cansado|cansada) (de|por) (rir|tanto rir|comer|tanto comer|dançar|tanto dançar|saber|ouvir|ver|esperar) [{words}]",
            "(haja|que) (paciência|saco|dinheiro|fôlego|coração|energia|tempo|sorte|azar|preguiça|absurdo|raiva|alegria|saudade|delícia|trânsito|loucura|vergonha|semana|mês|ano|vida|bagunça|bom|legal|pena|droga|merda|inferno|maravilha|beleza|coisa|dia|noite|filme|jogo|música) [{words}]",
            "[{words}] (corre|correr|correndo|corri|corremos) atrás [{words}]",
            "(por conta|me dei conta|dar conta|dou conta|dei conta|tomar conta|tomei conta|fazer de conta|faz de conta|no fim das contas|conta comigo|conto com|ficha de conta|conta de matemática|conta de cabeça|conta de dividir|conta de vezes|conta bancária|conta no instagram|conta do instagram) [{words}]",
            "(meu|o) (ônibus|busão|voo|apartamento|andar|quarto|prédio|número) é [o|no] {number}",
            "(tenho|tive|terei|temos|tem) {number} (reunião|reuniões|prova|provas|aula|aulas|tarefa|tarefas|email|emails|mensagem|mensagens|compromisso|compromissos|entrega|entregas|trabalhos|páginas|ligações|jogos|plantões) [{words}]",
            "(vi|achei|encontrei|tem|olhei|tinha|apareceu|vi que|me ofereceram|me cobraram|queriam|querem|pediram|tavam cobrando|estão cobrando|tão cobrando|cobraram|tá|custa|custam|custava|custavam|to vendo|tô vendo|estão pedindo|tão pedindo|o cara pediu|me pediram) [{anything}] {money} [{anything}]",
            "[{name}] (tá|está|tava|estava) (por|a|de|em promoção por|em promoção|custando|valendo|saindo por|saindo a|em oferta por) {money} [{anything}]",
            "[{name}] (custa|custam|custava|custavam|vale|valem|valia) {money} [{anything}]",
            "(dólar|euro|o dólar|o euro|bitcoin|o bitcoin|a selic|a bolsa|o ibovespa|salário mínimo|o salário mínimo) {anything}"
          ],
          "weight": 9
        },
        {
          "say": [
            "<i> (paguei|quitei|pagamos|quitamos|tá|está) (tudo|todas|todas as contas|tudo pago|todos os boletos|todas as outras) (menos|exceto|fora|tirando|salvo|só não|só falta|só faltou) [pagar] [{anything}]"
          ],
          "weight": 16
        },
        {
          "say": [
            "[{name}] (me deve|me devem|me devia|tá me devendo|está me devendo|tão me devendo|ficou me devendo|ficou de me pagar|vai me pagar|ainda não me pagou|não me pagou|me pagou|me devendo|tem que me pagar|precisa me pagar) [{anything}]",
            "(emprestei|emprestamos) [{anything}]",
            "(tô|estou|fiquei) devendo (uma visita|uma ligação|um favor|uma resposta|uma explicação|uma|um café|uma cerveja|desculpas|satisfação|um jantar|um almoço|um abraço|um presente|uma conversa) [{anything}]",
            "devo (uma visita|uma ligação|um favor|uma resposta|uma explicação|um café|uma cerveja|desculpas|satisfação|um jantar|um almoço|um abraço|obrigação|minha vida|tudo) [{anything}]"
          ],
          "weight": 9
        },
        {
          "say": [
            "(paga|pague|pagar|quita|quite) [pra mim|por mim|aí|logo|já] [a|o|as|os|essa|esse|minha|meu|minhas|meus] {anything} [pra mim|por mim]",
            "(pode pagar|você paga|você pode pagar|consegue pagar|dá pra pagar|tem como pagar|poderia pagar) {anything}",
            "(faz|faça|fazer|manda|mande|envia|envie|pode fazer|pode mandar|me faz|consegue fazer) [um|o|uma|a|aquele|aquela] (pix|ted|doc|transferência|depósito|pagamento|boleto) [{anything}]",
            "(transfere|transfira|transferir|deposita|deposite|saca|saque|investe|invista|aplica|aplique|manda|mande|envia|envie|resgata|resgate|empresta) [uns|uma|um|os|as|meus|minha|o|a] (dinheiro|grana|{money}) [{anything}]",
            "(compra|compre|encomenda|encomende|pede|peça|reserva|reserve) (um|uma|uns|umas|o|a|os|as|meu|minha|pra mim|aí|mais) {anything}"
          ],
          "weight": 3
        },
        {
          "say": [
            "(se eu|se a gente) (guardar|guardasse|juntar|juntasse|economizar|economizasse|investir|investisse|poupar|poupasse|aplicar|aplicasse|depositar|render|colocar|botar) {money} [por mês|por semana|por dia|ao mês|todo mês|todo dia|toda semana|mensais] {anything} (quanto|em quanto tempo|em quantos meses|dá quanto|vira quanto|rende quanto|quantos meses|quantos anos) [{anything}]",
            "(se eu|se a gente) (guardar|guardasse|juntar|juntasse|economizar|economizasse|investir|investisse|poupar|poupasse|aplicar|aplicasse|depositar|colocar|botar) {money} [por mês|por semana|por dia|ao mês|todo mês|todo dia|toda semana|mensais] (quanto|em quanto tempo|em quantos meses|dá quanto|vira quanto|rende quanto|quantos meses|quantos anos) [{anything}]",
            "quanto (dá|daria|rende|renderia|vira|viraria|fica|ficaria|junto|juntaria|teria|vou ter|terei) [{anything}] (se eu|se a gente|guardando|juntando|economizando|investindo|poupando) [guardar|guardasse|juntar|juntasse|economizar|investir|poupar] [uns] {money} (por mês|por semana|por dia|ao mês|todo mês) [{anything}]"
          ],
          "weight": 16
        },
        {
          "say": [
            "(se eu|se a gente) {anything}"
          ],
          "weight": -4
        },
        {
          "say": [
            "<i> (gastei|gastamos|corri|corremos|nadei|andei|caminhei|pedalei|bebi|tomei|tomamos|bebemos|pesei|pesamos|dormi|dormimos|acordei|levantei|malhei|recebi|recebemos|ganhei|ganhamos) {words}",
            "<i> (comi|comemos|fiz|fizemos) {number} {words}",
            "<i> (comi|comemos) {words}",
            "<i> (ganhei|recebi|tive|peguei) [um|uma] [{money} de] (desconto|descontos|cupom|promoção) [{anything}]",
            "<i> (joguei|assisti|trabalhei|fiquei|cozinhei|peguei|esperei|dirigi|passei|falei|conversei|brinquei|limpei|arrumei|vi|ouvi|viajei|costurei|desenhei|pintei|toquei|demorei) [{words}] {duration} [{words}]",
            "[{words}] (durou|duraram|atrasou|demorou|dura|demora|leva) {duration} [{words}]",
            "[a|o|um|uma|meu|minha] [{name}] (caiu|caíram|entrou|entraram|pesou|corre|correu|dormiu|bebeu) {words}"
          ],
          "weight": -7
        }
      ]
    },
    "comment": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[e|que|eu|a gente] [eu] (paguei|pagamos|passei|passamos|quitei|foi pago|foi paga|foram pagos|foram pagas|pago|paga|pagos|pagas|parcelei|acertei|comprei|compramos|peguei|pedi|pedimos|foi comprado|foi comprada|foi|dei|joguei|botei|coloquei|mandei) [tudo|os dois|as duas|os três|as três]"
          ],
          "after": [
            "create_expense"
          ],
          "weight": 14
        },
        {
          "say": [
            "[e|que|isso|esse|essa|ele|ela|o valor|tudo] [já|só] (caiu|entrou|saiu|debitou|descontou|foi cobrado|foi cobrada|veio|passou)"
          ],
          "after": [
            "create_expense"
          ],
          "weight": 6
        },
        {
          "say": [
            "[pode] (registre|registra|anote|anota|lance|lança|coloque|coloca|marca|marque|põe|bota) [isso|aí|lá|esse valor|o valor] (como|em|na|no|nas|nos) (entrada|entradas|receita|receitas|renda|despesa|despesas|gasto|gastos|saída|saídas|extrato)"
          ],
          "after": [
            "create_expense",
            "create_income"
          ],
          "weight": 14
        },
        {
          "say": [
            "[e|que|ele|isso|o dinheiro|o pagamento|o pix] [já] (caiu|entrou|chegou|pingou|bateu|compensou|caiu na conta|entrou na conta)"
          ],
          "after": [
            "create_income"
          ],
          "weight": 6
        },
        {
          "say": [
            "[aí|então|assim] <wholeOf>",
            "[aí|então|assim] (no total|ao todo|tudo|tudo junto|somando tudo|tudo somado) [deu|foi|foram|ficou em] {money}",
            "(deu|foi|foram|fechou em) {money} (tudo|tudo junto|somando tudo|tudo somado)"
          ],
          "after": [
            "create_expense"
          ],
          "set": {
            "isSum": true
          },
          "weight": 24
        },
        {
          "say": [
            "[mas|e|porque] não (foi|saiu|ficou|tava|estava|é) [nada|nem um pouco|muito|tão] (barato|barata|baratinho|caro|cara) [não|né]",
            "[já|que|ela|ele|e|mas|só que|pq|porque] (tava|estava|já tava|já estava|ia ficar|quase ficou|foi|fui|veio|vinha|tá|era) [já|meio|bem|super|quase] (atrasada|atrasado|vencida|vencido|vencendo|pendente|em aberto|cara|caro|salgada|salgado|alta|alto|puxada|puxado|no prazo|em dia|pra vencer|quase vencendo|na gaveta|esquecida|esquecido|barata|barato|mais cara|mais caro|mais barata)",
            "[agora|ufa|e] (menos uma|menos um|uma a menos|um a menos|menos uma conta|menos um boleto|menos uma conta pra pagar|uma conta a menos|um boleto a menos|tô em dia|estou em dia|tá em dia|tudo em dia|agora sim|já era hora|até que enfim|graças a deus|tô livre|um alívio|que alívio|alívio|deu tempo|no último dia|em cima da hora|antes do vencimento|no prazo|sem atraso|com juros|com multa|com juros e tudo|doeu|doeu no bolso|lá se foi o salário|fiquei sem nada|fiquei liso|fiquei lisa|tô liso|tô lisa)",
            "mas [já|eu] (paguei|quitei|tá paga|tá pago|foi paga|foi pago)",
            "[e|que|ela|ele|isso|o pagamento|o dinheiro|o débito] [já] (saiu|caiu|debitou|compensou|descontou|foi debitada|foi debitado|foi descontada|foi descontado|saiu da conta|caiu na conta|saiu da minha conta|foi compensado)",
            "[e|que] [eu|a gente] [já] (paguei|pagamos|deu|veio|foi|foram|ficou em|saiu por|saiu|custou|deixei|fechou em|fechou|totalizou|o valor foi|valor de|no valor de) [só] {money} [nela|nele|dela|dele|no total|ao todo]",
            "[e|que] [esse|essa|este|esta|isso|aquele|aquela|ele|ela] (era|é|foi|foram|eram) [o|a] [<bill>] [{bill}] (de|do mês de|referente a|referente ao mês de|do) {billMonth}",
            "[o|a] (de|do mês de|referente a|referente ao mês de) {billMonth}",
            "(sem contar|fora|além de|além do|além da) [o|a] (multa|juros|juro|taxa|mora)",
            "<tick> [ela|ele|isso|essa|esse|aí|lá] [pra mim|por favor] [como paga|como pago|como quitada|paga|pago|no sistema|no app|na lista|<fromPending>]",
            "[pode] (dar|dá|da|marcar|marca|registrar|registra|anotar|anota|considerar|considera|confirmar|confirma) [as duas|os dois|elas|eles|todas|todos|ambas|ambos] [baixa|baixa nas duas|baixa nos dois|baixa em ambas|baixa em ambos|baixa em todas|baixa em todos|baixa nelas|baixa neles|como pagas|como pagos|como quitadas|pagas|pagos|como paga|como pago|paga|pago|como quitada|essa|esse|isso|aí|nela|nele]"
          ],
          "after": [
            "mark_bill_paid",
            "pay_debt_installment"
          ],
          "weight": 6
        },
        {
          "say": [
            "[até que|nem|mas|e|porque] [não|nem] (foi|saiu|ficou) [nada|nem um pouco|muito|tão|tanto|lá muito] (barato|barata|baratinho|caro|cara|carinho|salgado|em conta) [não|né|até]",
            "(foi|saiu|ficou) [bem|meio|muito|super|até|meio que] (barato|barata|baratinho|caro|cara|carinho|salgado|salgada|em conta|puxado) [hein|né|demais]"
          ],
          "weight": 24
        },
        {
          "say": [
            "[registrar|registre|registra|anotar|anote|anota|lançar|lance|lança|tenho|são|foram] (duas|dois|três|quatro|umas|algumas|várias) (coisas|coisinhas|lançamentos|gastos|despesas|registros|anotações) [pra|para] [anotar|registrar|lançar]",
            "(lançamentos|gastos|despesas|movimentação|resumo) (de|do) (hoje|dia)"
          ],
          "weight": -4
        },
        {
          "say": [
            "(pra|para) (ir|voltar|fazer|comer|levar|buscar|comprar|ver|chegar|trabalhar|visitar|usar|dar|assistir|almoçar|jantar|não|poder|conseguir|tirar|pegar|resolver|consertar) [{words}]",
            "<i> (fui|fomos|passei|passamos|andei|estive) (na|pela|lá na) [rua|avenida|praça] {number} de (janeiro|março|maio|julho|setembro|outubro|novembro|dezembro) [com {words}]",
            "<i> (fui|fomos|saí|saímos|voltei|voltamos|cheguei|chegamos|passei|passamos|assisti|assistimos|vi|vimos|levei|estive|viajei|parei|dei uma passada|dei um pulo|acordei|levantei|acabei de chegar|acabei de sair|precisei|aproveitei|fiquei|fiquei sem|perdi o ônibus|perdi o metrô|perdi o trem|perdi a hora|tava com fome|estava com fome) [{words}]",
            "[o|a|os|as] [meu|minha|meus|minhas] {name:broken} (quebrou|quebraram|furou|furaram|estragou|estragaram|pifou|queimou|queimaram|rasgou|acabou|acabaram|venceu|venceram|entupiu|vazou|parou de funcionar|não pegou|descarregou|enguiçou)"
          ],
          "weight": -8
        }
      ]
    },
    "model": {
      "isWrite": false,
      "sentences": [
        {
          "say": [
            "[eu] (não sei|não lembro|não sei dizer|não lembro bem|tô na dúvida|não tenho certeza) (se|de|quanto) [eu] (foi|foram|deu|deram|paguei|gastei|era|eram|custou|bebi|dormi|corri) [uns|umas] {anything}"
          ],
          "weight": 30,
          "allows": [
            "negation"
          ]
        },
        {
          "say": [
            "<change> [o|a] (vencimento|data de vencimento|valor|preço|dia de vencimento) (da|do|de) <bill> {bill} [{anything}]",
            "<change> <bill> {houseBill} (pra|para) {anything}"
          ],
          "weight": 10
        },
        {
          "say": [
            "<bill> {bill} (fechou|fechou em|fecha em|veio|chegou|foi|deu|é|tá|está|ficou|ficou em|aumentou|subiu|aumentou pra|subiu pra|custa|baixou|baixou pra|caiu pra|vai ser|será|vem|custou) [de|em|por|no valor de|este mês|esse mês] {money} [<perMonth>]",
            "<bill> {houseBill} {money}",
            "{money} (de|no|na|do|da|pra|pro) <bill> {houseBill}",
            "(desfaz|desfaça|apaga|apague|exclui|deleta|limpa|remove|zera|cancela) (tudo|todos|todas|todo) [{anything}]",
            "(deleta|apaga|exclui|cancela|remove|encerra|muda|troca|altera) [o|a] [minha|meu] (conta|senha|cadastro|perfil|usuário|dados|email|e-mail|nome|telefone|número|endereço|foto) [{anything}]",
            "(meu|o) salário (é|foi|caiu|subiu|aumentou|baixou|diminuiu|vai ser|era) [de|em|pra] {money}"
          ],
          "weight": 3
        },
        {
          "say": [
            "[{anything}] (parcela|parcelas|prestação|prestações|empréstimo|empréstimos|financiamento|dívida|dívidas|consórcio|consignado|cheque especial|no carnê|pelo carnê|o carnê da loja|fiado|agiota|crediário) [{anything}]",
            "(salva|anota|guarda|manda|passa|me passa|registra|quero) [a|uma|essa|minha] receita (de|do|da) {item}",
            "[lembra que|anota que|registra que|anota aí que|lembra aí que] [eu] (devo|devemos|tô devendo|estou devendo|fiquei devendo|peguei emprestado|peguei {money} emprestado|renegociei|negociei) {anything}",
            "(coloquei|botei|pus|guardei|apliquei|investi|aportei|depositei|transferi|mandei|separei|joguei|passei) [mais] ({money};(na|no|em|pra|pro|para|nas|nos|pras) [minha|meu] <invest>) [{anything}]",
            "(investi|apliquei|aportei|guardei|poupei|depositei|economizei|fiz um aporte|aporte) [{anything}]",
            "(quanto|qual|como|meus|meu|quais|o) [{anything}] (investido|investimento|investimentos|reserva de emergência|poupança|aplicado|guardado|patrimônio|carteira|tesouro|cdb|ações|aplicações|rendendo|rendimento dos) [{anything}]"
          ],
          "weight": 5
        }
      ]
    }
  }
}
