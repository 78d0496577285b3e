/**
 * @generated SignedSource<<68a510dd184b0c3da616127ac640d5ac>>
 * @relayHash 6f86a1d3708bd21063fa3b19b9d99c89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f86a1d3708bd21063fa3b19b9d99c89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PictureEditPageQuery } from './PictureEditPageQuery.graphql';

const node: PreloadableConcreteRequest<PictureEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f86a1d3708bd21063fa3b19b9d99c89",
    "metadata": {},
    "name": "PictureEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
