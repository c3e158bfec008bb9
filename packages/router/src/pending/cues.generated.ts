// Generated from pending/*.yaml by scripts/generate.ts. Do not edit.
import type { Locale } from '../text/locale.ts'
import type { ChoiceSource, CueTable, ReplySource } from './cues.ts'

/** What words do in a reply. */
export const CUES: Readonly<Record<Locale, CueTable>> = {
  "pt-BR": {
    "yes": "mandar brasa, pode mandar brasa, manda brasa, mete bronca, pode meter bronca, nos conformes, tudo nos conformes, tudo em ordem, em ordem, está em ordem, tudo nos trinques, certíssimo, está perfeito, ficou ótimo, ficou bom, ficou certo, ficou perfeito, isso aí está ótimo, isso aí está certo, é isso que eu queria, era isso que eu queria, pode crer, vai em frente, siga em frente, segue em frente, pode ir em frente, em frente, positivo e operante, segue o jogo, bola para frente, está certo isso aí, está certo assim, está correto isso aí, está ótimo assim, está bom assim, assim está bom, assim mesmo, é esse valor, é esse valor mesmo, esse valor mesmo, é esse o valor, o valor é esse, é esse aí, é essa aí, que está certo, que está tudo certo, que está correto, ah sim claro, isso aí mesmo, era isso, era isso mesmo, é por aí, sem medo, com prazer, fecha, fecho, bate, bateu, confere sim, tá na mão, nada a mudar, nada a corrigir, não muda nada, partiu, firmeza, fmz, confere, sem dúvida, sem dúvidas, sem sombra de dúvida, tá valendo, valendo, você pode, pode vir, sim, sm, siim, ss, simsim, isso aí, isso mesmo, é isso, é isso aí, é isso mesmo, exato, exatamente, certo, certinho, está certo, está certinho, está correto, está tudo certo, tudo certo, tudo certinho, correto, corretíssimo, certeza, com certeza, claro, claro que sim, lógico, óbvio que sim, pode, pode sim, pode ir, podi, podes, pode crer que sim, beleza, belesa, belezinha, blza, bora, bora lá, simbora, vambora, manda ver, manda bala, manda, mete bala, mete ficha, toca ficha, vai, vai lá, vai fundo, vai nessa, vai que vai, demorou, demoro, fechou, fechado, combinado, perfeito, show, show de bola, top, boa, joia, massa, está bom, está bem, está ok, está ótimo, está, tudo bem, ótimo, tranquilo, suave, de boa, sem problema, sem problemas, positivo, afirmativo, uhum, uhun, aham, ahan, arram, ok, okay, okey, oki, okei, okz, confirmo, confirmado, aprovo, aprovado, autorizo, autorizado, concordo, por mim sim, por mim pode, por mim ok, pode ser sim senhor, yes, yep, yeah, com certeza sim, isso sim, quero sim, quero, pode confiar, de acordo, dale, já é, é nóis, é esse mesmo, é essa mesmo, essa mesma, esse mesmo",
    "do": "confirma, confirme, confirmar, comfirma, confima, confrima, pode confirmar, salva, salve, salvar, pode salvar, registra, registre, registrar, resgistra, pode registrar, anota, anote, anotar, pode anotar, lança, lance, lançar, pode lançar, grava, grave, gravar, pode gravar, guarda, guardar, adiciona, adicione, adicionar, pode adicionar, inclui, incluir, pode incluir, marca, marcar, pode marcar, insere, faz, faça, faz isso, pode fazer, aprova, aprovar, pode aprovar, aceita, aceito, executa, prossiga, prossegue, segue, pode seguir, pode mandar, pode deixar registrado, pode deixar salvo, pode deixar anotado, pode deixar marcado, deixa registrado, deixa salvo, deixa anotado, pode computar, computa, pode gravar sim, toca, pode tocar, libera, liberado, cadastra, cadastrar, pode cadastrar, bota, botar, pode botar, coloca, colocar, pode colocar, põe, manda salvar, pode criar, cria",
    "this": "isso, isto",
    "it": "esse, essa, este, está aí, esses, essas, deles, delas, aquilo, dele, dela, aquele, aquela, aqueles, aquelas",
    "no": "só um comentário, era só um comentário, foi só um comentário, só comentei, só comentando, eu só estava comentando, só estava comentando, estava só comentando, estou só comentando, só estou comentando, só um desabafo, era só um desabafo, foi só um desabafo, era só desabafo, só desabafando, só desabafei, eu só estava desabafando, só estava desabafando, estava só desabafando, só estou desabafando, estou só desabafando, era só para contar, só para contar, foi só para contar, só contei, só contando, só estava contando, eu só estava contando, só te contei, só te contando, nem anota, nem registra, nem salva, nem lança, nem grava, nem marca, nem precisa anotar, nem precisa registrar, nem precisa salvar, nem precisa lançar, não precisa anotar, não precisa registrar, não precisa salvar, não precisa lançar, não é para anotar, não era para anotar, não é para registrar, não era para registrar, não é meu, não é minha, não era meu, não era minha, não fui eu, não fui eu que, não foi isso que eu disse, não foi isso que eu falei, não foi isso que eu pedi, não era isso que eu queria, não foi isso, isso não, isso está errado, não confere, não procede, nem precisa, nem precisava, não há necessidade, não tem necessidade, sem necessidade, nada a ver, nem vem, nem sonhando, nem de longe, não tem nada a ver, não é nada disso, não era nada disso, não tem isso, não mesmo, não vale, não valeu, melhor não salvar, melhor não registrar, melhor não anotar, prefiro não, prefiro não salvar, prefiro não registrar, prefiro não anotar, prefiro que não, nops, acho melhor não, não, nãoo, nãao, nop, nope, nem, negativo, jamais, nunca, nem pensar, nem a pau, de jeito nenhum, claro que não, lógico que não, óbvio que não, que não, acho que não, melhor não, agora não, não agora, por enquanto não, hoje não, não quero, não quero mais, não precisa, não precisa mais, precisa não, não carece, não é isso, não era isso, nada disso, não é isso não, está errado, está errada, errado, errada, incorreto, tá tudo errado, não faz isso, não salva, não registra, não anota, não grava, não lança, não confirma, não confirmo, não autorizo, não aprovo, não pode, não vai, não faça, não bota, não marca, quero não, pode não, no thanks, nah, não entra, não entram, não conta, não contam, não inclui, não coloca, não põe, não é para entrar, já registrei, já anotei, já lancei, já tinha registrado, já tinha anotado, já tinha lançado, já está registrado, já está anotado, já está lançado, já foi registrado, isso já foi, é repetido, está repetido, é duplicado, está duplicado",
    "stop": "pode jogar fora, joga fora, jogar fora, melhor deixar quieto, deixar quieto, melhor deixar para lá, deixar para lá, melhor deixar, melhor esquecer, melhor cancelar, deixa para depois não, deixa esse para lá, deixa essa para lá, pode deixar para lá, desconsidera, desconsidere, pode desconsiderar, desencana, abandona, elimina, pode eliminar, anula, anular, pode anular, chega, cancela, cancele, cancelar, cansela, cancla, canselar, pode cancelar, quero cancelar, cancela tudo, esquece, esqueça, esquecer, pode esquecer, deixa, deixa quieto, deixa isso, deixa para lá, deixa pá lá, deixa isso para lá, deixe, deixe para lá, dexa, dexa para lá, deixa disso, deixa estar, desisto, desisti, desiste, descarta, descarte, descartar, pode descartar, ignora, ignore, ignorar, pode ignorar, pula, pular, pare, aborta, abortar, recuso, recusar, rejeita, rejeito, rejeitar, mudei de ideia, foi engano, foi sem querer, sem, cancel, deixa para outra hora, deixa para depois, larga mão, de fora, fica de fora, fica fora",
    "erase": "tira, tirar, pode tirar, remove, remover, pode remover, retira, retirar, exclui, excluir, pode excluir, apaga, apague, apagar, pode apagar, deleta, deletar, pode deletar, apaga mesmo, pode apagar mesmo",
    "revert": "desfaz, desfaça, desfazer, pode desfazer, desmarca, desmarcar, pode desmarcar, reverte, pode reverter",
    "hedge": "sem ideia, não faço ideia, não tenho ideia, está certo isso, está correto isso, pode isso, para tudo, para com isso, para isso, para aí, de nada, por nada, acho, acho que, talvez, quem sabe, será, será que, depois, mais tarde, amanhã, logo mais, daqui a pouco, ainda não, ainda, não sei, sei lá, sei não, não lembro, não tenho certeza, não estou certo, sem certeza, não estou seguro, hmm, hum, humm, hmmm, hm, hein, oi, perai, pera aí, pera, espera, espera aí, calma, calma aí, um momento, um minuto, um segundo, já volto, deixa eu ver, deixa eu pensar, deixa eu conferir, vou ver, vou pensar, vou conferir, preciso ver, pode ser, pode ser que, se, caso, quando, desde que, só se, porque, por que, como assim, como, qual, quais, quanto, quem, onde, o que, depende, provavelmente, possivelmente, tanto faz, você que sabe, você decide, não necessariamente, mais ou menos, meio que, ah está, ah sim, ah tá bom, sei, aham sei, até parece, claro só que não, só que não, sqn, imagina, capaz, uai, ue, ne, né, gostaria, queria, poderia, deveria, ia, iria, quase, não entendi, não cancela, não esquece, não deixa, pode deixar, pode deixar assim, quando eu, sim ou não, sim e não, nem sim nem não, só isso, é só isso",
    "filler": "paguei no, paguei em, paguei com, que eu paguei, que paguei, que eu gastei, que gastei, que eu comprei, que comprei, que eu bebi, que eu tomei, eu paguei, que foi pago, que eu dormi, muito obrigado, muito obrigada, meu filho, minha filha, meu bem, meu amor, meu querido, minha querida, minha flor, vish, vixe, vixi, eita, ih, por favor, por gentileza, favor, então, aí, cara, mano, mana, velho, vei, veio, viu, obrigado, obrigada, valeu, brigado, brigada, agradeço, grato, grata, parco, amigo, amiga, querido, querida, lá, só que, também, agora, agora mesmo, logo, de uma vez, para mim, para nos, tudo bem obrigado, mesmo, oxe, opa, bom, bem, olha, ah, oh, eh, tipo, no caso, reais, real, conto, contos, pila, pilas, senhor, senhora, tchê, please, senão, ali, aqui, eu, sr, sra, favorzinho",
    "noun": "gasto, gastos, despesa, despesas, conta, contas, registro, registros, item, itens, lançamento, lançamentos, compra, compras, receita, métrica, pedido, opção",
    "link": "e, com, também",
    "contrast": "mas, porém, só que, mais",
    "article": "por, o, a, os, as, do, da, dos, das, de, no, na, nos, nas, ao, aos, pelo, pela, num, numa, para, em, para o, para a, para os, para as, que, um, uma, uns, umas",
    "all": "tudo, todos, todas, tudo isso, todos eles, todas elas, todos os itens",
    "firstTwo": "os dois primeiros, as duas primeiras, os 2 primeiros, as 2 primeiras, os primeiros dois",
    "lastTwo": "os dois últimos, as duas últimas, os 2 últimos, os últimos dois, as últimas duas",
    "both": "pros dois, pras duas, ambos, ambas, os dois, as duas, os 2, as 2, todos os dois, todas as duas",
    "three": "os três, as três, os 3, as 3, todos os três, todas as três",
    "rest": "o resto, resto, os outros, as outras, outros, outras, o outro, a outra, outro, outra, os demais, as demais, demais, o restante, restante",
    "nothing": "nenhum, nenhuma, nenhum dos dois, nenhuma das duas, nenhum deles, nenhuma delas, nada, nem um nem outro",
    "only": "só, soh, somente, apenas, unicamente, só mesmo, deixa só, deixa apenas, deixa somente, deixe só, fica só, fica só com, fica com, fique só com, fique com, mantém, mantém só, mantenha, mantenha só, quero só, só quero, vale só, só vale, é só",
    "except": "menos, exceto, fora, tirando, a não ser, exceto por, com exceção",
    "first": "primeiro, primeira, 1o, 1a, número 1, número um, item 1",
    "second": "segundo, segunda, 2o, 2a, número 2, número dois, item 2",
    "third": "terceiro, terceira, 3o, 3a, número 3, número três, item 3",
    "fourth": "quarto, quarta, 4o, 4a, número 4, item 4",
    "fifth": "quinto, quinta, 5o, 5a, número 5, item 5",
    "last": "último, última",
    "fix": "chama, chama de, renomeia, renomear, quase, na verdade, na vdd, na real, vdd, aliás, errei, errei o valor, errei a data, me enganei, me confundi, confundi, corrige, corrija, corrigir, corrigindo, correção, muda, mude, mudar, troca, troque, trocar, altera, alterar, altere, ajusta, ajustar, atualiza, quis dizer, quero dizer, eu quis dizer, digo, ops, opa errei, desculpa, desculpe, foi mal, pera, perai, espera, melhor, em vez de, ao invés de, invés de, em vez, deixa em, deixa como, falei errado, digitei errado, escrevi errado, coloquei errado, o certo é, o correto é, certo é, correto é, pode mudar, pode trocar, pode corrigir, pode alterar, pode colocar, coloca, coloque, bota, põe, ponha, bote, passa, edita, na realidade, minto, mentira, coloca como, coloque como, põe como, ponha como, bota como, bote como, marca como, registra como, salva como, lança como, anota como, cadastra como, guarda como, conta como, considera como, considera, classifica, classifica como, classifica em, categoriza, categoriza como, enquadra em, joga em, joga para, joga como, joga na categoria, entra em, entra como, entra na categoria, vai em, vai como, fica em, fica como, era para ser, era para estar em, é para ser, devia ser, deveria ser, tinha que ser, teria que ser, o certo seria, o certo era, deixa para, adia para, passa para, empurra para, joga para",
    "was": "durou, levou, demorou, levei, demorei, foi em, fiz em, foi, foram, era, eram, é, são, custou, custaram, deu, saiu, veio, ficou, seria, sendo, fica, faz",
    "label": "uns, umas, cerca de, mais ou menos, começa, começa em, começando em, a partir de, a partir do, a partir da, todo, todo mês, cada, por mês, do mês, valor, preço, total, quantia, data, dia, nome, categoria, tipo, descrição, vencimento, pagamento, forma de pagamento, método, meio de pagamento, unidade, quantidade, número, vence, mês, moeda, prazo, até, até o fim de, referente, referente a, referente ao, relativo a, relativo ao, parcelado, parcelada, parcelei, dividi, dividido, dividida, parcela, parcelas, prestação, prestações, competência, horário, hora, frequência, repete, repetir, repita, com data de",
    "verb": "paguei, gastei, pesei, dormi, bebi, tomei, recebi, caiu, entrou, comprei, corri, caminhei, treinei, chegou, pingou",
    "more": "mais, mais um, mais uma, outro, outra, também, de novo, outra vez, acrescenta, soma"
  },
  "en": {
    "yes": "are fine, are good, are right, are correct, are ok, are okay, looks fine, looks fine to me, it looks fine, seems fine, seems right, seems good, that looks right, that looks good, that looks fine, that looks correct, that's the right one, why not, sure why not, it's all correct, it is all correct, all correct, all right then, you can save that, you can log that, you can add that, you can record that, you can record it, you can add it, that'll do, that will do, that's fine with me, fine with me, okey dokey, roger, roger that, copy that, true, yes sir, yes ma'am, yessir, nothing to change, no changes, no changes needed, as is, as it is, leave it as is, spot on, lock it in, yup lock it in, bang on, i'm sure, i am sure, yes it is, you can save it, you can log it, you can go ahead, you may, yes, yess, yesss, yes yes, yea, yeah, yeh, yah, yep, yup, yuup, yse, y, aye, uh huh, uhuh, mhm, mm hmm, sure, sure thing, for sure, of course, ok, okay, okey, okie, oki, okie dokie, ok dokey, k, kk, alright, all right, right on, fine, fine by me, that's fine, thats fine, it's fine, sounds good, sounds right, sounds great, looks good, looks right, looks great, looks correct, lgtm, good, all good, good to go, great, perfect, awesome, excellent, cool, correct, right, exactly, exactly right, precisely, that's right, thats right, that's correct, thats correct, that's it, thats it, that's the one, that is right, that is correct, it's right, it's correct, absolutely, definitely, certainly, indeed, affirmative, agreed, confirmed, approved, go ahead, go for it, go on, go, do it, please do, make it so, yes please, no problem, no worries, works, works for me, that works, you bet, you got it, by all means, deal, done deal, i confirm, i approve, i do, i agree, sim, beleza, blz, pode, 100 percent, totally, bingo, ship it, let's go, let's do it, lets do it, lets go, send it",
    "do": "confirm, save, record, log, add, put, register, approve, accept, proceed, continue, submit, lock it, log that, save that, record that, add that, add it in, put it in, jot it down, track, note, keep, mark, enter, store, include, save it, log it, record it, add it, accepted, confirm it, write it down",
    "it": "it, that, this, these, those, them, that one, this one, its, that one there",
    "no": "just a comment, only a comment, it was just a comment, it was only a comment, that was just a comment, that was only a comment, just saying, only saying, i was just saying, i was only saying, i'm just saying, just venting, only venting, i was just venting, i was only venting, i'm just venting, just sharing, i was just sharing, just telling you, i was just telling you, i was only telling you, no need to record, no need to record it, no need to add it, no need to track it, you don't need to log it, you don't have to log it, don't note it, don't track it, not mine, it's not mine, that's not mine, it isn't mine, that isn't mine, it wasn't mine, that wasn't mine, it wasn't me, that wasn't me, that's not what i said, that's not what i meant, that's not what i asked, that is not what i said, not what i said, not what i meant, not what i asked for, actually no, on second thought no, hmm no, oh no, well no, don't bother, no don't bother, not needed, it's not needed, that's not needed, not necessary, rather not, i'd rather not, i would rather not, better not, i'd better not, not correct at all, nothing like that, no need to save it, no need to log it, no need to save, no need to log, no need for that, nah forget it, nah forget about it, nah cancel it, nah skip it, nah cancel, nah skip, nah never mind, no, noo, nope, nop, nah, naw, na, no no, no way, no thanks, no thank you, not that, not this, not really, never, hell no, absolutely not, of course not, definitely not, i don't think so, don't, do not, don't do it, don't do that, don't save, don't save it, don't log it, don't record it, don't add it, don't record, i don't want, i don't want to, i don't want it, not now, not today, negative, wrong, that's wrong, thats wrong, that's not right, that's not it, thats not it, it's wrong, incorrect, that is wrong, not it, that's not correct, not right, not correct, nao, not, n, i already logged that, i already logged it, already logged, i already logged this one, i already have that, i already added that, i already added it, it's a duplicate, that's a duplicate, it's already there, that's already in, already in there, already recorded, doesn't count, don't count",
    "stop": "throw it away, throw that away, throw it out, trash it, trash that, toss it, toss that, bin it, ditch it, ditch that, dump it, kill it, void it, disregard, disregard it, disregard that, let's not, lets not, forget this one, cancel this, cancel this one, skip this, skip this one, cancel, cancel it, cancel that, cancle, forget it, forget that, forget about it, never mind, nevermind, nvm, nm, skip, skip it, skip that, drop, drop it, drop that, stop, abort, discard, discard it, ignore, ignore it, ignore that, scrap that, scrap it, scratch that, leave it, leave it out, leave out, leave that, let it go, reject, rejected, decline, deny, without, changed my mind, i changed my mind, my mistake, no need, pass, hard pass, cancela, esquece, ditch, bin, trash, toss, dump, lose",
    "erase": "remove, remove it, remove that, delete, delete it, delete that, take out, take it out, erase, erase it, get rid of it",
    "revert": "undo, undo it, undo that, unmark, unmark it, revert, revert it",
    "hedge": "no idea, i have no idea, is it, is this, is that, am i, are they, was it, do i, maybe, perhaps, probably, possibly, i think, i think so, i guess, i guess so, i suppose, suppose, think, kinda, kind of, sort of, sorta, not sure, i'm not sure, not yet, later, tomorrow, wait, hold on, hang on, one sec, a sec, one moment, just a moment, let me, let me check, let me think, let me see, hmm, hm, um, uh, idk, dunno, i don't know, don't know, depends, it depends, if, unless, when, once, after, until, before, why, what, which, how, who, where, should, could, would, might, may, can, will, shall, almost, nearly, yeah right, yeah no, no yeah, yes and no, yes or no, sure jan, as if, right right, oh sure, oh great, oh yeah, whatever, i wish, not necessarily, not exactly, don't cancel, do not cancel, don't skip, don't forget, don't drop, eventually, someday, sometime, soon, unsure, supposedly, allegedly, hopefully, wanted, wondering, yet, huh, eh, meh, in theory, theoretically, supposed, only if, as long as, provided, except that, so so",
    "filler": "i paid with, paid with, paid by, paid in, i paid by, i paid, that i paid, that i bought, i bought, i spent, that i spent, i drank, please, pls, thanks, thank you, thank you so much, thx, ty, man, dude, bro, mate, buddy, parco, then, so, well, oh, ah, hey, now, right now, right away, just now, for me, up, down, in, too, as well, also, and thanks, i, i want, me, there, here, like, just, very much, cheers, sir, love, folks, was fine, reais, bucks, dollars, ahead, btw, by the way",
    "noun": "one, ones, expense, expenses, bill, bills, entry, entries, record, records, item, items, purchase, purchases, metric, option, the record, number",
    "link": "and, plus, with",
    "contrast": "but, although, though, only that, however",
    "article": "under, as, the, a, an, of, for, to, on, at, my, from",
    "all": "all, everything, all of them, all of it, every one, all of those, them all, it all, the lot, the whole lot",
    "firstTwo": "first two, first 2, the first two",
    "lastTwo": "last two, last 2, the last two",
    "both": "both, both of them, the two, all two",
    "three": "all three, the three, all three of them, all 3",
    "rest": "the rest, rest, the others, others, the other, other, the other one, the remaining, remaining",
    "nothing": "none, none of them, neither, neither of them, nothing, neither one, not any, none of those",
    "only": "only, just, solely, just only, leave only, leave just, keep only, keep just, just keep, only keep",
    "except": "except, except for, but not, other than, apart from, minus, excluding, not including",
    "allExcept": "all but, everything but, everyone but, all except, everything except, all except for, all of them except, both except, both but",
    "first": "first, 1st, former, number one, number 1, item 1",
    "second": "second, 2nd, number two, number 2, item 2",
    "third": "third, 3rd, number three, number 3, item 3",
    "fourth": "fourth, 4th, number four, number 4, item 4",
    "fifth": "fifth, 5th, number five, number 5, item 5",
    "last": "last, latter, final",
    "fix": "call it, rename, rename it, name it, actually, in fact, sorry, i meant, meant, i mean, i meant to say, make it, make that, change, change it, change that, switch, switch it, set, set it, should be, should have been, should say, it should be, correction, oops, whoops, my bad, my mistake, rather, instead, instead of, edit, fix, correct it, correct that, update, update it, adjust, no wait, wait, i misspoke, i mistyped, typo, put it, put it as, put it on, put it in, use, mistake, i got it wrong, wrong it was, i said it wrong, let's make it, i was wrong, file it under, file under, file it as, file as, file it, count it as, count as, count that as, categorize, categorize as, categorize it as, categorize it under, categorize under, categorise as, categorise it as, classify as, classify it as, log it as, log it under, save it as, save it under, record it as, record it under, mark it as, track it as, track it under, put it down as, put it down for, put it under, tag it as, tag it, label it, move it to, move to, move that to, move it, push it to, push to, push it, shift it to, bump it to, goes under, goes in, it goes under, that goes under, belongs under, belongs in, it belongs in, counts as, that counts as, was supposed to be, supposed to be, it was supposed to be, that should be, should've been, wrong category, wrong date, wrong amount, wrong currency, wrong month, date it",
    "was": "took, it took, took me, it took me, lasted, it lasted, was, were, it was, it's, its, is, that was, that's, they were, came to, came out to, cost, ended up being, it's really, be, it's for, that's for, it was for, that was for",
    "label": "about, around, roughly, starts, starting, starting in, starts in, every, every month, each, a month, of the month, value, amount, price, total, date, day, name, category, type, description, due day, due date, due, payment, payment method, method, unit, number, month, cost, currency, deadline, until, by, due by, in, installments, instalments, installment, payments, time, frequency, repeat, repeating, for the month of, split, split in, split into, dated",
    "verb": "paid, i paid, spent, i spent, drank, i drank, slept, i slept, weighed, i weighed, got, bought, i bought, ran, came in, it came in, came, arrived",
    "more": "more, another, one more, additional, again, extra, also",
    "wasNot": "wasn't, it wasn't, that wasn't, weren't, isn't, it isn't, that isn't, was not, it was not, is not, it's not"
  }
}

