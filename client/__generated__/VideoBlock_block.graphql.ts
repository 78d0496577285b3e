/**
 * @generated SignedSource<<930b633ee980013cbf2366551fdb127b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoSource = "FILE" | "VIMEO" | "YOUTUBE";
import type { FragmentRefs } from "relay-runtime";
export type VideoBlock_block$data = {
  readonly captions: {
    readonly url: string;
  } | null | undefined;
  readonly file: {
    readonly mimeType: string;
    readonly url: string;
  } | null | undefined;
  readonly poster: {
    readonly url: string;
  } | null | undefined;
  readonly source: VideoSource;
  readonly title: string;
  readonly videoId: string | null | undefined;
  readonly " $fragmentType": "VideoBlock_block";
};
export type VideoBlock_block$key = {
  readonly " $data"?: VideoBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoBlock_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VideoBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mimeType",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PagePicture",
      "kind": "LinkedField",
      "name": "poster",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 1280
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:1280)"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageFile",
      "kind": "LinkedField",
      "name": "captions",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VideoBlock",
  "abstractKey": null
};
})();

(node as any).hash = "5b59968a887dfa9624444b88bbdb371e";

export default node;
