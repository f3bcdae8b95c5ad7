/**
 * What `/v1` does not carry, and the error of the graph says: fields of the schema with the facts, in the plural or as a clause. This list is the table of
 * `docs/graph.md`, what resolvers refuse, and what the test that compares both sources leaves out.
 */
export const REFUSED: Readonly<Record<string, string>> = {
  'Query.isochrone': 'what is in reach of a place',
  'Query.oneToMany': 'how long the ways to many places take',
  'StreetSegment.booking': 'until when rides have to be booked',
};

/** What `/v1` carries less exactly: fields of the schema with the difference. */
export const NEARLY: Readonly<Record<string, string>> = {
  'ScheduledSegment.distance': 'measured along the line on the map',
  'StreetSegment.distance': 'whole metres',
  'StreetSegment.geometry': 'without repeated points',
  'StreetSegment.durationWithoutTraffic': 'known for every drive',
  'StreetSegment.isStraightLine': 'also where the only way is that between a place and the street',
  'StreetSection.distance': 'whole metres',
  'Trip.payments': 'tickets with their discounts',
  'ScheduledSegment.payments': 'tickets with their discounts',
  'TripGroup.modes': 'also those of walks to vehicles',
  'RichText.text(locale:)': 'notes in the language of the request where their lines differ',
  'RichText.template(locale:)': 'notes in the language of the request where their lines differ',
  'ScoreTerms.duration': 'thousandths',
  'ScoreTerms.price': 'thousandths',
  'ScoreTerms.environment': 'thousandths',
  'ScoreTerms.convenience': 'thousandths',
  'CandidateLeg.carbon': 'thousandths',
  'CandidateLeg.calories': 'whole numbers',
  'CandidateLeg.hassle': 'thousandths',
  'StopCell.hashCode': 'that of this server',
  'Stop.cell': 'its hash code is that of this server',
  'Stop.popularity': 'whole numbers',
  'Stop.lines': 'at most 40, without commas in names',
  'Service.headway': 'whole minutes',
  'ScheduledSegment.headway': 'whole minutes',
  'TripGroup.frequency': 'whole minutes',
  'EventTime.source': 'times that the feed calls approximate are as others',
  'EventTime.live': 'the less sure of arrival and departure',
  'Call.boarding': 'one rule for boarding and alighting',
  'Call.alighting': 'one rule for boarding and alighting',
  'Operator.code': 'empty in lists of places',
  'Operator.bookingUrl': 'only where the segment is booked',
  'StationarySegment.operator': 'also where it is that of the vehicle',
  'Alert.affects': 'without types of lines',
  'RerouteExcludingStops.text': 'counts the platforms of stations',
  'Vehicle.bearing': 'whole degrees',
  'FoundPlace.metres': 'whole metres',
  'CarPark.name': 'ready to show where it has none',
  'VehicleParking.name': 'ready to show where it has none',
  'CarPark.fees': 'the daily maximum is a step',
  'Region.servers': 'none: this server answers',
};
