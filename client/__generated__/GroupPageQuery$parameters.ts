/**
 * @generated SignedSource<<6fec552c3975b85f759c38c89a0fd276>>
 * @relayHash 4fd1fd590f132604e74bf67070290c60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fd1fd590f132604e74bf67070290c60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fd1fd590f132604e74bf67070290c60",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
