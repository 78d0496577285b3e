/**
 * @generated SignedSource<<40a937fa11ed7eea6767066210ad2c91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinePhoto_line$data = {
  readonly image: {
    readonly alt: string;
    readonly srcSet: string;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "LinePhoto_line";
};
export type LinePhoto_line$key = {
  readonly " $data"?: LinePhoto_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinePhoto_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinePhoto_line",
  "selections": [
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
              "value": 200
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:200)"
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "widths",
              "value": [
                200,
                320
              ]
            }
          ],
          "kind": "ScalarField",
          "name": "srcSet",
          "storageKey": "srcSet(widths:[200,320])"
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
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "b2101e65cd4e83b62f154de95938f567";

export default node;
