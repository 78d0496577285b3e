/**
 * @generated SignedSource<<1a2885b67df5e240722478e99d5d702c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TableBlock_block$data = {
  readonly caption: string;
  readonly hasColumnHead: boolean;
  readonly hasRowHead: boolean;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  readonly " $fragmentType": "TableBlock_block";
};
export type TableBlock_block$key = {
  readonly " $data"?: TableBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"TableBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TableBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasColumnHead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasRowHead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    }
  ],
  "type": "TableBlock",
  "abstractKey": null
};

(node as any).hash = "4d35de78b3921182c4b5d0e7c9de067b";

export default node;
