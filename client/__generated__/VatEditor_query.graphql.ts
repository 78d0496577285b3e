/**
 * @generated SignedSource<<db2ac757a699e598c64803d563caf02a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VatEditor_query$data = {
  readonly euVatRates: ReadonlyArray<{
    readonly country: string;
    readonly reduced: number | null | undefined;
    readonly standard: number;
  }>;
  readonly groupUses: {
    readonly vat: ReadonlyArray<{
      readonly key: string;
      readonly products: number;
    }>;
  };
  readonly shop: {
    readonly homeCountry: string;
  };
  readonly " $fragmentType": "VatEditor_query";
};
export type VatEditor_query$key = {
  readonly " $data"?: VatEditor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"VatEditor_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VatEditor_query",
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
      "concreteType": "CountryVatRates",
      "kind": "LinkedField",
      "name": "euVatRates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standard",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reduced",
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
          "name": "vat",
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

(node as any).hash = "f51028b6c23e90f80803cf5e13f30eb9";

export default node;
