/**
 * @generated SignedSource<<53c570e18c4315cceebb9e3ab9294f8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderHold = "HELD" | "REFUSED" | "RELEASED";
export type OrderState = "CANCELLED" | "COMPLETED" | "OPEN";
export type PaymentState = "OPEN" | "PAID" | "REFUNDED";
export type ShippingState = "OPEN" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type OrderStates_order$data = {
  readonly hold: OrderHold | null | undefined;
  readonly isPickup: boolean;
  readonly isRead: boolean | null | undefined;
  readonly needsShipping: boolean;
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
      "name": "hold",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsShipping",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d74d478864a98c430f5747425a677b3f";

export default node;
