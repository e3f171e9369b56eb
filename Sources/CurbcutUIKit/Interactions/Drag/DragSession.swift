import CurbcutFoundation
import Foundation

/// A drag-and-drop session: a finger that drags items from one place to another.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem]
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)
  let allowsMoveOperation: Bool
  let isRestrictedToDraggingApplication: Bool
  private weak var window: UIWindow?
  /// The location of the finger, in the window's coordinates.
  private var point: CGPoint
  /// The interaction under the finger that would receive a drop, and the latest proposal of its delegate.
  private var target: (interaction: UIDropInteraction, proposal: UIDropProposal)?

  init(items: [UIDragItem], allowsMove: Bool, isRestricted: Bool, at point: CGPoint, in window: UIWindow?) {
    self.items = items
    allowsMoveOperation = allowsMove
    isRestrictedToDraggingApplication = isRestricted
    self.point = point
    self.window = window
    super.init()
  }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loading = Loading(waiting: items.count, completion: completion)
    for (index, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        // The app's item providers call back synchronously, on the calling thread.
        MainActor.assumeIsolated { loading.receive(object, at: index) }
      }
    }
    if items.isEmpty { completion([]) }
    return progress
  }

  /// Collects the objects until every item has been loaded or has failed to load.
  @MainActor
  private final class Loading {
    private var waiting: Int
    private var found: [Int: any NSItemProviderReading] = [:]
    private let completion: ([any NSItemProviderReading]) -> Void

    init(waiting: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
      self.waiting = waiting
      self.completion = completion
    }

    func receive(_ object: (any NSItemProviderReading)?, at index: Int) {
      if let object { found[index] = object }
      waiting -= 1
      if waiting == 0 { completion(found.sorted { $0.key < $1.key }.map(\.value)) }
    }
  }

  // MARK: Following the finger

  /// Moves to a point of the window: exits and enters drop interactions, and asks for a new proposal.
  func move(to point: CGPoint) {
    self.point = point
    let found = dropInteraction()
    if let old = target?.interaction, old !== found {
      old.delegate?.dropInteraction(old, sessionDidExit: self)
      target = nil
    }
    guard let found else { return }
    if target == nil { found.delegate?.dropInteraction(found, sessionDidEnter: self) }
    let proposal =
      found.delegate?.dropInteraction(found, sessionDidUpdate: self) ?? UIDropProposal(operation: .cancel)
    target = (found, proposal)
  }

  /// The innermost drop interaction under the finger that can handle the session.
  private func dropInteraction() -> UIDropInteraction? {
    var view = window?.hitTest(point, with: nil)
    while let current = view {
      for case let drop as UIDropInteraction in current.interactions
      where drop.delegate?.dropInteraction(drop, canHandle: self) == true {
        return drop
      }
      view = current.superview
    }
    return nil
  }

  /// Drops the items where the finger is, if an interaction accepts them there.
  /// - Returns: The operation performed.
  func drop() -> UIDropOperation {
    guard let (interaction, proposal) = target else { return .cancel }
    target = nil
    var operation = proposal.operation
    if operation == .move, !allowsMoveOperation { operation = .copy }
    if operation == .copy || operation == .move {
      interaction.delegate?.dropInteraction(interaction, performDrop: self)
      interaction.delegate?.dropInteraction(interaction, concludeDrop: self)
    }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self)
    return operation
  }

  /// Cancels the drag.
  func cancel() {
    if let old = target?.interaction {
      old.delegate?.dropInteraction(old, sessionDidExit: self)
      old.delegate?.dropInteraction(old, sessionDidEnd: self)
    }
    target = nil
  }
}
