/**
 * @generated SignedSource<<bce52c062d2d56d9544b6de0ca39d482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountsEditor_query$data = {
  readonly groupUses: {
    readonly discount: ReadonlyArray<{
      readonly customers: number;
      readonly key: string;
      readonly products: number;
    }>;
  };
  readonly " $fragmentType": "DiscountsEditor_query";
};
export type DiscountsEditor_query$key = {
  readonly " $data"?: DiscountsEditor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountsEditor_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountsEditor_query",
  "selections": [
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
          "name": "discount",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "customers",
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

(node as any).hash = "fc6a65512683b5942779d0da1e9c7c65";

export default node;
