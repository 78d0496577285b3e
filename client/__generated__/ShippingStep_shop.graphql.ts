/**
 * @generated SignedSource<<88f645ad0f2b4eacf8a47872f78f5c90>>
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
    readonly stationProviders: ReadonlyArray<{
      readonly change: {
        readonly cents: number;
        readonly currency: string;
      };
      readonly key: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"StationFields_providers">;
    }>;
  };
  readonly " $fragmentType": "ShippingStep_shop";
};
export type ShippingStep_shop$key = {
  readonly " $data"?: ShippingStep_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingStep_shop">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
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
          "concreteType": "StationProvider",
          "kind": "LinkedField",
          "name": "stationProviders",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "change",
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StationFields_providers"
            }
          ],
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
            (v0/*:: as any*/),
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
})();

(node as any).hash = "25f264170aded2ed1463a171e593a563";

export default node;
