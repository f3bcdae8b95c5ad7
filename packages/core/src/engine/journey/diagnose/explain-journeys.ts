import type { Itinerary, RemovalReason } from '../../../model/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import type { SearchRecorder } from '../trace/explanation-recorder.ts';
import type { ItineraryBuilder } from '../transit/itinerary-builder.ts';

/** What one pair of access and egress gave by timetable. */
interface AnsweredJourneys {
  /** Those worth telling. */
  readonly journeys: readonly TransitJourney[];
  /** With those of them that were not. */
  readonly found: readonly TransitJourney[];
  /** What the search did not come across; built only where one of `journeys` beats it. */
  readonly losers: readonly TransitJourney[];
  /** How those were built that could be. */
  readonly built: ReadonlyMap<TransitJourney, Itinerary>;
}

/**
 * Tells a recorder what the timetable gave for one pair of access and egress. Only for explanations: it tells the losers too, whom
 * nobody else tells.
 */
export class JourneyExplainer {
  readonly #record: SearchRecorder;
  readonly #seen = new Set<string>();

  constructor(record: SearchRecorder) {
    this.#record = record;
  }

  /** @param isLate whether a journey arrives after the time asked for */
  answered(
    builder: ItineraryBuilder,
    { journeys, found, losers, built }: AnsweredJourneys,
    isLate: (journey: TransitJourney) => boolean,
  ): void {
    const candidates = new Map<TransitJourney, Itinerary>();
    for (const journey of journeys) {
      if (!this.#isNew(journey)) continue;
      const whole = built.get(journey);
      if (whole !== undefined) this.#record.found(whole);
      candidates.set(journey, whole ?? this.#refused(builder, journey));
    }
    for (const journey of [...found, ...losers]) {
      const late = isLate(journey);
      const winner = late ? undefined : journeys.find((rival) => isNoWorse(rival, journey));
      // What loses to nothing here leaves later than was looked.
      if ((!late && winner === undefined) || !this.#isNew(journey)) continue;
      this.#dropped(builder, journey, late ? 'arrives-too-late' : 'dominated', winner && candidates.get(winner));
    }
  }

  /** Journeys that a limit of the request takes away. */
  takenByLimit(builder: ItineraryBuilder, journeys: readonly TransitJourney[], reason: RemovalReason): void {
    for (const journey of journeys) if (this.#isNew(journey)) this.#dropped(builder, journey, reason);
  }

  #dropped(builder: ItineraryBuilder, journey: TransitJourney, reason: RemovalReason, by?: Itinerary): void {
    const whole = builder.build(journey);
    this.#record.dropped(whole ?? builder.buildRides(journey), reason, by, whole !== undefined);
  }

  #refused(builder: ItineraryBuilder, journey: TransitJourney): Itinerary {
    const rides = builder.buildRides(journey);
    builder.build(journey, (reason) => this.#record.dropped(rides, reason, undefined, false));
    return rides;
  }

  #isNew(journey: TransitJourney): boolean {
    const runs = runsOf(journey);
    const isNew = !this.#seen.has(runs);
    this.#seen.add(runs);
    return isNew;
  }
}

function isNoWorse(rival: TransitJourney, journey: TransitJourney): boolean {
  return (
    rival.departure >= journey.departure && rival.arrival <= journey.arrival && rival.boardings <= journey.boardings
  );
}

/** What makes two journeys the same one, however often it is found. */
function runsOf({ legs }: TransitJourney): string {
  return legs
    .map((leg) =>
      leg.kind === 'ride'
        ? `${leg.trip}@${leg.day}@${leg.departure}:${leg.fromPosition}-${leg.toPosition}`
        : `${leg.fromStop}>${leg.toStop}`,
    )
    .join(' ');
}
