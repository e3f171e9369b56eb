import CurbcutFoundation
import Testing

@testable import CurbcutUIKit

@Suite("What is said of a row that is dragged")
struct MoveAnnouncementTests {
  /// Source, target, the neighbour that is named, and whether the row is below it.
  nonisolated static let moves: [(IndexPath, IndexPath, IndexPath, Bool)] = [
    ([0, 0], [0, 1], [0, 1], true),
    ([0, 0], [0, 3], [0, 3], true),
    ([0, 3], [0, 1], [0, 1], false),
    // Back where it was.
    ([0, 2], [0, 2], [0, 1], true),
    ([0, 0], [0, 0], [0, 1], false),
    // To another section: below its last row so far, above its first.
    ([0, 2], [1, 2], [1, 1], true),
    ([0, 2], [1, 0], [1, 0], false),
    ([1, 0], [0, 1], [0, 1], false),
  ]

  @Test("The row that the dragged one has just passed is named", arguments: moves)
  func neighbour(source: IndexPath, target: IndexPath, neighbour: IndexPath, isBelow: Bool) {
    let announcement = MoveAnnouncement(from: source, to: target)
    #expect(announcement.neighbour == neighbour)
    #expect(announcement.isBelow == isBelow)
  }
}
