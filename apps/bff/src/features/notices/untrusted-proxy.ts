import type { IncomingMessage } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import type { NoticeView } from '@hearthstay/contracts';
import ipaddr from 'ipaddr.js';
import type { TrustsProxy } from '../../platform/http/trusts-proxy';
import type { NoticeSource } from './notice-source';

/** In these a proxy tells for whom it asks. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];
const nearbyRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** Visitors from the internet can send every header; a proxy of one's own stands on the same machine or network. */
const isNearby = (address: string): boolean =>
  ipaddr.isValid(address) && nearbyRanges.includes(ipaddr.process(address).range());

/** Notices a proxy that `TRUST_PROXY` leaves out, behind which all guests count as one caller. */
@Injectable()
export class UntrustedProxy implements NoticeSource {
  private readonly log = new Logger('Proxy');
  private since: string | undefined;

  /** Looks at a request until the first one that shows such a proxy. */
  observe({ headers, socket: { remoteAddress = '' } }: IncomingMessage, trusts: TrustsProxy): void {
    if (this.since !== undefined || !forwardingHeaders.some((name) => headers[name] !== undefined)) return;
    if (trusts(remoteAddress, 0) || !isNearby(remoteAddress)) return;
    this.since = new Date().toISOString();
    this.log.warn(
      { proxy: remoteAddress },
      'Requests come through a proxy that TRUST_PROXY does not name: all guests behind it share one limit',
    );
  }

  notices(): NoticeView[] {
    return this.since === undefined ? [] : [{ code: 'PROXY_NOT_TRUSTED', since: this.since }];
  }
}
