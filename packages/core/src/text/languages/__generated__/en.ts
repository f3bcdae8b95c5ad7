// Written by scripts/compile-messages.ts from the messages in messages/. Do not edit.
import type { Language } from '../language.ts';

export const language: Language = {
 phrases: [
  ["Take ",["vehicle","select",{"bus":"bus ","coach":"coach ","tram":"tram ","metro":"metro ","train":"train ","ferry":"ferry ","gondola":"gondola lift ","funicular":"funicular ","cablecar":"cable car ","monorail":"monorail ","car":"shared taxi ","other":""}],"<NUMBER>"], // action.ride
  [["vehicle","select",{"bus":"Take the bus","coach":"Take the coach","tram":"Take the tram","metro":"Take the metro","train":"Take the train","ferry":"Take the ferry","gondola":"Take the gondola lift","funicular":"Take the funicular","cablecar":"Take the cable car","monorail":"Take the monorail","car":"Take the shared taxi","other":"Get on board"}]], // action.board
  ["Stay on board: continues as ",["vehicle","select",{"bus":"bus ","coach":"coach ","tram":"tram ","metro":"metro ","train":"train ","car":"shared taxi ","other":""}],"<NUMBER>"], // action.stay
  "Stay on board", // action.stay-on
  "Take flight <NUMBER>", // action.fly
  "Take the flight", // action.fly-unnumbered
  "Walk", // action.walk
  ["Walk to ",["place"]], // action.walk-to
  "Walk to your destination", // action.walk-end
  "Travel by wheelchair", // action.roll
  ["Travel by wheelchair to ",["place"]], // action.roll-to
  "Travel by wheelchair to your destination", // action.roll-end
  "Cycle", // action.cycle
  "Ride the e-scooter", // action.scooter
  "Drive", // action.drive-car
  "Ride the motorbike", // action.ride-motorbike
  "Carpool", // action.carpool
  "Take a taxi", // action.taxi
  "Take a ride-hailing car", // action.ride-hailing
  ["Take a ride with ",["provider"]], // action.ride-hailing-with
  "Take the on-demand service", // action.on-demand
  ["Take an on-demand ride with ",["provider"]], // action.on-demand-with
  "Wait", // action.wait
  "Wait to be picked up", // action.wait-pickup
  "Wait for your connection", // action.transfer
  [["vehicle","select",{"bicycle":"Lock your bike","scooter":"Park your e-scooter","other":"Park on the street"}]], // action.park-onstreet
  [["vehicle","select",{"bicycle":"Lock your bike","scooter":"Park your e-scooter","other":"Park in the car park"}]], // action.park-offstreet
  ["Collect the ",["vehicle","select",{"car":"car","bicycle":"bike","scooter":"e-scooter","other":"vehicle"}]], // action.collect
  ["Return the ",["vehicle","select",{"car":"car","bicycle":"bike","scooter":"e-scooter","other":"vehicle"}]], // action.return
  "Check in at the airport", // action.airport-checkin
  "Reclaim your baggage and leave the airport", // action.airport-checkout
  "Change planes", // action.airport-transfer
  ["Every ",["count","plural",{"one":"minute","other":[["count","number"]," minutes"]}]], // note.every-minutes
  "Times are approximate", // note.approximate-times
  ["To be picked up here, call ",["agency"]," in advance"], // note.book-to-board
  ["To be picked up here, call ",["agency"]," in advance on ",["phone"]], // note.book-to-board-phone
  ["To be dropped off here, call ",["agency"]," in advance"], // note.book-to-alight
  ["To be dropped off here, call ",["agency"]," in advance on ",["phone"]], // note.book-to-alight-phone
  "Request stop: signal clearly to the driver", // note.signal-driver
  "Request stop: tell the driver that you want to get off", // note.tell-driver
  ["Book by ",["deadline","time"]," on ",["deadline","date"]], // note.book-until
  "It is too late to book this ride", // note.too-late-to-book
  "Cancelled", // note.cancelled
  ["Capacity: ",["places","number"]," ",["places","plural",{"one":"space","other":"spaces"}]], // note.parking-spaces
  ["Disabled bays: ",["bays","number"]], // note.parking-disabled-bays
  "Free parking", // note.parking-free
  "Paid parking, price unknown", // note.parking-paid
  "Bicycle parking", // place.bicycle-parking
  "Motorbike parking", // place.motorcycle-parking
  ["Book before you set off: usual wait ",["wait","duration"]], // note.usual-wait
  "You continue the next day", // note.next-day
  ["Push your bike for ",["distance","distance"]], // note.push-bicycle
  [["distance","distance"]," on cycle-friendly streets"], // note.cycle-friendly
  ["Wheelchair accessible: ",["distance","distance"]], // note.section-accessible
  ["Not wheelchair accessible: ",["distance","distance"]], // note.section-inaccessible
  ["Wheelchair access unknown: ",["distance","distance"]], // note.section-unknown
  "Wheelchair accessible vehicle", // note.service-accessible
  "Vehicle not wheelchair accessible", // note.service-inaccessible
  "Wheelchair access to the vehicle unknown", // note.service-unknown
  [["stop"],": wheelchair accessible"], // note.stop-accessible
  [["stop"],": not wheelchair accessible"], // note.stop-inaccessible
  [["stop"],": wheelchair access unknown"], // note.stop-unknown
  "Bikes may be taken on board", // note.bicycles-allowed
  "Bikes may not be taken on board", // note.bicycles-forbidden
  "Straight line: no street data here", // note.straight-line
  "Ferry crossing on the way", // note.ferry
  ["Ferry crossing on the way: ",["name"]], // note.ferry-named
  "Uses private or access-only ways: check whether you may pass", // note.no-through
  "Begins or ends on a road where stopping is not allowed", // note.no-stopping
  ["Toll: ",["price","money"]], // note.toll
  ["Stairs → ",["level"]], // note.take-stairs
  ["Stairs: ",["from"]," → ",["level"]], // note.take-stairs-between
  ["Escalator → ",["level"]], // note.take-escalator
  ["Escalator: ",["from"]," → ",["level"]], // note.take-escalator-between
  ["Lift → ",["level"]], // note.take-lift
  ["Lift: ",["from"]," → ",["level"]], // note.take-lift-between
  [["count","number"]," ",["count","plural",{"one":"stop","other":"stops"}]], // label.stops
  ["Direction: ",["direction"]], // label.direction
  ["To: ",["place"]], // label.flight-to
  [["duration","duration"]," without traffic"], // label.without-traffic
  [["kind","select",{"stand":"Stand","pier":"Pier","gate":"Gate","other":"Platform"}]," ",["platform"]], // label.platform
  "unnamed path", // label.unnamed-way
  "Ticket", // label.ticket
  "Shared bike", // label.shared-bicycle
  "Shared e-scooter", // label.shared-scooter
  [["mode"]," (",["detail"],")"], // label.mode-detail
  [["modes"],": ",["reason"]], // label.set-reason
  ["Book with ",["operator"]], // label.book-with
  "On time", // live.on-time
  [["delay","duration"]," late"], // live.late
  [["delay","duration"]," early"], // live.early
  ["Changed: ",["platform"]," instead of ",["planned"]], // live.platform-changed
  ["Live data updated ",["age","duration"]," ago"], // live.updated
  "Live data updated just now", // live.updated-now
  ["No live data for ",["age","duration"],": times may have changed"], // live.stale
  [["source","select",{"predicted":"Live prediction","observed":"Actual time","carried":"Estimated from an earlier delay","stale":"Last known delay","none":"No live data","other":"Timetable"}]], // live.source
  [["slack","duration"]," to spare for the change"], // live.slack
  "You will probably miss this connection", // live.missed
  ["If you miss it: +",["delay","duration"]], // live.if-missed
  "If you miss it: you arrive no later", // live.if-missed-no-later
  "If you miss it: no other connection", // live.if-missed-nothing
  [["vehicle","select",{"car":"Cars","bicycle":"Bikes","scooter":"E-scooters","other":"Vehicles"}]," available: ",["count","number"]," (",["age","duration"]," ago)"], // live.stock-vehicles
  ["Free spaces: ",["count","number"]," (",["age","duration"]," ago)"], // live.stock-docks
  ["Last reported ",["age","duration"]," ago"], // live.stock-seen
  ["Avoid ",["stops","plural",{"one":"this stop","other":"these stops"}]," and plan again"], // alert.avoid-stops
  [["effect","select",{"closed":"No service","reduced":"Reduced service","delays":"Delays","detour":"Diversion","additional":"Additional service","modified":"Changed service","moved":"Stop moved","access":"Step-free access disrupted","lift":"Lift out of order","escalator":"Escalator out of order","other":"Service information"}]], // alert.effect
  "Set off", // turn.HEAD_TOWARDS
  ["Set off along ",["street"]], // turn.HEAD_TOWARDS.street
  "Continue straight ahead", // turn.CONTINUE_STRAIGHT
  ["Continue straight onto ",["street"]], // turn.CONTINUE_STRAIGHT.street
  "Bear left", // turn.TURN_SLIGHTLY_LEFT
  ["Bear left onto ",["street"]], // turn.TURN_SLIGHTLY_LEFT.street
  "Turn left", // turn.TURN_LEFT
  ["Turn left onto ",["street"]], // turn.TURN_LEFT.street
  "Turn sharp left", // turn.TURN_SHARPLY_LEFT
  ["Turn sharp left onto ",["street"]], // turn.TURN_SHARPLY_LEFT.street
  "Bear right", // turn.TURN_SLIGHTLY_RIGHT
  ["Bear right onto ",["street"]], // turn.TURN_SLIGHTLY_RIGHT.street
  "Turn right", // turn.TURN_RIGHT
  ["Turn right onto ",["street"]], // turn.TURN_RIGHT.street
  "Turn sharp right", // turn.TURN_SHARPLY_RIGHT
  ["Turn sharp right onto ",["street"]], // turn.TURN_SHARPLY_RIGHT.street
  "Turn round", // turn.U_TURN
  ["Turn round on ",["street"]], // turn.U_TURN.street
  "The starting point is outside the area we cover.", // empty.outside-from
  "The destination is outside the area we cover.", // empty.outside-to
  "The starting point and the destination lie in different regions, and no region covers both.", // empty.different-regions
  "The starting point and the destination are so close that no trip is needed.", // empty.too-close
  "There is no usable street or path near the starting point.", // empty.off-network-from
  "There is no usable street or path near the destination.", // empty.off-network-to
  "None of the chosen modes of transport is available here.", // empty.no-modes
  "No connection was found with your exclusions.", // empty.ruled-out
  ["There is no timetable for this date. The timetable covers ",["from","day"]," to ",["to","day"],"."], // empty.no-service-date
  "No suitable service runs at this time.", // empty.no-service-in-window
  "No stop of the chosen modes is within reach of the starting point.", // empty.no-stop-from
  "No stop of the chosen modes is within reach of the destination.", // empty.no-stop-to
  "No connection was found with the chosen modes of transport.", // empty.no-connection
  "There is no connection that avoids the stops you excluded.", // empty.avoided-stops
  "Every connection at that time arrives too late.", // empty.arrives-too-late
  "No wheelchair accessible connection was found.", // empty.inaccessible
  "Every connection involves more walking than you allow.", // empty.walk-too-long
  "It is too far to walk, cycle or drive all the way.", // empty.too-far
  "Vehicles for hire near the starting point must be returned there, so they cannot be used for a one-way trip.", // empty.round-trip-only
  [["mode"],": no vehicle is available near the starting point."], // empty.no-vehicle-from
  [["mode"],": vehicles near the starting point cannot be returned at the destination."], // empty.no-vehicle-to
  [["mode"],": the starting point is outside the service area."], // empty.outside-zone-from
  [["mode"],": the destination is outside the service area."], // empty.outside-zone-to
  [["mode"],": not in service at this time."], // empty.closed
  [["mode"],": this provider does not operate here."], // empty.unknown-provider
  "The chosen modes offer nothing better than walking all the way.", // empty.walking-is-better
  "The chosen modes combined offer nothing better than one of them alone, or walking. Search with one mode at a time to see those trips.", // empty.not-better
  "The search took too long and was stopped before a connection was found.", // empty.stopped-early
  [["mode"],": there is no usable street near the starting point."], // off-network.from
  [["mode"],": there is no usable street near the destination."], // off-network.to
  ["The mode “",["mode"],"” is deprecated. Use “",["replacement"],"” instead."], // advisory.deprecated-mode
  ["The mode “",["mode"],"” is not known and was ignored."], // advisory.unknown-mode
  ["The mode “",["mode"],"” is not known and was ignored. Did you mean “",["nearest"],"”?"], // advisory.unknown-mode-nearest
  [["mode"]," is not available here and was left out."], // advisory.unavailable-mode
  ["The stop “",["stop"],"” is not known and was ignored."], // advisory.unknown-stop
  ["“",["name"],"” is not a known operator, authority, data source or line."], // advisory.unknown-limit
  ["The language “",["language"],"” is not available here."], // advisory.unknown-language
  "The search was stopped early: there may be better connections.", // advisory.stopped-early
  "There is no street data: walks are estimated as straight lines.", // advisory.straight-line-walks
  ["Not in service at that time: ",["names"]], // advisory.closed-by-alert
  "No scheduled service leaves within three hours of that time. The next departures are shown.", // advisory.leaves-much-later
  "No scheduled service arrives in the three hours before that time. The last arrivals before it are shown.", // advisory.arrives-much-earlier
  "Cancelled", // board.cancelled
  "Does not stop here", // board.skipped
  "No departures at this time.", // board.no-departures
  "No arrivals at this time.", // board.no-arrivals
  "The times of this trip have changed since it was saved.", // advisory.trip-times-changed
  [["line"]," no longer runs as saved. Take instead: ",["other"]], // advisory.trip-line-replaced
  "This trip is no longer possible as saved, so it was planned again.", // advisory.trip-replanned
  [["line"]," is cancelled."], // advisory.trip-cancelled
  "This trip is no longer possible, and no other was found.", // advisory.trip-gone
  ["Walk to the ",["goal","select",{"car":"car","bicycle":"bike","scooter":"e-scooter","motorbike":"motorbike","pickup":"pick-up point","other":"vehicle"}]], // action.walk-goal
  ["Travel by wheelchair to the ",["goal","select",{"car":"car","pickup":"pick-up point","other":"vehicle"}]], // action.roll-goal
  ["Walk to ",["kind","select",{"stand":"stand","pier":"pier","gate":"gate","other":"platform"}]," ",["platform"]], // action.walk-platform
  ["Travel by wheelchair to ",["kind","select",{"stand":"stand","pier":"pier","gate":"gate","other":"platform"}]," ",["platform"]], // action.roll-platform
  ["Change at ",["place"]], // action.walk-change
  ["Change by wheelchair at ",["place"]], // action.roll-change
  "Wait until check-in", // action.wait-checkin
  "Another connection is at least as good in departure, arrival and number of changes.", // removed.dominated
  "Walking the whole way takes no longer and is no harder.", // removed.walking-is-better
  "A single mode of transport is at least as good in every respect.", // removed.single-mode-is-better
  "Another option is as good in every respect and better in at least one.", // removed.worse-than-another
  "Uses only one of the modes to be combined.", // removed.one-mode-only
  "Another place to park, collect or return the vehicle is quicker.", // removed.slower-alike
  "A car park just as near and quick is more likely to have a space than the street.", // removed.car-park-alike
  "Fits your priorities no better than the other options.", // removed.fits-no-better
  "There was no time left for a comparison with each mode alone.", // removed.out-of-time
  "Uses the same vehicles as a better option.", // removed.same-vehicles
  "Only the best option was requested.", // removed.not-the-best
  "Arrives after the requested time.", // removed.arrives-too-late
  "Involves more walking than allowed.", // removed.walk-too-long
  "Takes too long without public transport.", // removed.takes-too-long
  "Part of the trip is not wheelchair accessible.", // removed.inaccessible
  "Uses a stop that you excluded.", // removed.avoided-stop
  "Uses a line or mode that you excluded.", // removed.ruled-out
  "Part of the trip is closed or not running at that time.", // removed.not-running
  "Lines of modes that you excluded", // ruled-out.avoided-mode
  "Lines of operators or data sources that you excluded", // ruled-out.operator-limit
  "Lines offered only when requested by name", // ruled-out.only-when-named
  "Lines with vehicles that are not wheelchair accessible", // ruled-out.inaccessible-vehicle
  "Lines not known to take bicycles on board", // ruled-out.no-bicycles
  "Stops that are not wheelchair accessible", // ruled-out.inaccessible-stop
  "Stops that you excluded", // ruled-out.avoided-stop
  "Lines and stops closed by a disruption", // ruled-out.closed-by-alert
  "No information on the price.", // unknown.price
  "No information on wheelchair access to this vehicle.", // unknown.vehicle-access
  "No information on wheelchair access to this stop.", // unknown.stop-access
  "Wheelchair access is unknown for at least part of the way.", // unknown.path-access
  "No information on taking bikes on board.", // unknown.bicycles-aboard
  "There is no street data here: the path is a straight line.", // unknown.streets
  "These times are approximate.", // unknown.times
  "Runs at regular intervals; exact departure times are not published.", // unknown.departure
  "No information on whether booking is still possible.", // unknown.booking
  "Typical wait; the actual wait may differ.", // unknown.wait
  "No information on available parking spaces.", // unknown.parking
  "The remaining range of the vehicle is unknown.", // unknown.range
  "No starting point was given.", // refusal.no-origin
  "No destination was given.", // refusal.no-destination
  "The request could not be understood.", // refusal.bad-request
  ["The region “",["region"],"” is not known."], // refusal.unknown-region
  "This trip is not known.", // refusal.unknown-trip
  "This part of the trip has no other departures.", // refusal.not-a-ride
  "No other departure was found for this ride.", // refusal.no-other-vehicle
  "The earlier departure leaves before you get there.", // refusal.leaves-too-early
  "This service does not issue keys itself. Please ask its operator.", // refusal.no-registration
  "Another key already has this name. Please choose another.", // refusal.label-taken
  "Only the operator of this service can do this.", // refusal.not-operator
  "The request has no API key.", // refusal.no-key
  "The API key is unknown or not active.", // refusal.unknown-key
  "The quota of this API key is used up. Please try again later.", // refusal.over-quota
  "Too many requests came at once. Please try again in a moment.", // refusal.too-fast
  "The service is busy. Please try again shortly.", // refusal.overloaded
  "Something went wrong on our side. Please try again later.", // refusal.internal
 ],
 modes: [
  "Public transport", // pt_pub
  "Bus", // pt_pub_bus
  "Cable car", // pt_pub_cablecar
  "Shared taxi", // pt_pub_car
  "Ferry", // pt_pub_ferry
  "Coach", // pt_pub_coach
  "Express bus", // pt_pub_expressbus
  "Funicular", // pt_pub_funicular
  "Gondola lift", // pt_pub_gondola
  "Metro", // pt_pub_metro
  "Monorail", // pt_pub_monorail
  "Regional train", // pt_pub_regionaltrain
  "Underground", // pt_pub_subway
  "Train", // pt_pub_train
  "Tram", // pt_pub_tram
  "School bus", // pt_ltd_SCHOOLBUS
  "On-demand transport", // ps_drt
  "Taxi", // ps_tax
  "Ride-hailing", // ps_tnc
  "Car", // me_car
  "Car sharing", // me_car-s
  "Rental car", // me_car-r
  "Carpooling", // me_car-p
  "Motorbike", // me_mot
  "Bike or scooter", // me_mic
  "Bicycle", // me_mic_bic
  "Folding bike", // me_mic_fold-bic
  "E-scooter", // me_mic_e-sco
  "Fast e-scooter", // me_mic_fast-e-sco
  "Shared bike or scooter", // me_mic-s
  "Bicycle (old identifier)", // cy_bic
  "Bike sharing (old identifier)", // cy_bic-s
  "Walk", // wa_wal
  "Wheelchair", // wa_whe
  "Flight", // in_air
  "Long-distance train", // in_rail
  "Long-distance coach", // in_coach
  "Long-distance ferry", // in_ferry
  "On-street parking", // stationary_parking-onstreet
  "Car park", // stationary_parking-offstreet
  "Wait", // stationary_wait
  "Change", // stationary_transfer
  "Vehicle pick-up", // stationary_vehicle-collect
  "Vehicle return", // stationary_vehicle-return
  "Check-in", // stationary_airport-checkin
  "Airport arrival", // stationary_airport-checkout
  "Flight connection", // stationary_airport-transfer
 ],
};
