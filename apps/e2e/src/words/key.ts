import type adminAccess from '../../../web/src/locales/de/admin-access.json';
import type adminLogin from '../../../web/src/locales/de/admin-login.json';
import type admin from '../../../web/src/locales/de/admin.json';
import type common from '../../../web/src/locales/de/common.json';
import type confirm from '../../../web/src/locales/de/confirm.json';
import type home from '../../../web/src/locales/de/home.json';
import type myRequests from '../../../web/src/locales/de/my-requests.json';
import type status from '../../../web/src/locales/de/status.json';

interface Texts {
  home: typeof home;
  confirm: typeof confirm;
  status: typeof status;
  'my-requests': typeof myRequests;
  'admin-login': typeof adminLogin;
  'admin-access': typeof adminAccess;
  admin: typeof admin;
}

/** `days` for `days_one` and `days_other`: which of them, the count decides. */
type WithoutPlural<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name;

type Paths<Part> = {
  [Name in keyof Part & string]: Part[Name] extends string ? WithoutPlural<Name> : `${Name}.${Paths<Part[Name]>}`;
}[keyof Part & string];

type InFeature = { [Feature in keyof Texts]: `${Feature}:${Paths<Texts[Feature]>}` }[keyof Texts];

/** The name of a text of the SPA: `gate.submit`, or `home:form.submit` for one of a feature. */
export type TextKey = Paths<typeof common> | InFeature;
