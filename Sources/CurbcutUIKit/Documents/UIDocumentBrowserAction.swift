import CurbcutFoundation
import CurbcutUniformTypeIdentifiers

/// Something of the app's own that can be done with a document in the browser.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentbrowseraction>.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// Where an action is offered.
  public struct Availability: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1)
    /// In the bar while documents are selected. Here the menu alone offers actions.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// The identity of the action.
  public let identifier: String
  /// What the person reads.
  public let localizedTitle: String
  /// Where the action is offered.
  public let availability: Availability
  /// The picture of the action; nil for none.
  open var image: UIImage?
  /// The types of documents that the action is for, as identifiers; everything by default.
  open var supportedContentTypes = ["public.item"]
  /// Whether the action is for several documents together; true by default.
  @Unsupported(
    "UIDocumentBrowserAction.supportsMultipleItems: an action is offered in the menu of one document")
  open var supportsMultipleItems = true
  let handler: ([URL]) -> Void

  /// Creates an action.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }

  /// Whether the action is for a document.
  func suits(_ item: DocumentsFolder.Item) -> Bool {
    supportedContentTypes.contains { name in UTType(name).map { item.type.conforms(to: $0) } ?? false }
  }
}

/// Animates a document's way from the browser to the screen and back: it fades in and out.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller>.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the document has been read; nil when it is there.
  @Unsupported(
    "UIDocumentBrowserTransitionController.loadingProgress: documents are on the device, and there at once")
  open var loadingProgress: Progress? = nil
  /// The view that the document grows into.
  @Unsupported("UIDocumentBrowserTransitionController.targetView: the screen fades in as a whole")
  open var targetView: UIView? = nil

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    let isComing =
      transitionContext.viewController(forKey: .to)?.presentingViewController
      === transitionContext.viewController(forKey: .from)
      || transitionContext.viewController(forKey: .from)?.presentedViewController
        === transitionContext.viewController(forKey: .to)
    if let to {
      to.frame =
        transitionContext.viewController(forKey: .to).map { transitionContext.finalFrame(for: $0) }
        ?? transitionContext.containerView.bounds
      if isComing {
        transitionContext.containerView.addSubview(to)
        to.alpha = 0
      } else {
        transitionContext.containerView.insertSubview(to, at: 0)
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { if isComing { to?.alpha = 1 } else { from?.alpha = 0 } },
      completion: { _ in
        let isDone = !transitionContext.transitionWasCancelled
        if !isComing, isDone { from?.removeFromSuperview() }
        transitionContext.completeTransition(isDone)
      })
  }
}

/// What the app's Info.plist says of documents.
@MainActor
package enum AppDocumentTypes {
  private static var info: [String: Any] { AppLaunch.current?.info ?? Bundle.main.infoDictionary ?? [:] }

  /// The types of documents that the app opens.
  package static var all: [UTType] {
    let declared = info["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
    return declared.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }.compactMap { UTType($0) }
  }

  /// The name under which the app's folder is shown: the app's own.
  package static var folderName: String {
    info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? SystemWord.documents.text
  }
}
