import { describe, expect, test } from 'vitest';
import { accessThrough, rowsOf } from './access-on.ts';

// On foot, by bicycle, by car: letters as in access-on.ts.

describe('OS-13, OS-16 barriers', () => {
  const rows = rowsOf(`
    barrier=gate                                 y y y
    barrier=lift_gate                            y y y
    barrier=swing_gate                           y y y
    barrier=sliding_gate                         y y y
    barrier=bump_gate                            y y y
    barrier=hampshire_gate                       y y y
    barrier=sally_port                           y y y
    barrier=toll_booth                           y y y
    barrier=cattle_grid                          y y y
    barrier=entrance                             y y y
    barrier=border_control                       y y y
    barrier=height_restrictor                    y y y
    barrier=width_restrictor                     y y y
    barrier=height_restrictor maxheight=1.5      y y -
    barrier=height_restrictor maxheight=2        y y y
    barrier=height_restrictor maxheight=5'       y y -
    barrier=height_restrictor maxheight=1.5 motor_vehicle=yes  y y -
    barrier=width_restrictor maxwidth=1.8        y y -
    barrier=width_restrictor maxwidth=2          y y y
    barrier=gate maxheight=1.2                   y y -
    barrier=kerb width=0.15                      y y y
    barrier=delineators                          y y -
    barrier=spikes                               y y -
    barrier=bollard access=minibus               - - -
    barrier=gate access=emergency_vehicle        - - -
    barrier=gate access=forestery                - - -
    barrier=bollard motor_vehicle=share_taxi     y y -
    barrier=arch                                 y y y
    barrier=kerb                                 y y y
    barrier=no                                   y y y
    barrier=rumble_strip                         y y y
    barrier=bollard                              y y -
    barrier=bollard bollard=rising               y y y
    barrier=bollard bollard=removable            y y -
    barrier=block                                y y -
    barrier=cycle_barrier                        y y -
    barrier=motorcycle_barrier                   y y -
    barrier=chain                                y p -
    barrier=rope                                 y p -
    barrier=jersey_barrier                       y y -
    barrier=planter                              y y -
    barrier=yes                                  y p -
    barrier=nonsense                             y p -
    barrier=bus_trap                             y y -
    barrier=sump_buster                          y y -
    barrier=stile                                y p -
    barrier=horse_stile                          y p -
    barrier=turnstile                            y p -
    barrier=full-height_turnstile                y - -
    barrier=kissing_gate                         y p -
    barrier=log                                  y p -
    barrier=debris                               y p -
    barrier=wall                                 - - -
    barrier=fence                                - - -
    barrier=hedge                                - - -
    barrier=city_wall                            - - -
    barrier=retaining_wall                       - - -
    barrier=ditch                                - - -
    barrier=guard_rail                           - - -
    barrier=gate access=yes                      y y y
    barrier=gate access=permissive               y y y
    barrier=gate access=designated               y y y
    barrier=gate access=no                       - - -
    barrier=gate access=private                  r r r
    barrier=gate access=destination              d d d
    barrier=gate access=customers                d d d
    barrier=gate access=delivery                 d d d
    barrier=gate access=agricultural             - - -
    barrier=gate access=forestry                 - - -
    barrier=gate access=psv                      - - -
    barrier=gate access=emergency                - - -
    barrier=gate access=nonsense                 y y y
    barrier=gate access=no foot=yes              y - -
    barrier=gate access=no bicycle=yes           - y -
    barrier=gate access=no foot=yes bicycle=yes  y y -
    barrier=gate access=no motor_vehicle=yes     - - y
    barrier=gate access=private foot=yes         y r r
    barrier=gate vehicle=no                      y - -
    barrier=gate vehicle=private                 y r r
    barrier=gate motor_vehicle=no                y y -
    barrier=gate motor_vehicle=private           y y r
    barrier=gate motor_vehicle=destination       y y d
    barrier=gate motorcar=no                     y y -
    barrier=gate bicycle=no                      y - y
    barrier=gate bicycle=dismount                y p y
    barrier=gate foot=no                         - y y
    barrier=gate locked=yes                      - - -
    barrier=gate locked=no                       y y y
    barrier=gate locked=yes access=private       r r r
    barrier=gate locked=yes foot=yes             y - -
    barrier=gate locked=yes access=no            - - -
    barrier=gate lock=yes                        y y y
    barrier=gate wheelchair=no                   y y y
    barrier=gate opening_hours=24/7              y y y
    barrier=lift_gate access=private             r r r
    barrier=lift_gate motor_vehicle=permit       y y r
    barrier=bollard access=yes                   y y y
    barrier=bollard access=no                    - - -
    barrier=bollard access=private               r r r
    barrier=bollard access=agricultural          - - -
    barrier=bollard motor_vehicle=yes            y y y
    barrier=bollard motorcar=yes                 y y y
    barrier=bollard motor_vehicle=private        y y r
    barrier=bollard motor_vehicle=no             y y -
    barrier=bollard bicycle=no                   y - -
    barrier=bollard foot=no                      - y -
    barrier=bollard foot=yes bicycle=yes         y y -
    barrier=bollard maxwidth=3                   y y -
    barrier=cycle_barrier bicycle=no             y - -
    barrier=cycle_barrier motor_vehicle=yes      y y y
    barrier=kissing_gate bicycle=yes             y y -
    barrier=kissing_gate bicycle=no              y - -
    barrier=stile foot=no                        - p -
    barrier=stile bicycle=yes                    y y -
    barrier=wall access=yes                      y y y
    barrier=wall access=permissive               y y y
    barrier=wall access=no                       - - -
    barrier=wall access=private                  r r r
    barrier=wall foot=yes                        y - -
    barrier=fence foot=yes bicycle=yes           y y -
    barrier=fence access=designated              y y y
    barrier=nonsense access=yes                  y y y
    barrier=nonsense motor_vehicle=yes           y p y
    barrier=nonsense foot=no                     - p -
    barrier=bus_trap motor_vehicle=no            y y -
    barrier=toll_booth motor_vehicle=designated  y y y
    barrier=toll_booth foot=no bicycle=no        - - y
    barrier=entrance access=no                   - - -
    barrier=block motor_vehicle=permissive       y y y
    barrier=chain access=private                 r r r
    barrier=log access=yes                       y y y
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessThrough(tags)).toBe(expected);
  });
});

describe('OS-13, OS-33 nodes without a barrier', () => {
  const rows = rowsOf(`
    access=yes                                  y y y
    access=no                                   - - -
    access=private                              r r r
    access=psv                                  - - -
    access=nonsense                             y y y
    access=no foot=yes                          y - -
    access=no motorcar=yes                      - - y
    access=yes motor_vehicle=no                 y y -
    vehicle=no                                  y - -
    vehicle=no motor_vehicle=yes                y - y
    vehicle=yes bicycle=no                      y - y
    motor_vehicle=no                            y y -
    motorcar=no                                 y y -
    motor_vehicle=no motorcar=yes               y y y
    bicycle=no                                  y - y
    bicycle=dismount                            y p y
    foot=no                                     - y y
    foot=private                                r y y
    highway=crossing access=no                  y y y
    highway=crossing bicycle=no                 y y y
    highway=crossing foot=yes motor_vehicle=no  y y y
    highway=traffic_signals bicycle=no          y y y
    highway=bus_stop access=no                  y y y
    highway=stop foot=no                        - y y
    highway=turning_circle                      y y y
    highway=elevator                            y p -
    highway=elevator access=no                  - - -
    highway=elevator wheelchair=yes bicycle=no  y - -
    highway=elevator bicycle=yes                y y -
    railway=level_crossing access=no            y y y
    railway=crossing                            y y y
    amenity=parking access=private              y y y
    amenity=bicycle_parking bicycle=yes         y y y
    shop=kiosk access=customers                 y y y
    entrance=yes access=private                 r r r
    ford=yes                                    y y y
    traffic_calming=hump                        y y y
    natural=tree                                y y y
    kerb=raised                                 y y y
    kerb=lowered                                y y y
    kerb=flush                                  y y y
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessThrough(tags)).toBe(expected);
  });
});
