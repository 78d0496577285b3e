/**
 * @generated SignedSource<<68c8784afe45d4dcef29310b6c7eab72>>
 * @relayHash 4fd1fd590f132604e74bf67070290c60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00489490c1497053e81307accb83245d2cf94e4f59c4cd91326f7fc4dfaa1f0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00489490c1497053e81307accb83245d2cf94e4f59c4cd91326f7fc4dfaa1f0c",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
