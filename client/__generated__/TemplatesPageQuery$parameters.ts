/**
 * @generated SignedSource<<f764f3f0b8298bff3e2e087df84c4ad6>>
 * @relayHash 3e54034138d6ee94275f08d65786942a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e54034138d6ee94275f08d65786942a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TemplatesPageQuery } from './TemplatesPageQuery.graphql';

const node: PreloadableConcreteRequest<TemplatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e54034138d6ee94275f08d65786942a",
    "metadata": {},
    "name": "TemplatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
