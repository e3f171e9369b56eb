/// How much VoiceOver says of an element (Settings > VoiceOver > Verbosity).
public struct Verbosity: Hashable, Sendable {
  /// Where the words for an element's traits are said.
  public enum TraitPosition: String, Hashable, Sendable, CaseIterable {
    /// Before the label: "Button, Done".
    case before
    /// After label and value: "Done, Button".
    case after
    /// Not at all.
    case none
  }

  /// Where the words for the traits are said.
  public var traitPosition = TraitPosition.after
  /// The value of the element.
  public var includesValue = true
  /// The hint of the element, its own and the one of its kind.
  public var includesHints = true
  /// "1 of 3", "List Start."
  public var includesContext = true
  /// Headers, rows and columns of a data table.
  public var includesTableContext = true
  /// The two halves of that: the words of header cells, and the numbers.
  public var includesTableHeaders = true
  /// The numbers of rows and columns, and how many a cell spans.
  public var includesRowsAndColumns = true
  /// "Actions available", "More content available".
  public var includesActions = true
  /// "More content available".
  public var includesMoreContent = true
  /// Custom content of high importance.
  public var includesImportantContent = true
  /// The label of a container that is entered.
  public var includesContainers = true

  /// Everything that is known, as ``verbose``.
  public init() {}

  /// Everything that is known.
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
