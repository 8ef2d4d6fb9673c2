import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { StepDot } from './step-dot';
import { stepsOf, type StepState, type WayOfRequest } from './steps-of';

const spokenStates = { done: 'done', hosts: 'current', guest: 'current', toCome: 'toCome', ended: 'ended' } as const;

const wordColour = (state: StepState) =>
  state === 'toCome' ? 'text-ink-2 font-medium' : state === 'ended' ? 'text-declined' : '';

/** The way of a request in two or three steps, for its status and confirmation pages. */
export const RequestWay = (request: WayOfRequest) => {
  const { t } = useTranslation();
  const steps = stepsOf(request);
  return (
    <ol aria-label={t('way.label')} className="flex text-note font-semibold">
      {steps.map(({ name, state }, index) => {
        const next = steps[index + 1];
        return (
          <li
            key={name}
            aria-current={spokenStates[state] === 'current' ? 'step' : undefined}
            className={next && 'flex-1'}
          >
            <span className="flex items-center">
              <StepDot state={state} />
              {next && (
                <span
                  className={classNames(
                    'h-0.5 flex-1',
                    state === 'done' && next.state !== 'toCome' && next.state !== 'ended' ? 'bg-pine' : 'bg-line',
                  )}
                />
              )}
            </span>
            <span className={classNames('mt-2 block whitespace-nowrap', next && 'pr-3', wordColour(state))}>
              {t(`way.${name}`)}
              <span className="sr-only">, {t(`way.${spokenStates[state]}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
};
