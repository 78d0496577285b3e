/**
 * @generated SignedSource<<436de8b86e35ff7607c82030311c68be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShippingEditor_query$data = {
  readonly groupUses: {
    readonly shipping: ReadonlyArray<{
      readonly key: string;
      readonly products: number;
    }>;
  };
  readonly shop: {
    readonly homeCountry: string;
  };
  readonly " $fragmentType": "ShippingEditor_query";
};
export type ShippingEditor_query$key = {
  readonly " $data"?: ShippingEditor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingEditor_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShippingEditor_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Shop",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "homeCountry",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupUses",
      "kind": "LinkedField",
      "name": "groupUses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GroupUse",
          "kind": "LinkedField",
          "name": "shipping",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "products",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "468de306aa141fde48fd7c9d6377208f";

export default node;
