import Foundation
import Testing

@testable import AppFolders

@Suite("Private types of a file")
struct PrivateTypesTests {
  @Test("Are those that stand in nothing else")
  func names() {
    let source = """
      private enum Settings {}
      fileprivate final class Cell: UITableViewCell {}
      private struct `Type`<T> {}
      private let value = 1
      private func make() {}
      private extension Note {}
      struct Open {
        private enum Inner {}
      }
      privateer()
      private
      """
    #expect(PrivateTypes.names(in: Data(source.utf8)) == ["Settings", "Cell", "`Type`"])
  }
}
