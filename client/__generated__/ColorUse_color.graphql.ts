/**
 * @generated SignedSource<<cc20b45da8a0d50a224260019eb45376>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColorUse_color$data = {
  readonly productCount: number;
  readonly products: ReadonlyArray<{
    readonly productId: string;
    readonly productNumber: string;
    readonly sizeCount: number;
    readonly title: {
      readonly de: string;
      readonly en: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "ColorUse_color";
};
export type ColorUse_color$key = {
  readonly " $data"?: ColorUse_color$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColorUse_color">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColorUse_color",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ColoredProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sizeCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LocalizedText",
          "kind": "LinkedField",
          "name": "title",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "de",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "en",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedColor",
  "abstractKey": null
};

(node as any).hash = "f8870d69a7877d002a40d131bb88324d";

export default node;
