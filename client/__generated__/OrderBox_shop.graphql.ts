/**
 * @generated SignedSource<<968fa767696efcc206ec62aa30b3ff4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBox_shop$data = {
  readonly checkout: {
    readonly ageRequired: boolean;
    readonly conditionsRequired: boolean;
    readonly conditionsUrl: string | null | undefined;
    readonly termsRequired: boolean;
  };
  readonly " $fragmentType": "OrderBox_shop";
};
export type OrderBox_shop$key = {
  readonly " $data"?: OrderBox_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBox_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBox_shop",
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
          "name": "termsRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conditionsRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conditionsUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ageRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "0945c9f1aafdd0cd1f086f2d565f3741";

export default node;
