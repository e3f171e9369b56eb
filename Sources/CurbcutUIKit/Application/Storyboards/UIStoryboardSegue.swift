import CurbcutFoundation

/// A transition from one view controller to another that a storyboard describes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboardsegue>.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  private let name: String?
  private let start: UIViewController
  private let end: UIViewController
  /// What the segue does unless a subclass overrides ``perform()``.
  final var handler: (() -> Void)?

  /// A segue that shows the destination from the source.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the segue in the storyboard; nil for none.
  ///   - source: the controller that the segue leaves.
  ///   - destination: the controller that the segue goes to.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    name = identifier
    start = source
    end = destination
    super.init()
  }

  /// A segue that runs a block.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the segue in the storyboard; nil for none.
  ///   - source: the controller that the segue leaves.
  ///   - destination: the controller that the segue goes to.
  ///   - performHandler: what ``perform()`` runs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// The identifier of the segue in the storyboard; nil for none.
  open var identifier: String? { name }
  /// The controller that the segue leaves.
  open var source: UIViewController { start }
  /// The controller that the segue goes to.
  open var destination: UIViewController { end }

  /// Performs the segue: runs the block, or does what the storyboard says. A subclass in the app may do something
  /// else.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: self) }
  }
}

extension UIStoryboardSegue {
  private struct Ends {
    var identifier: String?
    var source: UIViewController
    var destination: UIViewController
  }

  /// What the segue that is being created connects.
  private static var ends: Ends?

  @usableFromInline
  @_silgen_name("curbcut_UIStoryboardSegue_make")
  convenience init(made: Void) {
    let ends = UIStoryboardSegue.ends
    self.init(
      identifier: ends?.identifier, source: ends?.source ?? UIViewController(),
      destination: ends?.destination ?? UIViewController())
  }

  /// Creates a segue of a class known only at run time; see `ObjectMaking.h`.
  static func make(
    named identifier: String?, from source: UIViewController, to end: UIViewController
  ) -> UIStoryboardSegue {
    ends = Ends(identifier: identifier, source: source, destination: end)
    defer { ends = nil }
    return ObjectMaking.make(self, .storyboardSegue)
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: end)
  }
}

/// The starting point of an unwind segue.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource>.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue leaves.
  public let source: UIViewController
  /// The action that the destination must have.
  public let unwindAction: Selector
  /// The object that started the segue.
  public let sender: Any?

  /// The older name of ``source``.
  public var sourceViewController: UIViewController { source }

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
