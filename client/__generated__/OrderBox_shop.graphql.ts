/**
 * @generated SignedSource<<6b76d5c3d17ce46ed79a9efd2cc195f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBox_shop$data = {
  readonly checkout: {
    readonly additionalInformation: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "additionalInformation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "b3f96ca097f931f71a1b3b95e2092422";

export default node;
