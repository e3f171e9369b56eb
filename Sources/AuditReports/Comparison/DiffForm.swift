import AccessibilityTree

/// What is different between two versions of the same screens: the output of `curbcut diff --format json`.
public struct DiffForm: Codable, Sendable {
  /// `curbcut.diff`
  public var format = "curbcut.diff"
  /// Grows when a key changes its meaning or goes.
  public var version = 1
  /// What the two sides are called.
  public var before, after: String
  /// The screens that are on both sides, in the order of the second.
  public var screens: [Screen]
  /// The names of screens that came and went.
  public var added, removed: [String]

  /// The differences of one screen.
  public struct Screen: Codable, Sendable {
    /// What the screen is called now, and what it was called when that was something else.
    public var name: String
    /// Its former name; nil when it is the same.
    public var formerName: String?
    /// What is different in the tree.
    public var tree: [TreeComparison.Change]
    /// The words that VoiceOver says, line by line, with those that came and went; empty when all are the same.
    public var words: [Line]
    /// Findings that came and went. What is found on both sides is not here.
    public var newFindings, fixedFindings: [AuditForm.Finding]
    /// How many findings are on both sides.
    public var remaining: Int
    /// The screen before and after, with frames of what is different; nil without pictures.
    public var looks: Looks?

    /// Whether nothing is different.
    public var isSame: Bool {
      tree.isEmpty && words.isEmpty && newFindings.isEmpty && fixedFindings.isEmpty && formerName == nil
    }
  }

  /// A line of what VoiceOver says.
  public struct Line: Codable, Sendable, Equatable {
    /// Whether a line came, went or stayed.
    public enum Kind: String, Codable, Sendable {
      /// It is said on both sides.
      case same
      /// It is said now.
      case added
      /// It was said.
      case removed
    }

    /// Whether it came, went or stayed.
    public var kind: Kind
    /// The words.
    public var text: String
  }

  /// Both pictures of a screen, and what is outlined on them.
  public struct Looks: Codable, Sendable {
    /// The pictures; nil where none was taken.
    public var before, after: AuditForm.Picture?
    /// The frames of elements that are different, in points, each with the number of its change, from 0.
    public var oldFrames, newFrames: [Frame]
  }

  /// The frame of a change.
  public struct Frame: Codable, Sendable {
    /// The change's place among the screen's.
    public var change: Int
    /// x, y, width and height, in points.
    public var frame: [Double]
  }

  /// Whether nothing is different.
  public var isSame: Bool { added.isEmpty && removed.isEmpty && screens.allSatisfy(\.isSame) }
  /// How many findings came, and how many of these are failures.
  public var newFailures: Int {
    screens.reduce(0) { $0 + $1.newFindings.count(where: \.isFailure) }
  }
}
