/// What a machine can do of an audit by itself: a screen, with one combination of settings.
///
/// An app runs in one language at a time, so that its unit has all combinations with that language.
public struct AuditUnit: Hashable, Codable, Sendable {
  /// The file or folder, as it is called on every machine.
  public var path: String
  /// What tells the screen from others of the file; empty for the only one.
  public var screen: String
  /// The combinations of settings in words, in their order; an empty text where there are no others.
  public var settings: [String]

  /// Creates a unit.
  public init(path: String, screen: String, settings: [String]) {
    self.path = path
    self.screen = screen
    self.settings = settings
  }

  /// The unit in words: `Main.storyboard, a-b-c, with AX3 · dark`.
  public var words: String {
    let settings = settings.filter { !$0.isEmpty }
    return
      ([path, screen].filter { !$0.isEmpty }
      + (settings.isEmpty ? [] : ["with \(settings.joined(separator: "; "))"]))
      .joined(separator: ", ")
  }
}

/// What became of a unit.
public enum UnitOutcome: Sendable, Equatable {
  /// It was looked at.
  case judged([ScreenLook])
  /// It could not be.
  case failed(UnitFailure)

  /// What was seen; nil for a unit that was not looked at.
  public var looks: [ScreenLook]? {
    if case .judged(let looks) = self { looks } else { nil }
  }
}

/// Why a unit was not looked at.
public struct UnitFailure: Error, Sendable, Codable, Hashable {
  /// The status with which its process ended.
  public var status: Int
  /// Why, in a sentence.
  public var problem: String

  /// Creates a failure.
  public init(status: Int, problem: String) {
    self.status = status
    self.problem = problem
  }
}
