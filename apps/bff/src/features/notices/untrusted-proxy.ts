import type { IncomingMessage } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import type { NoticeView } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import ipaddr from 'ipaddr.js';
import type { TrustsProxy } from '../../platform/http/trusts-proxy';
import type { NoticeSource } from './notice-source';

/** Headers in which a proxy names the client. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
const nearbyRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** A visitor from the internet can send every header; a reverse proxy is on the same machine or network. */
const isNearby = (address: string): boolean =>
  ipaddr.isValid(address) && nearbyRanges.includes(ipaddr.process(address).range());

/** Detects a proxy that `TRUST_PROXY` does not name: all guests behind it share one rate limit. */
@Injectable()
export class UntrustedProxy implements NoticeSource {
  private readonly log = new Logger('Proxy');
  private since: string | undefined;

  constructor(private readonly clock: Clock) {}

  /** Inspects requests until the first one through such a proxy. */
  observe({ headers, socket: { remoteAddress = '' } }: IncomingMessage, trusts: TrustsProxy): void {
    if (this.since !== undefined || !forwardingHeaders.some((name) => headers[name] !== undefined)) return;
    if (trusts(remoteAddress, 0) || !isNearby(remoteAddress)) return;
    this.since = this.clock.now().toISOString();
    this.log.warn(
      { proxy: remoteAddress },
      'Requests come through a proxy that TRUST_PROXY does not name: all guests behind it share one limit',
    );
  }

  notices(): NoticeView[] {
    return this.since === undefined ? [] : [{ code: 'PROXY_NOT_TRUSTED', since: this.since }];
  }
}
