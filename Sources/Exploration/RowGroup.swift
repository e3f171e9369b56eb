/// The rows of a list that are alike, in their order.
///
/// A list of a hundred dogs leads to one screen a hundred times, and a few rows are enough to see it. A menu looks the
/// same, and each of its rows leads to a screen of its own: rows are tried as long as they lead to something new.
public struct RowGroup: Sendable, Codable, Hashable {
  /// What activates each row.
  public var actions: [ElementAction]

  /// Creates a group.
  public init(_ actions: [ElementAction] = []) { self.actions = actions }

  /// The row that is to be tried next; nil when nothing new is to be expected of the rest.
  ///
  /// - Parameters:
  ///   - screen: the screen of the rows.
  ///   - rows: how many rows are tried in any case, and how many at the end may have led to nothing new.
  ///   - led: where an action led; nil when it has not been tried, and the inner nil when it ended the app.
  func next(on screen: ScreenShape, rows: Int, led: (ElementAction) -> ScreenShape??) -> ElementAction? {
    var found: Set<ScreenShape> = [screen.untitled]
    var idle = 0
    for (count, action) in actions.enumerated() {
      if count >= rows, idle >= rows - 1 { return nil }
      guard let end = led(action) else { return action }
      if let end, found.insert(end.untitled).inserted { idle = 0 } else { idle += 1 }
    }
    return nil
  }
}
