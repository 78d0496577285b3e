/**
 * @generated SignedSource<<5e74f8181796cbf94e8650aebd8b8f7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryProviderKind = "DHL" | "DPD" | "GLS" | "OTHER" | "POST";
export type OrderAction = "CANCEL" | "CHANGE_INVOICE_ADDRESS" | "CHANGE_SHIPPING_ADDRESS" | "CORRECT_TRACKING" | "MARK_REFUNDED" | "MARK_UNPAID" | "MARK_UNSHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type OrderStation_order$data = {
  readonly id: string;
  readonly orderNumber: string;
  readonly revision: number;
  readonly station: {
    readonly city: string;
    readonly customerNumber: string | null | undefined;
    readonly kind: DeliveryProviderKind;
    readonly name: string;
    readonly providerName: string;
    readonly zip: string;
  } | null | undefined;
  readonly viewerActions: ReadonlyArray<OrderAction>;
  readonly " $fragmentType": "OrderStation_order";
};
export type OrderStation_order$key = {
  readonly " $data"?: OrderStation_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStation_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStation_order",
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
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryStation",
      "kind": "LinkedField",
      "name": "station",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerName",
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
          "name": "name",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d16a23e36f757182f1f72dc1e3cbf333";

export default node;
