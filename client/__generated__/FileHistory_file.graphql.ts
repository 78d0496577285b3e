/**
 * @generated SignedSource<<4143f8ea04e8a186134238f756ba81c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileHistory_file$data = {
  readonly auditTrail: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"AuditTable_entries">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "FileHistory_file";
};
export type FileHistory_file$key = {
  readonly " $data"?: FileHistory_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileHistory_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileHistory_file",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "AuditEntryConnection",
      "kind": "LinkedField",
      "name": "auditTrail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTable_entries"
        }
      ],
      "storageKey": "auditTrail(first:10)"
    }
  ],
  "type": "File",
  "abstractKey": null
};

(node as any).hash = "01874c8849327a032f950ec4788f7c02";

export default node;
