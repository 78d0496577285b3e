/**
 * @generated SignedSource<<37f61d566eb7c8bb27e3160bfc1f87fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderMails_order$data = {
  readonly id: string;
  readonly mails: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly subject: string;
    readonly " $fragmentSpreads": FragmentRefs<"MailStatus_mail">;
  }>;
  readonly " $fragmentType": "OrderMails_order";
};
export type OrderMails_order$key = {
  readonly " $data"?: OrderMails_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderMails_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderMails_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Mail",
      "kind": "LinkedField",
      "name": "mails",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MailStatus_mail"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "bb3ff67a1ea92764aac57f2bca179edf";

export default node;
