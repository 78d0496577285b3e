/**
 * @generated SignedSource<<de455ceb4b1208b594e608b700d118e6>>
 * @relayHash 8c0bdd0df80752c5431e231822dabe68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c0bdd0df80752c5431e231822dabe68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsFilePageQuery } from './TextsFilePageQuery.graphql';

const node: PreloadableConcreteRequest<TextsFilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c0bdd0df80752c5431e231822dabe68",
    "metadata": {},
    "name": "TextsFilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
