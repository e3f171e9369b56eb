/// How much VoiceOver says about an element (Settings › VoiceOver › Verbosity).
public struct Verbosity: Hashable, Sendable {
  /// When the words for an element's traits are said.
  public enum TraitPosition: String, Hashable, Sendable, CaseIterable {
    /// Before the label: "Button, Done".
    case before
    /// After label and value: "Done, Button".
    case after
    /// Not at all.
    case none
  }

  /// When the words for the traits are said.
  public var traitPosition = TraitPosition.after
  /// The value of the element.
  public var includesValue = true
  /// The element's own hint and the hint for its kind.
  public var includesHints = true
  /// "1 of 3", "List Start."
  public var includesContext = true
  /// Headers, rows and columns of a data table.
  public var includesTableContext = true
  /// The words of header cells, as part of ``includesTableContext``.
  public var includesTableHeaders = true
  /// The numbers of rows and columns, and how many a cell spans, as part of ``includesTableContext``.
  public var includesRowsAndColumns = true
  /// "Actions available".
  public var includesActions = true
  /// "More content available".
  public var includesMoreContent = true
  /// Custom content of high importance.
  public var includesImportantContent = true
  /// The label of a container that the cursor enters.
  public var includesContainers = true

  /// Creates the verbosity that includes everything, like ``verbose``.
  public init() {}

  /// Everything.
  public static let verbose = Verbosity()

  /// The label alone.
  public static let minimal = {
    var verbosity = Verbosity()
    verbosity.traitPosition = .none
    verbosity.includesValue = false
    verbosity.includesHints = false
    verbosity.includesContext = false
    verbosity.includesTableContext = false
    verbosity.includesImportantContent = false
    verbosity.includesContainers = false
    return verbosity
  }()
}
