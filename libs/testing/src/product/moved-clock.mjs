import { subscribe } from 'node:diagnostics_channel';

// Preloaded into a program to set its clock: `Date` starts at CLOCK_STARTS_AT and runs on from there. Timers are
// unchanged. `Date` is replaced by a proxy and not by a subclass, so `instanceof Date` holds for every date.
const moved = Date.parse(process.env['CLOCK_STARTS_AT'] ?? '') - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args, self) => Reflect.construct(RealDate, args.length > 0 ? args : [Date.now()], self),
  apply: (RealDate) => new RealDate(Date.now()).toString(),
  get: (RealDate, name) => (name === 'now' ? () => RealDate.now() + moved : Reflect.get(RealDate, name)),
});

// Node writes the header `Date` by the real clock.
subscribe('http.server.request.start', ({ response }) => response.setHeader('Date', new Date().toUTCString()));