/** Replies of one reading. */
export const REPLIES: ReplySource = {
  "whole": {
    "yes": "é, s, y, si, sip, sips, yes, yep, yeah, sim, ok",
    "no": "n, no, nope, nah, não"
  },
  "pictures": {
    "yes": "👍✅👌☑✔🆗💯",
    "no": "👎❌🚫✖🙅🛑⛔❎",
    "filler": "😀😃😄😁😊🙂😉🙏❤💚💙💪🎉🙌👏🤝🚀🔥✨💸💰🥰😍"
  },
  "neverNames": "eu, você, vc, ele, ela, nós, eles, elas, meu, minha, seu, sua, quero, vou, vai, tenho, tem, estou, está, ser, ter, fazer, saber, sei, acho, talvez, depois, amanhã, ainda, agora, sempre, nunca, muito, pouco, bom, boa, mal, porque, quando, como, quanto, qual, quem, onde, se, caso, hoje, ontem, sim, não, nada, tudo, isso, aquilo, isto, gastei, paguei, comprei, recebi, bebi, pesei, dormi, obrigado, valeu, ajuda, oi, olá, tchau, qualquer, i, you, he, she, we, they, my, your, want, will, would, could, should, can, may, might, think, know, maybe, later, tomorrow, still, now, always, never, much, why, when, how, what, which, who, where, if, today, yesterday, yes, nothing, everything, this, that, spent, paid, bought, got, drank, slept, thanks, help, hello, hi, bye, not, don't, does, did, have, has, any, dia, semana, mês, ano, hora, vez, outro, outra, próxima, próximo, só, apenas, menos, junto, ir, one, ones, day, week, time, other, another, next, only, recorrente, fixo, fixa, mensal, recurring, monthly, aquele, aquela, repetido, duplicado, duplicate, pessoal"
}

