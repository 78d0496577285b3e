/**
 * @generated SignedSource<<239bdd0d9f2be0ae286cb5aeb642b604>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EditObstacle = "DAMAGED" | "LOCKED" | "MOVING" | "NO_PICTURE" | "SIGNED" | "TOO_LARGE";
import type { FragmentRefs } from "relay-runtime";
export type useEditorFrame_file$data = {
  readonly editObstacle: EditObstacle | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FileVersions_file">;
  readonly " $fragmentType": "useEditorFrame_file";
};
export type useEditorFrame_file$key = {
  readonly " $data"?: useEditorFrame_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEditorFrame_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEditorFrame_file",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editObstacle",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileVersions_file"
    }
  ],
  "type": "File",
  "abstractKey": null
};

(node as any).hash = "97e364873a718064740bf23c44f448a4";

export default node;
