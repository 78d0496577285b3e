/**
 * @generated SignedSource<<8b67ff57f21eda7a3b195eee614475bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailabilityState = "BACK_ON_DATE" | "FEW_LEFT" | "IN_STOCK" | "SOLD_OUT";
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
import type { FragmentRefs } from "relay-runtime";
export type VariantsSection_product$data = {
  readonly id: string;
  readonly kind: ProductKind;
  readonly management: {
    readonly awaiting: number;
  } | null | undefined;
  readonly sizes: ReadonlyArray<string>;
  readonly variants: ReadonlyArray<{
    readonly availability: {
      readonly state: AvailabilityState;
    };
    readonly color: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly price: {
      readonly cents: number;
    };
    readonly properties: ReadonlyArray<{
      readonly flag: boolean | null | undefined;
      readonly key: string;
      readonly number: number | null | undefined;
      readonly text: string | null | undefined;
    }>;
    readonly size: string;
    readonly values: ReadonlyArray<{
      readonly key: string;
      readonly text: string;
    }>;
  }>;
  readonly " $fragmentType": "VariantsSection_product";
};
export type VariantsSection_product$key = {
  readonly " $data"?: VariantsSection_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantsSection_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantsSection_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sizes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductManagement",
      "kind": "LinkedField",
      "name": "management",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awaiting",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Color",
          "kind": "LinkedField",
          "name": "color",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
          "concreteType": "VariantProperty",
          "kind": "LinkedField",
          "name": "properties",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "flag",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VariantValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Availability",
          "kind": "LinkedField",
          "name": "availability",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "f8b4991e527aeef1e5ab254d49af5e0a";

export default node;
