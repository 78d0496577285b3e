/**
 * @generated SignedSource<<1962183be07366ce8695b6b7d1658039>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShippingStep_shop$data = {
  readonly checkout: {
    readonly pickupOffered: boolean;
    readonly pickupPlaces: ReadonlyArray<{
      readonly key: string;
      readonly " $fragmentSpreads": FragmentRefs<"PickupPlace_place">;
    }>;
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
          "concreteType": "PickupPlace",
          "kind": "LinkedField",
          "name": "pickupPlaces",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PickupPlace_place"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "d254ff0074842853ec36550721df9faa";

export default node;
