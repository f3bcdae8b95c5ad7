// The program of the thread that checks a feed.
import '@tripwright/feed-language/check-worker';
