import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useShowChange } from './use-query';

/** What a call changes on the server. */
interface Changes<Input, Answer, Data> {
  /**
   * Where it is read, below `/api`. It is loaded again after a refusal as well, which often comes of data that is no
   * longer true.
   */
  path: string;
  /** What it will be; shown at once, and taken back when the server refuses. */
  expected?: (data: Data, input: Input) => Data;
  /** What it is by the answer, so that it need not be loaded again. */
  answered?: (data: Data, answer: Answer) => Data;
  /** What else follows from it, and is loaded again. */
  also?: string | readonly string[];
}

interface ActionOptions<Input, Answer, Data> {
  changes?: Changes<Input, Answer, Data>;
  /** Called with what the screen shows up to date. */
  onDone?: (answer: Answer, input: Input) => void;
  onFailed?: (error: unknown, input: Input) => void;
}

const idle = { isPending: false, failure: null as unknown };

/**
 * Something a person does that the server has to agree to: a call, whether it is under way, and why it failed. It is
 * made once at a time. Failures are kept as errors and become sentences where they are shown, in the language of that
 * moment.
 */
export const useAction = <Input = void, Answer = unknown, Data = unknown>(
  call: (input: Input) => Promise<Answer>,
  { changes, onDone, onFailed }: ActionOptions<Input, Answer, Data> = {},
) => {
  const { mutate } = useSWRConfig();
  const showChange = useShowChange();
  const isRunning = useRef(false);
  const [state, setState] = useState(idle);

  const showOutcome = async (input: Input, answer: Answer) => {
    if (!changes) return;
    const { path, expected, answered, also } = changes;
    for (const other of [also ?? []].flat()) void mutate(other);
    if (answered) {
      void mutate<Data>(path, (data) => data && answered(data, answer), { revalidate: false });
    } else if (expected) {
      void mutate<Data>(path, (data) => data && expected(data, input));
    } else {
      await mutate(path);
    }
  };

  /** Answers whether it was done; it was not when the same is under way already. */
  const run = async (input: Input): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ isPending: true, failure: null });
    const expected = changes?.expected;
    const hideChange = expected && showChange<Data>(changes.path, (data) => expected(data, input));
    try {
      const answer = await call(input);
      hideChange?.();
      await showOutcome(input, answer);
      setState(idle);
      onDone?.(answer, input);
      return true;
    } catch (failure) {
      hideChange?.();
      if (changes) void mutate(changes.path);
      setState({ isPending: false, failure });
      onFailed?.(failure, input);
      return false;
    } finally {
      isRunning.current = false;
    }
  };

  return {
    run,
    isPending: state.isPending,
    /** Why it failed last; `null` when it did not. */
    failure: state.failure,
    /** The failure is no longer true of what is on the screen. */
    forgetFailure: () => setState((present) => (present.failure === null ? present : idle)),
  };
};
