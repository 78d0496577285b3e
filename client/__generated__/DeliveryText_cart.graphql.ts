/**
 * @generated SignedSource<<7b00a612333b0977d6a2a2cc298dedaa>>
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
  readonly latestDelivery: string | null | undefined;
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

(node as any).hash = "2dd21e81da8c38c1fd582e8d3ba586b6";

export default node;
