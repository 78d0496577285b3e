/**
 * @generated SignedSource<<62f572d07294f2ea59757c2c94484117>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Strip_shop$data = {
  readonly checkout: {
    readonly pickupOffered: boolean;
  };
  readonly freeShippingFrom: ReadonlyArray<{
    readonly country: {
      readonly code: string;
      readonly title: string;
    };
    readonly from: {
      readonly cents: number;
      readonly currency: string;
    };
  }>;
  readonly homeCountry: string;
  readonly showsPrices: boolean;
  readonly " $fragmentType": "Strip_shop";
};
export type Strip_shop$key = {
  readonly " $data"?: Strip_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"Strip_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Strip_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeCountry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsPrices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CountryThreshold",
      "kind": "LinkedField",
      "name": "freeShippingFrom",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "country",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "from",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "5c581649b10a66f9303f82c939f90d48";

export default node;
