/**
 * @generated SignedSource<<158c03a53fd36b626e41c44ff3209572>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShippingStep_shop$data = {
  readonly checkout: {
    readonly pickupAddress: string | null | undefined;
    readonly pickupOffered: boolean;
  };
  readonly " $fragmentType": "ShippingStep_shop";
};
export type ShippingStep_shop$key = {
  readonly " $data"?: ShippingStep_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingStep_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShippingStep_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutRules",
      "kind": "LinkedField",
      "name": "checkout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickupOffered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickupAddress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "75470570b97db55df2616ab2e6d8456c";

export default node;
