// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  [["vehicle","select",{"bus":"Apanhe o autocarro <NUMBER>","coach":"Apanhe o expresso <NUMBER>","tram":"Apanhe o elétrico <NUMBER>","metro":"Apanhe o metro <NUMBER>","train":"Apanhe o comboio <NUMBER>","ferry":"Apanhe o barco <NUMBER>","other":"Apanhe <NUMBER>"}]], // action.ride
  [["vehicle","select",{"bus":"Apanhe o autocarro","coach":"Apanhe o expresso","tram":"Apanhe o elétrico","metro":"Apanhe o metro","train":"Apanhe o comboio","ferry":"Apanhe o barco","gondola":"Apanhe o teleférico","funicular":"Apanhe o funicular","cablecar":"Apanhe o elétrico de cabo","monorail":"Apanhe o monocarril","other":"Embarque"}]], // action.board
  "Permaneça a bordo, linha <NUMBER>", // action.stay
  "Continue a bordo", // action.stay-on
  "Apanhe o voo <NUMBER>", // action.fly
  "Apanhe o voo", // action.fly-unnumbered
  "Caminhe", // action.walk
  ["Caminhe até ",["place"]], // action.walk-to
  "Caminhe até ao destino", // action.walk-end
  "Desloque-se em cadeira de rodas", // action.roll
  ["De cadeira de rodas até ",["place"]], // action.roll-to
  "De cadeira de rodas até ao destino", // action.roll-end
  "Siga de bicicleta", // action.cycle
  "Siga de trotineta elétrica", // action.scooter
  "Conduza o carro", // action.drive-car
  "Siga de mota", // action.ride-motorbike
  "Viaje em boleia partilhada", // action.carpool
  "Apanhe um táxi", // action.taxi
  "Apanhe um TVDE", // action.ride-hailing
  ["Viaje com ",["provider"]], // action.ride-hailing-with
  "Apanhe o transporte a pedido", // action.on-demand
  ["Transporte a pedido: ",["provider"]], // action.on-demand-with
  "Aguarde", // action.wait
  "Aguarde que o venham buscar", // action.wait-pickup
  "Transbordo", // action.transfer
  [["vehicle","select",{"bicycle":"Prenda a bicicleta","scooter":"Estacione a trotineta","other":"Estacione na rua"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Prenda a bicicleta","scooter":"Estacione a trotineta","other":"Estacione no parque"}]], // action.park-offstreet
  [["vehicle","select",{"car":"Levante o carro","bicycle":"Levante a bicicleta","scooter":"Levante a trotineta","other":"Levante o veículo"}]], // action.collect
  [["vehicle","select",{"car":"Devolva o carro","bicycle":"Devolva a bicicleta","scooter":"Devolva a trotineta","other":"Devolva o veículo"}]], // action.return
  "Faça o check-in no aeroporto", // action.airport-checkin
  "Recolha de bagagem e saída do aeroporto", // action.airport-checkout
  "Mude de avião", // action.airport-transfer
  [["count","plural",{"one":"De minuto a minuto","other":["A cada ",["count","number"]," minutos"]}]], // note.every-minutes
  "Horários aproximados", // note.approximate-times
  ["Para embarcar aqui, ligue antes para ",["agency"]], // note.book-to-board
  ["Para embarcar aqui, ligue antes para ",["agency"],": ",["phone"]], // note.book-to-board-phone
  ["Para sair aqui, ligue antes para ",["agency"]], // note.book-to-alight
  ["Para sair aqui, ligue antes para ",["agency"],": ",["phone"]], // note.book-to-alight-phone
  "Paragem a pedido: faça sinal ao motorista", // note.signal-driver
  "Paragem a pedido: avise o motorista de que quer sair", // note.tell-driver
  ["Reserve até às ",["deadline","time"]," de ",["deadline","date"]], // note.book-until
  "Já não é possível reservar esta viagem", // note.too-late-to-book
  "Suprimido", // note.cancelled
  ["Lotação: ",["places","number"]," lugares"], // note.parking-spaces
  ["Lugares para pessoas com deficiência: ",["bays","number"]], // note.parking-disabled-bays
  "O estacionamento é gratuito", // note.parking-free
  "Estacionamento pago; preço desconhecido", // note.parking-paid
  ["Espera habitual: ",["wait","duration"]], // note.usual-wait
  ["Leve a bicicleta à mão durante ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," em vias adequadas a bicicletas"], // note.cycle-friendly
  ["Acessível a cadeiras de rodas: ",["distance","distance"]], // note.section-accessible
  ["Não acessível a cadeiras de rodas: ",["distance","distance"]], // note.section-inaccessible
  ["Acessibilidade desconhecida: ",["distance","distance"]], // note.section-unknown
  "Veículo acessível em cadeira de rodas", // note.service-accessible
  "Veículo não acessível em cadeira de rodas", // note.service-inaccessible
  "Acessibilidade do veículo desconhecida", // note.service-unknown
  [["stop"],": acessível em cadeira de rodas"], // note.stop-accessible
  [["stop"],": não acessível em cadeira de rodas"], // note.stop-inaccessible
  [["stop"],": acessibilidade desconhecida"], // note.stop-unknown
  "Bicicletas permitidas a bordo", // note.bicycles-allowed
  "Bicicletas não permitidas a bordo", // note.bicycles-forbidden
  "Linha reta: aqui não há dados de ruas", // note.straight-line
  "Com travessia de barco", // note.ferry
  ["Com travessia de barco: ",["name"]], // note.ferry-named
  "Por vias privadas ou de acesso reservado: verifique se pode passar", // note.no-through
  "Começa ou termina numa via onde é proibido parar", // note.no-stopping
  ["Portagem: ",["price","money"]], // note.toll
  ["Escadas → ",["level"]], // note.take-stairs
  ["Escadas: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Escadas rolantes → ",["level"]], // note.take-escalator
  ["Escadas rolantes: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Elevador → ",["level"]], // note.take-lift
  ["Elevador: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","plural",{"one":[["count","number"]," paragem"],"other":[["count","number"]," paragens"]}]], // label.stops
  ["Direção: ",["direction"]], // label.direction
  ["Destino: ",["place"]], // label.flight-to
  [["duration","duration"]," sem trânsito"], // label.without-traffic
  [["kind","select",{"stand":["Cais ",["platform"]],"track":["Linha ",["platform"]],"pier":["Cais ",["platform"]],"gate":["Porta ",["platform"]],"other":["Cais ",["platform"]]}]], // label.platform
  "via sem nome", // label.unnamed-way
  "Bilhete", // label.ticket
  "Bicicleta partilhada", // label.shared-bicycle
  "Trotineta partilhada", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Reservar com ",["operator"]], // label.book-with
  "Comece", // turn.HEAD_TOWARDS
  ["Comece por ",["street"]], // turn.HEAD_TOWARDS.street
  "Siga em frente", // turn.CONTINUE_STRAIGHT
  ["Siga em frente por ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Vire ligeiramente à esquerda", // turn.TURN_SLIGHTLY_LEFT
  ["Vire ligeiramente à esquerda para ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Vire à esquerda", // turn.TURN_LEFT
  ["Vire à esquerda para ",["street"]], // turn.TURN_LEFT.street
  "Faça uma curva apertada à esquerda", // turn.TURN_SHARPLY_LEFT
  ["Faça uma curva apertada à esquerda para ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Vire ligeiramente à direita", // turn.TURN_SLIGHTLY_RIGHT
  ["Vire ligeiramente à direita para ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Vire à direita", // turn.TURN_RIGHT
  ["Vire à direita para ",["street"]], // turn.TURN_RIGHT.street
  "Faça uma curva apertada à direita", // turn.TURN_SHARPLY_RIGHT
  ["Faça uma curva apertada à direita para ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Faça inversão de marcha", // turn.U_TURN
  ["Faça inversão de marcha em ",["street"]], // turn.U_TURN.street
  "O ponto de partida fica fora da área coberta.", // empty.outside-from
  "O destino fica fora da área coberta.", // empty.outside-to
  "A partida e o destino ficam em regiões diferentes e nenhuma região abrange os dois pontos.", // empty.different-regions
  "A partida e o destino estão demasiado próximos: não é necessária nenhuma viagem.", // empty.too-close
  "Não há nenhuma rua ou caminho transitável perto do ponto de partida.", // empty.off-network-from
  "Não há nenhuma rua ou caminho transitável perto do destino.", // empty.off-network-to
  "Nenhum dos meios de transporte escolhidos está disponível aqui.", // empty.no-modes
  "Com estas exclusões não resta nenhuma ligação.", // empty.ruled-out
  ["Não há horários para esta data. Os horários abrangem o período de ",["from","day"]," a ",["to","day"],"."], // empty.no-service-date
  "Não circula nenhum serviço adequado a esta hora.", // empty.no-service-in-window
  "Não há nenhuma paragem dos meios escolhidos ao alcance do ponto de partida.", // empty.no-stop-from
  "Não há nenhuma paragem dos meios escolhidos ao alcance do destino.", // empty.no-stop-to
  "Não foi encontrada nenhuma ligação com os meios de transporte escolhidos.", // empty.no-connection
  "Não há nenhuma ligação que evite as paragens excluídas.", // empty.avoided-stops
  "Nenhuma ligação com partida a essa hora chega a tempo.", // empty.arrives-too-late
  "Todas as ligações têm uma parte não acessível.", // empty.inaccessible
  "Todas as opções têm um percurso a pé mais longo do que o permitido.", // empty.walk-too-long
  "Fica demasiado longe para ir a pé, de bicicleta ou de carro.", // empty.too-far
  "Os veículos para alugar perto do ponto de partida têm de ser devolvidos lá e, por isso, não servem para uma viagem só de ida.", // empty.round-trip-only
  [["mode"],": não há nenhum veículo disponível perto do ponto de partida."], // empty.no-vehicle-from
  [["mode"],": os veículos perto do ponto de partida não podem ser devolvidos no destino."], // empty.no-vehicle-to
  [["mode"],": o ponto de partida fica fora da área de serviço."], // empty.outside-zone-from
  [["mode"],": o destino fica fora da área de serviço."], // empty.outside-zone-to
  [["mode"],": fora de serviço a esta hora."], // empty.closed
  [["mode"],": este prestador não opera aqui."], // empty.unknown-provider
  "Os modos escolhidos não oferecem nada melhor do que ir a pé.", // empty.walking-is-better
  "Os modos escolhidos não oferecem nada melhor do que ir a pé ou do que um deles sozinho.", // empty.not-better
  "A pesquisa estava a demorar demasiado e parou antes de encontrar uma ligação.", // empty.stopped-early
  [["mode"],": não há nenhuma rua transitável perto do ponto de partida."], // off-network.from
  [["mode"],": não há nenhuma rua transitável perto do destino."], // off-network.to
  ["O modo “",["mode"],"” está obsoleto. Utilize “",["replacement"],"”."], // advisory.deprecated-mode
  ["O modo “",["mode"],"” é desconhecido e foi ignorado."], // advisory.unknown-mode
  ["O modo “",["mode"],"” é desconhecido e foi ignorado. Queria dizer “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"],": não está disponível aqui e foi omitido."], // advisory.unavailable-mode
  ["A paragem “",["stop"],"” é desconhecida e foi ignorada."], // advisory.unknown-stop
  ["“",["name"],"” não corresponde a nenhum operador, autoridade, conjunto de dados ou linha."], // advisory.unknown-limit
  ["A língua “",["language"],"” não está disponível aqui."], // advisory.unknown-language
  "A pesquisa terminou mais cedo: pode haver ligações melhores.", // advisory.stopped-early
  "Não há dados de ruas: os percursos a pé são estimados em linha reta.", // advisory.straight-line-walks
  "Outra ligação é pelo menos tão boa na partida, na chegada e no número de transbordos.", // removed.dominated
  "Ir a pé todo o caminho não demora mais nem custa mais esforço.", // removed.walking-is-better
  "Um só meio de transporte é pelo menos tão bom em tudo.", // removed.single-mode-is-better
  "Outra opção é tão boa em tudo e melhor em pelo menos um aspeto.", // removed.worse-than-another
  "Usa apenas um dos meios a combinar.", // removed.one-mode-only
  "Outro local para estacionar, recolher ou devolver permite chegar mais cedo.", // removed.slower-alike
  "Um parque igualmente próximo e rápido é mais certo do que um lugar na rua.", // removed.car-park-alike
  "Não corresponde melhor às preferências do que as outras.", // removed.fits-no-better
  "Faltou tempo para a comparar com cada meio isolado.", // removed.out-of-time
  "Usa os mesmos veículos que uma opção melhor.", // removed.same-vehicles
  "Só foi pedida a melhor opção.", // removed.not-the-best
  "Chega depois da hora pedida.", // removed.arrives-too-late
  "Inclui um percurso a pé mais longo do que o permitido.", // removed.walk-too-long
  "Demora demasiado sem transportes públicos.", // removed.takes-too-long
  "Uma parte não é acessível a cadeiras de rodas.", // removed.inaccessible
  "Usa uma paragem excluída.", // removed.avoided-stop
  "Usa uma linha ou um meio excluído.", // removed.ruled-out
  "Uma parte está fechada ou não funciona a essa hora.", // removed.not-running
  "Linhas de meios excluídos", // ruled-out.avoided-mode
  "Linhas de operadores ou fontes excluídos", // ruled-out.operator-limit
  "Linhas oferecidas apenas quando pedidas", // ruled-out.only-when-named
  "Linhas com veículos não acessíveis a cadeiras de rodas", // ruled-out.inaccessible-vehicle
  "Linhas de que não se sabe que levem bicicletas", // ruled-out.no-bicycles
  "Paragens não acessíveis a cadeiras de rodas", // ruled-out.inaccessible-stop
  "Paragens excluídas", // ruled-out.avoided-stop
  "O preço não é conhecido.", // unknown.price
  "Sem informação sobre o acesso ao veículo em cadeira de rodas.", // unknown.vehicle-access
  "Sem informação sobre o acesso à paragem em cadeira de rodas.", // unknown.stop-access
  "Sem informação completa sobre o acesso em cadeira de rodas ao longo do caminho.", // unknown.path-access
  "Sem informação sobre bicicletas a bordo.", // unknown.bicycles-aboard
  "Não há dados de ruas aqui: o caminho é uma linha reta.", // unknown.streets
  "Estas horas são aproximadas.", // unknown.times
  "Circula a intervalos regulares; as horas exatas de partida não são publicadas.", // unknown.departure
  "Sem informação sobre se ainda é possível reservar.", // unknown.booking
  "Espera habitual; a real pode variar.", // unknown.wait
  "Sem informação sobre lugares de estacionamento livres.", // unknown.parking
  "A autonomia restante do veículo é desconhecida.", // unknown.range
  "Não foi indicado o ponto de partida.", // refusal.no-origin
  "Não foi indicado o destino.", // refusal.no-destination
  "Não foi possível compreender o pedido.", // refusal.bad-request
  ["A região “",["region"],"” é desconhecida."], // refusal.unknown-region
  "O pedido não inclui nenhuma chave de serviço.", // refusal.no-key
  "A chave de serviço é desconhecida ou não está ativa.", // refusal.unknown-key
  "A quota desta chave de serviço está esgotada. Tente novamente mais tarde.", // refusal.over-quota
  "O serviço está sobrecarregado. Tente novamente dentro de momentos.", // refusal.overloaded
  "Ocorreu um erro da nossa parte. Tente novamente mais tarde.", // refusal.internal
 ],
 modes: [
  "Transportes públicos", // pt_pub
  "Autocarro", // pt_pub_bus
  "Elétrico de cabo", // pt_pub_cablecar
  "Carro público", // pt_pub_car
  "Barco", // pt_pub_ferry
  "Expresso", // pt_pub_coach
  "Autocarro rápido", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Teleférico", // pt_pub_gondola
  "Metro", // pt_pub_metro
  "Monocarril", // pt_pub_monorail
  "Comboio regional", // pt_pub_regionaltrain
  "Metro subterrâneo", // pt_pub_subway
  "Comboio", // pt_pub_train
  "Elétrico", // pt_pub_tram
  "Autocarro escolar", // pt_ltd_SCHOOLBUS
  "Transporte a pedido", // ps_drt
  "Táxi", // ps_tax
  "TVDE", // ps_tnc
  "Carro", // me_car
  "Carro partilhado", // me_car-s
  "Carro alugado", // me_car-r
  "Boleia partilhada", // me_car-p
  "Mota", // me_mot
  "Bicicleta ou trotineta", // me_mic
  "Bicicleta", // me_mic_bic
  "Bicicleta dobrável", // me_mic_fold-bic
  "Trotineta elétrica", // me_mic_e-sco
  "Trotineta elétrica rápida", // me_mic_fast-e-sco
  "Bicicleta ou trotineta partilhada", // me_mic-s
  "Bicicleta (identificador antigo)", // cy_bic
  "Bicicleta partilhada (identificador antigo)", // cy_bic-s
  "A pé", // wa_wal
  "Cadeira de rodas", // wa_whe
  "Voo", // in_air
  "Comboio de longo curso", // in_rail
  "Autocarro de longo curso", // in_coach
  "Ferry de longo curso", // in_ferry
  "Estacionamento na rua", // stationary_parking-onstreet
  "Parque de estacionamento", // stationary_parking-offstreet
  "Espera", // stationary_wait
  "Transbordo", // stationary_transfer
  "Levantamento do veículo", // stationary_vehicle-collect
  "Devolução do veículo", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Chegada ao aeroporto", // stationary_airport-checkout
  "Ligação entre voos", // stationary_airport-transfer
 ],
};
