/**
 * @generated SignedSource<<e57cefe64251b0246d0b55ec979262dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
import type { FragmentRefs } from "relay-runtime";
export type BasicsSection_product$data = {
  readonly kind: ProductKind;
  readonly sale: {
    readonly lowestPriceOf30Days: {
      readonly cents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "BasicsSection_product";
};
export type BasicsSection_product$key = {
  readonly " $data"?: BasicsSection_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasicsSection_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasicsSection_product",
  "selections": [
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
      "concreteType": "Sale",
      "kind": "LinkedField",
      "name": "sale",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "lowestPriceOf30Days",
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "73eb7ae8ad917228e4eb29a14bd5005b";

export default node;
