import CurbcutFoundation
import Foundation

/// One thing that is dragged.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragitem>.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Gives what is dragged.
  public let itemProvider: NSItemProvider
  /// Whatever the app knows the thing by, for drops in the app itself; nil for nothing.
  open var localObject: Any?
  /// Makes the picture that moves with the finger; nil for the lifted view.
  @Unsupported("UIDragItem.previewProvider: no picture moves with the finger")
  open var previewProvider: (() -> UIDragPreview?)? = nil

  /// A thing to drag.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// How the picture of a dragged view is cut out.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>.
open class UIDragPreviewParameters: UIPreviewParameters {
  public override init() { super.init() }
}

/// Where the picture of a dragged view stands.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture that moves with the finger.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreview>.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it is cut out.
  public let parameters: UIDragPreviewParameters

  /// A picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A picture of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// The picture that lifts off or settles, and where.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargeteddragpreview>.
open class UITargetedDragPreview: UITargetedPreview {}

/// What a drop does with the things.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing; the drag is given up.
  case cancel
  /// Nothing, though something could be dropped there at other times.
  case forbidden
  /// Copies them.
  case copy
  /// Moves them; only within the app.
  case move
}

/// What a drop at a place would do.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropproposal>.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What it would do.
  public let operation: UIDropOperation
  /// Whether the finger hides the place, so that it is shown above; false by default.
  @Unsupported("UIDropProposal.isPrecise: no picture moves with the finger")
  open var isPrecise = false
  /// Whether the picture is as large as the view; false by default.
  @Unsupported("UIDropProposal.prefersFullSizePreview: no picture moves with the finger")
  open var prefersFullSizePreview = false

  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What drags and drops tell of themselves.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragdropsession>.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether things may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether things may only be dropped in the app that they come from.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether there is a thing of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of one of the things.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Things that are dragged.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragsession>.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Whatever the app keeps for the drag; nil for nothing.
  var localContext: Any? { get set }
}

/// How it is shown that dropped things are on their way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all.
  case none
  /// As the system does.
  case `default` = 1
}

/// Things that may be dropped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropsession>.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, for things of the app itself; they always are here.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the things are on their way.
  var progress: Progress { get }
  /// How it is shown that they are. Kept: they come at once here.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of a class of the things, and hands over those that could be made.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Runs what an app wants to happen beside the movement of dropped things. Nothing moves here: changes are made at
/// once.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraganimating>.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are to be animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what happens after them.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Things that lie where they were dropped.
final class DragAtRest: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
