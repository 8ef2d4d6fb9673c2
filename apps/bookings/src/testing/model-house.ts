import { daysOfRange, nextStatus, rangeOf, type Day, type RequestEvent, type RequestStatus } from '@hearthstay/stay';
import type { Command } from './commands';

interface ModelRequest {
  startDate: Day;
  endDate: Day;
  status: RequestStatus;
}

type Outcome = 'done' | 'DATES_UNAVAILABLE' | 'APPROVAL_CONFLICT' | 'INVALID_TRANSITION';

/** The house as the specification has it, without a database: what each command does, one after the other. */
export class ModelHouse {
  readonly requests: ModelRequest[] = [];
  /** The days that are held, and whether only a crash is the reason. */
  readonly held = new Map<Day, { isOrphaned: boolean }>();

  apply(command: Command): Outcome {
    switch (command.do) {
      case 'ask':
        return this.ask(command);
      case 'orphaned-claims-are-released':
        for (const [day, { isOrphaned }] of this.held) if (isOrphaned) this.held.delete(day);
        return 'done';
      case 'approval-crashes-after-its-claim':
        return this.transit(command.request, 'admin-approves', { crashes: true });
      case 'cancellation-crashes-before-its-release':
        return this.transit(command.request, 'admin-cancels', { crashes: true });
      default:
        return this.transit(command.request, command.do, { crashes: false });
    }
  }

  private ask({ startDate, endDate }: { startDate: Day; endDate: Day }): Outcome {
    if (daysOfRange({ start: startDate, end: endDate }).some((day) => this.held.has(day))) return 'DATES_UNAVAILABLE';
    this.requests.push({ startDate, endDate, status: 'pending' });
    return 'done';
  }

  private transit(number: number, event: RequestEvent, { crashes }: { crashes: boolean }): Outcome {
    const request = this.requests[number % this.requests.length];
    const status = request && nextStatus(request.status, event);
    if (!request || !status) return 'INVALID_TRANSITION';
    const days = daysOfRange(rangeOf(request));
    if (event === 'admin-approves') {
      if (days.some((day) => this.held.has(day))) return 'APPROVAL_CONFLICT';
      for (const day of days) this.held.set(day, { isOrphaned: crashes });
      if (crashes) return 'done';
    }
    if (event === 'admin-cancels') {
      for (const day of days) {
        if (crashes) this.held.set(day, { isOrphaned: true });
        else this.held.delete(day);
      }
    }
    request.status = status;
    return 'done';
  }
}
