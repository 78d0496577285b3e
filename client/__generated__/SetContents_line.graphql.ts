/**
 * @generated SignedSource<<6f7e7e10ddac21584071a4a8a7337217>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
import type { FragmentRefs } from "relay-runtime";
export type SetContents_line$data = {
  readonly amount: number;
  readonly childSets: number | null | undefined;
  readonly pieces: ReadonlyArray<{
    readonly amount: number;
    readonly product: {
      readonly id: string;
      readonly image: {
        readonly alt: string;
        readonly srcSet: string;
        readonly url: string;
      } | null | undefined;
      readonly title: string;
    } | null | undefined;
    readonly properties: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly slot: number;
    readonly variant: {
      readonly color: {
        readonly title: string;
      } | null | undefined;
      readonly fit: Fit | null | undefined;
      readonly size: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "SetContents_line";
};
export type SetContents_line$key = {
  readonly " $data"?: SetContents_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetContents_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetContents_line",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "childSets",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartPiece",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slot",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "NamedProperty",
          "kind": "LinkedField",
          "name": "properties",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v1/*:: as any*/),
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
                      "value": 70
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": "url(width:70)"
                },
                {
                  "alias": null,
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "widths",
                      "value": [
                        70,
                        200
                      ]
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "srcSet",
                  "storageKey": "srcSet(widths:[70,200])"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "alt",
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
          "concreteType": "Variant",
          "kind": "LinkedField",
          "name": "variant",
          "plural": false,
          "selections": [
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
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "7ed8253c5c0885e0e1d459a51652e2ed";

export default node;
