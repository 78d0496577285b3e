/**
 * @generated SignedSource<<ae9d5f95700729b1e392949b13a85af0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferGroups_groups$data = ReadonlyArray<{
  readonly group: {
    readonly id: string;
    readonly image: {
      readonly alt: string;
      readonly id: string;
      readonly srcSet: string;
      readonly url: string;
    } | null | undefined;
    readonly path: string;
    readonly productCount: number;
    readonly title: string;
  };
  readonly reducedCount: number;
  readonly " $fragmentType": "OfferGroups_groups";
}>;
export type OfferGroups_groups$key = ReadonlyArray<{
  readonly " $data"?: OfferGroups_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferGroups_groups">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OfferGroups_groups",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reducedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
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
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 480
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:480)"
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "widths",
                  "value": [
                    320,
                    480,
                    640
                  ]
                }
              ],
              "kind": "ScalarField",
              "name": "srcSet",
              "storageKey": "srcSet(widths:[320,480,640])"
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
    }
  ],
  "type": "GroupOnSale",
  "abstractKey": null
};
})();

(node as any).hash = "f85ff8a1764bf6681b5cf9358ca4fe19";

export default node;