/** What values are called. */
export const CHOICES: ChoiceSource = {
  "metrics": {
    "weight": "peso, pesagem, weight, balança, quilos, kg",
    "water": "água, water, litros, hidratação, ml",
    "sleep": "sono, sleep, noite, horas de sono",
    "exercise": "exercício, treino, corrida, caminhada, academia, exercise, workout, run, walk, atividade",
    "mood": "humor, mood, ânimo",
    "energy": "energia, energy, disposição"
  },
  "categories": {
    "food": "comida, alimentação, food, refeição",
    "transport": "transporte, transport, transportation, carro",
    "housing": "moradia, casa, housing, habitação, home",
    "health": "saúde, health",
    "education": "educação, education, estudo, estudos",
    "entertainment": "lazer, entretenimento, diversão, entertainment, fun",
    "shopping": "compras, shopping, vestuário, roupas, roupa, clothes",
    "bills": "contas, bills",
    "subscriptions": "assinaturas, subscriptions, assinatura",
    "subscription": "assinatura, subscription, assinaturas, subscriptions",
    "travel": "viagem, viagens, travel",
    "gifts": "presentes, presente, gifts, gift",
    "investments": "investimentos, investments",
    "utilities": "consumo, utilities, serviços básicos, utilidades",
    "insurance": "seguro, seguros, insurance",
    "other": "outros, outro, outras, outra, other, others"
  },
  "incomes": {
    "salary": "salário, salary, ordenado, paycheck",
    "freelance": "freela, freelance, bico, free lance, freelancer",
    "bonus": "bônus, décimo terceiro, plr",
    "passive": "renda passiva, passive, aluguel",
    "investment": "investimento, investimentos, dividendos, investment, dividends, rendimento",
    "gift": "presente, gift",
    "other": "outro, outros, other"
  },
  "interactions": {
    "call": "ligação, telefonema, chamada, telefone, call, phone call",
    "message": "mensagem, zap, whatsapp, áudio, text, text message, message",
    "meeting": "encontro, pessoalmente, reunião, in person, meeting",
    "email": "email, e-mail",
    "gift": "presente, gift"
  },
  "periodsOfDay": {
    "morning": "manhã, cedo, morning, mornings",
    "afternoon": "tarde, afternoon, afternoons",
    "evening": "noite, evening, evenings, night"
  }
}
