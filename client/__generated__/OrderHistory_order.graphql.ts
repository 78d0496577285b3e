/**
 * @generated SignedSource<<d9146c8177c738b97b331bd92c41ce15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventKind = "CANCELLED" | "CANCELLED_UNPAID" | "LINK_RENEWED" | "MAIL_FAILED" | "MAIL_QUEUED" | "MAIL_SENT" | "NOTE" | "PAID" | "PLACED" | "REFUSED" | "RELEASED" | "SHIPPED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type OrderHistory_order$data = {
  readonly history: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly id: string;
    readonly kind: OrderEventKind;
    readonly mail: {
      readonly recipient: string;
      readonly subject: string;
    } | null | undefined;
    readonly note: string | null | undefined;
  }>;
  readonly " $fragmentType": "OrderHistory_order";
};
export type OrderHistory_order$key = {
  readonly " $data"?: OrderHistory_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHistory_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHistory_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Mail",
          "kind": "LinkedField",
          "name": "mail",
          "plural": false,
          "selections": [
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
              "name": "recipient",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "310c32e0161042e856cc2c08275077b2";

export default node;
