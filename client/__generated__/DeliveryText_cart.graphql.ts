/**
 * @generated SignedSource<<2021cfe9cf19e861729db47d5aa5a4ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryText_cart$data = {
  readonly checkout: {
    readonly isPickup: boolean;
  };
  readonly deliveryWeeks: number | null | undefined;
  readonly isDeliveredAfterPayment: boolean;
  readonly latestDelivery: string | null | undefined;
  readonly payBy: string | null | undefined;
  readonly " $fragmentType": "DeliveryText_cart";
};
export type DeliveryText_cart$key = {
  readonly " $data"?: DeliveryText_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryText_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryText_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryWeeks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latestDelivery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeliveredAfterPayment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutDetails",
      "kind": "LinkedField",
      "name": "checkout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPickup",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "e49975a1fce5e5e8fe3718823431b70a";

export default node;
