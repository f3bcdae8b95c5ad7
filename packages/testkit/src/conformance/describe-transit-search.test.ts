import { createOracle } from '../oracle/create-oracle.ts';
import { describeTransitSearch } from './describe-transit-search.ts';

const ANY = 'the oracle may change at any of several equal places';

// The oracle keeps the contract itself; against random worlds it is checked by enumeration, not by itself.
describeTransitSearch('the slow oracle', createOracle, {
  runs: 20,
  skip: {
    'h01-change-where-one-walks-less': ANY,
    'h02-change-with-the-longest-margin': ANY,
    'h05-less-walking-at-both-ends': ANY,
  },
});
