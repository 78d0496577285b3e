/**
 * @generated SignedSource<<70964431d6daeb8932b6d7152f07865d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadBlock_block$data = {
  readonly file: {
    readonly extension: string;
    readonly name: string;
    readonly size: number;
    readonly url: string;
  } | null | undefined;
  readonly label: string;
  readonly " $fragmentType": "DownloadBlock_block";
};
export type DownloadBlock_block$key = {
  readonly " $data"?: DownloadBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadBlock_block",
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
      "concreteType": "PageFile",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "extension",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DownloadBlock",
  "abstractKey": null
};

(node as any).hash = "7a2b5f53c45fb60a27ce2a1d7357264a";

export default node;
