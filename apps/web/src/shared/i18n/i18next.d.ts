import 'i18next';
import type { Sentences } from '@hearthstay/sentences';
import type { Rules } from '@hearthstay/sentences/rules/de';
import type adminAccess from '@web/locales/de/admin-access.json';
import type adminLogin from '@web/locales/de/admin-login.json';
import type admin from '@web/locales/de/admin.json';
import type common from '@web/locales/de/common.json';
import type confirm from '@web/locales/de/confirm.json';
import type crashed from '@web/locales/de/crashed.json';
import type home from '@web/locales/de/home.json';
import type myRequests from '@web/locales/de/my-requests.json';
import type status from '@web/locales/de/status.json';

declare module 'i18next' {
  /** The German texts say which keys there are, so that a wrong one is an error of the compiler. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      crashed: typeof crashed;
      home: typeof home;
      confirm: typeof confirm;
      status: typeof status;
      'my-requests': typeof myRequests;
      'admin-login': typeof adminLogin;
      'admin-access': typeof adminAccess;
      admin: typeof admin;
      rules: Rules;
      errors: Sentences;
    };
  }
}
