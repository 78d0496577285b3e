/**
 * @generated SignedSource<<77649b0eccfc317eefae1ea616a80259>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherPaper_look$data = {
  readonly accent: string;
  readonly heading: string;
  readonly isTransferable: boolean;
  readonly picture: {
    readonly url: string;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "VoucherPaper_look";
};
export type VoucherPaper_look$key = {
  readonly " $data"?: VoucherPaper_look$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherPaper_look">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherPaper_look",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTransferable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 640
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:640)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VoucherLook",
  "abstractKey": null
};

(node as any).hash = "c12c7933d0c3e8daff37803b718a283d";

export default node;
