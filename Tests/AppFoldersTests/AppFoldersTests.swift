import Testing

@testable import AppFolders
