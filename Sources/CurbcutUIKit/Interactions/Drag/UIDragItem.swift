import CurbcutFoundation
import Foundation

/// An item that is dragged.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragitem>.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Provides the dragged data.
  public let itemProvider: NSItemProvider
  /// An object of the app that the item represents, for drops within the app, if any.
  open var localObject: Any?
  /// Provides the preview that moves with the finger; nil for the lifted view.
  @Unsupported("UIDragItem.previewProvider: no picture moves with the finger")
  open var previewProvider: (() -> UIDragPreview?)? = nil

  /// Makes an item to drag.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// How the preview of a dragged view is clipped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>.
open class UIDragPreviewParameters: UIPreviewParameters {
  public override init() { super.init() }
}

/// The position of the preview of a dragged view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview that moves with the finger.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreview>.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it is clipped.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// The preview that is lifted or dropped, and its position.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargeteddragpreview>.
open class UITargetedDragPreview: UITargetedPreview {}

/// What a drop does with the items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing: the drag is cancelled.
  case cancel
  /// Nothing, although the target accepts drops in other circumstances.
  case forbidden
  /// Copies them.
  case copy
  /// Moves them; only within the app.
  case move
}

/// What a drop at the current location would do.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropproposal>.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The operation.
  public let operation: UIDropOperation
  /// Whether the drop location must be precise, so that it is shown above the finger; false by default.
  @Unsupported("UIDropProposal.isPrecise: no picture moves with the finger")
  open var isPrecise = false
  /// Whether the preview keeps its full size; false by default.
  @Unsupported("UIDropProposal.prefersFullSizePreview: no picture moves with the finger")
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The common interface of drag and drop sessions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragdropsession>.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items dragged.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items may only be dropped in the app that they come from.
  var isRestrictedToDraggingApplication: Bool { get }
  /// The location of the finger, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether any item conforms to one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be loaded from any of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as seen by its source.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragsession>.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Any value that the app attaches to the drag.
  var localContext: Any? { get set }
}

/// How the progress of loading dropped items is indicated.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all.
  case none
  /// By the system's indicator.
  case `default` = 1
}

/// A drag, as seen by a drop target.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropsession>.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session if the drag comes from this app, which is always the case here.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress of loading the items.
  var progress: Progress { get }
  /// How the progress is indicated. Stored but unused, because items are loaded immediately.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads objects of a class from the items, and passes those that could be loaded to the completion handler.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Runs the app's animations alongside those of dropped items. Nothing is animated here: changes are made
/// immediately.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraganimating>.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are to be animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler to call after them.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animator for items that are not animated: it runs the closures immediately.
final class DragAtRest: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
