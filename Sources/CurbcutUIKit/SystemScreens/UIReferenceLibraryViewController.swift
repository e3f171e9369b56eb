import Foundation

/// The definition of a word. There are no dictionaries on this device.
///
/// Follows <https://developer.apple.com/documentation/uikit/uireferencelibraryviewcontroller>.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// The word.
  public let term: String

  /// Makes a screen with the definition of a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// Whether there is a definition; there is none on this device.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var nothing = UIContentUnavailableConfiguration.empty()
    // Where nothing may be looked up, not even that there is no definition is said.
    if GuidedAccessHost.allowsDictionaryLookUp { nothing.text = SystemWord.noDefinition.text }
    contentUnavailableConfiguration = nothing
  }
}
