/**
 * @generated SignedSource<<e033187eb1de630c4b59ac7b8dab4bf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UploadKind = "DOCUMENT" | "OTHER" | "PICTURE" | "VIDEO";
import type { FragmentRefs } from "relay-runtime";
export type UploadQueue_query$data = {
  readonly uploadRules: {
    readonly limits: ReadonlyArray<{
      readonly bytes: number;
      readonly extensions: ReadonlyArray<string>;
      readonly kind: UploadKind;
    }>;
    readonly minimum: {
      readonly height: number;
      readonly width: number;
    } | null | undefined;
    readonly quota: {
      readonly total: number;
      readonly used: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "UploadQueue_query";
};
export type UploadQueue_query$key = {
  readonly " $data"?: UploadQueue_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadQueue_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadQueue_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadRules",
      "kind": "LinkedField",
      "name": "uploadRules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UploadLimit",
          "kind": "LinkedField",
          "name": "limits",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bytes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "extensions",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PixelSize",
          "kind": "LinkedField",
          "name": "minimum",
          "plural": false,
          "selections": [
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FileQuota",
          "kind": "LinkedField",
          "name": "quota",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "used",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "dfefc4f1338cd76c2eaf346ea7102659";

export default node;
