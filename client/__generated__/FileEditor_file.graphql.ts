/**
 * @generated SignedSource<<136c18140084f0b8afc427249ed2ffa6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileEditor_file$data = {
  readonly alt: {
    readonly de: string;
    readonly en: string | null | undefined;
  } | null | undefined;
  readonly caption: {
    readonly de: string;
    readonly en: string | null | undefined;
  } | null | undefined;
  readonly deletedAt: string | null | undefined;
  readonly focalPoint: {
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly id: string;
  readonly isPicture: boolean;
  readonly isPublic: boolean;
  readonly name: string;
  readonly revision: number;
  readonly tags: ReadonlyArray<string>;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FileActions_file" | "FileFacts_file" | "FileHistory_file" | "FilePreview_file" | "FileUses_file" | "FileVersions_file">;
  readonly " $fragmentType": "FileEditor_file";
};
export type FileEditor_file$key = {
  readonly " $data"?: FileEditor_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileEditor_file">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileEditor_file",
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
      "name": "revision",
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
      "name": "isPicture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "alt",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "caption",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FocalPoint",
      "kind": "LinkedField",
      "name": "focalPoint",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "y",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileActions_file"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileFacts_file"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileHistory_file"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilePreview_file"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileUses_file"
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
})();

(node as any).hash = "02f73e7169759af74f902823099ad457";

export default node;
