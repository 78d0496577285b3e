/**
 * @generated SignedSource<<fa409bd5b196ea8e89ea6c4e76caee2c>>
 * @relayHash 258b554184267ab91f114078ee8e1576
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 258b554184267ab91f114078ee8e1576

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisplayPageQuery } from './DisplayPageQuery.graphql';

const node: PreloadableConcreteRequest<DisplayPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "258b554184267ab91f114078ee8e1576",
    "metadata": {},
    "name": "DisplayPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
