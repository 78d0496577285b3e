/**
 * @generated SignedSource<<11428f54f9946d3f7b28bbb45e3b755f>>
 * @relayHash 048d73ebd2264108cc63a040f70ce1f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d8e4c382ddd0934bd204c217295be13af4be4c213496e6fd9e8a23b22b20d8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d8e4c382ddd0934bd204c217295be13af4be4c213496e6fd9e8a23b22b20d8a",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
