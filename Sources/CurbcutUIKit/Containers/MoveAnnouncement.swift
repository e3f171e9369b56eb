import CurbcutFoundation

/// What VoiceOver says while a row is dragged: where the row would be if it were dropped now.
///
/// As recorded in Settings, where a row of the keyboards is dragged: "Moved below Spanish (Latin America)".
struct MoveAnnouncement: Equatable {
  /// The row that the dragged one is next to, where it is in the data.
  let neighbour: IndexPath
  let isBelow: Bool

  /// - Parameters:
  ///   - source: the dragged row, where it is in the data.
  ///   - target: where it goes.
  init(from source: IndexPath, to target: IndexPath) {
    let (section, row) = (target.section, target.item)
    if source == target {
      isBelow = row > 0
      neighbour = [section, isBelow ? row - 1 : row + 1]
    } else if source.section == section {
      isBelow = source < target
      neighbour = target
    } else {
      // Among the rows of another section, the dragged one has not been counted yet.
      isBelow = source < target && row > 0
      neighbour = [section, isBelow ? row - 1 : row]
    }
  }

  /// - Parameter name: what VoiceOver calls a row; nil for a row that does not exist or shows nothing.
  @MainActor
  func post(name: (IndexPath) -> String?) {
    guard let name = name(neighbour), !name.isEmpty else { return }
    let word = isBelow ? SystemWord.movedBelow : .movedAbove
    UIAccessibility.post(notification: .announcement, argument: word.text(name))
  }
}
