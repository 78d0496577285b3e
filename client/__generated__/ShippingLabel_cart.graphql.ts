/**
 * @generated SignedSource<<c9f1c4ebe601b8745a52a50268228e4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShippingLabel_cart$data = {
  readonly checkout: {
    readonly isPickup: boolean;
    readonly shippingAddress: {
      readonly countryName: string;
    } | null | undefined;
  };
  readonly isShippingEstimated: boolean;
  readonly " $fragmentType": "ShippingLabel_cart";
};
export type ShippingLabel_cart$key = {
  readonly " $data"?: ShippingLabel_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingLabel_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShippingLabel_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShippingEstimated",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "shippingAddress",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "countryName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "7fbf16d6f3ff7283b9888944d730998f";

export default node;
