/**
 * @generated SignedSource<<7168a13ddc5d815f528be329d2f2deb2>>
 * @relayHash 532a6736fa3472ff6707b8c0563d56e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 532a6736fa3472ff6707b8c0563d56e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkingCopyPageQuery } from './WorkingCopyPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkingCopyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "532a6736fa3472ff6707b8c0563d56e2",
    "metadata": {},
    "name": "WorkingCopyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
