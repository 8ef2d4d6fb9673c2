// Loaded before a program that is to live at another time: its clock shows CLOCK_STARTS_AT when it starts and runs on
// from there. Timers are left alone. A proxy rather than a class of its own, so that every date is a `Date` to whoever
// asks.
const moved = Date.parse(process.env['CLOCK_STARTS_AT'] ?? '') - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args, self) => Reflect.construct(RealDate, args.length > 0 ? args : [Date.now()], self),
  apply: (RealDate) => new RealDate(Date.now()).toString(),
  get: (RealDate, name) => (name === 'now' ? () => RealDate.now() + moved : Reflect.get(RealDate, name)),
});
