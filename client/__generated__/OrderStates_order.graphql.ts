/**
 * @generated SignedSource<<ff5f59a6e92949e691002818e01d7576>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "CANCELLED" | "COMPLETED" | "OPEN";
export type PaymentState = "OPEN" | "PAID" | "REFUNDED";
export type ShippingState = "OPEN" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type OrderStates_order$data = {
  readonly isPickup: boolean;
  readonly isRead: boolean | null | undefined;
  readonly paymentState: PaymentState;
  readonly shippingState: ShippingState;
  readonly state: OrderState;
  readonly " $fragmentType": "OrderStates_order";
};
export type OrderStates_order$key = {
  readonly " $data"?: OrderStates_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStates_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStates_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPickup",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e0657f9ed5031d4b1ec4ce1492762a21";

export default node;
