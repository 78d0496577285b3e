/**
 * @generated SignedSource<<4203323ef5770d5c40fb872eb97d1a74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadStage_query$data = {
  readonly uploadRules: {
    readonly limits: ReadonlyArray<{
      readonly bytes: number;
      readonly extensions: ReadonlyArray<string>;
    }>;
    readonly minimum: {
      readonly height: number;
      readonly width: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "UploadStage_query";
};
export type UploadStage_query$key = {
  readonly " $data"?: UploadStage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadStage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadStage_query",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "df279c28f6403c92a893787da48b9621";

export default node;
