/**
 * @generated SignedSource<<83ae2a342f507394b9546a86c1a49d9b>>
 * @relayHash d61b29e116dd568394c3669c851b8800
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d61b29e116dd568394c3669c851b8800

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GalleryPageQuery } from './GalleryPageQuery.graphql';

const node: PreloadableConcreteRequest<GalleryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d61b29e116dd568394c3669c851b8800",
    "metadata": {},
    "name": "GalleryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
