/**
 * @generated SignedSource<<680c27db8be8b5121c486d42f6ae049c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilePreview_file$data = {
  readonly alt: {
    readonly de: string;
  } | null | undefined;
  readonly downloadUrl: string;
  readonly height: number | null | undefined;
  readonly id: string;
  readonly isPicture: boolean;
  readonly large: string | null | undefined;
  readonly mimeType: string;
  readonly name: string;
  readonly revision: number;
  readonly small: string | null | undefined;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "FilePreview_file";
};
export type FilePreview_file$key = {
  readonly " $data"?: FilePreview_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilePreview_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilePreview_file",
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
      "name": "mimeType",
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
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    },
    {
      "alias": "small",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 640
        }
      ],
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": "pictureUrl(width:640)"
    },
    {
      "alias": "large",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 1280
        }
      ],
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": "pictureUrl(width:1280)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "alt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "File",
  "abstractKey": null
};

(node as any).hash = "e3ed877549f3e619edcd26b2ae57c0b0";

export default node;
