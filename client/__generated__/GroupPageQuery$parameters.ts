/**
 * @generated SignedSource<<ccb12e5917ba7080223c6a67d25c0a7c>>
 * @relayHash 4b870a19fb73bad003f8b67d4891a13c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b870a19fb73bad003f8b67d4891a13c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupPageQuery } from './GroupPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b870a19fb73bad003f8b67d4891a13c",
    "metadata": {},
    "name": "GroupPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
