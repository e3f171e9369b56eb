import Testing

@testable import SourceLowering
