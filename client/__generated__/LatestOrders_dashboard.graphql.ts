/**
 * @generated SignedSource<<4874f8afb6dd7b98bc7f347466e60d8f>>
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
export type LatestOrders_dashboard$data = {
  readonly latestOrders: ReadonlyArray<{
    readonly customerName: string;
    readonly hold: OrderHold | null | undefined;
    readonly id: string;
    readonly isPickup: boolean;
    readonly isRead: boolean | null | undefined;
    readonly needsShipping: boolean;
    readonly orderNumber: string;
    readonly paymentState: PaymentState;
    readonly pieceCount: number;
    readonly placedAt: string;
    readonly shippingState: ShippingState;
    readonly state: OrderState;
    readonly totals: {
      readonly gross: {
        readonly cents: number;
        readonly currency: string;
      };
    };
  }>;
  readonly " $fragmentType": "LatestOrders_dashboard";
};
export type LatestOrders_dashboard$key = {
  readonly " $data"?: LatestOrders_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestOrders_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestOrders_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "latestOrders",
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
          "name": "orderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placedAt",
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
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pieceCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Totals",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "gross",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cents",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "643cfe4e8cde3e95bd1f61e850df79f0";

export default node;
