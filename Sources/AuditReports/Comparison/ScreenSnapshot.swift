import AccessibilityTree

/// All that is compared of a screen: its tree, its words, its findings and its picture.
public struct ScreenSnapshot: Codable, Sendable {
  /// What is found on it. Its ``AuditForm/Screen/id`` and names say which screen it is.
  public var audit: AuditForm.Screen
  /// What assistive technologies read.
  public var tree: ElementTree
  /// What VoiceOver says, stop by stop.
  public var words: [String]

  /// Creates a snapshot.
  public init(audit: AuditForm.Screen, tree: ElementTree, words: [String]) {
    self.audit = audit
    self.tree = tree
    self.words = words
  }
}

/// The screens of one side of a comparison, as one process hands them to another.
public struct SnapshotForm: Codable, Sendable {
  /// `curbcut.snapshots`
  public var format = "curbcut.snapshots"
  /// Grows when a key changes its meaning or goes.
  public var version = 1
  /// The screens.
  public var screens: [ScreenSnapshot]

  /// Creates the form of a side.
  public init(screens: [ScreenSnapshot]) { self.screens = screens }
}
