// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  ["Apanhe ",["vehicle","select",{"bus":"o autocarro","coach":"o expresso","tram":"o elétrico","metro":"o metro","train":"o comboio","ferry":"o barco","gondola":"o teleférico","funicular":"o funicular","cablecar":"o elétrico de cabo","monorail":"o monocarril","car":"o táxi coletivo","other":"a linha"}]," <NUMBER>"], // action.ride
  [["vehicle","select",{"bus":"Apanhe o autocarro","coach":"Apanhe o expresso","tram":"Apanhe o elétrico","metro":"Apanhe o metro","train":"Apanhe o comboio","ferry":"Apanhe o barco","gondola":"Apanhe o teleférico","funicular":"Apanhe o funicular","cablecar":"Apanhe o elétrico de cabo","monorail":"Apanhe o monocarril","car":"Apanhe o táxi coletivo","other":"Embarque"}]], // action.board
  ["Permaneça a bordo: segue como ",["vehicle","select",{"bus":"autocarro","coach":"expresso","tram":"elétrico","metro":"metro","train":"comboio","car":"táxi coletivo","other":"linha"}]," <NUMBER>"], // action.stay
  "Permaneça a bordo", // action.stay-on
  "Apanhe o voo <NUMBER>", // action.fly
  "Apanhe o voo", // action.fly-unnumbered
  "Siga a pé", // action.walk
  ["Siga a pé até ",["place"]], // action.walk-to
  "Siga a pé até ao destino", // action.walk-end
  "Siga em cadeira de rodas", // action.roll
  ["Siga em cadeira de rodas até ",["place"]], // action.roll-to
  "Siga em cadeira de rodas até ao destino", // action.roll-end
  "Siga de bicicleta", // action.cycle
  "Siga de trotineta elétrica", // action.scooter
  "Siga de carro", // action.drive-car
  "Siga de mota", // action.ride-motorbike
  "Viaje de boleia", // action.carpool
  "Apanhe um táxi", // action.taxi
  "Apanhe um TVDE", // action.ride-hailing
  ["Viaje com ",["provider"]], // action.ride-hailing-with
  "Utilize o transporte a pedido", // action.on-demand
  ["Transporte a pedido: ",["provider"]], // action.on-demand-with
  "Aguarde", // action.wait
  "Aguarde a chegada do veículo", // action.wait-pickup
  "Aguarde a ligação", // action.transfer
  [["vehicle","select",{"bicycle":"Prenda a bicicleta","scooter":"Estacione a trotineta","other":"Estacione na rua"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Prenda a bicicleta","scooter":"Estacione a trotineta","other":"Estacione no parque"}]], // action.park-offstreet
  ["Recolha ",["vehicle","select",{"car":"o carro","bicycle":"a bicicleta","scooter":"a trotineta","other":"o veículo"}]], // action.collect
  ["Devolva ",["vehicle","select",{"car":"o carro","bicycle":"a bicicleta","scooter":"a trotineta","other":"o veículo"}]], // action.return
  "Faça o check-in no aeroporto", // action.airport-checkin
  "Recolha de bagagem e saída do aeroporto", // action.airport-checkout
  "Mude de avião", // action.airport-transfer
  ["A cada ",["count","plural",{"one":"minuto","other":[["count","number"]," minutos"]}]], // note.every-minutes
  "Horários aproximados", // note.approximate-times
  ["Embarque só com reserva prévia por telefone: ",["agency"]], // note.book-to-board
  ["Embarque só com reserva prévia por telefone: ",["agency"],", ",["phone"]], // note.book-to-board-phone
  ["Saída só com aviso prévio por telefone: ",["agency"]], // note.book-to-alight
  ["Saída só com aviso prévio por telefone: ",["agency"],", ",["phone"]], // note.book-to-alight-phone
  "Paragem a pedido: faça sinal ao motorista", // note.signal-driver
  "Paragem a pedido: avise o motorista de que pretende sair", // note.tell-driver
  ["Reserve até ",["deadline","date"],", ",["deadline","time"]], // note.book-until
  "Já não é possível reservar esta viagem", // note.too-late-to-book
  "Suprimido", // note.cancelled
  ["Lotação: ",["places","number"]," ",["places","plural",{"one":"lugar","other":"lugares"}]], // note.parking-spaces
  ["Lugares para pessoas com mobilidade reduzida: ",["bays","number"]], // note.parking-disabled-bays
  "Estacionamento gratuito", // note.parking-free
  "Estacionamento pago, sem informação sobre o preço", // note.parking-paid
  "Estacionamento de bicicletas", // place.bicycle-parking
  "Estacionamento de motas", // place.motorcycle-parking
  ["Peça a viagem antes de sair; espera habitual: ",["wait","duration"]], // note.usual-wait
  "A viagem continua no dia seguinte", // note.next-day
  ["Leve a bicicleta pela mão durante ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," em vias cicláveis"], // note.cycle-friendly
  ["Acessível a cadeiras de rodas: ",["distance","distance"]], // note.section-accessible
  ["Não acessível a cadeiras de rodas: ",["distance","distance"]], // note.section-inaccessible
  ["Sem informação sobre acessibilidade: ",["distance","distance"]], // note.section-unknown
  "Veículo acessível a cadeiras de rodas", // note.service-accessible
  "Veículo não acessível a cadeiras de rodas", // note.service-inaccessible
  "Sem informação sobre a acessibilidade do veículo", // note.service-unknown
  [["stop"],": acessível a cadeiras de rodas"], // note.stop-accessible
  [["stop"],": não acessível a cadeiras de rodas"], // note.stop-inaccessible
  [["stop"],": sem informação sobre acessibilidade"], // note.stop-unknown
  "Transporte de bicicletas permitido", // note.bicycles-allowed
  "Transporte de bicicletas não permitido", // note.bicycles-forbidden
  "Em linha reta: não há dados de ruas nesta zona", // note.straight-line
  "Inclui travessia de barco", // note.ferry
  ["Inclui travessia de barco: ",["name"]], // note.ferry-named
  "Inclui vias privadas ou de acesso condicionado: verifique se pode passar", // note.no-through
  "Começa ou termina numa via onde é proibido parar", // note.no-stopping
  ["Portagem: ",["price","money"]], // note.toll
  ["Escadas → ",["level"]], // note.take-stairs
  ["Escadas: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Escadas rolantes → ",["level"]], // note.take-escalator
  ["Escadas rolantes: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Elevador → ",["level"]], // note.take-lift
  ["Elevador: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," ",["count","plural",{"one":"paragem","other":"paragens"}]], // label.stops
  ["Direção: ",["direction"]], // label.direction
  ["Destino: ",["place"]], // label.flight-to
  [["duration","duration"]," sem trânsito"], // label.without-traffic
  [["kind","select",{"track":"Linha","gate":"Porta","other":"Cais"}]," ",["platform"]], // label.platform
  "via sem nome", // label.unnamed-way
  "Bilhete", // label.ticket
  "Bicicleta partilhada", // label.shared-bicycle
  "Trotineta partilhada", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Reservar com ",["operator"]], // label.book-with
  "À hora prevista", // live.on-time
  [["delay","duration"]," de atraso"], // live.late
  [["delay","duration"]," de avanço"], // live.early
  ["Alteração: ",["platform"]," em vez de ",["planned"]], // live.platform-changed
  ["Dados em tempo real atualizados há ",["age","duration"]], // live.updated
  "Dados em tempo real atualizados agora mesmo", // live.updated-now
  ["Sem dados em tempo real há ",["age","duration"],": os horários podem ter mudado"], // live.stale
  [["source","select",{"predicted":"Previsão em tempo real","observed":"Hora real","carried":"Estimativa a partir de um atraso anterior","stale":"Último atraso conhecido","none":"Sem dados em tempo real","other":"Horário"}]], // live.source
  [["slack","duration"]," de margem para o transbordo"], // live.slack
  "É provável que perca este transbordo", // live.missed
  ["Se o perder: +",["delay","duration"]], // live.if-missed
  "Se o perder: chegada à mesma hora", // live.if-missed-no-later
  "Se o perder: não há outra opção", // live.if-missed-nothing
  [["vehicle","select",{"car":"Carros","bicycle":"Bicicletas","scooter":"Trotinetas","other":"Veículos"}]," disponíveis: ",["count","number"]," (há ",["age","duration"],")"], // live.stock-vehicles
  ["Lugares livres: ",["count","number"]," (há ",["age","duration"],")"], // live.stock-docks
  ["Último registo há ",["age","duration"]], // live.stock-seen
  ["Evitar ",["stops","plural",{"one":"esta paragem","other":"estas paragens"}]," e planear de novo"], // alert.avoid-stops
  [["effect","select",{"closed":"Sem serviço","reduced":"Serviço reduzido","delays":"Atrasos","detour":"Desvio","additional":"Serviço adicional","modified":"Serviço alterado","moved":"Paragem deslocada","access":"Acesso sem degraus condicionado","lift":"Elevador fora de serviço","escalator":"Escadas rolantes fora de serviço","other":"Informação de serviço"}]], // alert.effect
  "Inicie o percurso", // turn.HEAD_TOWARDS
  ["Inicie o percurso: ",["street"]], // turn.HEAD_TOWARDS.street
  "Siga em frente", // turn.CONTINUE_STRAIGHT
  ["Siga em frente: ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Vire ligeiramente à esquerda", // turn.TURN_SLIGHTLY_LEFT
  ["Vire ligeiramente à esquerda: ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Vire à esquerda", // turn.TURN_LEFT
  ["Vire à esquerda: ",["street"]], // turn.TURN_LEFT.street
  "Vire acentuadamente à esquerda", // turn.TURN_SHARPLY_LEFT
  ["Vire acentuadamente à esquerda: ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Vire ligeiramente à direita", // turn.TURN_SLIGHTLY_RIGHT
  ["Vire ligeiramente à direita: ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Vire à direita", // turn.TURN_RIGHT
  ["Vire à direita: ",["street"]], // turn.TURN_RIGHT.street
  "Vire acentuadamente à direita", // turn.TURN_SHARPLY_RIGHT
  ["Vire acentuadamente à direita: ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Faça inversão de marcha", // turn.U_TURN
  ["Faça inversão de marcha: ",["street"]], // turn.U_TURN.street
  "O ponto de partida fica fora da nossa área de cobertura.", // empty.outside-from
  "O destino fica fora da nossa área de cobertura.", // empty.outside-to
  "O ponto de partida e o destino ficam em regiões diferentes e nenhuma região abrange ambos.", // empty.different-regions
  "O ponto de partida e o destino estão tão próximos que não é necessária nenhuma viagem.", // empty.too-close
  "Não há nenhuma rua ou caminho utilizável perto do ponto de partida.", // empty.off-network-from
  "Não há nenhuma rua ou caminho utilizável perto do destino.", // empty.off-network-to
  "Nenhum dos meios de transporte escolhidos está disponível aqui.", // empty.no-modes
  "Não foi encontrada nenhuma ligação com as exclusões escolhidas.", // empty.ruled-out
  ["Não há horários para esta data. Os horários disponíveis vão de ",["from","day"]," a ",["to","day"],"."], // empty.no-service-date
  "Não há nenhum serviço adequado a esta hora.", // empty.no-service-in-window
  "Não há nenhuma paragem dos meios de transporte escolhidos ao alcance do ponto de partida.", // empty.no-stop-from
  "Não há nenhuma paragem dos meios de transporte escolhidos ao alcance do destino.", // empty.no-stop-to
  "Não foi encontrada nenhuma ligação com os meios de transporte escolhidos.", // empty.no-connection
  "Não há nenhuma ligação que evite as paragens excluídas.", // empty.avoided-stops
  "Todas as ligações a essa hora chegam demasiado tarde.", // empty.arrives-too-late
  "Não foi encontrada nenhuma ligação acessível a cadeiras de rodas.", // empty.inaccessible
  "Todas as ligações exigem andar a pé mais tempo do que o permitido.", // empty.walk-too-long
  "É demasiado longe para ir todo o caminho a pé, de bicicleta ou de carro.", // empty.too-far
  "Os veículos de aluguer perto do ponto de partida têm de ser devolvidos no mesmo local e não servem para uma viagem só de ida.", // empty.round-trip-only
  [["mode"],": nenhum veículo disponível perto do ponto de partida."], // empty.no-vehicle-from
  [["mode"],": os veículos perto do ponto de partida não podem ser devolvidos no destino."], // empty.no-vehicle-to
  [["mode"],": o ponto de partida fica fora da área de serviço."], // empty.outside-zone-from
  [["mode"],": o destino fica fora da área de serviço."], // empty.outside-zone-to
  [["mode"],": sem serviço a esta hora."], // empty.closed
  [["mode"],": este operador não presta serviço aqui."], // empty.unknown-provider
  "Os meios de transporte escolhidos não são melhores do que ir a pé.", // empty.walking-is-better
  "A combinação dos meios de transporte escolhidos não é melhor do que usar só um deles ou ir a pé. Pesquise com um meio de transporte de cada vez para ver essas opções.", // empty.not-better
  "A pesquisa demorou demasiado e foi interrompida antes de encontrar uma ligação.", // empty.stopped-early
  [["mode"],": não há nenhuma rua utilizável perto do ponto de partida."], // off-network.from
  [["mode"],": não há nenhuma rua utilizável perto do destino."], // off-network.to
  ["O meio de transporte “",["mode"],"” foi descontinuado. Utilize “",["replacement"],"”."], // advisory.deprecated-mode
  ["O meio de transporte “",["mode"],"” não é conhecido e foi ignorado."], // advisory.unknown-mode
  ["O meio de transporte “",["mode"],"” não é conhecido e foi ignorado. Queria dizer “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"],": não disponível aqui; escolha ignorada."], // advisory.unavailable-mode
  ["A paragem “",["stop"],"” não é conhecida e foi ignorada."], // advisory.unknown-stop
  ["“",["name"],"” não corresponde a nenhum operador, autoridade, fonte de dados ou linha."], // advisory.unknown-limit
  ["O idioma “",["language"],"” não está disponível aqui."], // advisory.unknown-language
  "A pesquisa foi interrompida: pode haver ligações melhores.", // advisory.stopped-early
  "Não há dados de ruas: os percursos a pé são estimados em linha reta.", // advisory.straight-line-walks
  ["Fora de serviço a essa hora: ",["names"]], // advisory.closed-by-alert
  "Nenhum serviço regular parte nas três horas seguintes a essa hora. São mostradas as próximas partidas.", // advisory.leaves-much-later
  "Nenhum serviço regular chega nas três horas anteriores a essa hora. São mostradas as últimas chegadas antes dela.", // advisory.arrives-much-earlier
  "Suprimido", // board.cancelled
  "Não para aqui", // board.skipped
  "Não há partidas a esta hora.", // board.no-departures
  "Não há chegadas a esta hora.", // board.no-arrivals
  "Os horários desta viagem mudaram desde que foi guardada.", // advisory.trip-times-changed
  [["line"]," já não circula como foi guardado. Em vez disso: ",["other"]], // advisory.trip-line-replaced
  "Esta viagem já não é possível tal como foi guardada e foi planeada de novo.", // advisory.trip-replanned
  [["line"],": serviço suprimido."], // advisory.trip-cancelled
  "Esta viagem já não é possível e não foi encontrada outra.", // advisory.trip-gone
  ["Siga a pé até ",["goal","select",{"car":"ao carro","bicycle":"à bicicleta","scooter":"à trotineta","motorbike":"à mota","pickup":"ao ponto de recolha","other":"ao veículo"}]], // action.walk-goal
  ["Siga em cadeira de rodas até ao ",["goal","select",{"car":"carro","pickup":"ponto de recolha","other":"veículo"}]], // action.roll-goal
  ["Siga a pé até ",["kind","select",{"track":"à linha","gate":"à porta","other":"ao cais"}]," ",["platform"]], // action.walk-platform
  ["Siga em cadeira de rodas até ",["kind","select",{"track":"à linha","gate":"à porta","other":"ao cais"}]," ",["platform"]], // action.roll-platform
  ["Transbordo a pé: ",["place"]], // action.walk-change
  ["Transbordo em cadeira de rodas: ",["place"]], // action.roll-change
  "Aguarde pelo check-in", // action.wait-checkin
  "Outra ligação é igual ou melhor na partida, na chegada e no número de transbordos.", // removed.dominated
  "Ir a pé não demora mais nem exige mais esforço.", // removed.walking-is-better
  "Um só meio de transporte é igual ou melhor em todos os aspetos.", // removed.single-mode-is-better
  "Outra opção é tão boa em todos os aspetos e melhor em pelo menos um.", // removed.worse-than-another
  "Usa apenas um dos meios de transporte a combinar.", // removed.one-mode-only
  "É mais rápido estacionar, recolher ou devolver o veículo noutro local.", // removed.slower-alike
  "Num parque igualmente próximo e rápido, é mais provável haver lugar do que na rua.", // removed.car-park-alike
  "Não corresponde melhor às suas preferências do que as outras opções.", // removed.fits-no-better
  "Faltou tempo para comparar com cada meio de transporte isoladamente.", // removed.out-of-time
  "Usa os mesmos veículos que uma opção melhor.", // removed.same-vehicles
  "Só foi pedida a melhor opção.", // removed.not-the-best
  "Chega depois da hora pedida.", // removed.arrives-too-late
  "Exige andar a pé mais tempo do que o permitido.", // removed.walk-too-long
  "Demora demasiado sem transportes públicos.", // removed.takes-too-long
  "Inclui um troço não acessível a cadeiras de rodas.", // removed.inaccessible
  "Usa uma paragem excluída.", // removed.avoided-stop
  "Usa uma linha ou um meio de transporte excluído.", // removed.ruled-out
  "Parte da viagem está encerrada ou sem serviço a essa hora.", // removed.not-running
  "Linhas de meios de transporte excluídos", // ruled-out.avoided-mode
  "Linhas de operadores ou fontes de dados excluídos", // ruled-out.operator-limit
  "Linhas disponíveis apenas quando pedidas expressamente", // ruled-out.only-when-named
  "Linhas com veículos não acessíveis a cadeiras de rodas", // ruled-out.inaccessible-vehicle
  "Linhas sem indicação de transporte de bicicletas", // ruled-out.no-bicycles
  "Paragens não acessíveis a cadeiras de rodas", // ruled-out.inaccessible-stop
  "Paragens excluídas", // ruled-out.avoided-stop
  "Linhas e paragens encerradas devido a uma perturbação", // ruled-out.closed-by-alert
  "Sem informação sobre o preço.", // unknown.price
  "Sem informação sobre a acessibilidade do veículo.", // unknown.vehicle-access
  "Sem informação sobre a acessibilidade da paragem.", // unknown.stop-access
  "Sem informação completa sobre a acessibilidade do percurso.", // unknown.path-access
  "Sem informação sobre o transporte de bicicletas.", // unknown.bicycles-aboard
  "Não há dados de ruas nesta zona: o percurso é uma linha reta.", // unknown.streets
  "Horários aproximados.", // unknown.times
  "Circula a intervalos regulares; as horas exatas de partida não são publicadas.", // unknown.departure
  "Sem confirmação de que ainda é possível reservar.", // unknown.booking
  "Tempo de espera habitual; o tempo real pode variar.", // unknown.wait
  "Sem informação sobre lugares de estacionamento livres.", // unknown.parking
  "Sem informação sobre a autonomia do veículo.", // unknown.range
  "Não foi indicado o ponto de partida.", // refusal.no-origin
  "Não foi indicado o destino.", // refusal.no-destination
  "Não foi possível compreender o pedido.", // refusal.bad-request
  ["A região “",["region"],"” não é conhecida."], // refusal.unknown-region
  "Esta viagem não é conhecida.", // refusal.unknown-trip
  "Esta parte da viagem não tem outras partidas.", // refusal.not-a-ride
  "Não foi encontrada outra partida para este percurso.", // refusal.no-other-vehicle
  "A partida anterior é antes de lá conseguir chegar.", // refusal.leaves-too-early
  "Este serviço não emite chaves. Contacte o operador.", // refusal.no-registration
  "Outra chave já tem este nome. Escolha outro.", // refusal.label-taken
  "Só o operador deste serviço o pode fazer.", // refusal.not-operator
  "O pedido não inclui nenhuma chave de API.", // refusal.no-key
  "A chave de API não é conhecida ou não está ativa.", // refusal.unknown-key
  "A quota desta chave de API está esgotada. Tente novamente mais tarde.", // refusal.over-quota
  "Demasiados pedidos em pouco tempo. Tente novamente dentro de momentos.", // refusal.too-fast
  "O serviço está sobrecarregado. Tente novamente dentro de momentos.", // refusal.overloaded
  "Ocorreu um erro da nossa parte. Tente novamente mais tarde.", // refusal.internal
 ],
 modes: [
  "Transportes públicos", // pt_pub
  "Autocarro", // pt_pub_bus
  "Elétrico de cabo", // pt_pub_cablecar
  "Táxi coletivo", // pt_pub_car
  "Barco", // pt_pub_ferry
  "Expresso", // pt_pub_coach
  "Autocarro rápido", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Teleférico", // pt_pub_gondola
  "Metro", // pt_pub_metro
  "Monocarril", // pt_pub_monorail
  "Comboio regional", // pt_pub_regionaltrain
  "Metropolitano", // pt_pub_subway
  "Comboio", // pt_pub_train
  "Elétrico", // pt_pub_tram
  "Autocarro escolar", // pt_ltd_SCHOOLBUS
  "Transporte a pedido", // ps_drt
  "Táxi", // ps_tax
  "TVDE", // ps_tnc
  "Carro", // me_car
  "Carro partilhado", // me_car-s
  "Carro alugado", // me_car-r
  "Boleia", // me_car-p
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
  "Barco de longo curso", // in_ferry
  "Estacionamento na rua", // stationary_parking-onstreet
  "Parque de estacionamento", // stationary_parking-offstreet
  "Espera", // stationary_wait
  "Transbordo", // stationary_transfer
  "Recolha do veículo", // stationary_vehicle-collect
  "Devolução do veículo", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Chegada ao aeroporto", // stationary_airport-checkout
  "Ligação entre voos", // stationary_airport-transfer
 ],
};
