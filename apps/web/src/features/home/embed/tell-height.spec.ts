import { tellHeight } from './tell-height';

const website = 'https://www.example.com';
const others = ['https://a.example', website];

let told: [message: unknown, origin: string][];
let height: number;
let resize: () => void;

const inFrameOf = (parentOrigin: string | undefined, origins: string[] = others) => {
  const parent = { postMessage: (...sent: [unknown, string]) => void told.push(sent) };
  jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  const ancestorOrigins = parentOrigin === undefined ? undefined : [parentOrigin];
  Object.defineProperty(location, 'ancestorOrigins', { value: ancestorOrigins, configurable: true });
  tellHeight(origins);
};

beforeEach(() => {
  [told, height] = [[], 640.2];
  jest.spyOn(document.documentElement, 'getBoundingClientRect').mockImplementation(() => ({ height }) as DOMRect);
  globalThis.ResizeObserver = class {
    constructor(private readonly changed: ResizeObserverCallback) {}
    observe = () => {
      resize = () => this.changed([], this);
      resize();
    };
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

it('tells the page around the frame its height, and each other height once', () => {
  inFrameOf(website);
  resize();
  height = 700;
  resize();
  expect(told).toEqual([
    [{ type: 'hearthstay:height', height: 641 }, website],
    [{ type: 'hearthstay:height', height: 700 }, website],
  ]);
});

it('tells allowed origins only', () => {
  inFrameOf('https://evil.example');
  expect(told).toEqual([]);
});

it('leaves it to the browser where that does not say which page it is', () => {
  inFrameOf(undefined);
  expect(told.map(([, origin]) => origin)).toEqual(others);
});

it('tells nobody without a frame', () => {
  jest.spyOn(window, 'parent', 'get').mockReturnValue(window);
  const post = jest.spyOn(window, 'postMessage');
  tellHeight(others);
  expect(post).not.toHaveBeenCalled();
});
