/**
 * @generated SignedSource<<8846d114323e6f223c27afa0235dcdeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantsSection_colors$data = ReadonlyArray<{
  readonly code: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "VariantsSection_colors";
}>;
export type VariantsSection_colors$key = ReadonlyArray<{
  readonly " $data"?: VariantsSection_colors$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantsSection_colors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VariantsSection_colors",
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
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Color",
  "abstractKey": null
};

(node as any).hash = "070c9868fd8f6a19fa3951eef3c87fb7";

export default node;
