/**
 * @generated SignedSource<<0ac48cb5c51ad143eb0f9f9b3d8bbef4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeoEditor_files$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "SeoEditor_files";
}>;
export type SeoEditor_files$key = ReadonlyArray<{
  readonly " $data"?: SeoEditor_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeoEditor_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SeoEditor_files",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": "url",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 480
        }
      ],
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": "pictureUrl(width:480)"
    }
  ],
  "type": "File",
  "abstractKey": null
};

(node as any).hash = "92d8e84dfb5854afb9be428bfaac87d4";

export default node;
