import { type Scene, scene } from '../../scenes/scene.ts';

/** Two runs of one line, an hour apart. */
export const line: Scene = scene`
  R1  A 10:00  B 10:10  C 10:20  D 10:30
  R1  A 11:00  B 11:10  C 11:20  D 11:30
`;

/** A run that stands at its stops. */
export const stops: Scene = scene`R1  A 10:00  B 10:10/10:12  C 10:20/10:22  D 10:30`;
