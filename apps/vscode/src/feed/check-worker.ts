// The program of the thread that checks a feed in the Node host.
import '@tripwright/feed-language/check-worker';
