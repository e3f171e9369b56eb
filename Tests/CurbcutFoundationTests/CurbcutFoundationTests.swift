import Testing

@testable import CurbcutFoundation
