/**
 * @generated SignedSource<<6f871b186ec130fabf2b8c722949864b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasicsSection_groups$data = ReadonlyArray<{
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "BasicsSection_groups";
}>;
export type BasicsSection_groups$key = ReadonlyArray<{
  readonly " $data"?: BasicsSection_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasicsSection_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BasicsSection_groups",
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
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "ProductGroup",
  "abstractKey": null
};

(node as any).hash = "84dba284b5a4d1985456684d46674b44";

export default node;
