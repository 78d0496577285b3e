/**
 * @generated SignedSource<<05ce4f827243ddf795931dc61bb1f25f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventKind = "CANCELLED" | "CANCELLED_UNPAID" | "INVOICE_ADDRESS_CHANGED" | "LINK_RENEWED" | "MAIL_FAILED" | "MAIL_QUEUED" | "MAIL_SENT" | "NOTE" | "PAID" | "PLACED" | "REFUNDED" | "REFUSED" | "RELEASED" | "SHIPPED" | "SHIPPING_ADDRESS_CHANGED" | "TRACKING_CHANGED" | "UNPAID" | "UNSHIPPED" | "WITHDRAWN";
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
    readonly previousAddress: {
      readonly address: string;
      readonly city: string;
      readonly company: string | null | undefined;
      readonly firstName: string;
      readonly lastName: string;
      readonly zip: string;
    } | null | undefined;
    readonly viewerCanChange: boolean;
  }>;
  readonly isPickup: boolean;
  readonly needsShipping: boolean;
  readonly orderNumber: string;
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
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPickup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsShipping",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "viewerCanChange",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "previousAddress",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "company",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "address",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "zip",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
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

(node as any).hash = "92d4e4abc8b41d9caa9bd348e0132d64";

export default node;
