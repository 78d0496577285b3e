/**
 * @generated SignedSource<<0c76353e0cba4e71e66079745b8247d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupProducts_group$data = {
  readonly memberCount: number;
  readonly products: ReadonlyArray<{
    readonly image: {
      readonly url: string;
    } | null | undefined;
    readonly isListed: boolean;
    readonly productId: string;
    readonly productNumber: string;
    readonly title: {
      readonly de: string;
      readonly en: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "GroupProducts_group";
};
export type GroupProducts_group$key = {
  readonly " $data"?: GroupProducts_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupProducts_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupProducts_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupProduct",
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
          "name": "isListed",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 160
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:160)"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ManagedGroup",
  "abstractKey": null
};

(node as any).hash = "c23448a77a91301d331845228a620af9";

export default node;
