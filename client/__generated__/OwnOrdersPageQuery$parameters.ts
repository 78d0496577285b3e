/**
 * @generated SignedSource<<4ef207b9583169ec3677601369c09820>>
 * @relayHash 69fd76021084de2e6c6ef5b39f834e7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d835e15631121aba493b5cf637f9e3ca4519fa27b83fd4feea3d56e71011f8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrdersPageQuery } from './OwnOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d835e15631121aba493b5cf637f9e3ca4519fa27b83fd4feea3d56e71011f8f",
    "metadata": {},
    "name": "OwnOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
